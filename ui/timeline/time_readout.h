// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPointer>

#include "ui/timeline/typed_time.h"

namespace sinew {

class Player;

/// Shows a time of the player; a click, or Enter, turns it into a field in which a time, a frame, a
/// timecode or a step ("+3") is typed. Enter seeks. Esc, or leaving the field, changes nothing. A
/// text that is not a time, or a time outside the played range, is refused: the field stays and
/// says why.
class TimeReadout final : public QLabel {
    Q_OBJECT

public:
    /// `plain` is the unit of a number without a unit. The player is borrowed.
    TimeReadout(Player& player, TimeUnit plain);

    /// The unit of a number without a unit, and of the time that the field begins with.
    void setPlain(TimeUnit plain) { m_plain = plain; }
    void startTyping();  // nothing if there is nothing to play
    [[nodiscard]] bool typing() const { return m_field != nullptr; }
    /// Why the typed text was refused; empty if it was not.
    [[nodiscard]] const QString& refusal() const noexcept { return m_refusal; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString presentTime() const;
    [[nodiscard]] QString rangeWords() const;
    [[nodiscard]] double stepBase(const TypedTime& step) const;
    void take();  // Enter
    void refuse(const QString& why);
    void stopTyping();

    Player& m_player;
    TimeUnit m_plain;
    QPointer<QLineEdit> m_field;  // set while typing
    QString m_refusal;
};

}  // namespace sinew
