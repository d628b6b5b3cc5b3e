// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>

class QMainWindow;
class QSettings;

namespace sinew {

struct WindowPlace;

/// Keeps where the window and its docks are from one start to the next. Whatever the settings hold,
/// the window starts: what it cannot take is put aside in them, and so is what a start died of.
class LayoutKeeper final : public QObject {
    Q_OBJECT

public:
    /// The window owns the keeper; the settings are borrowed. A layout of another version is let
    /// go.
    LayoutKeeper(QMainWindow& window, QSettings& settings, int version);
    ~LayoutKeeper() override;

    /// Once, before the window is shown and after its docks and toolbars have their names. What was
    /// put aside and where, a line each.
    [[nodiscard]] QStringList restore();
    void save();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool lastStartDied() const;
    void restoreLayout(QStringList& lines);
    void restorePlace(QStringList& lines);
    void takePlace(const WindowPlace& place);
    void beginStart();
    void endStart();

    QMainWindow& m_window;
    QSettings& m_settings;
    int m_version;
    QByteArray m_arriving;  // the layout, until the window has the size that it was made for
    bool m_starting = false;
};

/// Moves a setting to the group "aside". The line that says so, after `why`.
[[nodiscard]] QString putAside(QSettings& settings, const QString& key, const QString& why);

/// Where the settings' file could not be read as a whole, keeps a copy beside it: what cannot be
/// read is lost when they are next written. The line that says so; empty: all is well.
[[nodiscard]] QString keepDamagedFile(const QSettings& settings);

}  // namespace sinew
