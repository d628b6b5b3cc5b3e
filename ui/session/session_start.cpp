// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What another asset changes in the state of a window, and what stays.
#include <utility>

#include "model/state/same_objects.h"
#include "model/view/front_and_ground.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"

namespace sinew {

/// The parts still have the state of the old asset, in its indices.
void Session::startOver() {
    const std::shared_ptr<const Asset> old = std::exchange(m_partsOf, asset());
    const std::optional<InspectionState> kept = stateToPutBack(old);
    resetParts();
    if (kept) {
        putBack(*kept);
        followKeys();
    }
    if (m_ledTo) {
        m_ledTo->before.hidden = m_ledTo->shown.hidden = m_visibility.hiddenNodes();
    }
    if (m_document.change() == Document::Change::Opened) {
        leaveFinding();
        m_ledTo.reset();
    }
    explainMarked();
}

/// The state of the asset that is shown now, if it was shown before.
std::optional<InspectionState> Session::stateToPutBack(const std::shared_ptr<const Asset>& old) {
    const Document::Change change = m_document.change();
    if (change == Document::Change::Returned) {
        return std::exchange(m_stateBefore, {});
    }
    if (!old) {
        return std::nullopt;
    }
    InspectionState state = stateOf(stateParts());
    if (old == m_document.before()) {
        m_stateBefore = state;
    }
    if (change == Document::Change::Reloaded) {
        return inOtherVersion(state, SameObjects(*old, *asset()));
    }
    if (change == Document::Change::ClipsChanged) {
        InspectionState same = inOtherVersion(state, SameObjects(*old, *asset()));
        same.selection.marked = state.selection.marked;
        return same;
    }
    state.file.path = old->path;
    state.file.sha256 = m_sha256;
    emit left(*old, state);
    return std::nullopt;
}

void Session::resetParts() {
    m_finder.cancel();
    m_meter.drop();
    m_motionMeter->startOver();
    m_named.reset();
    m_builder.clear();
    m_framing = {};
    m_player.setClips(m_document.clips(), m_document.firstTimes());
    m_selection.setAsset(asset());
    m_pins.setAsset(asset());
    m_visibility.setAsset(asset(), m_selection.scene());
    m_appearance.startOver(asset()->variants.size());
    m_inBindPose = inBindPose();
    m_posedCamera.reset();
    m_rig.setFront(frontYaw(*asset()));
    m_rig.startOver(m_document.firstOutline());
}

StateParts Session::stateParts() {
    return {.player = m_player,
            .selection = m_selection,
            .pins = m_pins,
            .visibility = m_visibility,
            .appearance = m_appearance,
            .rig = m_rig,
            .motion = *m_motionMeter};
}

InspectionState Session::state() {
    InspectionState state = stateOf(stateParts());
    state.file.path = asset()->path;
    state.file.sha256 = m_sha256;
    for (const BorrowedFile& file : m_document.borrowedFiles()) {
        state.file.borrowed.push_back({.path = file.path, .retarget = file.request});
    }
    return state;
}

/// The camera comes last, as for undo.
void Session::show(const InspectionState& state, std::span<const LookOwner> owners) {
    Look look = m_appearance.look();
    for (const LookOwner owner : owners) {
        copyValues(owner, state.look, look);
    }
    if (!m_history.fresh()) {
        m_history.beginInput();
    }
    m_isLed = false;
    m_ledTo.reset();
    sinew::show(state.playback, m_player);
    m_motionMeter->setFeet(state.motion.feet);
    SelectionState selection = state.selection;
    selection.skin = selection.skin ? selection.skin : m_selection.skin();
    m_selection.restore(selection);
    m_pins.setPins(state.pins);
    m_pins.setCurrent(state.currentPin);
    m_visibility.setHiddenNodes(state.hidden);
    m_appearance.setLook(std::move(look));
    m_selection.setHandPose(state.hand);
    resumeCamera(state);
    emit m_rig.cameraChanged();
    m_history.settle();
}

void Session::putBack(const InspectionState& state) {
    sinew::putBack(state, stateParts());
    m_inBindPose = inBindPose();
    resumeCamera(state);
}

void Session::resumeCamera(const InspectionState& state) {
    const bool first = m_player.animation() == AnimationIndex(0) || !m_player.animation();
    const bool asOpened = first && !m_inBindPose && m_appearance.look().copies < 2 &&
                          m_selection.scene() == asset()->defaultScene;
    if (!asOpened) {
        m_rig.setOutline(clipFraming({}).whole);
    }
    m_rig.resume(state.camera, state.lastCameraNode);
}

}  // namespace sinew
