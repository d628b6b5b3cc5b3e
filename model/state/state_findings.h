// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/asset/object_ref.h"
#include "model/core/function_ref.h"
#include "model/core/result.h"

namespace sinew {

/// An object as a state names it: a position in a list, and its name there.
struct NamedObject {
    std::uint32_t index = 0;
    std::string name = {};
    std::string from = {};  // the file of a borrowed clip
};

/// What the readers of one state share: the asset's names, and what went wrong. Borrows the asset.
class StateFindings {
public:
    static constexpr std::size_t kMostNotices = 100;  // the rest is counted

    explicit StateFindings(const Asset& asset) noexcept : m_asset(asset) {}

    [[nodiscard]] const Asset& asset() const noexcept { return m_asset; }

    // The object with the index if it has the name, otherwise the first with the name; none and a
    // notice: there is none. Unnamed objects have their index alone. O(1) after the first of a
    // list.
    [[nodiscard]] std::optional<std::uint32_t> object(ObjectKind kind, const NamedObject& wanted,
                                                      const std::string& pointer);
    [[nodiscard]] std::optional<std::uint32_t> joint(SkinIndex skin, const NamedObject& wanted,
                                                     const std::string& pointer);
    [[nodiscard]] std::optional<std::uint32_t> morphTarget(MeshIndex mesh,
                                                           const NamedObject& wanted,
                                                           const std::string& pointer);
    [[nodiscard]] std::optional<std::uint32_t> expression(const NamedObject& wanted,
                                                          const std::string& pointer);
    [[nodiscard]] std::optional<std::uint32_t> variant(const NamedObject& wanted,
                                                       const std::string& pointer);

    void fail(std::string pointer, std::string message);  // the first one counts
    void note(const std::string& pointer, const std::string& message);
    [[nodiscard]] const std::optional<Error>& error() const noexcept { return m_error; }
    [[nodiscard]] std::vector<std::string> takeNotices();

private:
    /// Objects of one kind, of the skin or mesh `owner` if they are parts.
    struct List {
        std::string_view word;  // "joint"
        std::uint32_t owner = 0;
        std::size_t count = 0;
    };
    using NameAt = FunctionRef<std::string(std::size_t)>;

    [[nodiscard]] std::optional<std::uint32_t> find(const List& list, const NamedObject& wanted,
                                                    NameAt nameAt);
    [[nodiscard]] std::optional<std::uint32_t> findOrNote(const List& list,
                                                          const NamedObject& wanted, NameAt nameAt,
                                                          const std::string& pointer);
    [[nodiscard]] std::optional<std::uint32_t> borrowedClip(const NamedObject& wanted);

    const Asset& m_asset;
    // By word and owner: the first index of each name.
    std::map<std::pair<std::string_view, std::uint32_t>,
             std::unordered_map<std::string, std::uint32_t>>
        m_names;
    std::optional<Error> m_error;
    std::vector<std::string> m_notices;
    std::size_t m_noticeCount = 0;
};

}  // namespace sinew
