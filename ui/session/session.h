// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "model/evaluate/crowd_grid.h"
#include "model/view/view_options.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

/// What one window works on: a document, what plays, what is selected, how it looks and from where
/// it is seen. The parts know little of each other; the session owns them, starts them over in
/// order when the asset changes, and holds what needs several of them. When a signal of a part
/// arrives anywhere else, the session has already followed it.
class Session final : public QObject {
    Q_OBJECT

public:
    using WallClock = Player::WallClock;

    explicit Session(QObject* parent = nullptr, WallClock wall = {});
    ~Session() override;

    [[nodiscard]] Document& document() noexcept { return m_document; }
    [[nodiscard]] const Document& document() const noexcept { return m_document; }
    [[nodiscard]] Player& player() noexcept { return m_player; }
    [[nodiscard]] const Player& player() const noexcept { return m_player; }
    [[nodiscard]] Selection& selection() noexcept { return m_selection; }
    [[nodiscard]] const Selection& selection() const noexcept { return m_selection; }
    [[nodiscard]] Appearance& appearance() noexcept { return m_appearance; }
    [[nodiscard]] const Appearance& appearance() const noexcept { return m_appearance; }
    [[nodiscard]] CameraRig& rig() noexcept { return m_rig; }
    [[nodiscard]] const CameraRig& rig() const noexcept { return m_rig; }

    void callOffWork();  // on other threads; does not wait: the destructor has less to wait for
    void advance(double wallSeconds);
    /// Something changes from frame to frame: the clip plays, or the camera moves.
    [[nodiscard]] bool moving() const noexcept { return m_player.playing() || m_rig.moving(); }

    /// How the selection looks now: what a frame is drawn from.
    [[nodiscard]] ViewOptions view() const;
    void fillView(ViewOptions& view) const;  // the same; allocates nothing for an equal look
    /// What decides the pose now; borrowed until the next call.
    [[nodiscard]] const PoseMoment& poseMoment();
    [[nodiscard]] const PoseEvaluator* pose();  // at that moment; null without a file
    /// The copies at this moment, around the place of the one that is selected and posed; none for
    /// one copy and in the bind pose. Borrowed until the next call. Layers, hand poses and root
    /// motion do not reach a crowd.
    [[nodiscard]] CrowdGrid* crowd();
    [[nodiscard]] std::optional<Gizmo> gizmo();  // of the selected node; none without a tool

    void frameAll();
    void frameSelection();    // the selected node, else everything
    void toggleFileCamera();  // the last one, else the first of the scene; or free
    void clearSelection();    // back to the whole, shaded
    /// Selects what the finding concerns, shows the moment of its key (paused) and frames it.
    void goTo(const Diagnostic& finding);
    void showWeights(const Diagnostic& finding);  // of the joint that it concerns

private:
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept;
    void connectParts();
    void startOver();
    void onLookChanged();
    void placeUntouched();
    [[nodiscard]] bool inBindPose() const noexcept;
    [[nodiscard]] Outline measuredOutline() const;
    [[nodiscard]] Outline withCrowd(const Outline& one);
    void placeCrowd();

    Document m_document;
    Player m_player;
    Selection m_selection;
    Appearance m_appearance;
    CameraRig m_rig;
    PoseMoment m_moment;
    Box m_one;  // what a copy takes
    std::unique_ptr<CrowdGrid> m_crowd;
    bool m_inBindPose = false;                 // when the look last changed
    std::optional<OrbitCamera> m_posedCamera;  // kept while the bind pose is shown
};

}  // namespace sinew
