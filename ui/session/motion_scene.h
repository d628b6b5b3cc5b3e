// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/evaluate/loop_range.h"
#include "model/view/ghosts.h"
#include "ui/session/trail_finder.h"

namespace sinew {

class Appearance;
struct ClipMotion;
class Document;
class MotionMeter;
class Player;
class Selection;

/// What the picture shows of the motion: the trails of the selected nodes (or of the root, if
/// nothing is selected), ghosts, and how far the root has moved. Trails are found on a worker
/// thread when something that they depend on changes, never per frame. Contacts, jumps and the loop
/// seam are those that the meter measures for the timeline too.
class MotionScene final : public QObject {
    Q_OBJECT

public:
    /// All are borrowed.
    MotionScene(Document& document, Player& player, Selection& selection, Appearance& appearance,
                MotionMeter& meter, QObject* parent = nullptr);
    ~MotionScene() override;

    /// Null: none are shown, or not yet.
    [[nodiscard]] const std::shared_ptr<const TrailSet>& trails() const noexcept {
        return m_trails;
    }

    /// What jumps at the loop seam of the clip, while its ghosts are shown; empty: not known yet.
    [[nodiscard]] const std::string& seamWords() const noexcept { return m_seamWords; }

    /// The ghosts around a moment of the document, evaluated if it differs from the last one;
    /// borrowed until the next call.
    [[nodiscard]] std::span<const Ghost> ghosts(const PoseMoment& present);
    /// Their times; those of the last call of `ghosts`.
    [[nodiscard]] const std::vector<GhostTime>& ghostTimes() const noexcept { return m_times; }

    /// What is played over and over: ghosts and trails go on around it. None without a plain loop.
    [[nodiscard]] LoopRange loop() const;

    /// The node that the camera or the ground follow; none: nothing follows, or nothing moves.
    [[nodiscard]] NodeIndex followed() const;
    /// How far it is from where it is at the start of the clip, world space.
    [[nodiscard]] std::optional<glm::vec3> shift(const PoseEvaluator& pose) const;

    void drop();        // results and current work
    void cancelWork();  // without waiting

signals:
    void trailsChanged();  // or the words of the seam
    void followedChanged();

private:
    void changeSoon();
    void refresh();
    [[nodiscard]] std::vector<NodeIndex> trailNodes() const;
    [[nodiscard]] TrailRequest request() const;
    [[nodiscard]] bool showsTrails() const;
    void take(const std::shared_ptr<const TrailSet>& trails);
    void addMeasured();
    [[nodiscard]] std::shared_ptr<const TrailSet> markedTrails() const;

    /// What the trails that are shown were made from.
    struct Marked {
        std::shared_ptr<const TrailSet> trails = {};
        std::shared_ptr<const ClipMotion> motion = {};
        HandPose hand = {};

        bool operator==(const Marked&) const = default;
    };

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    Appearance& m_appearance;
    MotionMeter& m_meter;
    TrailFinder m_finder;
    std::shared_ptr<const TrailSet> m_found;   // without contacts and jumps
    std::shared_ptr<const TrailSet> m_trails;  // with them, once they are measured
    std::string m_seamWords;
    std::vector<GhostTime> m_times;
    PlayedPoses m_played;  // of the ghosts
    GhostPoses m_ghosts;
    Marked m_marked;
    AnimationIndex m_askedIn;  // the clip of the last request
    AnimationIndex m_foundIn;  // that of the trails that were found
    NodeIndex m_followed;      // when it was last announced
    bool m_pending = false;
};

}  // namespace sinew
