// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/crowd_grid.h"
#include "model/evaluate/playback_clock.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/pose_moment.h"
#include "model/view/camera.h"
#include "model/view/view_options.h"
#include "ui/session/asset_checker.h"
#include "ui/session/asset_loader.h"
#include "ui/session/camera_motion.h"
#include "ui/session/hand_posing.h"
#include "ui/session/mix.h"
#include "ui/session/object_ref.h"
#include "ui/session/root_motion_finder.h"

namespace sinew {

struct Environment;

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// Where the frame rate comes from: files do not say it.
enum class FrameRateSource { Guessed, Assumed, Chosen };  // from the keys; 30; by the user

/// What the window works on: the file, what is selected in it, the moment that is shown and how.
/// The only shared mutable state; panels call its setters and listen to its signals. A setter that
/// changes nothing emits nothing, and an index that the file does not have counts as none.
class Session final : public QObject {
    Q_OBJECT

public:
    using WallClock = std::function<double()>;  // seconds, never running backwards

    explicit Session(QObject* parent = nullptr, WallClock wall = {});
    ~Session() override;

    /// Ends what worker threads do for it, without waiting: the destructor has less to wait for.
    void callOffWork();

    // File. The old one stays until the new one is ready, and for good when that fails.
    void open(const std::filesystem::path& path);
    void open(const std::filesystem::path& shownAs, AssetLoader::Work work);
    void cancelLoading();
    void show(const LoadedAsset& loaded);
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    [[nodiscard]] bool loading() const noexcept { return m_loader.busy(); }
    /// How far the file is on its way to the screen, 0 to 1; none: it is there, or will not be.
    [[nodiscard]] std::optional<float> arrival() const noexcept { return m_arrival; }
    void setArrival(std::optional<float> fraction);  // by whoever draws
    void cancelArrival();                            // the file stays, without a picture

    // Findings: the loader's, and when a worker thread is through with it, the lint's after them.
    [[nodiscard]] const std::vector<Diagnostic>& findings() const noexcept { return m_findings; }
    [[nodiscard]] bool checking() const noexcept { return m_checker.busy(); }
    void setCheck(AssetChecker::Work work);  // instead of checkAsset
    /// Selects what the finding concerns, shows the moment of its key (paused) and frames it.
    void goTo(const Diagnostic& finding);
    void showWeights(const Diagnostic& finding);  // of the joint that it concerns

    // Selection. The object is anything in the file; the node, joint and skin follow it where it
    // has a place in the picture.
    [[nodiscard]] const ObjectRef& object() const noexcept { return m_object; }
    void setObject(const ObjectRef& object);
    [[nodiscard]] SceneIndex scene() const noexcept { return m_view.scene; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_view.skin; }
    [[nodiscard]] JointIndex joint() const noexcept { return m_view.joint; }
    [[nodiscard]] NodeIndex node() const noexcept { return m_view.highlight; }
    void setScene(SceneIndex scene);
    void setSkin(SkinIndex skin);
    void setNode(NodeIndex node);      // a joint's node selects the joint as well; none: the file
    void setJoint(JointIndex joint);   // of the present skin
    void showJoint(JointIndex joint);  // and colours the mesh by its weight; none: back to shaded
    void clearSelection();             // back to the whole, shaded

    // View. Scene and selection inside it are kept as they are.
    [[nodiscard]] const ViewOptions& view() const noexcept { return m_view; }
    void setView(ViewOptions view);
    void setViewMode(ViewMode mode);
    void setVariant(VariantIndex variant);
    void turnLight(float radians);  // the environment about the vertical, by so much

