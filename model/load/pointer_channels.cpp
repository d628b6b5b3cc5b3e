// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/pointer_channels.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "model/asset/property_facts.h"

namespace sinew::load {
namespace {

// Single precision and rounded decimals: what an exporter may be off a limit of 1.
constexpr float kRangeTolerance = 1e-4F;

}  // namespace

PointerChannels::PointerChannels(const JsonValue& root, const Asset& asset, SamplerReader& samplers,
                                 ChannelFindings& findings, Animation& out)
    : m_root(root), m_asset(asset), m_samplers(samplers), m_findings(findings), m_out(out) {}

Status PointerChannels::read(const std::string& pointer, SamplerIndex sampler,
                             std::uint32_t fileIndex) {
    const PointerTarget target = resolveTarget(m_root, m_asset, pointer);
    if (const auto* problem = std::get_if<TargetProblem>(&target)) {
        m_findings.add(problem->severity, problem->code, problem->message, fileIndex);
        return Nothing{};
    }
    if (const auto* node = std::get_if<NodeTarget>(&target))
        return readNode(*node, sampler, fileIndex);
    if (const auto* mesh = std::get_if<MeshWeightsTarget>(&target))
        return readMesh(*mesh, sampler, fileIndex);
    return readProperty({std::get<PropertyTarget>(target), sampler, fileIndex, pointer});
}

Result<bool> PointerChannels::readSampler(SamplerIndex sampler, const ValueFormat& format,
                                          std::uint32_t fileIndex) {
    if (const Status input = m_samplers.checkInput(sampler); !input)
        return input.error();
    if (const auto complaint = m_samplers.complaint(sampler, format)) {
        m_findings.add(Severity::Error, "POINTER_VALUE_TYPE",
                       "for what the channel drives, " + *complaint + "; the channel was ignored",
                       fileIndex);
        return false;
    }
    if (const Status done = m_samplers.read(sampler, format); !done)
        return done.error();
    return true;
}

Status PointerChannels::readNode(const NodeTarget& target, SamplerIndex sampler,
                                 std::uint32_t fileIndex) {
    const Channel channel{target.node, target.path, sampler, fileIndex, target.morphTarget};
    if (!checkNodeChannel(m_asset, channel, m_findings))
        return Nothing{};
    const Result<bool> fits = readSampler(sampler, pointerFormat(m_asset, channel), fileIndex);
    if (!fits)
        return fits.error();
    if (*fits)
        m_out.channels.push_back(channel);
    return Nothing{};
}

Status PointerChannels::readMesh(const MeshWeightsTarget& target, SamplerIndex sampler,
                                 std::uint32_t fileIndex) {
    if (m_asset[target.mesh].targetCount() == 0) {
        m_findings.add(Severity::Error, "CHANNEL_WITHOUT_TARGETS",
                       "the channel drives the weights of a mesh without morph targets; it was "
                       "ignored",
                       fileIndex);
        return Nothing{};
    }
    const Result<bool> fits = readSampler(sampler, pointerFormat(m_asset, target), fileIndex);
    if (!fits)
        return fits.error();
    if (*fits)
        m_meshChannels.push_back({target, sampler, fileIndex});
    return Nothing{};
}

Status PointerChannels::readProperty(const PropertyChannel& channel) {
    if (!checkBoolean(channel))
        return Nothing{};
    const Result<bool> fits =
        readSampler(channel.sampler, pointerFormat(channel.target), channel.fileIndex);
    if (!fits)
        return fits.error();
    if (!*fits)
        return Nothing{};
    if (!isDefined(m_root, channel.target, channel.pointer))
        m_findings.add(Severity::Error, "POINTER_UNDEFINED",
                       "the channel drives " + displayName(m_asset, channel.target) +
                           ", which the file does not store and which has no default; other "
                           "programs may ignore the channel",
                       channel.fileIndex);
    checkRange(channel);
    m_out.propertyChannels.push_back(channel);
    return Nothing{};
}

bool PointerChannels::checkBoolean(const PropertyChannel& channel) {
    if (factsOf(channel.target.property).type != PropertyType::Bool)
        return true;
    const char* fault =
        m_samplers.interpolation(channel.sampler) != Interpolation::Step ? "its sampler is not STEP"
        : !m_samplers.isPlainByte(channel.sampler) ? "its values are not unsigned bytes"
                                                   : nullptr;
    if (fault != nullptr)
        m_findings.add(Severity::Error, "POINTER_BOOLEAN",
                       std::string("the channel drives a true-or-false property, but ") + fault +
                           "; the channel was ignored",
                       channel.fileIndex);
    return fault == nullptr;
}

void PointerChannels::checkRange(const PropertyChannel& channel) {
    const PropertyFacts& facts = factsOf(channel.target.property);
    const Sampler& sampler = m_out.samplers[channel.sampler.value];
    const std::size_t offset =
        sampler.interpolation == Interpolation::CubicSpline ? sampler.width : 0;
    for (std::size_t key = 0; key < sampler.times.size(); ++key) {
        const auto first = sampler.values.begin() +
                           static_cast<std::ptrdiff_t>(key * sampler.keyStride() + offset);
        const bool isInside =
            std::all_of(first, first + static_cast<std::ptrdiff_t>(sampler.width), [&](float v) {
                return v >= facts.min - kRangeTolerance && v <= facts.max + kRangeTolerance;
            });
        if (isInside)
            continue;
        m_findings.add(Severity::Error, "POINTER_VALUE_RANGE",
                       "key " + std::to_string(key) + " gives " +
                           displayName(m_asset, channel.target) +
                           " a value out of its range; it will be clamped",
                       channel.fileIndex);
        return;
    }
}

void PointerChannels::spreadMeshWeights() {
    if (m_meshChannels.empty())
        return;
    const std::map<MeshIndex, std::vector<NodeIndex>> followers = nodesByMesh();
    std::set<std::pair<MeshIndex, std::uint32_t>> seen;
    for (const MeshChannel& channel : m_meshChannels) {
        const MeshWeightsTarget& target = channel.target;
        if (!seen.insert({target.mesh, target.morphTarget}).second) {
            reportTargetTwice(channel.fileIndex, m_findings);
            continue;
        }
        const auto nodes = followers.find(target.mesh);
        if (nodes == followers.end()) {
            m_findings.add(
                Severity::Warning, "MESH_WEIGHTS_UNUSED",
                "the channel drives the weights of a mesh, but no node takes its weights "
                "from there; the channel moves nothing",
                channel.fileIndex);
            continue;
        }
        for (const NodeIndex node : nodes->second)
            m_out.channels.push_back({node, ChannelPath::Weights, channel.sampler,
                                      channel.fileIndex, target.morphTarget});
    }
}

// The nodes that take their weights from their mesh: they store none and no channel names theirs.
std::map<MeshIndex, std::vector<NodeIndex>> PointerChannels::nodesByMesh() const {
    std::set<NodeIndex> driven;
    for (const Channel& channel : m_out.channels)
        if (channel.path == ChannelPath::Weights)
            driven.insert(channel.node);
    const JsonValue::Array& sources = m_root.elements("nodes");
    std::map<MeshIndex, std::vector<NodeIndex>> nodes;
    for (std::size_t i = 0; i < m_asset.nodes.size(); ++i)
        if (m_asset.nodes[i].mesh && sources[i].find("weights") == nullptr &&
            !driven.contains(NodeIndex(i)))
            nodes[m_asset.nodes[i].mesh].push_back(NodeIndex(i));
    return nodes;
}

}  // namespace sinew::load
