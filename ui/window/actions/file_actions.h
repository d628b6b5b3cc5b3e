// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/keys/action_set.h"
#include "ui/session/work/borrowed_files.h"
#include "ui/window/file_sequence.h"

class QDropEvent;
class QLabel;
class QMenu;
class QSettings;
class QWidget;

namespace sinew {

class Document;
class EnvironmentChoice;
class FilePictures;
class FileStrip;

/// Opening files: dialog, recent files, drops, reload, and the next and previous file in turn. A
/// folder means its glTF files; an .hdr file becomes the environment.
class FileActions final : public ActionSet {
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent of the dialog.
    FileActions(Document& document, EnvironmentChoice& environment, QSettings& settings,
                QWidget& window);

    /// "2 of 5: Fox.glb", for the status bar; owned by the caller's layout.
    [[nodiscard]] QLabel* placeLabel() const noexcept { return m_place; }

    /// Those of recent files.
    [[nodiscard]] FilePictures& pictures() const noexcept { return *m_pictures; }

    /// The files in turn, hidden unless wanted (View > File Strip); owned by the caller's layout.
    [[nodiscard]] FileStrip* strip() const noexcept { return m_strip; }

    /// Opens the first file; `next` opens the others.
    void openFiles(const QStringList& paths);
    /// Opens a file with the clips of others.
    void openWith(const QString& path, BorrowedFiles borrowed);
    void chooseFiles();
    // Accepted if they contain files.
    static void offerDrop(QDropEvent& event);
    void handleDrop(QDropEvent& event);

signals:
    void failed(const QString& title, const QString& text);
    void stateChosen(const QString& path);  // a file that may hold a state, instead of a model

private:
    QStringList listed(const QStringList& paths);
    void openFile(const QString& path);
    void openStepped(int places);
    void refreshAsset();
    void fillRecentMenu();
    void showRecentPictures();
    void addStrip();
    void fillStrip();
    void say(const QString& place);
    void sayFirst(const QString& place);  // adds the key of the next file

    Document& m_document;
    EnvironmentChoice& m_environment;
    QSettings& m_settings;
    QWidget& m_window;
    FileSequence m_sequence;
    FilePictures* m_pictures;
    FileStrip* m_strip;
    QMenu* m_recent;
    QLabel* m_place;
    QString m_firstPlace;  // said with the key; otherwise empty
};

}  // namespace sinew