    // What lights the picture, how often the file stands in it, and what is measured of it.
    /// None: the built-in studio. The name is for people.
    [[nodiscard]] const std::shared_ptr<const Environment>& environment() const noexcept;
    [[nodiscard]] const QString& environmentName() const noexcept { return m_environmentName; }
    void setEnvironment(std::shared_ptr<const Environment> environment, const QString& name);
    [[nodiscard]] std::size_t copies() const noexcept { return m_copies; }  // 1: no crowd
    void setCopies(std::size_t copies);  // held between 1 and kMostCopies
    static constexpr std::size_t kMostCopies = 10000;
    /// The copies at this moment, around the place of the one that is selected and posed; none for
    /// one copy and in the bind pose. Borrowed until the next call. Layers, hand poses and root
    /// motion do not reach a crowd.
    [[nodiscard]] CrowdGrid* crowd();
    [[nodiscard]] bool timingsShown() const noexcept { return m_timingsShown; }
    void setTimingsShown(bool shown);

    // Playback. Times are the file's own seconds.
    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    [[nodiscard]] const PlaybackClock& clock() const noexcept { return m_clock; }
    [[nodiscard]] bool playing() const noexcept { return m_clock.playing; }
    [[nodiscard]] float seconds() const noexcept { return m_seconds; }
    [[nodiscard]] float clipStart() const noexcept { return m_clipStart; }  // all there is to play;
    [[nodiscard]] float clipEnd() const noexcept { return m_clipEnd; }  // the clock's is in to out
    [[nodiscard]] bool playsWholeClip() const noexcept;
    [[nodiscard]] double frameRate() const noexcept { return m_frameRate; }
    [[nodiscard]] FrameRateSource frameRateSource() const noexcept { return m_rateSource; }
    [[nodiscard]] const std::vector<float>& keyTimes() const noexcept { return m_times.keys; }
    void setAnimation(AnimationIndex animation);  // none: the rest pose
    void setPlaying(bool playing);
    void togglePlaying() { setPlaying(!playing()); }
    void setLoop(LoopMode loop);
    void setSpeed(double speed);      // negative: backwards
    void setFrameRate(double rate);   // 0 or less: as guessed
    void setInPoint(float seconds);   // held between the clip's start and the out point
    void setOutPoint(float seconds);  // held between the in point and the clip's end
    void setInOut(float inSeconds, float outSeconds);
    void playWholeClip();          // in and out go to the ends
    void seek(float seconds);      // held between in and out
    void stepFrames(int frames);   // pauses, on whole frames
    void stepKeys(int direction);  // pauses, to the next key that way
    void advance(double wallSeconds);
    [[nodiscard]] double wallSeconds() const { return m_wall(); }
    /// The pose at `seconds()`; null without a file. Evaluated when asked, at most once per time.
    [[nodiscard]] const PoseEvaluator* pose();

    // Layers: clips that play at once. While a mix is on, the clock's seconds are mixer time and
    // the clip is its whole length; a clip that is chosen plays alone, and the mix is kept.
    [[nodiscard]] const Mix& mix() const noexcept { return m_mix; }
    [[nodiscard]] bool mixing() const noexcept { return m_mixing; }
    [[nodiscard]] bool playable() const noexcept { return m_mixing || m_animation.valid(); }
    [[nodiscard]] std::span<const PoseLayer> poseLayers();  // now; until the next call; empty: off
    [[nodiscard]] Layer presentLayer() const;  // what plays now; a fade: the one that comes
    void setMix(Mix mix);                      // the first layers turn it on, without it ends
    void setMixing(bool mixing);
    void mixPresentClip();                         // as the first layer of an empty mix
    void crossFadeTo(const FadeOptions& options);  // from what plays now; plays it

    // Root motion. It is measured on a worker thread, where in place or the path need it and when a
    // panel asks for it; the pose is in place when the root node is known.
    [[nodiscard]] const RootMotion& rootMotion() const noexcept { return m_motion; }
    [[nodiscard]] std::optional<glm::vec3> pathPosition() const;  // now; none without a path
    void setRootNode(NodeIndex node);                             // none: the one that is found
    void setInPlace(const InPlace& inPlace);
    void setPathShown(bool shown);
    void measureRootMotion();

