// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/function_ref.h"
#include "model/view/pick/surface_hit.h"

namespace sinew {

/// What a legend says about values on surfaces. UTF-8.
struct ValueLegend {
    struct Tick {
        float at = 0.0F;  // 0 to 1 along the palette
        std::string text = {};

        bool operator==(const Tick&) const = default;
    };
    std::string title;
    std::string subtitle;
    std::vector<Tick> ticks;
    std::string zero;                // note on values near 0 on a scale from 0; empty: other scales
    std::string without;             // note on vertices or elements without a value; empty: none
    std::string neutral;             // note on surfaces without any value; empty: none
    std::vector<std::string> notes;  // lines below: where the worst is, what is left out
    std::string missing = {};        // why there are none: "no joints are left and right"

    bool operator==(const ValueLegend&) const = default;
};

/// One number per vertex or per element of surfaces, computed on the CPU, that a view shows with
/// its palette (ViewModeInfo::values). Any source can fill one; the renderer copies it every frame.
struct SurfaceValues {
    enum class Per {
        Vertex,  // interpolated
        Element  // of `elementList`, flat
    };
    /// The values of one primitive of a node; count 0: it has none.
    struct Part {
        NodeIndex node;
        std::uint32_t primitive = 0;  // primitive of its mesh
        std::size_t first = 0;        // index in `values`
        std::size_t count = 0;        // vertices or elements of the stored primitive
    };

    Per per = Per::Vertex;
    float low = 0.0F;  // the value at the first colour of the palette
    float high = 1.0F;
    bool diverging = false;                     // the middle of the palette means no change
    std::vector<std::size_t> firstParts;        // [node]: of its first primitive in `parts`
    std::vector<Part> parts;                    // ordered by node and primitive
    std::vector<float> values;                  // NaN: no value
    std::shared_ptr<const ValueLegend> legend;  // null: the view's title alone

    /// None if the node has no such primitive, or it has no values.
    [[nodiscard]] const Part* find(NodeIndex node, std::uint32_t primitive) const noexcept;
    /// Empty: none.
    [[nodiscard]] std::span<const float> of(NodeIndex node, std::uint32_t primitive) const noexcept;
};

/// None at all, and why.
[[nodiscard]] std::shared_ptr<const SurfaceValues> withoutValues(std::string why);

/// Values for all primitives that `has` names, each NaN.
[[nodiscard]] SurfaceValues emptyValues(
    const Asset& asset, SurfaceValues::Per per,
    FunctionRef<bool(const Node& node, const Primitive& primitive)> has);

/// What the picture shows at a hit; none: no value.
[[nodiscard]] std::optional<float> valueAt(const SurfaceValues& values, const SurfaceHit& hit);
/// The place of that value in `values`; of vertices, the nearest.
[[nodiscard]] std::optional<std::size_t> placeAt(const SurfaceValues& values,
                                                 const SurfaceHit& hit);

/// The first of 1, 2 and 5 times a power of ten that is not below `most`; 1 for 0.
[[nodiscard]] float roundScale(float most) noexcept;
/// Ticks at the quarters of a scale from 0, with up to four digits.
[[nodiscard]] std::vector<ValueLegend::Tick> quarterTicks(float high);

}  // namespace sinew
