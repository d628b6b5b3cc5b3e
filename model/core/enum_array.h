// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace sinew {

/// One value per enumerator, from 0 to `Last`.
template <class Enum, Enum Last, class T>
class EnumArray {
public:
    static constexpr std::size_t kCount = static_cast<std::size_t>(Last) + 1;

    [[nodiscard]] constexpr T& operator[](Enum key) noexcept { return m_values[place(key)]; }
    [[nodiscard]] constexpr const T& operator[](Enum key) const noexcept {
        return m_values[place(key)];
    }

    bool operator==(const EnumArray&) const = default;

private:
    static constexpr std::size_t place(Enum key) noexcept {
        assert(static_cast<std::size_t>(key) < kCount);
        return static_cast<std::size_t>(key);
    }

    std::array<T, kCount> m_values{};
};

/// Whether row i of a table describes enumerator i, so that the table can be indexed by enumerator.
/// `key` is the member that holds the enumerator.
template <class Rows, class Row, class Enum>
[[nodiscard]] consteval bool rowsFollow(const Rows& rows, Enum Row::*key) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].*key != static_cast<Enum>(i)) {
            return false;
        }
    }
    return true;
}

}  // namespace sinew
