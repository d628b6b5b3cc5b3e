// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/track_parts.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "model/asset/channel_lookup.h"
#include "model/words/words.h"

namespace sinew {
namespace {

FilePart trackPart(AnimationIndex animation, NodeIndex node, const Channel& channel) {
    return {.kind = PartKind::Track,
            .node = node,
            .animation = animation,
            .path = channel.path,
            .morphTarget = channel.morphTarget};
}

/// The curve at the same phase of the clip before.
Sampler stretched(const Sampler& sampler, const Animation& here, const Animation& there) {
    const float stretch = here.durationSeconds() / there.durationSeconds();
    Sampler result = sampler;
    std::vector<float> times = sampler.times.toVector();
    for (float& time : times) {
        time = here.startSeconds + (time - there.startSeconds) * stretch;
    }
    result.times = std::move(times);
    if (sampler.interpolation == Interpolation::CubicSpline) {
        std::vector<float> values = sampler.values.toVector();
        const std::size_t width = sampler.width;
        for (std::size_t i = 0; i < values.size() && width > 0; ++i) {
            const bool isValue = i / width % 3 == 1;
            values[i] *= isValue ? 1.0F : 1.0F / stretch;  // tangents are per second
        }
        result.values = std::move(values);
    }
    return result;
}

bool sameCurve(const Sampler& a, const Sampler& b) {
    return a.interpolation == b.interpolation && a.width == b.width && a.times == b.times &&
           a.values == b.values;
}

}  // namespace

TrackParts::TrackParts(const PartFiles& files, std::span<const ClipComparison> clips,
                       ClipAlignment alignment)
    : m_files(files) {
    for (const ClipComparison& clip : clips) {
        addClip(clip, alignment);
    }
}

void TrackParts::addClip(const ClipComparison& clip, ClipAlignment alignment) {
    const Animation& here = m_files.before[clip.before];
    const Animation& there = m_files.after[clip.after];
    const bool stretches = alignment == ClipAlignment::Phase && here.durationSeconds() > 0.0F &&
                           there.durationSeconds() > 0.0F;
    std::map<FilePart, const Sampler*> own;
    for (const Channel& channel : here.channels) {
        own[trackPart(clip.before, channel.node, channel)] = &here.samplers[channel.sampler.value];
    }
    std::set<FilePart> shared;
    std::vector<std::string> strangers;
    for (const Channel& channel : there.channels) {
        const NodeIndex node = m_files.partner(channel.node);
        if (!node) {
            strangers.push_back(words::trackName(m_files.after, channel));
            continue;
        }
        const FilePart part = trackPart(clip.before, node, channel);
        const Sampler& stored = there.samplers[channel.sampler.value];
        const Sampler curve = stretches ? stretched(stored, here, there) : stored;
        const auto found = own.find(part);
        shared.insert(part);
        if (channel.path == ChannelPath::Weights && channel.morphTarget == kAllMorphTargets &&
            curve.width != m_files.before[node].restWeights.size()) {
            m_list.notExchanged.push_back(partWords(m_files.before, part) +
                                          ": another number of morph targets");
        } else if (found == own.end() || !sameCurve(*found->second, curve)) {
            m_partners.emplace(part, curve);
        }
    }
    for (const auto& [part, sampler] : own) {
        if (shared.find(part) == shared.end()) {
            m_partners.emplace(part, std::nullopt);
        }
    }
    if (!strangers.empty()) {
        m_list.notExchanged.push_back(words::someOf(strangers, strangers.size()) + " in " +
                                      words::clipName(m_files.before, clip.before) +
                                      ": no node of the first file is a partner");
    }
}

void TrackParts::list(PartList& list) const {
    for (const auto& [part, sampler] : m_partners) {
        list.parts.push_back(part);
    }
    list.notExchanged.insert(list.notExchanged.end(), m_list.notExchanged.begin(),
                             m_list.notExchanged.end());
}

void TrackParts::exchange(std::span<const FilePart> parts, Asset& asset) const {
    std::map<AnimationIndex, std::set<FilePart>> chosen;
    for (const FilePart& part : parts) {
        if (part.kind == PartKind::Track) {
            chosen[part.animation].insert(part);
        }
    }
    for (const auto& [index, tracks] : chosen) {
        Animation& animation = asset.animations[index.value];
        const AnimationIndex clip = index;
        const std::set<FilePart>& gone = tracks;
        std::erase_if(animation.channels, [clip, &gone](const Channel& channel) {
            return gone.find(trackPart(clip, channel.node, channel)) != gone.end();
        });
        for (const FilePart& part : tracks) {
            if (const std::optional<Sampler>& curve = m_partners.at(part)) {
                animation.channels.push_back({.node = part.node,
                                              .path = part.path,
                                              .sampler = SamplerIndex(animation.samplers.size()),
                                              .fileIndex = 0,
                                              .morphTarget = part.morphTarget});
                animation.samplers.push_back(*curve);
            }
        }
        animation.startSeconds = 0.0F;
        animation.endSeconds = 0.0F;
        setKeyRange(animation);
    }
}

}  // namespace sinew
