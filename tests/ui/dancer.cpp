// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/ui/dancer.h"

#include <utility>

namespace sinew::test {
namespace {

void addTo(Animation& clip, NodeIndex node, ChannelPath path, Sampler sampler) {
    clip.channels.push_back({.node = node,
                             .path = path,
                             .sampler = SamplerIndex(clip.samplers.size()),
                             .fileIndex = static_cast<std::uint32_t>(clip.channels.size())});
    clip.samplers.push_back(std::move(sampler));
}

Animation dance() {
    Animation clip;
    clip.name = "Dance";
    addTo(clip, kHip, ChannelPath::Translation,
          {.interpolation = Interpolation::Linear,
           .width = 3,
           .times = {0, 1, 2, 3},
           .values = {0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 5, 0}});
    addTo(clip, kHip, ChannelPath::Rotation,
          {.interpolation = Interpolation::Step,
           .width = 4,
           .times = {0, 1.5F, 3},
           .values = {0, 0, 0, 1, 0.6F, 0, 0, 0.8F, 0, 0, 0, 1}});
    addTo(clip, kKnee, ChannelPath::Rotation,
          {.interpolation = Interpolation::CubicSpline,
           .width = 4,
           .times = {0, 1, 2},
           .values = {0, 0,  0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.25F, 0,  0, 0, 0, 0,
                      0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,     -1, 0, 0, 0, 0}});
    addTo(clip, kKnee, ChannelPath::Scale,
          {.interpolation = Interpolation::Linear,
           .width = 3,
           .times = {0, 3},
           .values = {1, 1, 1, 1, 1, 1}});
    clip.endSeconds = 3.0F;
    return clip;
}

}  // namespace

std::shared_ptr<const Asset> dancer() {
    auto asset = std::make_shared<Asset>(*character());
    asset->animations = {dance()};
    return asset;
}

}  // namespace sinew::test
