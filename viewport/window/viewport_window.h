// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QVulkanWindow>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/renderer_memory.h"
#include "viewport/window/camera_gestures.h"
#include "viewport/window/refinement.h"

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

    /// Uploads in the background when the device is up, else as soon as it is; what was shown stays
    /// until then. Null empties the picture.
    void setAsset(std::shared_ptr<const Asset> asset);

    /// Asked when the left button goes down, before the camera is: what takes the drag has it until
    /// the button is up. Positions in logical pixels of the window, y down.
    struct PointerGrab {
        std::function<bool(QPointF at, Qt::KeyboardModifiers)> begin;  // true: taken
        std::function<void(QPointF at, Qt::KeyboardModifiers)> move;
        std::function<void(bool cancelled)> end;  // cancelled: Escape, or the window went away
    };
    void setPointerGrab(PointerGrab grab) { m_grab = std::move(grab); }

    /// Like requestUpdate, when the frame will show another view or pose than the last one: what
    /// moves on a software device is drawn with fewer samples and refined when it is still.
    void showMotion();

    /// The present pose by each skinning path, and how far they are apart; none while there is no
    /// file on the device. Waits for the device. Throws GpuError.
    [[nodiscard]] std::optional<AgreementReport> agreement();

    /// What the renderer holds now; nothing without a device.
    [[nodiscard]] RendererMemory memory() const;

    // For the host.
    void setSoftwareDevice(bool software) { m_refinement.setSoftwareDevice(software); }
    /// Samples of the frame that is being drawn; asked once per frame.
    [[nodiscard]] std::uint32_t takeSamples(bool moving);
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    [[nodiscard]] bool fillFrame(FrameInput& input) { return m_source(input); }

signals:
    void deviceReady(const QString& name);
    void failed(const QString& message);
    void assetArriving(float fraction);      // on the device, 0 to 1
    void assetShown();                       // the asset has arrived there
    void noticed(const QStringList& lines);  // what pictures of the asset do not show
    void framesPerSecond(double rate);       // while things move, twice a second; 0: they rest
    void resized(QSize pixels);
    void keyPressed(QKeyEvent* event);  // accept it when it meant something
    // The mouse; positions in logical pixels of the window, y down.
    void hovered(QPointF at);                                   // no button is down
    void left();                                                // the pointer is elsewhere
    void clicked(QPointF at, Qt::KeyboardModifiers modifiers);  // left, without a drag
    void doubleClicked(QPointF at);                             // left; after its first click
    void dragBegins(sinew::CameraDrag drag, QPointF at);        // where the button went down
    /// `delta` in parts of the window's height.
    void dragged(sinew::CameraDrag drag, QPointF delta);
    void dragEnds();
    void turned(double notches, QPointF at);  // of the wheel, away from the user
    void looking(bool held);                  // the right button, and the keys fly
    /// While the right button is held: -1 to 1 to the right, up and forward; zero when it ends.
    void flying(float right, float up, float forward, bool fast);
    void dragOffered(QDropEvent* event);  // accept it when its contents can be opened
    void dropped(QDropEvent* event);      // likewise, and open them

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool wantsKey(const QKeyEvent& event) const;  // rather than a shortcut
    bool takeFlyKey(const QKeyEvent& event, bool down);
    void sayFlight(Qt::KeyboardModifiers modifiers);
    void moveDrag(QPointF at, Qt::KeyboardModifiers modifiers);
    void endDrag(bool cancelled);

    FrameSource m_source;
    std::shared_ptr<const Asset> m_asset;
    ViewportHost* m_host = nullptr;  // owned by QVulkanWindow

    Refinement m_refinement;
    QTimer m_still;  // until the picture is refined
    QElapsedTimer m_clock;
    bool m_moved = false;  // since the last frame

    PointerGrab m_grab;
    bool m_grabbed = false;
    Qt::MouseButton m_button = Qt::NoButton;  // that is down and began what goes on
    CameraDrag m_drag = CameraDrag::None;     // of that button
    bool m_dragging = false;                  // farther than a click's tremble
    QPointF m_pressed;
    QPointF m_mouse;
    FlyKeys m_flyKeys;
};

}  // namespace sinew
