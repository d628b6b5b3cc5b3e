// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/asset/object_ref.h"

namespace sinew {

/// The history of viewed objects, for Back and Forward. Visiting an object clears the forward
/// history.
class ObjectHistory {
public:
    void clear() { *this = {}; }
    /// No effect for the current object.
    void visit(const ObjectRef& object) {
        if (m_at > 0 && m_objects[m_at - 1] == object) {
            return;
        }
        m_objects.resize(m_at);
        m_objects.push_back(object);
        if (m_objects.size() > kMostKept) {
            m_objects.erase(m_objects.begin());
        }
        m_at = m_objects.size();
    }
    [[nodiscard]] bool canGoBack() const noexcept { return m_at > 1; }
    [[nodiscard]] bool canGoForward() const noexcept { return m_at < m_objects.size(); }
    // The object to show; must exist.
    [[nodiscard]] ObjectRef back() { return m_objects[--m_at - 1]; }
    [[nodiscard]] ObjectRef forward() { return m_objects[m_at++]; }

private:
    static constexpr std::size_t kMostKept = 100;

    std::vector<ObjectRef> m_objects;
    std::size_t m_at = 0;  // one past the current object
};

}  // namespace sinew
