// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/object_history.h"

namespace sinew {
namespace {

constexpr std::size_t kMostKept = 100;

}  // namespace

void ObjectHistory::visit(const ObjectRef& object) {
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

ObjectRef ObjectHistory::back() {
    return m_objects[--m_at - 1];
}

ObjectRef ObjectHistory::forward() {
    return m_objects[m_at++];
}

}  // namespace sinew
