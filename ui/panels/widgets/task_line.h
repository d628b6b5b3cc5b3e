// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

class QLabel;
class QProgressBar;
class QToolButton;

namespace sinew {

class BackgroundTask;
class SkinMeter;

/// A line of text, and beside it the progress of tasks with Cancel, if one takes a moment.
class TaskLine final : public QWidget {
    Q_OBJECT

public:
    /// The tasks are borrowed and must outlive the line.
    explicit TaskLine(const std::vector<BackgroundTask*>& tasks);

    void setText(const QString& text);
    void begin(const QString& doing);  // Call it after starting a task.

signals:
    void cancelled();

private:
    void refresh();

    std::vector<BackgroundTask*> m_tasks;
    QLabel* m_text;
    QLabel* m_doing;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QTimer m_patience;
};

/// A thin line that says what is measured and how far it is, with Cancel; after that with Measure.
/// Hidden if all is measured, and for work that takes no time.
class MeasureHint final : public QWidget {
    Q_OBJECT

public:
    explicit MeasureHint(SkinMeter& meter);

    /// Whether something that is shown is not measured.
    void setMissing(bool missing);

signals:
    void measureWanted();

private:
    void refresh();
    void showState();
    void click();

    SkinMeter& m_meter;
    QLabel* m_words;
    QProgressBar* m_progress;
    QToolButton* m_button;
    QTimer m_delay;
    bool m_missing = false;
};

}  // namespace sinew
