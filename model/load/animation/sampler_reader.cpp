// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/sampler_reader.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/unit_rotation.h"
#include "model/core/words.h"
#include "model/load/accessor/accessor_format.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {

namespace {

std::string seconds(float time) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6g s", static_cast<double>(time));
    return text.data();
}

}  // namespace

SamplerReader::SamplerReader(const AnimationSource& source, AnimationIndex index,
                             const Asset& asset, KeyArrays& keys, Findings& findings,
                             std::vector<Sampler>& out)
    : m_source(source),
      m_index(index),
      m_asset(asset),
      m_keys(keys),
      m_findings(findings),
      m_out(out),
      m_reported(source.samplers.size()) {
    m_out.resize(source.samplers.size());
}

std::string SamplerReader::pointer(SamplerIndex index, const char* part) const {
    return pointerTo("animations", m_index.value, "samplers", index.value, part);
}

// "'Walk', 'Hips' rotation and 2 more channels": the animation and the targets that it drives
// through the sampler.
std::string SamplerReader::tracks(SamplerIndex index) {
    if (m_users.empty()) {
        findUsers();
    }
    const Users& users = m_users[index.value];
    std::string text = quotedName(m_asset[m_index].name, "animation", m_index.value);
    if (users.count > 0 && m_source.channels[users.first].node) {
        const ChannelSource& channel = m_source.channels[users.first];
        text += ", " + quotedName(m_asset[channel.node].name, "node", channel.node.value) + " " +
                channel.path;
    }
    return users.count < 2
               ? text
               : text + " and " + counted(users.count - 1, "more channel", "more channels");
}

void SamplerReader::findUsers() {
    m_users.resize(m_source.samplers.size());
    for (std::size_t c = 0; c < m_source.channels.size(); ++c) {
        if (m_source.channels[c].sampler < m_users.size()) {
            Users& users = m_users[m_source.channels[c].sampler];
            if (users.count++ == 0) {
                users.first = c;
            }
        }
    }
}

void SamplerReader::report(Severity severity, const char* code, const std::string& message,
                           SamplerIndex index, const char* part, std::size_t key,
                           std::size_t count) {
    m_findings.add({.severity = severity,
                    .code = code,
                    .message = tracks(index) + ": " + message,
                    .pointer = pointer(index, part),
                    .count = count,
                    .key = static_cast<std::uint32_t>(key)});
}

Status SamplerReader::checkInput(SamplerIndex index) const {
    const Accessor& times = m_keys[m_source.samplers[index.value].input];
    if (times.element != ElementType::Scalar || times.component != ComponentType::Float) {
        return invalidDocument("key times must be SCALAR of FLOAT", pointer(index, "input"));
    }
    return Nothing{};
}

std::optional<Interpolation> SamplerReader::interpolation(SamplerIndex index) const {
    return namedIn<Interpolation>(kGltfInterpolations,
                                  m_source.samplers[index.value].interpolation);
}

bool SamplerReader::isPlainByte(SamplerIndex index) const {
    const Accessor& values = m_keys[m_source.samplers[index.value].output];
    return values.component == ComponentType::UnsignedByte && !values.normalized;
}

std::optional<std::string> SamplerReader::complaint(SamplerIndex index,
                                                    const ValueFormat& format) const {
    const SamplerSource& source = m_source.samplers[index.value];
    const Accessor& values = m_keys[source.output];
    if (values.element != format.element) {
        return std::string("the values must be ") + elementName(format.element) + ", not " +
               elementName(values.element);
    }
    const std::uint64_t keys = m_keys[source.input].count;
    const std::uint64_t perKey = format.element == ElementType::Scalar ? format.width : 1;
    const std::uint64_t parts = interpolation(index) == Interpolation::CubicSpline ? 3 : 1;
    if (values.count % (perKey * parts) == 0 && values.count / (perKey * parts) == keys) {
        return {};
    }
    return std::to_string(values.count) + " values for " + std::to_string(keys) + " keys, " +
           std::to_string(perKey * parts) + " per key are required";
}

Status SamplerReader::read(SamplerIndex index, const ValueFormat& format) {
    Sampler& sampler = m_out[index.value];
    checkFormat(index, format);
    if (sampler.times.empty()) {
        sampler.interpolation = *interpolation(index);
        sampler.width = format.width;
        if (const Status done = readTimes(index); !done) {
            return done;
        }
        if (const Status done = readValues(index); !done) {
            return done;
        }
    }
    if (format.isRotation) {
        checkRotations(index);
    }
    return Nothing{};
}

