// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace sinew::load {

/// The current location in a document traversal: a chain of stack frames, converted to a JSON
/// pointer on demand. A frame must not outlive its parent and its key.
class Path {
public:
    Path() = default;
    Path(const Path& parent, std::string_view key) : m_parent(&parent), m_key(key) {}
    Path(const Path& parent, std::size_t index)
        : m_parent(&parent), m_index(index), m_isIndex(true) {}

    [[nodiscard]] std::string pointer() const;

private:
    const Path* m_parent = nullptr;
    std::string_view m_key;
    std::size_t m_index = 0;
    bool m_isIndex = false;
};

void appendPointer(std::string& pointer, std::string_view key);  // escaped (RFC 6901)
void appendPointer(std::string& pointer, std::integral auto index) {
    pointer += '/';
    pointer += std::to_string(index);
}
/// pointerTo("meshes", 3, "primitives", 0) is "/meshes/3/primitives/0".
template <class... Parts>
[[nodiscard]] std::string pointerTo(const Parts&... parts) {
    std::string pointer;
    (appendPointer(pointer, parts), ...);
    return pointer;
}

}  // namespace sinew::load
