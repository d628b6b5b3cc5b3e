// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/picture/picture_builder.h"
#include "model/picture/picture_framing.h"
#include "model/picture/picture_split.h"
#include "model/state/inspection_state.h"
#include "model/view/look_option.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/session/motion_scene.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/session_state.h"
#include "ui/session/undo_history.h"
#include "ui/session/visibility.h"
#include "ui/session/work/surface_meter.h"

namespace sinew {

class Comparison;
class MotionMeter;
class PartnerPicture;
class SplitView;
struct FaultyVertices;
struct FindingContext;
struct FindingView;

/// The state of one window: document, player, selection, pinned vertices, visibility, appearance
/// and camera rig. The parts know little of each other. The session owns them, resets them in order
/// when the asset changes, and implements what needs several of them. When other receivers get a
/// signal of a part, the session has already handled it.
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
    [[nodiscard]] PinnedVertices& pins() noexcept { return m_pins; }
    [[nodiscard]] const PinnedVertices& pins() const noexcept { return m_pins; }
    [[nodiscard]] Visibility& visibility() noexcept { return m_visibility; }
    [[nodiscard]] const Visibility& visibility() const noexcept { return m_visibility; }
    [[nodiscard]] Appearance& appearance() noexcept { return m_appearance; }
    [[nodiscard]] const Appearance& appearance() const noexcept { return m_appearance; }
    [[nodiscard]] CameraRig& rig() noexcept { return m_rig; }
    [[nodiscard]] const CameraRig& rig() const noexcept { return m_rig; }
    [[nodiscard]] SurfaceMeter& meter() noexcept { return m_meter; }
    [[nodiscard]] const SurfaceMeter& meter() const noexcept { return m_meter; }
    [[nodiscard]] MotionScene& motion() noexcept { return m_motion; }
    [[nodiscard]] MotionMeter& motionMeter() noexcept { return *m_motionMeter; }
    /// A second file next to the document.
    [[nodiscard]] Comparison& comparison() noexcept { return *m_comparison; }
    [[nodiscard]] const Comparison& comparison() const noexcept { return *m_comparison; }
    /// The picture of that file, and how one picture shows both.
    [[nodiscard]] PartnerPicture& partner() noexcept { return *m_partner; }
    [[nodiscard]] SplitView& split() noexcept { return *m_split; }
    [[nodiscard]] UndoHistory& history() noexcept { return m_history; }

    /// The view of the file, and which file. Requires an asset.
    [[nodiscard]] InspectionState state();
    /// SHA-256 of the file, 64 hexadecimal digits; empty: not known. Forgotten with the file.
    void setChecksum(std::string sha256) { m_sha256 = std::move(sha256); }
    [[nodiscard]] const std::string& checksum() const noexcept { return m_sha256; }
    /// Shows another state of the present asset, at once, as a step that can be undone. Of the look
    /// only what `owners` keep.
    void show(const InspectionState& state, std::span<const LookOwner> owners);

    void cancelWork();  // cancels work on other threads without waiting, to shorten the destructor
    void advance(double wallSeconds);
    /// Something changes between frames: a clip plays, or the camera moves.
    [[nodiscard]] bool moving() const noexcept { return m_player.playing() || m_rig.moving(); }

    [[nodiscard]] ViewOptions view() const;  // view options of the next frame
    /// The current inputs of evaluation; borrowed until the next call.
    [[nodiscard]] const PoseMoment& poseMoment();
    [[nodiscard]] const PoseEvaluator* pose();  // the pose at that moment; null without a file
    /// What the next frame shows; borrowed until the next call, which allocates nothing if it shows
    /// the same. Without a file there are no clips.
    [[nodiscard]] const PictureSubject& subject();
    /// What has been found of it when the last picture was filled.
    [[nodiscard]] const PictureFindings& findings() const noexcept { return m_findings; }
    /// Moves the camera along with the root, if the look wants that. Once per frame, before the
    /// camera is asked.
    void followRoot();
    /// Sets what the next frame is drawn from; it borrows from this until the next call.
    void fillPicture(PictureContent& content);
    [[nodiscard]] std::optional<Gizmo> gizmo();  // gizmo of the selected node; none without a tool
    /// The values of the view at this moment; null: none, or not yet.
    const std::shared_ptr<const SurfaceValues>& surfaceValues();
    /// What the view `distance` of a file measures to; nothing in other views.
    [[nodiscard]] SurfaceMeter::Other comparedTo(ComparedSide side);

