// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/finding_target.h"

#include <string>

#include "model/asset/channel_lookup.h"
#include "model/core/json_pointer.h"

namespace sinew {
namespace {

template <class... Parts>
std::optional<ObjectRef> known(const Asset& asset, ObjectKind kind, const Parts&... parts) {
    if (!(parts.has_value() && ...)) {
        return {};
    }
    const ObjectRef object(kind, *parts...);
    return exists(asset, object) ? std::optional(object) : std::nullopt;
}

/// The sampler in "/animations/1/samplers/2/…".
SamplerIndex samplerAt(const Animation& animation, const std::string& pointer) {
    const Result<std::vector<std::string>> tokens = splitPointer(pointer);
    if (!tokens || tokens->size() < 4 || (*tokens)[0] != "animations" ||
        (*tokens)[2] != "samplers") {
        return {};
    }
    const std::optional<std::size_t> index = arrayIndex((*tokens)[3]);
    return index && *index < animation.samplers.size() ? SamplerIndex(*index) : SamplerIndex();
}

std::optional<std::uint32_t> channelOf(const Animation& animation, SamplerIndex sampler) {
    for (const Channel& channel : animation.channels) {
        if (sampler && channel.sampler == sampler) {
            return channel.fileIndex;
        }
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        if (sampler && channel.sampler == sampler) {
            return channel.fileIndex;
        }
    }
    return {};
}

FindingTarget inAnimation(const Asset& asset, const Diagnostic& finding) {
    const AnimationIndex animation(std::size_t{*finding.animation});
    const Animation& clip = asset[animation];
    FindingTarget out{.object = animation, .animation = animation};
    SamplerIndex sampler = samplerAt(clip, finding.pointer);
    const std::optional<std::uint32_t> channel =
        finding.channel ? finding.channel : channelOf(clip, sampler);
    if (channel) {
        if (const FoundChannel found = findChannel(clip, *channel); found.found()) {
            out.object = ObjectRef::channel(animation, *channel);
            sampler = found.sampler();
        }
    }
    out.seconds = finding.seconds;
    if (finding.key && sampler && *finding.key < clip.samplers[sampler.value].times.size()) {
        out.seconds = clip.samplers[sampler.value].times[*finding.key];
    }
    return out;
}

ObjectRef fromIndices(const Asset& asset, const Diagnostic& finding) {
    const std::optional<ObjectRef> candidates[] = {
        known(asset, ObjectKind::Joint, finding.skin, finding.joint),
        known(asset, ObjectKind::Primitive, finding.mesh, finding.primitive),
        known(asset, ObjectKind::Image, finding.image),
    };
    for (const std::optional<ObjectRef>& object : candidates) {
        if (object) {
            return *object;
        }
    }
    if (const ObjectRef object = objectAt(asset, finding.pointer);
        object.kind != ObjectKind::File) {
        return object;
    }
    return known(asset, ObjectKind::Node, finding.node)
        .value_or(
            known(asset, ObjectKind::Skin, finding.skin)
                .value_or(known(asset, ObjectKind::Mesh, finding.mesh).value_or(ObjectRef())));
}

void leadToEffect(const Asset& asset, const Diagnostic& finding, FindingTarget& out) {
    out.vertex = namedVertex(asset, finding);
    if (!finding.effect || !finding.effect->isVisible()) {
        return;
    }
    const AnimationIndex animation = finding.effect->animation;
    if (animation && animation.value < asset.animations.size()) {
        out.animation = animation;
        out.seconds = finding.effect->seconds;
    }
}

}  // namespace

FindingTarget findingTarget(const Asset& asset, const Diagnostic& finding) {
    const bool animated = finding.animation && *finding.animation < asset.animations.size();
    FindingTarget out = animated ? inAnimation(asset, finding)
                                 : FindingTarget{.object = fromIndices(asset, finding)};
    if (animated && finding.vertex && out.object.kind != ObjectKind::Channel) {
        out.object = fromIndices(asset, finding);  // about vertices at a moment
    }
    leadToEffect(asset, finding, out);
    const std::optional<ObjectRef> joint =
        out.object.kind == ObjectKind::Joint
            ? std::optional(out.object)
            : known(asset, ObjectKind::Joint, finding.skin, finding.joint);
    if (joint) {
        out.skin = SkinIndex(std::size_t{joint->index});
        out.joint = JointIndex(std::size_t{joint->part});
    }
    return out;
}

}  // namespace sinew