Status SamplerReader::readTimes(SamplerIndex index) {
    const std::uint32_t input = m_source.samplers[index.value].input;
    Result<SharedArray<float>> times = m_keys.floats(input);
    if (!times) {
        return times.error();
    }
    if (m_keys[input].min.empty() || m_keys[input].max.empty()) {
        report(Severity::Error, "TIMES_WITHOUT_MIN_MAX", "the key times lack min or max", index,
               "input", 0, 1);
    }
    const bool isStored = m_keys[input].bufferView || m_keys[input].sparse;
    if (const Status ok = checkTimes(index, *times, isStored); !ok) {
        return ok;
    }
    m_out[index.value].times = std::move(*times);
    return Nothing{};
}

Status SamplerReader::checkTimes(SamplerIndex index, std::span<const float> times, bool isStored) {
    const std::string where = pointer(index, "input");
    std::size_t equal = 0;
    std::size_t firstEqual = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (!std::isfinite(times[i])) {
            return invalidDocument("the time of key " + std::to_string(i) + " is not finite",
                                   where);
        }
        if (i > 0 && times[i] < times[i - 1]) {
            return invalidDocument("the key times decrease at key " + std::to_string(i), where);
        }
        if (i > 0 && times[i] == times[i - 1] && equal++ == 0) {
            firstEqual = i;
        }
    }
    if (equal > 0) {
        // All zeros where there is no data, which is reported with the accessor.
        report(isStored ? Severity::Error : Severity::Warning, "TIMES_NOT_INCREASING",
               counted(equal, "key shares its", "keys share their") +
                   " time with the previous key, " + (equal == 1 ? "at " : "first at ") +
                   seconds(times[firstEqual]) + "; the last one is used",
               index, "input", firstEqual, equal);
    }
    if (times.front() < 0.0F) {
        report(Severity::Error, "TIMES_NEGATIVE",
               "the first key is before 0 s, at " + seconds(times.front()), index, "input", 0, 1);
    }
    return Nothing{};
}

Status SamplerReader::readValues(SamplerIndex index) {
    Sampler& sampler = m_out[index.value];
    Result<SharedArray<float>> values = m_keys.floats(m_source.samplers[index.value].output);
    if (!values) {
        return values.error();
    }
    sampler.values = std::move(*values);
    if (sampler.interpolation == Interpolation::CubicSpline && sampler.times.size() < 2) {
        report(Severity::Error, "CUBICSPLINE_SINGLE_KEY",
               "a cubic spline needs two keys; the only key is used as a constant", index, "output",
               0, 1);
    }
    return Nothing{};
}

// 3.11: rotations and weights may be normalised integers.
void SamplerReader::checkFormat(SamplerIndex index, const ValueFormat& format) {
    const Accessor& accessor = m_keys[m_source.samplers[index.value].output];
    const bool isFloat = accessor.component == ComponentType::Float;
    const bool isAllowed =
        isFloat ? !accessor.normalized
        : !accessor.normalized
            ? format.mayBeInteger
            : format.mayBeNormalized && accessor.component != ComponentType::UnsignedInt;
    if (isAllowed || std::exchange(m_reported[index.value].format, true)) {
        return;
    }
    report(Severity::Error, "KEY_VALUE_FORMAT",
           std::string("the values are stored as ") + componentName(accessor.component) +
               (accessor.normalized ? " (normalized)" : "") +
               ", which glTF does not allow here; they are used as stored",
           index, "output", 0, 1);
}

void SamplerReader::checkRotations(SamplerIndex index) {
    if (std::exchange(m_reported[index.value].rotations, true)) {
        return;
    }
    const Sampler& sampler = m_out[index.value];
    const std::size_t offset = sampler.interpolation == Interpolation::CubicSpline ? 4 : 0;
    std::size_t count = 0;
    std::size_t first = 0;
    for (std::size_t key = sampler.times.size(); key-- > 0;) {
        if (isUnitRotation(sampler.values.data() + key * sampler.keyStride() + offset)) {
            continue;
        }
        ++count;
        first = key;
    }
    if (count > 0) {
        report(Severity::Error, "KEY_ROTATION_NOT_UNIT",
               counted(count, "rotation key is not a unit quaternion",
                       "rotation keys are not unit quaternions") +
                   (count == 1 ? ", at " : ", first at ") + seconds(sampler.times[first]),
               index, "output", first, count);
    }
}

Result<SharedArray<float>> KeyArrays::floats(std::uint32_t accessor) {
    if (const auto known = m_known.find(accessor); known != m_known.end()) {
        const std::uint64_t bytes = componentCount((*this)[accessor].element) * sizeof(float);
        const Status ok = m_accessors.takeAgain(accessor, bytes);
        return ok ? Result<SharedArray<float>>(known->second) : ok.error();
    }
    Result<SharedArray<float>> values = m_accessors.components(accessor);
    if (values) {
        m_known.emplace(accessor, *values);
    }
    return values;
}

}  // namespace sinew::load
