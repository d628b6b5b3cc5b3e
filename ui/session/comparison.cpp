// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/comparison.h"

#include <utility>

namespace sinew {

Comparison::Comparison(Document& before, QObject* parent) : QObject(parent), m_before(before) {
    m_after.setCheck({});  // findings are about the first file
    connect(&m_before, &Document::assetChanged, this, &Comparison::onBeforeChanged);
    connect(&m_after, &Document::assetChanged, this, &Comparison::match);
}

Comparison::~Comparison() {
    cancelWork();
}

void Comparison::cancelWork() {
    m_after.cancelWork();
    m_meter.cancel();
}

void Comparison::open(const std::filesystem::path& path) {
    m_earlier = Earlier::Neither;
    m_after.open(path);
}

void Comparison::openEarlier(std::shared_ptr<const Asset> asset) {
    m_earlier = Earlier::Second;
    const std::filesystem::path shownAs = asset->path;
    m_after.open(shownAs, [asset = std::move(asset)](const LoadProgress&, const std::stop_token&) {
        return Result<std::shared_ptr<const Asset>>(asset);
    });
}

void Comparison::close() {
    m_after.cancelLoading();
    m_after.close();
}

void Comparison::swap() {
    ObjectMatches matches = mirrored(m_matches);
    const LoadedAsset before = m_before.present();
    const LoadedAsset after = m_after.present();
    endMatch();
    if (m_earlier != Earlier::Neither) {
        m_earlier = m_earlier == Earlier::First ? Earlier::Second : Earlier::First;
    }
    m_swapping = true;
    m_after.replace(before);
    m_before.replace(after);
    m_swapping = false;
    beginMatch(std::move(matches));
}

/// Borrowed clips have no partners: with others of them, the file is still the same.
void Comparison::onBeforeChanged() {
    if (m_swapping || (m_active && m_before.file() == m_matchedBefore)) {
        return;
    }
    if (m_active && m_before.change() == Document::Change::Opened) {
        close();
    } else {
        match();
    }
}

void Comparison::match() {
    if (m_swapping) {
        return;
    }
    endMatch();
    if (m_before.file() && m_after.file()) {
        beginMatch(matchObjects(*m_before.file(), *m_after.file()));
    } else {
        emit changed();
    }
}

void Comparison::beginMatch(ObjectMatches matches) {
    m_matchedBefore = m_before.file();
    m_matchedAfter = m_after.file();
    m_active = true;
    setMatches(std::move(matches));
}

void Comparison::setMatches(ObjectMatches matches) {
    m_matches = std::move(matches);
    m_mirrored = mirrored(m_matches);
    emit changed();
    measure();
}

void Comparison::endMatch() {
    m_active = false;
    m_matchedBefore.reset();
    m_matchedAfter.reset();
    m_matches = {};
    m_mirrored = {};
    forgetMeasured();
}

void Comparison::forgetMeasured() {
    m_meter.cancel();
    if (m_measured.files) {
        m_measured = {};
        emit measuredChanged();
    }
}

void Comparison::measure() {
    forgetMeasured();
    CompareOptions options;
    options.alignment = m_alignment;
    for (const ObjectMatch& pair : m_matches.animations.pairs) {
        options.clips.push_back({AnimationIndex(pair.before), AnimationIndex(pair.after)});
    }
    options.motion = !options.clips.empty();
    m_meter.run(
        [before = m_matchedBefore, after = m_matchedAfter, options](
            const std::stop_token& stop, const BackgroundTask::Progress& progress) {
            CompareOptions own = options;
            own.stop = stop;
            own.progress = progress;
            MeasuredComparison measured;
            if (std::optional<FileComparison> found = compareAssets(before, after, own)) {
                measured.sentence = comparisonSentence(*before, *found);
                measured.files = std::make_shared<const FileComparison>(std::move(*found));
            }
            return measured;
        },
        [this](MeasuredComparison measured) {
            m_measured = std::move(measured);
            emit measuredChanged();
        },
        "the files are not compared");
}

FilePair Comparison::fromBefore() const {
    return {.here = *m_matchedBefore, .there = *m_matchedAfter, .matches = m_matches};
}

std::optional<ObjectRef> Comparison::partnerAfter(const ObjectRef& before) const {
    return partnerOf(fromBefore(), before);
}

std::optional<ObjectRef> Comparison::partnerBefore(const ObjectRef& after) const {
    return partnerOf({.here = *m_matchedAfter, .there = *m_matchedBefore, .matches = m_mirrored},
                     after);
}

std::optional<PartnerVertex> Comparison::partnerAfter(const DrawnVertex& before) const {
    if (!m_measured.files) {
        return std::nullopt;
    }
    for (const ComparedPrimitive& one : m_measured.files->surface.primitives) {
        if (one.before == before.node && one.primitive == before.primitive &&
            before.vertex < one.mover.size()) {
            return PartnerVertex{.node = one.after,
                                 .primitive = one.afterPrimitive,
                                 .place = one.vertices.at(before.vertex),
                                 .how = one.vertices.how()};
        }
    }
    return std::nullopt;
}

const PoseMoment& Comparison::momentAfter(const PoseMoment& before) {
    fillPartnerMoment(fromBefore(), m_alignment, before, m_moment);
    return m_moment;
}

const PoseEvaluator* Comparison::poseAfter(const PoseMoment& before) {
    return m_after.pose(momentAfter(before));
}

void Comparison::setAlignment(ClipAlignment alignment) {
    if (alignment != m_alignment) {
        m_alignment = alignment;
        if (m_active) {
            emit changed();
            measure();
        }
    }
}

AnimationIndex Comparison::clipAfter(AnimationIndex before) const noexcept {
    const std::vector<std::uint32_t>& partners = m_matches.animations.afterOf;
    return before.value < partners.size() ? AnimationIndex(partners[before.value])
                                          : AnimationIndex();
}

void Comparison::setClipAfter(AnimationIndex before, AnimationIndex after) {
    if (clipAfter(before) != after) {
        ObjectMatches matches = m_matches;
        pairUp(matches.animations, before.value, after.value);
        setMatches(std::move(matches));
    }
}

}  // namespace sinew
