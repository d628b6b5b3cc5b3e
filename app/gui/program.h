// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QVulkanInstance>
#include <memory>

#include "app/gui/picture_writer.h"
#include "app/gui/start_options.h"
#include "ui/session/session.h"
#include "ui/window/dialogs/path_comparison.h"
#include "ui/window/main_window.h"
#include "viewport/window/window_device.h"

namespace sinew {

class ArrivalNotes;
class Navigation;
class Pointing;
class TrackPath;
class ViewportWindow;
struct WindowFrame;

/// Connects session, window and renderer.
class Program {
public:
    /// Throws GpuError if there is no Vulkan device or the requested layer is missing.
    explicit Program(StartOptions options);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] int run();  // returns the exit code once the window is closed

    [[nodiscard]] Session& session() noexcept { return m_session; }
    [[nodiscard]] MainWindow& window() noexcept { return *m_window; }
    [[nodiscard]] ViewportWindow& viewport() noexcept { return *m_viewport; }
    [[nodiscard]] PictureWriter& pictures() noexcept { return m_pictures; }
    [[nodiscard]] FilmThread& films() noexcept { return m_films; }

    /// Destroys the window and returns the errors of the validation layer.
    [[nodiscard]] std::vector<std::string> finish();

private:
    void createInstance();
    void createViewport();
    void connectViewport();
    void connectSession();
    void connectFreedMemory();
    void applyStart();
    void noteEmptyPicture();
    Result<Agreement> checkSkinning();
    bool fillViewport(WindowFrame& frame);
    void fillFirst(float aspect, FrameInput& input);
    void connectComparison();
    void followAspect();

    StartOptions m_options;
    bool m_startApplied = false;
    // Destroyed in reverse order: the window before the layer's log, the log before the instance.
    QSettings m_settings;
    QVulkanInstance m_instance;
    std::unique_ptr<ValidationLog> m_validation;
    Session m_session;
    std::unique_ptr<TrackPath> m_trackPath;
    PictureWriter m_pictures;
    FilmThread m_films;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<ArrivalNotes> m_notes;
    std::unique_ptr<Navigation> m_navigation;
    std::unique_ptr<Pointing> m_pointing;
    ViewportWindow* m_viewport = nullptr;  // owned by its container in the window
};

}  // namespace sinew
