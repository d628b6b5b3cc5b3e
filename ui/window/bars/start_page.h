// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace sinew {

/// The page shown before the first file: how to open one.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    void setLoading(const QString& name);  // empty: nothing is loading

signals:
    void openWanted();
    void demonstrationWanted();
    void fileChosen(const QString& path);

private:
    QLabel* m_headline;
    QWidget* m_recent;
    QVBoxLayout* m_recentFiles;
};

}  // namespace sinew
