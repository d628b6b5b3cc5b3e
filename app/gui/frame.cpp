// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frame.h"

#include <array>
#include <cstdio>
#include <utility>

#include "ui/models/compared_names.h"
#include "ui/session/partner_picture.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"

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

/// "A · Fox.glb", see comparedNames. Empty for a single file.
void fillCaption(Session& session, ComparedSide side, std::string& caption) {
    caption.clear();
    if (session.split().split().both) {
        const QStringList names = comparedNames(std::as_const(session).comparison());
        caption = side == ComparedSide::Before ? "A · " + names[0].toStdString()
                                               : "B · " + names[1].toStdString();
    }
}

}  // namespace

void fillFrame(Session& session, float aspect, FrameInput& input) {
    session.followRoot();
    session.fillPicture(input);
    input.camera = session.rig().cameraView(aspect);
    fillLeftOut(session.visibility(), input.leftOut);
    fillCaption(session, ComparedSide::Before, input.caption);
}

void fillPartnerFrame(Session& session, float aspect, FrameInput& input) {
    session.partner().fill(input);
    input.camera = session.rig().cameraView(aspect);
    fillLeftOut(session.visibility(), input.leftOut);
    fillCaption(session, ComparedSide::After, input.caption);
    input.captionIsRight = session.split().mode() == SplitMode::Wipe;  // the left is the other file
}

}  // namespace sinew
