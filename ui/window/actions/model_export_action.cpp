// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/model_export_action.h"

#include <QWidget>

#include "ui/keys/action_set.h"
#include "ui/session/document.h"
#include "ui/session/session.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/model_export_dialog.h"

namespace sinew {

ModelExportAction::ModelExportAction(Session& session, QSettings& settings, QWidget& parent)
    : QAction(&parent), m_session(session), m_settings(settings), m_parent(parent) {
    applyRow(*this, QStringLiteral("export-model"));
    connect(this, &QAction::triggered, this, &ModelExportAction::open);
    connect(&session.document(), &Document::assetChanged, this, &ModelExportAction::refresh);
    refresh();
}

void ModelExportAction::open() {
    if (!m_dialog) {
        m_dialog = new ModelExportDialog(m_session, m_settings, &m_parent);
    }
    bringUp(*m_dialog);
}

void ModelExportAction::refresh() {
    const auto& asset = m_session.document().asset();
    setEnabled(asset && !asset->meshes.empty());
}

}  // namespace sinew
