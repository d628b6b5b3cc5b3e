// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <string>

#include "model/picture/picture_subject.h"
#include "ui/session/work/trail_finder.h"

namespace sinew {

class Appearance;
class Document;
struct ClipMotion;
class MotionMeter;
class Player;
class Selection;

/// Finds what the picture shows of the motion: trails on a worker thread when something that they
/// depend on changes, never per frame, and the root. Contacts, jumps and the loop seam are those
/// that the meter measures for the timeline too.
class MotionScene final : public QObject {
    Q_OBJECT

public:
    /// The parts of the session whose changes matter. Borrowed.
    struct Parts {
        Document& document;
        Player& player;
        Selection& selection;
        Appearance& appearance;
        MotionMeter& meter;
    };
    /// `subject`: the present one, without an asset too.
    MotionScene(const Parts& parts, std::function<const PictureSubject&()> subject,
                QObject* parent = nullptr);
    ~MotionScene() override;

    /// Null: none are shown, or not yet.
    [[nodiscard]] const std::shared_ptr<const TrailSet>& trails() const noexcept {
        return m_trails;
    }
    /// What jumps at the loop seam of the clip, while its ghosts are shown; empty: not known yet.
    [[nodiscard]] const std::string& seamWords() const noexcept { return m_seamWords; }
    /// The root of the motion; none: none, or not known yet.
    [[nodiscard]] NodeIndex root() const noexcept;

    void drop();        // results and current work
    void cancelWork();  // does not wait

signals:
    void trailsChanged();    // or the words of the seam
    void followedChanged();  // what camera or ground move with

private:
    void changeSoon();
    void refresh();
    void take(const std::shared_ptr<const TrailSet>& trails);
    void addMeasured();

    /// What the trails that are shown were made from.
    struct Marked {
        std::shared_ptr<const TrailSet> trails = {};
        std::shared_ptr<const ClipMotion> motion = {};
        HandPose hand = {};

        bool operator==(const Marked&) const = default;
    };

    Player& m_player;
    MotionMeter& m_meter;
    std::function<const PictureSubject&()> m_subject;
    TrailFinder m_finder;
    std::shared_ptr<const TrailSet> m_found;   // lacks contacts and jumps
    std::shared_ptr<const TrailSet> m_trails;  // has them, once they are measured
    std::string m_seamWords;
    Marked m_marked;
    AnimationIndex m_requestedIn;  // the clip of the last request
    AnimationIndex m_foundIn;      // that of the trails that were found
    NodeIndex m_followed;          // when it was last announced
    bool m_pending = false;
};

}  // namespace sinew
