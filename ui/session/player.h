// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/asset/object_ref.h"
#include "model/evaluate/playback_clock.h"
#include "model/evaluate/played_poses.h"
#include "model/facts/key_times.h"
#include "ui/session/work/root_motion_finder.h"

namespace sinew {

class ClipLibrary;

/// Playback: clock, animation, mix and root motion of one asset. Any number of documents can be
/// posed at its moment. Times are file seconds. Setters emit only if something changes; indices
/// that the asset does not have count as none.
class Player final : public QObject {
    Q_OBJECT

public:
    using WallClock = std::function<double()>;  // seconds, never running backwards

    explicit Player(WallClock wall, QObject* parent = nullptr);
    ~Player() override;

    /// Starts over with another asset, that of the clips, and plays its first animation, if any,
    /// from the start. `times` are those of that animation, if known. Emits nothing.
    void setClips(std::shared_ptr<const ClipLibrary> clips,
                  const std::optional<ClipTimes>& times = {});
    void cancelWork();  // cancels work on other threads without waiting

    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    [[nodiscard]] const PlaybackClock& clock() const noexcept { return m_clock; }
    [[nodiscard]] bool playing() const noexcept { return m_clock.playing; }
    [[nodiscard]] float seconds() const noexcept { return m_seconds; }
    /// The range that can be played; the clock's own range runs from the in to the out point.
    [[nodiscard]] float clipStart() const noexcept { return m_clipStart; }
    [[nodiscard]] float clipEnd() const noexcept { return m_clipEnd; }
    [[nodiscard]] bool playsWholeClip() const noexcept;
    [[nodiscard]] double frameRate() const noexcept { return m_rate.framesPerSecond; }
    [[nodiscard]] FrameRateSource frameRateSource() const noexcept { return m_rate.source; }
    [[nodiscard]] const FrameGrid& frameGrid() const noexcept { return m_times.grid; }  // the guess
    [[nodiscard]] const std::vector<float>& keyTimes() const noexcept { return m_times.keys; }
    /// The key times of the current clip that move the object `keysOf` or the ones selected with
    /// it, or all; none while layers play.
    [[nodiscard]] const std::vector<float>& shownKeys() const noexcept {
        return m_ownKeys ? *m_ownKeys : m_times.keys;
    }
    [[nodiscard]] bool showsAllKeys() const noexcept { return !m_ownKeys; }
    /// Off: all keys are shown and stepped through, whatever `keysOf` is.
    [[nodiscard]] bool keysFollowSelection() const noexcept { return m_keysFollow; }
    [[nodiscard]] const ObjectRef& keysOf() const noexcept { return m_keysOf; }
    [[nodiscard]] std::size_t moreKeysOf() const noexcept { return m_moreKeysOf.size(); }
    [[nodiscard]] double wallSeconds() const { return m_wall(); }

    void setAnimation(AnimationIndex animation);  // none: the rest pose
    void setPlaying(bool playing);
    /// Pauses, or plays in the direction of the speed.
    void togglePlaying();
    /// Plays against the direction of the speed, or pauses if it does.
    void toggleReverse();
    [[nodiscard]] bool reversed() const noexcept { return m_reversed; }
    void setLoop(LoopMode loop);
    /// The speed that was set. Reversed, the clock's has the opposite sign.
    [[nodiscard]] double speed() const noexcept {
        return m_reversed ? -m_clock.speed : m_clock.speed;
    }
    void setSpeed(double speed);      // negative: backwards
    void setFrameRate(double rate);   // 0 or less: the guessed rate
    void setInPoint(float seconds);   // clamped to the clip's start and the out point
    void setOutPoint(float seconds);  // clamped to the in point and the clip's end
    void setInOut(float inSeconds, float outSeconds);
    void playWholeClip();          // moves the in and out points to the ends
    void seek(float seconds);      // clamped to the in and out points
    void stepFrames(int frames);   // pauses, on whole frames
    void stepKeys(int direction);  // pauses, on the next of the shown keys in that direction; stays
                                   // where the played range has none
    void setKeysFollowSelection(bool follow);

