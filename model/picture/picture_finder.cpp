// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_finder.h"

#include <cmath>
#include <utility>

#include "model/motion/trail_motion.h"

namespace sinew {

std::shared_ptr<const TrailSet> withMotion(std::shared_ptr<const TrailSet> trails,
                                           const ClipMotion* motion,
                                           const PictureSubject& subject) {
    if (!trails || motion == nullptr) {
        return trails;
    }
    auto set = std::make_shared<TrailSet>(*trails);
    addMotion(subject.asset(), *motion, subject.played.hand, *set);
    return set;
}

std::string seamWords(const PictureSubject& subject, const ClipMotion* motion) {
    const bool shown = motion != nullptr && subject.view.motion.seamGhost && showsGhosts(subject);
    return shown ? seamWords(subject.asset(), *motion) : std::string();
}

std::shared_ptr<const SurfaceValues> viewValues(const PictureSubject& subject,
                                                const PoseEvaluator& pose, const ClipWorst* worst,
                                                const std::stop_token& stop) {
    const std::unique_ptr<ValueSource> source = valueSource(subject.clips, subject.view, stop);
    if (!source || (source->followsPose() && subject.view.copies > 1)) {
        return nullptr;
    }
    if (worst != nullptr) {
        source->setLargest(worst->largest ? std::abs(worst->largest->value) : 0.0F);
        source->setNotes({worstWords(*worst, *source, subject.asset())});
    }
    auto values = std::make_shared<SurfaceValues>();
    if (worst != nullptr && subject.view.worstOfClip && subject.view.mode == ViewMode::Stretch) {
        *values = worstValues(*worst, *source, subject.asset());
    } else {
        source->evaluate(pose, *values);
    }
    return values;
}

/// Null: it is not shown, or there is none.
const ClipMotion* PictureFinder::motionOf(const PictureSubject& subject,
                                          const std::stop_token& stop) {
    if (!needsMotion(subject, m_root)) {
        return nullptr;
    }
    MotionOptions options;
    options.feet = subject.feet;
    options.framesPerSecond = subject.framesPerSecond;
    if (m_motionWith != options || !m_motion || m_motion->animation != subject.played.animation) {
        m_motion = clipMotion(subject.clips, subject.played.animation, options, stop);
        m_motionWith = std::move(options);
    }
    return m_motion ? &*m_motion : nullptr;
}

void PictureFinder::find(const PictureSubject& subject, PictureFindings& found,
                         const std::stop_token& stop) {
    if (m_clips != subject.clips) {
        *this = {};
        m_clips = subject.clips;
    }
    if (subject.root) {
        m_root = subject.root;
        m_rootOf.reset();
    } else if (needsRoot(subject) && m_rootOf != subject.played) {
        m_root = rootOf(subject);
        m_rootOf = subject.played;
    }
    const ClipMotion* const motion = motionOf(subject, stop);
    std::optional<TrailRequest> request = trailRequest(subject, m_root);
    if (request != m_trailsOf) {
        const MotionDisplay& display = subject.view.motion;
        const bool marked = display.trailContacts || display.trailJumps;
        m_trails = request
                       ? withMotion(trailsOf(*request, stop), marked ? motion : nullptr, subject)
                       : nullptr;
        m_trailsOf = std::move(request);
    }
    found.root = m_root;
    found.trails = m_trails;
    found.seamWords = seamWords(subject, motion);
    if (stop.stop_requested()) {
        *this = {};
    }
}

}  // namespace sinew
