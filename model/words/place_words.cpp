// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/words/place_words.h"

#include <map>
#include <optional>
#include <set>

#include "model/asset/channel_lookup.h"
#include "model/words/pointed_object.h"
#include "model/words/words.h"

namespace sinew {
namespace {

template <class T>
bool isOf(const std::optional<std::uint32_t>& index, const std::vector<T>& list) {
    return index && *index < list.size();
}

std::string animatedPlace(const Asset& asset, const Diagnostic& finding) {
    const AnimationIndex index(std::size_t{*finding.animation});
    const std::string clip = words::clipName(asset, index);
    if (!finding.channel) {
        return clip;
    }
    const Channel* channel = findChannel(asset[index], *finding.channel).channel;
    std::string words = (channel != nullptr ? words::trackName(asset, *channel)
                                            : "channel " + std::to_string(*finding.channel)) +
                        " of " + clip;
    if (finding.key) {
        words += ", key " + std::to_string(*finding.key);
        const Sampler* sampler =
            channel == nullptr ? nullptr : &asset[index].samplers[channel->sampler.value];
        if (sampler != nullptr && *finding.key < sampler->times.size()) {
            words += " at " + words::seconds(double{sampler->times[*finding.key]});
        }
    }
    return words;
}

std::string meshPlace(const Asset& asset, const Diagnostic& finding) {
    const MeshIndex mesh(std::size_t{*finding.mesh});
    std::string words =
        finding.vertex ? "vertex " + std::to_string(*finding.vertex) + " of " : std::string();
    words += words::meshName(asset, mesh);
    if (finding.primitive && asset[mesh].primitives.size() > 1) {
        words += ", primitive " + std::to_string(*finding.primitive);
    }
    return words;
}

std::string pointedPlace(const Diagnostic& finding) {
    const words::PointedObject object = words::pointedObject(finding.pointer);
    return object.pointer.empty() ? std::string() : std::string(object.one) + ' ' + object.index;
}

}  // namespace

std::string placeWords(const Asset& asset, const Diagnostic& finding) {
    if (isOf(finding.animation, asset.animations)) {
        return animatedPlace(asset, finding);
    }
    const bool hasSkin = isOf(finding.skin, asset.skins);
    if (hasSkin && finding.joint && !finding.vertex) {
        return words::jointName(asset, SkinIndex(std::size_t{*finding.skin}), *finding.joint);
    }
    if (isOf(finding.mesh, asset.meshes)) {
        return meshPlace(asset, finding);
    }
    if (isOf(finding.node, asset.nodes)) {
        return words::nodeName(asset, NodeIndex(std::size_t{*finding.node}));
    }
    if (hasSkin) {
        return words::skinName(asset, SkinIndex(std::size_t{*finding.skin}));
    }
    return pointedPlace(finding);
}

std::vector<std::string> placesInWords(const Asset& asset, std::span<const Diagnostic> findings) {
    std::vector<std::string> places;
    std::vector<std::string> pointers;                     // pointers to the objects
    std::map<std::string, std::set<std::string>> objects;  // key: the words for them
    for (const Diagnostic& finding : findings) {
        places.push_back(placeWords(asset, finding));
        pointers.push_back(words::pointedObject(finding.pointer).pointer);
        objects[places.back()].insert(pointers.back());
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (objects[places[i]].size() > 1 && !places[i].empty() && !pointers[i].empty()) {
            places[i] += " (" + pointers[i] + ')';
        }
    }
    return places;
}

}  // namespace sinew