    // Loops with a number of passes stop after the last. They are counted on after a pause and
    // anew after the end, with another clip, and when their number is set.
    [[nodiscard]] int repeats() const noexcept { return m_clock.passes; }  // 0: without end
    void setRepeats(int passes);
    [[nodiscard]] int pass() const noexcept { return m_pass; }  // the present one, from 1
    /// One clip after another, in the file's order (backwards: in the opposite order), each with
    /// its passes, once if they have no end. After the last clip, loops without end start over,
    /// everything else stops. Layers play on their own.
    [[nodiscard]] bool playsAllClips() const noexcept { return m_playsAll; }
    void setPlaysAllClips(bool all);
    void stepClips(int direction);  // next clip; after the last, the first
    /// See shownKeys; reset by another asset.
    void setKeysOf(const ObjectRef& object, std::vector<ObjectRef> more = {});
    /// Pauses at a time of what plays; plays the whole of it if that time is not in the played
    /// range.
    void showMoment(float seconds);
    void showMoment(AnimationIndex animation, float seconds);  // moment of a clip, by itself
    void advance(double wallSeconds);

    // Layers: clips that play together. While a mix is on, the clock runs in mixer time over the
    // length of the mix. Selecting a clip turns the mix off and keeps it.
    [[nodiscard]] const Mix& mix() const noexcept { return m_mix; }
    [[nodiscard]] bool mixing() const noexcept { return m_mixing; }
    [[nodiscard]] bool playable() const noexcept { return m_mixing || m_animation.valid(); }
    [[nodiscard]] std::span<const PoseLayer> poseLayers();  // current layers; valid until the next
                                                            // call; empty: off
    [[nodiscard]] Layer presentLayer() const;  // the current layer; in a fade: the incoming layer
    void setMix(Mix mix);                      // adding the first layers turns it on, removing all
                                               // turns it off
    void setMixing(bool mixing);
    void mixPresentClip();  // makes the current clip the first layer of an empty mix
    /// Fades from the current clip or layers; starts playing forwards.
    void crossFadeTo(const FadeOptions& options);

    // Root motion, measured on a worker thread when something needs it: in-place playback, the
    // path, or a panel.
    [[nodiscard]] const RootMotion& rootMotion() const noexcept { return m_motion; }
    void setRootNode(NodeIndex node);  // none: the detected root
    void setInPlace(const InPlace& inPlace);
    void setPathShown(bool shown);
    void measureRootMotion();
    /// Whether something else needs root motion: it is measured again with every change.
    void setRootWanted(bool wanted);

    /// Writes the current inputs of evaluation, except the pose by hand. Reuses the memory of
    /// `out`.
    void fillMoment(PoseMoment& out);
    /// The same without the moment.
    void fillPlayed(PlayedPoses& out) const;
    /// The active clips that drive this path of the node.
    [[nodiscard]] std::vector<AnimationIndex> drivers(NodeIndex node, ChannelPath path) const;

signals:
    void animationChanged();
    void timeChanged();
    void playingChanged();
    void playbackChanged();    // loop, passes, all clips, speed, direction, in, out or frame rate
    void passChanged();        // another pass began
    void mixChanged();         // the layers, or whether they are on
    void rootMotionChanged();  // its settings or results
    void shownKeysChanged();   // other keys of the same clip

private:
    void resetPlayback(AnimationIndex animation, const std::optional<ClipTimes>& known = {});
    void startOver();
    void updateFrameRate();
    void updateShownKeys();
    void updateTime(float seconds);
    void updatePass(double wallSeconds);
    void setReversed(bool reversed);
    [[nodiscard]] bool endsClip(double wallSeconds) const;
    bool playNextClip();
    void startMixer();
    bool updateMixRange();
    void forgetMotion();
    void measureMotionAgain();
    void measureWantedMotion();
    void onMotionFound(NodeIndex node, const std::shared_ptr<const MotionPath>& path);

    WallClock m_wall;
    std::shared_ptr<const ClipLibrary> m_clips;
    std::shared_ptr<const Asset> m_asset;  // theirs
    AnimationIndex m_animation;
    PlaybackClock m_clock;
    bool m_reversed = false;
    bool m_playsAll = false;
    int m_pass = 1;
    float m_seconds = 0.0F;
    float m_clipStart = 0.0F;
    float m_clipEnd = 0.0F;
    double m_chosenRate = 0.0;  // 0: none
    ClipRate m_rate;
    ClipTimes m_times;  // times of the current animation
    bool m_keysFollow = true;
    ObjectRef m_keysOf;
    std::vector<ObjectRef> m_moreKeysOf;
    std::optional<std::vector<float>> m_ownKeys;  // keys of that object; none: all are shown

    Mix m_mix;
    bool m_mixing = false;
    std::vector<PoseLayer> m_poseLayers;
    RootMotionFinder m_finder;
    RootMotion m_motion;
    bool m_rootWanted = false;
};

}  // namespace sinew
