// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/undo_history.h"

#include <QCoreApplication>
#include <utility>

#include "model/state/same_objects.h"
#include "model/view/look_option.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/selection.h"
#include "ui/session/signals.h"
#include "ui/session/visibility.h"

namespace sinew {
namespace {

QString optionWords(const LookOption& option) {
    const char* label = option.row.label != nullptr ? option.row.label : option.action.text;
    if (label != nullptr) {
        return QCoreApplication::translate("LookOptions", label);
    }
    // Rows without words of their own have controls of their own.
    const std::string_view key = option.key;
    return key == "view"          ? QCoreApplication::translate("Steps", "View")
           : key == "variant"     ? QCoreApplication::translate("Steps", "Variant")
           : key == "set"         ? QCoreApplication::translate("Steps", "Influence Set")
           : key == "morphTarget" ? QCoreApplication::translate("Steps", "Morph Target")
           : key == "depthNear" || key == "depthFar"
               ? QCoreApplication::translate("Steps", "Range of Depths")
           : key == "weights"     ? QCoreApplication::translate("Steps", "Weights")
           : key == "background"  ? QCoreApplication::translate("Steps", "Background")
           : key == "environment" ? QCoreApplication::translate("Steps", "Environment")
                                  : QString();
}

}  // namespace

QString words(const StepName& name) {
    switch (name.subject) {
        case StepName::Subject::Selection:
            return QCoreApplication::translate("Steps", "Selection");
        case StepName::Subject::Pins:
            return QCoreApplication::translate("Steps", "Pinned Vertices");
        case StepName::Subject::Visibility:
            return QCoreApplication::translate("Steps", "Hide or Show");
        case StepName::Subject::Pose:
            return QCoreApplication::translate("Steps", "Pose");
        case StepName::Subject::MorphWeights:
            return QCoreApplication::translate("Steps", "Morph Weights");
        case StepName::Subject::Camera:
            return QCoreApplication::translate("Steps", "Camera");
        case StepName::Subject::Look:
            break;
    }
    const QString option = name.option == nullptr ? QString() : optionWords(*name.option);
    return option.isEmpty() ? QCoreApplication::translate("Steps", "Display")
                            : QCoreApplication::translate("Steps", "Display: %1").arg(option);
}

UndoHistory::UndoHistory(const Document& document, const StateParts& parts, WallClock wall)
    : m_document(document), m_parts(parts), m_wall(std::move(wall)) {
    callOnce(m_idle, 0, this, &UndoHistory::settle);
    watchParts();
}

void UndoHistory::watchParts() {
    connect(&m_document, &Document::assetChanged, this, &UndoHistory::startOver);
    connect(&m_parts.rig, &CameraRig::cameraChanged, this, &UndoHistory::settleSoon);
    connect(&m_parts.appearance, &Appearance::lookChanged, this, &UndoHistory::settleSoon);
    connect(&m_parts.pins, &PinnedVertices::pinsChanged, this, &UndoHistory::settleSoon);
    connect(&m_parts.visibility, &Visibility::changed, this, &UndoHistory::settleSoon);
    connectEach(m_parts.selection, this, &UndoHistory::settleSoon, &Selection::objectChanged,
                &Selection::shownChanged, &Selection::handPoseChanged);
}

/// What else the arrival of a file sets in the same event is part of its first state.
void UndoHistory::startOver() {
    const std::shared_ptr<const Asset> before = std::exchange(m_asset, m_document.asset());
    const std::size_t clips = m_document.asset()->animations.size();
    const bool fewer = clips < std::exchange(m_clips, clips);
    if (m_document.change() == Document::Change::ClipsChanged && !fewer) {
        settleSoon();  // every step can still be taken
        return;
    }
    if (m_document.change() == Document::Change::Reloaded && before && !m_fresh) {
        m_journal.moveTo(SameObjects(*before, *m_asset));
        m_moved = true;
    } else {
        m_fresh = true;
    }
    m_idle.start();
    emit changed();
}

void UndoHistory::settleSoon() {
    if (!m_held) {
        m_idle.start();
    }
}

void UndoHistory::beginInput() {
    settle();
    ++m_input;
}

void UndoHistory::setHeld(bool held) {
    m_held = held;
    settleSoon();  // also for what emits nothing when it ends: flight
}

void UndoHistory::settle() {
    if (m_held || m_parts.rig.flying() || !m_document.asset()) {
        return;
    }
    m_idle.stop();
    const bool moved = std::exchange(m_moved, false);
    if (std::exchange(m_fresh, false)) {
        m_journal.startOver(stateOf(m_parts));
    } else if (moved) {
        m_journal.replacePresent(stateOf(m_parts));
    } else {
        m_journal.record(stateOf(m_parts), m_input, m_wall());
    }
    emit changed();
}

QString UndoHistory::undoWords() const {
    const std::optional<StepName> step = m_fresh ? std::nullopt : m_journal.undoable();
    return step ? words(*step) : QString();
}

QString UndoHistory::redoWords() const {
    const std::optional<StepName> step = m_fresh ? std::nullopt : m_journal.redoable();
    return step ? words(*step) : QString();
}

void UndoHistory::undo() {
    beginInput();
    if (m_held || m_fresh) {
        return;
    }
    if (const InspectionState* state = m_journal.undo()) {
        restore(*state);
    }
}

void UndoHistory::redo() {
    beginInput();
    if (m_held || m_fresh) {
        return;
    }
    if (const InspectionState* state = m_journal.redo()) {
        restore(*state);
    }
}

/// The camera comes last: selecting a scene and some looks frame it.
void UndoHistory::restore(const InspectionState& state) {
    const InspectionState wanted = state;
    m_parts.selection.restore(wanted.selection);
    m_parts.pins.setPins(wanted.pins);
    m_parts.visibility.setHiddenNodes(wanted.hidden);
    m_parts.appearance.setLook(wanted.look);
    m_parts.selection.setHandPose(wanted.hand);
    m_parts.rig.restore(wanted.camera);
    settle();
}

}  // namespace sinew
