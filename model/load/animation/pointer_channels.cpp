// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/pointer_channels.h"

#include "model/asset/property_facts.h"
#include "model/core/words.h"

namespace sinew::load {
namespace {

// Tolerance at a limit of 1, for single precision and rounded decimals.
constexpr float kRangeTolerance = 1e-4F;

}  // namespace

PointerChannels::PointerChannels(const JsonValue& root, const Asset& asset, SamplerReader& samplers,
                                 WeightFollowers& followers, ChannelFindings& findings,
                                 Animation& out)
    : m_root(root),
      m_asset(asset),
      m_samplers(samplers),
      m_followers(followers),
      m_findings(findings),
      m_out(out) {}

Status PointerChannels::read(const std::string& pointer, SamplerIndex sampler,
                             std::uint32_t fileIndex) {
    if (!m_pointers.insert(pointer).second) {
        reportTargetTwice(fileIndex, m_findings);
        return Nothing{};
    }
    const PointerTarget target = resolveTarget(m_root, m_asset, pointer);
    if (const auto* problem = std::get_if<TargetProblem>(&target)) {
        m_findings.add(problem->severity, problem->code, problem->message, fileIndex);
        return Nothing{};
    }
    if (const auto* node = std::get_if<NodeTarget>(&target)) {
        return readNode(*node, sampler, fileIndex);
    }
    if (const auto* mesh = std::get_if<MeshWeightsTarget>(&target)) {
        return readMesh(*mesh, sampler, fileIndex);
    }
    return readProperty({.target = std::get<PropertyTarget>(target),
                         .sampler = sampler,
                         .fileIndex = fileIndex,
                         .pointer = pointer});
}

Result<bool> PointerChannels::readSampler(SamplerIndex sampler, const ValueFormat& format,
                                          std::uint32_t fileIndex) {
    if (const Status input = m_samplers.checkInput(sampler); !input) {
        return input.error();
    }
    if (const auto complaint = m_samplers.complaint(sampler, format)) {
        m_findings.add(Severity::Error, "POINTER_VALUE_TYPE",
                       "for the target of the channel, " + *complaint + "; the channel was ignored",
                       fileIndex);
        return false;
    }
    if (const Status done = m_samplers.read(sampler, format); !done) {
        return done.error();
    }
    return true;
}

Status PointerChannels::readNode(const NodeTarget& target, SamplerIndex sampler,
                                 std::uint32_t fileIndex) {
    const Channel channel{target.node, target.path, sampler, fileIndex, target.morphTarget};
    if (!checkNodeChannel(m_asset, channel, m_findings)) {
        return Nothing{};
    }
    const Result<bool> fits = readSampler(sampler, pointerFormat(m_asset, channel), fileIndex);
    if (!fits) {
        return fits.error();
    }
    if (*fits) {
        m_out.channels.push_back(channel);
    }
    return Nothing{};
}

Status PointerChannels::readMesh(const MeshWeightsTarget& target, SamplerIndex sampler,
                                 std::uint32_t fileIndex) {
    if (m_asset[target.mesh].targetCount() == 0) {
        m_findings.add(Severity::Error, "CHANNEL_WITHOUT_TARGETS",
                       "the channel drives the weights of " +
                           quotedName(m_asset[target.mesh].name, "mesh", target.mesh.value) +
                           ", which has no morph targets; it was ignored",
                       fileIndex);
        return Nothing{};
    }
    const Result<bool> fits = readSampler(sampler, pointerFormat(m_asset, target), fileIndex);
    if (!fits) {
        return fits.error();
    }
    if (*fits) {
        m_meshChannels.push_back({target, sampler, fileIndex});
    }
    return Nothing{};
}

Status PointerChannels::readProperty(const PropertyChannel& channel) {
    if (!checkBoolean(channel)) {
        return Nothing{};
    }
    const Result<bool> fits =
        readSampler(channel.sampler, pointerFormat(channel.target), channel.fileIndex);
    if (!fits) {
        return fits.error();
    }
    if (!*fits) {
        return Nothing{};
    }
    if (!isDefined(m_root, channel.target, channel.pointer)) {
        m_findings.add(Severity::Error, "POINTER_UNDEFINED",
                       "the channel drives " + displayName(m_asset, channel.target) +
                           ", which the file does not store and which has no default; other "
                           "programs may ignore the channel",
                       channel.fileIndex);
    }
    checkRange(channel);
    m_out.propertyChannels.push_back(channel);
    return Nothing{};
}

bool PointerChannels::checkBoolean(const PropertyChannel& channel) {
    if (factsOf(channel.target.property).type != PropertyType::Bool) {
        return true;
    }
    const char* fault =
        m_samplers.interpolation(channel.sampler) != Interpolation::Step ? "its sampler is not STEP"
        : !m_samplers.isPlainByte(channel.sampler) ? "its values are not unsigned bytes"
                                                   : nullptr;
    if (fault != nullptr) {
        m_findings.add(Severity::Error, "POINTER_BOOLEAN",
                       std::string("the channel drives a boolean property, but ") + fault +
                           "; the channel was ignored",
                       channel.fileIndex);
    }
    return fault == nullptr;
}

void PointerChannels::checkRange(const PropertyChannel& channel) {
    const PropertyFacts& facts = factsOf(channel.target.property);
    const Extent& extent = extentOf(channel.sampler);
    const bool isBelow = extent.least < facts.min - kRangeTolerance;
    if (!isBelow && !(extent.greatest > facts.max + kRangeTolerance)) {
        return;
    }
    m_findings.add(Severity::Error, "POINTER_VALUE_RANGE",
                   "key " + std::to_string(isBelow ? extent.leastKey : extent.greatestKey) +
                       " gives " + displayName(m_asset, channel.target) +
                       " a value out of range; it will be clamped",
                   channel.fileIndex);
}

const PointerChannels::Extent& PointerChannels::extentOf(SamplerIndex index) {
    const auto [entry, isNew] = m_extents.try_emplace(index);
    Extent& extent = entry->second;
    if (!isNew) {
        return extent;
    }
    const Sampler& sampler = m_out.samplers[index.value];
    const std::size_t offset =
        sampler.interpolation == Interpolation::CubicSpline ? sampler.width : 0;
    for (std::size_t key = 0; key < sampler.times.size(); ++key) {
        for (std::size_t i = 0; i < sampler.width; ++i) {
            const float value = sampler.values[key * sampler.keyStride() + offset + i];
            if (value < extent.least) {
                extent.least = value;
                extent.leastKey = key;
            }
            if (value > extent.greatest) {
                extent.greatest = value;
                extent.greatestKey = key;
            }
        }
    }
    return extent;
}

Status PointerChannels::spreadMeshWeights() {
    if (m_meshChannels.empty()) {
        return Nothing{};
    }
    std::set<NodeIndex> driven;  // driven through their own weights
    for (const Channel& channel : m_out.channels) {
        if (channel.path == ChannelPath::Weights) {
            driven.insert(channel.node);
        }
    }
    for (const MeshChannel& channel : m_meshChannels) {
        const Result<std::span<const NodeIndex>> nodes =
            m_followers.of(channel.target.mesh, m_findings.pointerTo(channel.fileIndex));
        if (!nodes) {
            return nodes.error();
        }
        bool any = false;
        for (const NodeIndex node : *nodes) {
            if (driven.contains(node)) {
                continue;
            }
            m_out.channels.push_back({node, ChannelPath::Weights, channel.sampler,
                                      channel.fileIndex, channel.target.morphTarget});
            any = true;
        }
        if (!any) {
            m_findings.add(
                Severity::Warning, "MESH_WEIGHTS_UNUSED",
                "the channel drives the weights of " +
                    quotedName(m_asset[channel.target.mesh].name, "mesh",
                               channel.target.mesh.value) +
                    ", but no node uses the weights of the mesh; the channel has no effect",
                channel.fileIndex);
        }
    }
    return Nothing{};
}

}  // namespace sinew::load
