// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "ui/session/object_ref.h"

namespace sinew {

/// The objects that were looked at, for Back and Forward. Visiting one forgets what lay ahead.
class ObjectHistory {
public:
    void clear() { *this = {}; }
    void visit(const ObjectRef& object);  // the present one again: nothing changes
    [[nodiscard]] bool canGoBack() const noexcept { return m_at > 1; }
    [[nodiscard]] bool canGoForward() const noexcept { return m_at < m_objects.size(); }
    [[nodiscard]] ObjectRef back();     // the object to show now; there must be one
    [[nodiscard]] ObjectRef forward();  // likewise

private:
    std::vector<ObjectRef> m_objects;
    std::size_t m_at = 0;  // one past the present one
};

}  // namespace sinew