    // What the user hides is not framed, unless everything is hidden.
    void frameAll();
    void showDefaultView();  // everything, from the direction in which a file opens
    void frameSelection();   // the marked vertices, otherwise the selected node or everything
    void frameNode(NodeIndex node);  // includes its descendants; everything in the bind pose
    void toggleFileCamera();  // the last one, otherwise the first of the scene; or back to free
    void stepBack();          // clears the selection; without one, leaves the view for shaded
    /// Selects, reveals and frames what the finding is about, paused, at the time of its key.
    /// Vertices are marked, explained in the Vertex panel and seen from the side where they are
    /// visible, a joint is shown with its bones, and an influence that strays by the weights of its
    /// joint; all from outside of the surfaces. Bones, view and hidden nodes are as before once
    /// something else is selected or another file is shown.
    void goTo(const Diagnostic& finding);
    /// Marks vertices, selects the primitive of the main one, reveals it, and frames all of them.
    void showVertices(std::shared_ptr<const MarkedVertices> marked);
    /// Marks and frames vertices that a joint moves though they are far from the rest of its
    /// region, by its weights. The joint stays one of several that are selected.
    void showStray(SkinIndex skin, JointIndex joint, std::shared_ptr<const MarkedVertices> marked);
    void showWeights(const Diagnostic& finding);  // weights of the finding's joint
    /// The vertices that a finding names, as the scene shows them.
    [[nodiscard]] std::vector<DrawnVertex> verticesOf(const Diagnostic& finding) const;
    void frameVertices(const std::vector<DrawnVertex>& places);  // selects nothing
    /// Shows the worst value of the view, paused: its vertex marked and framed, over the clip at
    /// its frame.
    void goToWorst();
    /// The frame at which the value at this point is at its worst; none: not known.
    [[nodiscard]] std::optional<std::uint64_t> worstFrameAt(const SurfaceHit& hit) const;
    void goToWorstAt(const SurfaceHit& hit);  // that frame, paused

signals:
    /// Another file is about to replace this one, which had this view.
    void left(const sinew::Asset& asset, const sinew::InspectionState& state);
    void ledToVertex();  // a finding or the worst of a view leads to the marked vertex

private:
    /// What a finding may change of a picture.
    struct Shown {
        Look look;
        HiddenNodes hidden;
    };
    /// The last finding that was shown.
    struct LedTo {
        ObjectRef object;  // selected with it
        Shown before;
        Shown shown;
    };

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept;
    void connectParts();
    void followKeys();
    void startOver();
    void resetParts();
    [[nodiscard]] std::optional<InspectionState> stateToPutBack(
        const std::shared_ptr<const Asset>& old);
    void putBack(const InspectionState& state);
    void resumeCamera(const InspectionState& state);
    [[nodiscard]] StateParts stateParts();
    [[nodiscard]] FindingContext findingContext() const;
    void select(const FindingView& shown);
    void frame(const FindingView& shown);
    void showMarked(std::shared_ptr<const MarkedVertices> marked);
    void markAndFrame(std::shared_ptr<const MarkedVertices> marked);
    void addFoundVertices(const FaultyVertices& vertices);
    void leaveFinding();
    void noteLed();
    void explainMarked();
    void onLookChanged();
    void placeUntouched();
    [[nodiscard]] bool inBindPose() const noexcept;
    void fillView(ViewOptions& view) const;
    [[nodiscard]] NodeIndex stillNode();
    [[nodiscard]] PictureFraming framing();
    [[nodiscard]] PictureFraming clipFraming(NodeIndex still);

    Document m_document;
    Player m_player;
    Selection m_selection;
    PinnedVertices m_pins;
    Visibility m_visibility;
    Appearance m_appearance;
    CameraRig m_rig;
    std::unique_ptr<MotionMeter> m_motionMeter;
    UndoHistory m_history;
    BackgroundTask m_finder;
    SurfaceMeter m_meter;
    MotionScene m_motion;
    SurfaceMeter::Question m_measured;              // kept, so that frames allocate nothing
    std::shared_ptr<const MarkedVertices> m_named;  // marked until the finder has found the others
    std::optional<LedTo> m_ledTo;
    bool m_isLed = false;  // that finding is still selected
    PoseMoment m_moment;
    std::shared_ptr<const Asset> m_partsOf;        // what the parts were last reset for
    std::optional<InspectionState> m_stateBefore;  // state that belongs to Document::before
    PictureSubject m_subject;
    PictureFindings m_findings;
    PictureBuilder m_builder;
    FramingMeter m_framing;
    std::string m_sha256;
    bool m_inBindPose = false;                 // value at the last change of the look
    std::optional<CameraState> m_posedCamera;  // kept while the bind pose is shown
    std::unique_ptr<Comparison> m_comparison;
    std::unique_ptr<PartnerPicture> m_partner;
    std::unique_ptr<SplitView> m_split;
};

}  // namespace sinew