    // Camera. A move takes a moment, in which `shownCamera` is on its way to `camera`.
    [[nodiscard]] const OrbitCamera& camera() const noexcept { return m_camera; }
    [[nodiscard]] const OrbitCamera& shownCamera() const noexcept { return m_shownCamera; }
    /// What a drag begins with: the shown camera, or one that stands where the file's does.
    [[nodiscard]] OrbitCamera freeCamera();
    [[nodiscard]] NodeIndex cameraNode() const noexcept { return m_cameraNode; }
    [[nodiscard]] CameraView cameraView(float aspect);
    [[nodiscard]] float aspect() const noexcept { return m_aspect; }
    [[nodiscard]] const Box& framedBounds() const noexcept { return m_outline.box; }
    void setCamera(const OrbitCamera& camera);   // at once; leaves a camera of the file
    void moveCamera(const OrbitCamera& camera);  // eased, where moves are smooth
    void setCameraNode(NodeIndex node);          // looks through the file's camera there
    void toggleFileCamera();                     // the first of the scene, or the last one; or free
    void setDirection(float yawRadians, float pitchRadians);  // as OrbitCamera counts them
    void setStandardView(StandardView view);
    void turnCamera(float yawRadians, float pitchRadians);  // by so much, around the target
    void lookFromBehind();                                  // the opposite of the present direction
    void setOrthographic(bool orthographic);
    void setFieldOfView(float fovYRadians);  // what is around the target keeps its size
    void setAspect(float aspect);  // of the viewport; a view that nobody moved stays framed
    void frameAll();
    void frameSelection();  // the selected node, else everything
    /// Flies from the next `advance` on until the direction is zero: x to the right, y up, z
    /// forward.
    void setFlight(const glm::vec3& direction, bool fast);
    [[nodiscard]] float flightSpeed() const noexcept { return m_cameraMotion.speedRadii(); }
    void setFlightSpeed(float radiiPerSecond);  // scene radii; held within bounds
    void changeFlightSpeed(double notches);     // of the wheel, a fifth each
    [[nodiscard]] bool flying() const noexcept { return m_cameraMotion.flying(); }
    [[nodiscard]] bool smoothMoves() const noexcept { return m_smoothMoves; }
    void setSmoothMoves(bool smooth);
    /// Something changes from frame to frame: the clip plays, or the camera is on its way.
    [[nodiscard]] bool moving() const noexcept { return playing() || m_cameraMotion.moving(); }

    // What is under the pointer. The view's `hovered` is its node.
    [[nodiscard]] const PointedAt& pointedAt() const noexcept { return m_pointed; }
    void setPointedAt(const PointedAt& pointed);

