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
#include "viewport/scene/frame/frame_timings.h"
#include "viewport/window/camera_gestures.h"
#include "viewport/window/frame_rate.h"
#include "viewport/window/window_frame.h"

class QDropEvent;

namespace sinew {

class ViewportHost;

/// Fills the next frame, with that of the partner if the window has one. True: something moves,
/// draw another frame afterwards.
using FrameSource = std::function<bool(WindowFrame&)>;

/// The native window that shows SceneRenderer's picture. Draws only on request (requestUpdate).
/// Forwards keys, mouse drags and dropped files as signals. Always one sample: the scene has its
/// own multisampled target.
class ViewportWindow final : public QVulkanWindow {
    Q_OBJECT

public:
    explicit ViewportWindow(FrameSource source);
    ~ViewportWindow() override;

    QVulkanWindowRenderer* createRenderer() override;

    /// Uploads in the background as soon as there is a device; the previous picture stays until
    /// then. Null empties the picture.
    void setAsset(std::shared_ptr<const Asset> asset);
    /// A second asset, which a split shows with the first; null releases it. Likewise uploaded in
    /// the background, and again after a device loss.
    void setPartner(std::shared_ptr<const Asset> partner);
    /// Whether the next picture can show both: they are uploaded, and no other file is opened.
    [[nodiscard]] bool showsPartner() const;

    /// Called when the left button is pressed, before the camera handles it. If it takes the drag,
    /// it keeps it until the button is released. Positions in logical pixels of the window, y down.
    struct PointerGrab {
        std::function<bool(QPointF at, Qt::KeyboardModifiers)> begin;  // true: takes the drag
        std::function<void(QPointF at, Qt::KeyboardModifiers)> move;
        std::function<void(bool cancelled)> end;  // cancelled: Escape, or the window was closed
    };
    void setPointerGrab(PointerGrab grab) { m_grab = std::move(grab); }

    /// Shows a note over the picture; one that dims it takes all mouse input. None: the picture
    /// alone.
    void setNote(const std::optional<PictureNote>& note);

    /// Requests a frame of a changed picture. A frame that is requested by `setNote` alone repeats
    /// the last picture.
    void showChange();
    /// Like showChange, for frames with a changed view or pose: software devices draw motion
    /// with fewer samples and refine it when it stops.
    void showMotion();

    /// Compares the skinning paths for the current pose; none while no file is uploaded. Waits for
    /// the device. Throws GpuError.
    [[nodiscard]] std::optional<AgreementReport> agreement();

    /// Current memory use of the renderer; empty without a device.
    [[nodiscard]] RendererMemory memory() const;

    // For the host.
    void setSoftwareDevice(bool software) { m_refinement.setSoftwareDevice(software); }
    /// Samples of the current frame; called once per frame.
    [[nodiscard]] std::uint32_t takeSamples(bool moving);
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    [[nodiscard]] const std::shared_ptr<const Asset>& partner() const noexcept { return m_partner; }
    [[nodiscard]] bool fillFrame(WindowFrame& frame) { return m_source(frame); }
    [[nodiscard]] const std::optional<PictureNote>& note() const noexcept { return m_note; }
    /// Whether nothing but the note changed since the last frame; called once per frame.
    [[nodiscard]] bool takeNoteChange() noexcept;

signals:
    void cancelWanted();  // requested by the note's button
    void deviceReady(const QString& name);
    void failed(const QString& message);
    /// Upload progress, 0 to 1; `preparing`: everything is uploaded, pipelines are created.
    void assetArriving(float fraction, bool preparing);
    void assetShown();  // the asset is uploaded
    // The same of the partner; `preparing` as above. After a failure it is not shown.
    void partnerArriving(float fraction, bool preparing);
    void partnerShown();
    void partnerFailed(const QString& message);
    /// Progress of the pipelines of views that the first picture did not need, 0 to 1.
    void preparing(float fraction);
    void assetDrawn();                       // its first frame is recorded
    void noticed(const QStringList& lines);  // what pictures of the asset omit
    void lampsBalanced(float stops);         // changed; see SceneRenderer::lampStops
    void framesPerSecond(double rate);  // twice a second while something moves; 0: nothing moves
    void resized(QSize pixels);
    void keyPressed(QKeyEvent* event);  // accept it if it was handled
    // The mouse; positions in logical pixels of the window, y down.
    void hovered(QPointF at);                                   // no button is pressed
    void left();                                                // the pointer left the window
    void clicked(QPointF at, Qt::KeyboardModifiers modifiers);  // left, without a drag
    void doubleClicked(QPointF at);                             // left; after its first click
    void menuWanted(QPointF at);                                // right, without a drag or flight
    void dragBegins(sinew::CameraDrag drag, QPointF at);  // begins at the position of the press
    /// `delta` relative to the window height.
    void dragged(sinew::CameraDrag drag, QPointF delta);
    void dragEnds();
    void turned(double notches, QPointF at);  // wheel notches; positive: away from the user
    void looking(bool held);                  // right button held: fly keys are active
    /// While the right button is held: -1 to 1 to the right, up and forward; zero when it ends.
    void flying(float right, float up, float forward, bool fast);
    void dragOffered(QDropEvent* event);  // accept it if its contents can be opened
    void dropped(QDropEvent* event);      // likewise, and open its contents

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
    [[nodiscard]] bool wantsKey(const QKeyEvent& event) const;  // whether the window takes the key
                                                                // instead of a shortcut
    [[nodiscard]] bool isOnCancel(QPointF at) const;
    [[nodiscard]] bool isCovered() const noexcept { return m_note && m_note->dims; }
    bool handleFlyKey(const QKeyEvent& event, bool down);
    void sayFlight(Qt::KeyboardModifiers modifiers);
    void moveDrag(QPointF at, Qt::KeyboardModifiers modifiers);
    void endDrag(bool cancelled);

    FrameSource m_source;
    std::shared_ptr<const Asset> m_asset;
    std::shared_ptr<const Asset> m_partner;
    ViewportHost* m_host = nullptr;  // owned by QVulkanWindow

    Refinement m_refinement;
    QTimer m_still;  // starts the refinement of the picture
    QElapsedTimer m_clock;
    bool m_moved = false;  // since the last frame

    std::optional<PictureNote> m_note;
    bool m_noteChanged = false;  // since the last frame
    bool m_changed = false;      // something else, since the last frame

    PointerGrab m_grab;
    bool m_grabbed = false;
    Qt::MouseButton m_button = Qt::NoButton;  // the pressed button that started the current drag
    CameraDrag m_drag = CameraDrag::None;     // drag of that button
    bool m_dragging = false;                  // moved farther than click jitter
    bool m_flew = false;                      // a fly key or the wheel was used during the drag
    QPointF m_pressed;
    QPointF m_mouse;
    FlyKeys m_flyKeys;
};

}  // namespace sinew
