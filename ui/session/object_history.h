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
    void visit(const ObjectRef& object);  // no effect for the current object
    [[nodiscard]] bool canGoBack() const noexcept { return m_at > 1; }
    [[nodiscard]] bool canGoForward() const noexcept { return m_at < m_objects.size(); }
    [[nodiscard]] ObjectRef back();     // the object to show; must exist
    [[nodiscard]] ObjectRef forward();  // likewise

private:
    std::vector<ObjectRef> m_objects;
    std::size_t m_at = 0;  // one past the current object
};

}  // namespace sinew