    // Posing by hand: over what plays, until it is reset or another file comes. Never saved.
    [[nodiscard]] const HandPosing& posing() const noexcept { return m_posing; }
    void setByHand(const HandTransform& transform);
    void resetByHand(NodeIndex node);
    void resetByHand();  // every node
    void setGizmoTool(GizmoTool tool);
    void setGizmoAxes(GizmoAxes axes);
    void setGizmoHot(GizmoPart part);
    [[nodiscard]] std::optional<Gizmo> gizmo();  // of the selected node; none without a tool
    /// The clips that play now and drive what the tool changes of the node.
    [[nodiscard]] std::vector<AnimationIndex> drivers(NodeIndex node, GizmoTool tool) const;
    /// What `pose` is evaluated from, for evaluators of other threads; until the next call.
    [[nodiscard]] const PoseMoment& poseMoment();
    [[nodiscard]] const std::shared_ptr<const ClipLibrary>& clips() const noexcept;  // of the asset

signals:
    void loadStarted(const QString& name);
    void loadProgress(sinew::LoadStage stage, float fraction);
    void loadFailed(const std::filesystem::path& path, const sinew::Error& error);
    void loadCancelled();
    void arrivalChanged();
    void arrivalCancelled();
    void assetChanged();     // anything below may be different too; they are not emitted then
    void findingsChanged();  // the lint is through
    void objectChanged();
    void sceneChanged();
    void skinChanged();
    void jointChanged();
    void nodeChanged();
    void viewChanged();  // any of the view options, the selection among them
    void animationChanged();
    void timeChanged();
    void playingChanged();
    void playbackChanged();    // loop, speed, in, out or frame rate
    void mixChanged();         // the layers, or whether they play
    void rootMotionChanged();  // what is wanted of it, or what was found
    void cameraChanged();
    void cameraSettingsChanged();  // smooth moves, speed of flight
    void environmentChanged();
    void copiesChanged();
    void timingsShownChanged();
    void pointedAtChanged();
    void hoveredChanged();  // another node is under the pointer
    void handPoseChanged();
    void gizmoChanged();  // tool, axes, or what of it is under the pointer

private:
    void resetView();
    void takeFindings(const std::vector<Diagnostic>& more);
    void takeObject(const ObjectRef& object);
    void takeNode(NodeIndex node);
    void takeSkin(SkinIndex skin);
    void takeJoint(JointIndex joint);
    void takeHandPose(HandPose pose);
    void forgetPosing();
    void resetPlayback(AnimationIndex animation, const std::optional<ClipTimes>& known = {});
    void takeFrameRate();
    void advanceClock(double wallSeconds);
    void takeTime(float seconds);
    bool takeMixRange();
    void forgetMotion();
    void measureMotionAgain();
    void measureWantedMotion();
    void takeMotion(NodeIndex node, const std::shared_ptr<const MotionPath>& path);
    void measureOutline();
    void takeOutline(const Outline& one);
    void placeCrowd();
    void jumpTo(const OrbitCamera& camera);
    void goTo(const OrbitCamera& camera);
    [[nodiscard]] OrbitCamera placed() const;
    void place();
    void placeUntouched();

    WallClock m_wall;
    AssetLoader m_loader;
    AssetChecker m_checker;
    std::shared_ptr<const Asset> m_asset;
    std::optional<float> m_arrival;
    std::vector<Diagnostic> m_findings;

    ViewOptions m_view;
    ObjectRef m_object;

    AnimationIndex m_animation;
    PlaybackClock m_clock;
    float m_seconds = 0.0F;
    float m_clipStart = 0.0F;
    float m_clipEnd = 0.0F;
    double m_frameRate = 30.0;
    double m_chosenRate = 0.0;  // 0: none
    FrameRateSource m_rateSource = FrameRateSource::Assumed;
    ClipTimes m_times;  // of the present animation
    std::unique_ptr<PoseEvaluator> m_evaluator;
    bool m_poseIsOld = true;

    Mix m_mix;
    bool m_mixing = false;
    std::vector<PoseLayer> m_poseLayers;
    RootMotionFinder m_finder;
    RootMotion m_motion;

    std::shared_ptr<const Environment> m_environment;
    QString m_environmentName;
    std::size_t m_copies = 1;
    Box m_one;  // what a copy takes
    std::unique_ptr<CrowdGrid> m_crowd;
    bool m_timingsShown = false;

    PointedAt m_pointed;
    HandPosing m_posing;
    PoseMoment m_moment;

    OrbitCamera m_camera;
    OrbitCamera m_shownCamera;
    CameraMotion m_cameraMotion;
    bool m_smoothMoves = true;
    std::optional<OrbitCamera> m_posedCamera;  // kept while the bind pose is shown
    NodeIndex m_cameraNode;
    NodeIndex m_lastCameraNode;  // that was looked through
    Outline m_outline;           // what the framing covers
    float m_aspect = 1.5F;
    bool m_untouched = true;  // nobody has moved the camera since it was framed
};

}  // namespace sinew
