// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>

class QMainWindow;
class QRect;
class QSettings;

namespace sinew {

/// Saves and restores the position of the window and its docks. Layouts of other versions of the
/// program are restored too: panels that they do not know stay beside their neighbours. A layout is
/// restored as it was saved or not at all. The window starts with any settings: invalid values, and
/// a layout that crashed the last start, are moved to the group "aside".
class LayoutKeeper final : public QObject {
    Q_OBJECT

public:
    LayoutKeeper(QMainWindow& window, QSettings& settings);  // the window owns the keeper; the
                                                             // settings are borrowed
    ~LayoutKeeper() override;

    /// Call once, before the window is shown and after its docks and toolbars have their names.
    /// Returns a line for each setting that was moved aside.
    [[nodiscard]] QStringList restore();
    void save();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool lastStartDied() const;
    void restoreLayout(QStringList& lines);
    void restorePlace(QStringList& lines);
    void applyPlace(const QRect& normal);
    void beginStart();
    void endStart();

    QMainWindow& m_window;
    QSettings& m_settings;
    QByteArray m_arriving;  // empty once the window has the size of that layout
    bool m_starting = false;
};

/// Moves a setting to the group "aside". Returns a message that starts with `why`.
[[nodiscard]] QString putAside(QSettings& settings, const QString& key, const QString& why);

/// If the settings file could not be read completely, saves a copy next to it, because unreadable
/// parts are lost on the next write. Returns a message; empty if there is no problem.
[[nodiscard]] QString keepDamagedFile(const QSettings& settings);

}  // namespace sinew
