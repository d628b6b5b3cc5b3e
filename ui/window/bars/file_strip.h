// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace sinew {

class FilePictures;

/// The files that are opened in turn, side by side with their pictures; those that are visible have
/// one. A click opens a file.
class FileStrip final : public QListWidget {
    Q_OBJECT

public:
    explicit FileStrip(FilePictures& pictures, QWidget* parent = nullptr);  // borrowed

    /// `current`: the file that is shown.
    void setFiles(const QStringList& files, const QString& current);

signals:
    void fileChosen(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void showPictures();

    FilePictures& m_pictures;
};

}  // namespace sinew
