// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <stop_token>

#include "ui/window/screenshot.h"
#include "ui/window/screenshot_name.h"

class QCheckBox;
class QProgressBar;
class QPushButton;

namespace sinew {

class PictureSizeBox;
class SaveField;

/// Asks for file, size and contents of a screenshot and saves it. Stays open, busy, while the
/// picture is rendered, and if it cannot be saved; never replaces a file without asking.
class ScreenshotDialog final : public QDialog {
    Q_OBJECT

public:
    struct Setup {
        QString stem;             // proposed name, without suffix
        QSize windowSize;         // size of the picture in the window, in pixels
        double pixelRatio = 1.0;  // ratio of the window
        ScreenshotSettings settings;
        ScreenshotWriter write;
    };

    explicit ScreenshotDialog(Setup setup, QWidget* parent = nullptr);
    ~ScreenshotDialog() override;

    void reject() override;  // also stops a picture that is being made
    /// After it was accepted: the file, and what to remember.
    [[nodiscard]] QString path() const;
    [[nodiscard]] ScreenshotSettings settings() const;
    /// What the picture lacks.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    QWidget* makeForm();
    QWidget* makeFooter();
    void start(const QString& path, bool replace);
    void finish(const QString& path, bool replace, const ScreenshotResult& result);
    void setBusy(bool busy);
    [[nodiscard]] ScreenshotRequest request() const;

    Setup m_setup;
    SaveField* m_file;
    PictureSizeBox* m_size;
    QCheckBox* m_transparent;
    QCheckBox* m_marks;
    QCheckBox* m_text;
    QCheckBox* m_state;
    QWidget* m_form;
    QProgressBar* m_busy;
    QPushButton* m_save = nullptr;
    std::vector<std::string> m_notices;
    std::stop_source m_stop;
};

}  // namespace sinew
