// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QWidget;

namespace sinew {

/// The manual, opened in the browser at the current panel, dialog or picture. Pages are named
/// relative to the manual and without ending: "window/joints".
class Manual final : public QObject {
    Q_OBJECT

public:
    /// Where it is for a program in this folder: beside a build, or where `install` puts it. Empty:
    /// it is not there.
    [[nodiscard]] static QString folderFor(const QString& programFolder);
    /// The page about the panel or dialog that the widget belongs to; about the picture if it is
    /// null or belongs to neither.
    [[nodiscard]] static QString pageOf(const QWidget* widget);
    /// Every page that the window can open.
    [[nodiscard]] static QStringList pages();

    /// Opens pages for dialogs over the window, in which its actions have no keys.
    explicit Manual(QWidget& window);

    void setFolder(const QString& folder) { m_folder = folder; }
    /// Without the manual, a message names its package and offers the list of keys.
    void open(const QString& page) const;
    /// The page about `user`, or if that is null about the panel under the pointer.
    void openAt(const QWidget* user) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMissing(const QString& page) const;

    QWidget& m_window;
    QString m_folder;
};

}  // namespace sinew
