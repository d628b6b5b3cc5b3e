// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "model/load/load_asset.h"

class QLabel;
class QMainWindow;
class QProgressBar;
class QStatusBar;
class QTimer;
class QToolButton;
class QWidget;

namespace sinew {

class ElidedLabel;
class Document;
class Player;
class SurfaceMeter;
class Selection;
class Visibility;

/// Fills the status bar: loading and upload progress with Cancel, the file's contents or what is
/// under the pointer, marked vertices, hidden nodes, poses by hand, findings, frames per second,
/// device.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    StatusLine(Document& document, Player& player, Selection& selection, Visibility& visibility,
               SurfaceMeter& meter, QStatusBar& bar);

    void addFirst(QWidget* widget);  // places it before the findings; takes ownership
    void setDeviceName(const QString& name);
    void setFramesPerSecond(double rate);  // 0: not playing
    /// Progress of materials for views that are not shown yet; 1: done.
    void setPrepared(float fraction);

signals:
    void findingsWanted();

private:
    void onLoadStarted(const QString& name);
    void onLoadProgress(LoadStage stage, float fraction);
    void refreshAsset();
    void showLoading(bool shown);
    void endLoading();
    void refreshArrival();
    void showArrival();
    void cancel();
    void refreshFindings();
    void refreshPointer();
    void refreshPosing();
    void refreshHidden();

    QStatusBar& m_bar;
    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    Visibility& m_visibility;
    SurfaceMeter& m_meter;
    QLabel* m_loading;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    ElidedLabel* m_statistics;
    QToolButton* m_hidden;
    QLabel* m_posing;
    QLabel* m_preparing;
    QLabel* m_findings;
    QLabel* m_rate;
    QLabel* m_device;
    QString m_loadingName;
    QTimer* m_arrivalDelay;  // delays the message, so that short uploads are not shown
    QString m_contents;      // summary of the file
};

/// Shows these words in the status bar for some seconds.
void sayBriefly(QMainWindow& window, const QString& words);

}  // namespace sinew
