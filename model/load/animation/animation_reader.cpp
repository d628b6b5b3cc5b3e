// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/animation_reader.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "model/asset/channel_lookup.h"
#include "model/asset/gltf_interpolation.h"
#include "model/core/json_pointer.h"
#include "model/load/animation/channel_findings.h"
#include "model/load/animation/pointer_channels.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

std::optional<ChannelPath> pathFrom(std::string_view name) {
    return namedIn<ChannelPath>(kGltfPaths, name);
}
class AnimationReader {
public:
    AnimationReader(const ParsedDocument& document, AnimationIndex index, const Asset& asset,
                    KeyArrays& keys, WeightFollowers& followers, Findings& findings, Animation& out)
        : m_source(document.animations[index.value]),
          m_channels(document.json.elements("animations")[index.value].elements("channels")),
          m_knowsPointers(document.json.lists("extensionsUsed", "KHR_animation_pointer")),
          m_asset(asset),
          m_samplers(m_source, index, asset, keys, findings, out.samplers),
          m_findings(index, findings),
          m_pointers(document.json, asset, m_samplers, followers, m_findings, out),
          m_all(findings),
          m_stop(document.stop),
          m_out(out) {}

    Status read() {
        for (std::size_t i = 0; i < m_source.channels.size(); ++i) {
            if (m_stop.stop_requested()) {
                return cancelled();
            }
            if (const Status done = readChannel(i); !done) {
                return done;
            }
        }
        reportUnusedInterpolations();
        if (const Status spread = m_pointers.spreadMeshWeights(); !spread) {
            return spread;
        }
        dropDuplicateTargets(m_out, m_findings);
        setKeyRange(m_out);
        return Nothing{};
    }

private:
    [[nodiscard]] std::string pointer(const char* array, std::size_t i) const {
        return pointerTo("animations", m_findings.animation().value, array, i);
    }

    void report(Severity severity, const char* code, std::string message, std::size_t channel) {
        m_findings.add(severity, code, std::move(message), channel);
    }

    const JsonValue* pointerObject(std::size_t channel) const {
        return memberAt(m_channels[channel], "target/extensions/KHR_animation_pointer");
    }

    Status readChannel(std::size_t i) {
        const ChannelSource& source = m_source.channels[i];
        if (source.sampler >= m_source.samplers.size()) {
            return invalidDocument("the channel uses sampler " + std::to_string(source.sampler) +
                                       ", which does not exist",
                                   pointer("channels", i) + "/sampler");
        }
        const JsonValue* extension = pointerObject(i);
        const bool byPointer = source.path == "pointer";
        if (extension != nullptr && !byPointer) {
            report(Severity::Error, "POINTER_PATH",
                   "the channel has KHR_animation_pointer, but its path is not \"pointer\"; the "
                   "extension was ignored",
                   i);
        }
        if (byPointer ? extension == nullptr || extension->text("pointer").empty()
                      : !pathFrom(source.path) || !source.node) {
            reportNoTarget(source, i);
            return Nothing{};
        }
        const SamplerIndex sampler(source.sampler);
        if (!m_samplers.interpolation(sampler)) {
            m_unknown.insert(source.sampler);
            report(Severity::Error, "INTERPOLATION_UNKNOWN",
                   "the interpolation of sampler " + std::to_string(source.sampler) +
                       " is not LINEAR, STEP or CUBICSPLINE; the channel was ignored",
                   i);
            return Nothing{};
        }
        const auto fileIndex = static_cast<std::uint32_t>(i);
        if (!byPointer) {
            return readNodeChannel({source.node, *pathFrom(source.path), sampler, fileIndex});
        }
        if (source.node) {
            report(Severity::Error, "POINTER_WITH_NODE",
                   "the channel has a node as well as a pointer; the pointer was used", i);
        }
        return m_pointers.read(extension->text("pointer"), sampler, fileIndex);
    }

    // Interpolations of samplers in use were reported with their channels.
    void reportUnusedInterpolations() {
        for (std::uint32_t s = 0; s < m_source.samplers.size(); ++s) {
            if (!m_samplers.interpolation(SamplerIndex(s)) && !m_unknown.contains(s)) {
                m_all.add(Severity::Error, "INTERPOLATION_UNKNOWN",
                          "the interpolation of sampler " + std::to_string(s) +
                              " is not LINEAR, STEP or CUBICSPLINE",
                          pointer("samplers", s) + "/interpolation");
            }
        }
    }

    void reportNoTarget(const ChannelSource& source, std::size_t i) {
        if (source.path != "pointer" && !pathFrom(source.path)) {
            report(Severity::Error, "CHANNEL_PATH_UNKNOWN",
                   "the channel's path is not translation, rotation, scale, weights or pointer; "
                   "the channel was ignored",
                   i);
        } else if (memberAt(m_channels[i], "target/extensions") != nullptr &&
                   pointerObject(i) == nullptr) {
            report(Severity::Info, "CHANNEL_WITHOUT_NODE",
                   "the target of the channel is defined by an extension; the channel was ignored",
                   i);
        } else if (source.path == "pointer") {
            report(m_knowsPointers ? Severity::Error : Severity::Warning, "POINTER_MISSING",
                   "the channel's path is \"pointer\", but it has no pointer in "
                   "KHR_animation_pointer; it was ignored",
                   i);
        } else {
            report(Severity::Warning, "CHANNEL_WITHOUT_NODE",
                   "the channel has no target node and was ignored", i);
        }
    }

    Status readNodeChannel(const Channel& channel) {
        if (!checkNodeChannel(m_asset, channel, m_findings)) {
            return Nothing{};
        }
        const ValueFormat format = formatOf(m_asset, channel);
        if (const Status input = m_samplers.checkInput(channel.sampler); !input) {
            return input;
        }
        if (const auto complaint = m_samplers.complaint(channel.sampler, format)) {
            return invalidDocument(*complaint,
                                   pointer("samplers", channel.sampler.value) + "/output");
        }
        if (const Status done = m_samplers.read(channel.sampler, format); !done) {
            return done;
        }
        m_out.channels.push_back(channel);
        return Nothing{};
    }

    const AnimationSource& m_source;
    const JsonValue::Array& m_channels;
    bool m_knowsPointers;  // the extension is declared; otherwise "pointer" is an unknown path
    const Asset& m_asset;
    SamplerReader m_samplers;
    ChannelFindings m_findings;
    PointerChannels m_pointers;
    std::set<std::uint32_t> m_unknown;  // samplers whose interpolation has been reported
    Findings& m_all;
    const std::stop_token& m_stop;
    Animation& m_out;
};

}  // namespace

Status readAnimation(const ParsedDocument& document, AnimationIndex index, const Asset& asset,
                     KeyArrays& keys, WeightFollowers& followers, Findings& findings,
                     Animation& out) {
    return AnimationReader(document, index, asset, keys, followers, findings, out).read();
}

}  // namespace sinew::load
