// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frozen_picture.h"

#include <algorithm>
#include <utility>

#include "app/gui/frame.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"
#include "model/view/vertex_pins.h"
#include "model/view/without_marks.h"
#include "ui/session/partner_picture.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"

namespace sinew {
namespace {

constexpr float kPointsHigh = 900.0F;  // text has the size of a window of this height

/// Without what the picture does not show.
void leaveOut(const ScreenshotRequest& request, FrozenFile& file) {
    file.subject.view.transparent = request.transparent;
    file.subject.view.hovered = {};
    if (!request.marks) {
        leaveOutMarks(file.subject.view);
        file.found.path.reset();
    }
}

/// How `render` makes the same picture. Of a split one it is that of the file on its own.
InspectionState makingOf(const FrozenFile& file, InspectionState state,
                         const ScreenshotRequest& request) {
    const ViewOptions& view = file.subject.view;
    state.look = view;
    state.selection.node = view.highlight;
    state.selection.marked = view.marked;
    state.pins = view.pins ? view.pins->pins : std::vector<VertexPin>();
    state.camera.untouched = false;  // framed for the window, whose shape is another
    state.motion = {
        .trails = file.subject.trails, .followed = file.subject.root, .feet = file.subject.feet};
    PictureMaking made;
    made.width = static_cast<std::uint32_t>(request.width);
    made.height = static_cast<std::uint32_t>(request.height);
    made.pixelsPerPoint = pointSize(request);
    made.text = request.text;
    made.note = file.leftOut;
    made.explained = view.pins ? view.pins->explained : std::nullopt;
    made.throughSurfaces = !view.pins || view.pins->throughSurfaces;
    state.picture = std::move(made);
    return state;
}

}  // namespace

float pointSize(const ScreenshotRequest& request) {
    return request.pixelsPerPoint > 0.0F
               ? request.pixelsPerPoint
               : std::max(1.0F, static_cast<float>(request.height) / kPointsHigh);
}

float aspectOf(const PictureSplit& split, const ScreenshotRequest& request) {
    const PixelRect picture = splitLayout(split, std::uint32_t(request.width),
                                          std::uint32_t(request.height), pointSize(request))
                                  .all[0]
                                  .picture;
    return static_cast<float>(picture.width) / static_cast<float>(picture.height);
}

std::string stateOf(const FrozenPicture& picture, const std::filesystem::path& file) {
    if (!picture.state || file.empty()) {
        return {};
    }
    InspectionState state = *picture.state;
    setPathsFrom(state, folderOf(file));
    return stateText(state, picture.first.subject.asset(), 0);
}

FrozenPicture frozenPicture(Session& session, const ScreenshotRequest& request) {
    const PictureSplit& split = session.split().split();
    const float aspect = aspectOf(split, request);
    FrameInput now;
    fillFrame(session, aspect, now);
    FrozenPicture frame{.first = {.subject = session.subject(),
                                  .found = session.findings(),
                                  .worst = session.meter().sharedWorst(),
                                  .valuesLag = !session.meter().upToDate(),
                                  .leftOut = std::move(now.leftOut),
                                  .caption = std::move(now.caption)},
                        .split = split,
                        .camera = now.camera,
                        .cameraNode = session.rig().cameraNode()};
    frame.split.lineIsHot = false;
    leaveOut(request, frame.first);
    if (split.both) {
        fillPartnerFrame(session, aspect, now);
        frame.partner = FrozenFile{.subject = session.partner().subject(),
                                   .found = session.partner().findings(),
                                   .valuesLag = !session.partner().meter().upToDate(),
                                   .leftOut = std::move(now.leftOut),
                                   .caption = std::move(now.caption),
                                   .captionIsRight = now.captionIsRight};
        leaveOut(request, *frame.partner);
    }
    if (request.state) {
        frame.state = makingOf(frame.first, session.state(), request);
    }
    return frame;
}

}  // namespace sinew
