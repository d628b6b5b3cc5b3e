// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/path_comparison.h"

#include <QAction>
#include <utility>

#include "ui/panels/display/display_panel.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"

namespace sinew {

PathComparison::PathComparison(Session& session, QAction& action, DisplayPanel& panel,
                               QObject* parent)
    : QObject(parent),
      m_session(session),
      m_action(action),
      m_panel(panel),
      m_weights(session.appearance().look().weights),
      m_blend(session.appearance().look().blend),
      m_mode(session.appearance().look().mode) {
    connect(&action, &QAction::triggered, this, &PathComparison::compare);
    connectPose();
    enableAction();
}

void PathComparison::connectPose() {
    connect(&m_session.document(), &Document::assetChanged, this, [this] {
        enableAction();
        forget();
    });
    const Player& player = m_session.player();
    connectEach(player, this, &PathComparison::forget, &Player::animationChanged,
                &Player::timeChanged, &Player::mixChanged, &Player::rootMotionChanged);
    const Selection& selection = m_session.selection();
    connectEach(selection, this, &PathComparison::forget, &Selection::handPoseChanged,
                &Selection::sceneChanged);
    connect(&m_session.visibility(), &Visibility::changed, this, &PathComparison::forget);
    connect(&m_session.appearance(), &Appearance::copiesChanged, this, &PathComparison::forget);
    connect(&m_session.appearance(), &Appearance::lookChanged, this,
            &PathComparison::onLookChanged);
}

void PathComparison::setCheck(AgreementCheck check) {
    m_check = std::move(check);
    enableAction();
}

void PathComparison::enableAction() {
    m_action.setEnabled(m_check && m_session.document().asset());
}

void PathComparison::compare() {
    m_session.player().setPlaying(false);
    const Result<Agreement> result = m_check();
    if (!result) {
        emit failed(tr("The skinning paths were not compared"),
                    QString::fromStdString(describe(result.error())));
        return;
    }
    const QString words = QString::fromStdString(result.value().words);
    m_panel.showAgreement(words, result.value().agree);
    if (result.value().agree) {
        emit agreed(words.simplified());
    } else {
        emit failed(tr("The skinning paths do not agree"), words);
    }
}

void PathComparison::forget() {
    m_panel.hideAgreement();
}

/// Light, marks and most views leave the positions as they are.
void PathComparison::onLookChanged() {
    const Look& look = m_session.appearance().look();
    const bool bindPose = look.mode == ViewMode::BindPose || m_mode == ViewMode::BindPose;
    if (look.weights != m_weights || look.blend != m_blend || (look.mode != m_mode && bindPose)) {
        forget();
    }
    m_weights = look.weights;
    m_blend = look.blend;
    m_mode = look.mode;
}

}  // namespace sinew
