// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/stored_array.h"
#include "model/core/result.h"
#include "model/core/shared_array.h"
#include "model/load/accessor/accessor_format.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads accessors (glTF 2.0, 3.6.2). Every accessor is checked against its buffer views before it
/// is read or memory is allocated; errors point at the accessor. Accessors without a buffer view
/// are zeros; sparse values replace elements of either.
class AccessorReader {
public:
    /// After a stop, every read returns an error.
    AccessorReader(const ParsedDocument& document, Findings& findings, DecodedBudget& budget,
                   std::stop_token stop = {});

    [[nodiscard]] const Accessor& operator[](std::uint32_t accessor) const {
        return m_document.accessors[accessor];
    }

    /// All components as floats; normalised integers by the formulas of 3.6.2.2.
    [[nodiscard]] Result<std::vector<float>> floats(std::uint32_t accessor);

    /// The same with one Vec per element; the accessor's type (VEC2, VEC3, VEC4 or MAT4) must
    /// match.
    template <class Vec>
    [[nodiscard]] Result<std::vector<Vec>> vectors(std::uint32_t accessor) {
        if (const Status ok = prepareVectors<Vec>(accessor); !ok) {
            return ok.error();
        }
        return read<Vec>(accessor, (*this)[accessor].count);
    }

    /// The same in place if the buffer is kept and the format allows it, otherwise a copy.
    template <class Vec>
    [[nodiscard]] Result<SharedArray<Vec>> sharedVectors(std::uint32_t accessor) {
        if (const Status ok = prepareVectors<Vec>(accessor); !ok) {
            return ok.error();
        }
        return sharedFloats(accessor).template as<Vec>();
    }

    /// All components as floats, in place if the buffer is kept and the format allows it. Error:
    /// matrices of small integers.
    [[nodiscard]] Result<SharedArray<float>> components(std::uint32_t accessor);

    /// All components as unsigned integers, not normalised. Error: signed or float accessors.
    [[nodiscard]] Result<std::vector<std::uint32_t>> integers(std::uint32_t accessor);

    /// The same in the stored type if the array supports it, otherwise in a wider type.
    [[nodiscard]] Result<IndexArray> indices(std::uint32_t accessor, std::uint32_t& largest);
    [[nodiscard]] Result<JointArray> joints(std::uint32_t accessor);
    [[nodiscard]] Result<WeightArray> weights(std::uint32_t accessor);

    /// Takes from the budget what reading the accessor again would need.
    [[nodiscard]] Status takeAgain(std::uint32_t accessor, std::uint64_t bytesPerElement);

    /// After all reads: reports contradictions in any accessor, and problems of accessors that were
    /// never read.
    void reportRest();

private:
    // Checks the accessor and its sparse part, then takes `bytesPerElement` per element from the
    // budget.
    [[nodiscard]] Status prepare(std::uint32_t accessor, std::uint64_t bytesPerElement);
    // The same for all components as floats.
    [[nodiscard]] Status prepareFloats(std::uint32_t accessor);
    void reportAlignment(std::size_t accessor);
    void reportUnreadable(const Error& problem, const char* consequence,
                          Severity severity = Severity::Error);
    void reportUnreadContents(std::uint32_t accessor);
    void reportNotChecked(std::size_t accessor);
    [[nodiscard]] bool fitsSparse(const Accessor& accessor);
    [[nodiscard]] Status checkBounds(const Accessor& accessor, const std::string& pointer) const;
    template <class Vec>
    [[nodiscard]] Status prepareVectors(std::uint32_t accessor) {
        constexpr std::size_t kWidth = sizeof(Vec) / sizeof(float);
        constexpr ElementType kElement = kWidth == 2   ? ElementType::Vec2
                                         : kWidth == 3 ? ElementType::Vec3
                                         : kWidth == 4 ? ElementType::Vec4
                                                       : ElementType::Mat4;
        static_assert(kWidth <= 4 || kWidth == 16);
        if ((*this)[accessor].element != kElement) {
            return Error{ErrorCode::InvalidAccessor,
                         std::string("the accessor must be ") + elementName(kElement) + ", not " +
                             elementName((*this)[accessor].element),
                         "/accessors/" + std::to_string(accessor)};
        }
        return prepare(accessor, sizeof(Vec));
    }
    [[nodiscard]] Status checkUnsigned(std::uint32_t accessor) const;
    [[nodiscard]] SharedArray<float> sharedFloats(std::uint32_t accessor);
    template <class T>
    [[nodiscard]] SharedArray<T> sharedIntegers(std::uint32_t accessor);
    template <class T>
    [[nodiscard]] SharedArray<T> kept(std::uint32_t accessor, std::span<const T> stored) const;
    template <class T>
    void reportIntegers(std::uint32_t accessor, std::span<const T> values);
    template <class T>
    void reportShares(std::uint32_t accessor, std::span<const T> values);
    void readFloats(std::uint32_t accessor, std::span<float> out);
    void reportOnce(std::uint32_t accessor, std::span<const float> values);

    // The values in place, if they are tightly packed floats; empty if they must be converted.
    [[nodiscard]] std::span<const float> storedFloats(std::uint32_t accessor) const;

    // `count` values that consist only of floats, after `prepare`; copied directly if they are
    // stored as such.
    template <class Value>
    [[nodiscard]] std::vector<Value> read(std::uint32_t accessor, std::size_t count) {
        if (const std::span<const float> stored = storedFloats(accessor); !stored.empty()) {
            reportOnce(accessor, stored);
            const auto* first = reinterpret_cast<const Value*>(stored.data());
            return std::vector<Value>(first, first + count);
        }
        std::vector<Value> out(count);
        constexpr std::size_t kWidth = sizeof(Value) / sizeof(float);  // NOLINT: Value may be float
        readFloats(accessor, {reinterpret_cast<float*>(out.data()), count * kWidth});
        return out;
    }
    const ParsedDocument& m_document;
    Findings& m_findings;
    DecodedBudget& m_budget;
    std::stop_token m_stop;
    std::vector<bool> m_reported;  // accessors whose contents have been checked
    std::vector<bool> m_kept;      // buffers that arrays may refer to
};

}  // namespace sinew::load
