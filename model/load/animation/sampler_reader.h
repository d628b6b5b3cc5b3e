// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/core/shared_array.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/accessor/value_format.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Key times and key values. Each accessor is read once and shared by all samplers of all clips, in
/// the file's own bytes if the buffer is kept and they are tightly packed floats. Every use is
/// charged to the memory budget like the first, so that later work stays bounded.
class KeyArrays {
public:
    explicit KeyArrays(AccessorReader& accessors) : m_accessors(accessors) {}  // borrowed

    [[nodiscard]] const Accessor& operator[](std::uint32_t accessor) const {
        return m_accessors[accessor];
    }

    /// All components as floats; normalised integers by the formulas of 3.6.2.2.
    [[nodiscard]] Result<SharedArray<float>> floats(std::uint32_t accessor);

private:
    AccessorReader& m_accessors;
    std::unordered_map<std::uint32_t, SharedArray<float>> m_known;
};

/// Reads the samplers of one animation (glTF 2.0, 3.11) on request of their channels, each once.
class SamplerReader {
public:
    SamplerReader(const AnimationSource& source, AnimationIndex index, const Asset& asset,
                  KeyArrays& keys, Findings& findings, std::vector<Sampler>& out);

    /// Why the sampler's values cannot drive a channel of this format; none if they can. The
    /// sampler index must be in range.
    [[nodiscard]] std::optional<std::string> complaint(SamplerIndex index,
                                                       const ValueFormat& format) const;

    /// Fills the sampler unless another channel did. Error: key times that are not finite or
    /// decrease. `complaint` must have returned none.
    [[nodiscard]] Status read(SamplerIndex index, const ValueFormat& format);

    /// Key times must be SCALAR of FLOAT.
    [[nodiscard]] Status checkInput(SamplerIndex index) const;

    /// None if the stored name is unknown.
    [[nodiscard]] std::optional<Interpolation> interpolation(SamplerIndex index) const;

    /// Whether the values are stored as unsigned bytes, not normalised.
    [[nodiscard]] bool isPlainByte(SamplerIndex index) const;

private:
    [[nodiscard]] std::string pointer(SamplerIndex index, const char* part) const;
    [[nodiscard]] std::string tracks(SamplerIndex index);
    void findUsers();
    void report(Severity severity, const char* code, const std::string& message, SamplerIndex index,
                const char* part, std::size_t key, std::size_t count);

    [[nodiscard]] Status readTimes(SamplerIndex index);
    [[nodiscard]] Status checkTimes(SamplerIndex index, std::span<const float> times,
                                    bool isStored);
    [[nodiscard]] Status readValues(SamplerIndex index);
    void checkFormat(SamplerIndex index, const ValueFormat& format);
    void checkRotations(SamplerIndex index);

    const AnimationSource& m_source;
    AnimationIndex m_index;
    const Asset& m_asset;
    KeyArrays& m_keys;
    Findings& m_findings;
    std::vector<Sampler>& m_out;
    struct Reported {
        bool format = false;
        bool rotations = false;
    };
    struct Users {
        std::size_t count = 0;  // number of channels
        std::size_t first = 0;
    };
    std::vector<Users> m_users;        // [sampler], computed on demand for findings
    std::vector<Reported> m_reported;  // [sampler]: findings already reported
};

}  // namespace sinew::load
