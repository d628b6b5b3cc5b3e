// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frame.h"

#include <array>
#include <cstdio>

#include "ui/session/session.h"

namespace sinew {
namespace {

void fillLeftOut(const Visibility& visibility, std::string& leftOut) {
    const std::size_t count = visibility.hiddenCount();
    std::array<char, 48> words{};
    if (count > 0) {
        std::snprintf(words.data(), words.size(), "%zu %s hidden", count,
                      count == 1 ? "node" : "nodes");
    }
    leftOut.assign(words.data());
}

}  // namespace

void fillFrame(Session& session, float aspect, FrameInput& input) {
    session.followRoot();
    session.fillPicture(input);
    input.camera = session.rig().cameraView(aspect);
    fillLeftOut(session.visibility(), input.leftOut);
}

}  // namespace sinew
