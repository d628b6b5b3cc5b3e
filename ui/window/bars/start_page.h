// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class FilePictures;

/// The page shown before the first file: how to open one.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setPictures(FilePictures& pictures);  // pictures of the recent files; borrowed
    void setRecentFiles(const QStringList& files);
    void setLoading(const QString& name);  // empty: nothing is loading

signals:
    void openWanted();
    void demonstrationWanted();
    void fileChosen(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showPictures();

    FilePictures* m_pictures = nullptr;
    QLabel* m_headline;
    QWidget* m_recent;
    QVBoxLayout* m_recentFiles;
};

}  // namespace sinew
