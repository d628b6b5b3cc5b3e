// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>

#include "model/core/result.h"
#include "model/core/shared_array.h"
#include "model/load/accessor/accessor_reader.h"

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

}  // namespace sinew::load
