// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/pointer.h"

namespace sinew {

class ViewportWindow;

/// Connects the viewport's mouse to picking, selecting and posing. Both are borrowed.
class Pointing final : public QObject {
public:
    Pointing(Session& session, ViewportWindow& viewport);

    [[nodiscard]] Pointer& pointer() noexcept { return m_pointer; }

private:
    void updateSize();

    ViewportWindow& m_viewport;
    Pointer m_pointer;
};

}  // namespace sinew
