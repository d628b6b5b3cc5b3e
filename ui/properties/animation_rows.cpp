// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/asset/channel_lookup.h"
#include "model/asset/gltf_interpolation.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

std::vector<ObjectRef> channelsOf(const Animation& clip, AnimationIndex index) {
    std::vector<ObjectRef> channels;
    for (const Channel& channel : clip.channels) {
        channels.push_back(ObjectRef::channel(index, channel.fileIndex));
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        channels.push_back(ObjectRef::channel(index, channel.fileIndex));
    }
    std::ranges::sort(channels,
                      [](const ObjectRef& a, const ObjectRef& b) { return a.part < b.part; });
    return channels;
}

void addTotals(PropertyList& list, const Animation& clip) {
    const ClipFacts facts = factsOf(clip);
    list.measured("Samplers", text::count(clip.samplers.size()));
    list.measured("Keys", text::count(facts.keys));
    list.measured("Decoded size", text::bytes(facts.bytes));
}

/// A key's number, time and value, with its tangents in rows below.
PropertyRow keyRow(AnimationIndex animation, const Sampler& sampler, std::size_t key) {
    const std::size_t width = sampler.width;
    const std::span<const float> all(sampler.values);
    const auto part = [&](std::size_t n) {
        const std::size_t first = key * sampler.keyStride() + n * width;
        return first + width <= all.size() ? text::numbers(all.subspan(first, width)) : QString();
    };
    const bool spline = sampler.interpolation == Interpolation::CubicSpline;
    PropertyRow row{.name = QStringLiteral("%1:  %2").arg(QString::number(key),
                                                          text::seconds(sampler.times[key])),
                    .value = part(spline ? 1 : 0),
                    .note = "Click to show this key",
                    .key = KeyMoment{animation, sampler.times[key]}};
    if (spline) {
        row.rows = {{.name = "in-tangent", .value = part(0)},
                    {.name = "out-tangent", .value = part(2)}};
    }
    return row;
}

PropertyRow keysRow(const AssetPtr& asset, AnimationIndex animation, const Sampler& sampler) {
    PropertyRow row{.name = "Keys", .value = text::count(sampler.times.size())};
    if (!sampler.times.empty()) {
        row.makeRows = [asset, animation, &sampler] {
            PropertyRows rows;
            rows.reserve(sampler.times.size());
            for (std::size_t key = 0; key < sampler.times.size(); ++key) {
                rows.push_back(keyRow(animation, sampler, key));
            }
            return rows;
        };
    }
    return row;
}

void addTarget(PropertyList& list, const FoundChannel& found) {
    if (found.channel != nullptr) {
        list.link("Node", found.channel->node, "/target/node");
        list.add("Drives", QLatin1String(gltfPath(found.channel->path)), "/target/path");
        return;
    }
    const ObjectRef owner = objectAt(list.asset(), found.property->pointer);
    if (owner.kind != ObjectKind::File) {
        list.link("Object", owner);
    }
    list.add("Drives", QString::fromStdString(found.property->pointer),
             "/target/extensions/KHR_animation_pointer/pointer");
}

PropertyRows samplerRows(const AssetPtr& asset, const Animation& clip, const ObjectRef& object,
                         SamplerIndex index) {
    const Sampler& sampler = clip.samplers[index.value];
    PropertyList list(asset,
                      pointerOf(ownerOf(object)) + "/samplers/" + std::to_string(index.value));
    list.add("Interpolation", QString::fromLatin1(interpolationName(sampler.interpolation)),
             "/interpolation");
    if (!sampler.times.empty()) {
        list.measured("First key", text::seconds(sampler.times.front()));
        list.measured("Last key", text::seconds(sampler.times.back()));
    }
    list.measured("Decoded size", text::bytes(decodedBytes(sampler)));
    list.row(keysRow(asset, AnimationIndex(std::size_t{object.index}), sampler));
    return list.take();
}

}  // namespace

PropertyRows animationRows(const AssetPtr& asset, const ObjectRef& object) {
    const Animation& clip = asset->animations[object.index];
    PropertyList list(asset, object);
    if (!clip.borrowedFrom.empty()) {
        list.measured("Borrowed from", QString::fromStdString(clip.borrowedFrom));
    }
    list.measured("First key", text::clipTime(clip.startSeconds));
    list.measured("Last key", text::clipTime(clip.endSeconds));
    list.measured("Duration", text::clipTime(clip.durationSeconds()));
    list.measured("Frame rate", QString::fromStdString(frameGridWords(frameGridOf(clip)))).note =
        "guessed from the key times; glTF does not store it";
    addTotals(list, clip);
    list.row(
        listRow(asset, "Channels", channelsOf(clip, AnimationIndex(std::size_t{object.index}))));
    return {sectionRow("Animation", list.take())};
}

PropertyRows channelRows(const AssetPtr& asset, const ObjectRef& object) {
    const Animation& clip = asset->animations[object.index];
    const FoundChannel found = findChannel(clip, object.part);
    PropertyList target(asset, object);
    addTarget(target, found);
    PropertyList out(asset, object);
    out.section("Channel", target.take());
    if (found.sampler().value < clip.samplers.size()) {
        out.section(QStringLiteral("Sampler %1").arg(found.sampler().value),
                    samplerRows(asset, clip, object, found.sampler()));
    }
    return out.take();
}

}  // namespace sinew
