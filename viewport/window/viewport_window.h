// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QVulkanWindow>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "viewport/scene/frame_input.h"
#include "viewport/window/camera_gestures.h"

class QDropEvent;

namespace sinew {

class ViewportHost;

/// Fills the frame that is about to be drawn. True: things move, draw the next one right after.
using FrameSource = std::function<bool(FrameInput&)>;

/// The native window that shows SceneRenderer's picture. It draws when asked (requestUpdate) and
/// otherwise rests; keys, mouse drags and dropped files are passed on. It stays at one sample: the
/// scene has a multisampled target of its own.
class ViewportWindow final : public QVulkanWindow {
    Q_OBJECT

public:
    explicit ViewportWindow(FrameSource source);
    ~ViewportWindow() override;

    QVulkanWindowRenderer* createRenderer() override;

    /// Uploads at once when the device is up, else as soon as it is. Null empties the picture.
    void setAsset(std::shared_ptr<const Asset> asset);

    // For the host.
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    [[nodiscard]] bool fillFrame(FrameInput& input) { return m_source(input); }

signals:
    void deviceReady(const QString& name);
    void failed(const QString& message);
    void noticed(const QStringList& lines);  // what the device cannot show of the new asset
    void framesPerSecond(double rate);       // while things move, twice a second; 0: they rest
    void resized(QSize pixels);
    void keyPressed(QKeyEvent* event);                    // accept it when it meant something
    void dragged(sinew::CameraDrag drag, QPointF delta);  // delta in parts of the window's height
    void turned(double notches);                          // of the wheel, away from the user
    void dragOffered(QDropEvent* event);  // accept it when its contents can be opened
    void dropped(QDropEvent* event);      // likewise, and open them

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    FrameSource m_source;
    std::shared_ptr<const Asset> m_asset;
    ViewportHost* m_host = nullptr;  // owned by QVulkanWindow
    QPointF m_mouse;
};

}  // namespace sinew
