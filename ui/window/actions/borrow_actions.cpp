// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/borrow_actions.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <utility>

#include "ui/panels/clips/animations_panel.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/window/dialogs/borrow_dialog.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/file_sequence.h"
#include "ui/window/settings/joint_map_store.h"

namespace sinew {
namespace {

bool isVrmAnimation(const QString& path) {
    return path.endsWith(QLatin1String(".vrma"), Qt::CaseInsensitive);
}

}  // namespace

BorrowActions::BorrowActions(Document& document, Player& player, Selection& selection,
                             QSettings& settings, QWidget& window)
    : ActionSet(&window),
      m_document(document),
      m_player(player),
      m_selection(selection),
      m_settings(settings),
      m_window(window) {
    add(QStringLiteral("borrow-clips"), [this] { chooseFile(); },
        {.enabled = [this] { return m_document.asset() != nullptr; }});
    add(QStringLiteral("borrowed-clips"), [this] { showDetails(); },
        {.enabled = [this] { return !m_document.borrowedFiles().empty(); }});
    connect(&document, &Document::assetChanged, this, &BorrowActions::refreshAsset);
    connect(&document, &Document::loadCancelled, this, [this] {
        m_arriving.clear();
        m_waiting.clear();
    });
    connect(&document, &Document::borrowFailed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                const QString name = fileNameOf(path);
                emit failed(tr("The clips of %1 cannot be borrowed").arg(name),
                            QString::fromStdString(describe(error)));
            });
    refreshAsset();
}

void BorrowActions::connectPanel(AnimationsPanel& panel) {
    connect(&panel, &AnimationsPanel::borrowWanted, this, &BorrowActions::chooseFile);
    connect(&panel, &AnimationsPanel::borrowDetailsWanted, this, &BorrowActions::showDetails);
    connect(&panel, &AnimationsPanel::filesDropped, this, &BorrowActions::borrow);
}

void BorrowActions::chooseFile() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    if (!asset) {
        return;
    }
    const QString folder = m_settings.value("clipFolder", m_settings.value("folder")).toString();
    const QStringList paths = QFileDialog::getOpenFileNames(
        &m_window, tr("Borrow Clips"), folder,
        tr("Files with clips (*.gltf *.glb *.vrm *.vrma);;All files (*)"));
    if (!paths.isEmpty()) {
        m_settings.setValue("clipFolder", QFileInfo(paths.front()).absolutePath());
        borrow(paths);
    }
}

/// One after another.
void BorrowActions::borrow(const QStringList& paths) {
    if (paths.isEmpty() || !m_document.asset()) {
        return;
    }
    const std::filesystem::path first = paths.front().toStdString();
    m_document.borrowClips(first, JointMapStore(m_settings).read(first, m_document.file()->path));
    m_arriving = first;
    m_waiting = paths.mid(1);
}

void BorrowActions::refreshAsset() {
    refresh();
    if (m_document.asset() && m_document.change() == Document::Change::ClipsChanged) {
        playArrived();
        if (const QStringList next = std::exchange(m_waiting, {}); !next.isEmpty()) {
            // Queued, so that all receivers get these clips first.
            QMetaObject::invokeMethod(
                this, [this, next] { borrow(next); }, Qt::QueuedConnection);
        }
    } else {
        m_arriving.clear();
        m_waiting.clear();
    }
}

void BorrowActions::playArrived() {
    const std::filesystem::path arrived = std::exchange(m_arriving, {});
    const BorrowedFiles& files = m_document.borrowedFiles();
    for (std::size_t i = 0; i < files.size() && !arrived.empty(); ++i) {
        if (files[i].path == arrived && files[i].clips) {
            const AnimationIndex first = firstClipOf(files, i, *m_document.file());
            m_player.setAnimation(first);
            m_player.setPlaying(true);
            m_selection.setObject(first);
        }
    }
}

void BorrowActions::showDetails() {
    if (m_document.borrowedFiles().empty()) {
        return;
    }
    if (!m_dialog) {
        m_dialog = new BorrowDialog(m_document, &m_window);
        connect(m_dialog, &BorrowDialog::mapChosen, this, &BorrowActions::takeMap);
    }
    bringUp(*m_dialog);
}

/// Kept for this pair of files.
void BorrowActions::takeMap(std::size_t file, const JointMap& map) {
    JointMapStore(m_settings)
        .write(m_document.borrowedFiles()[file].path, m_document.file()->path, map);
    m_document.setJointMap(file, map);
}

bool BorrowActions::handleDrop(QDropEvent& event) {
    const QStringList paths = localFiles(*event.mimeData());
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    if (paths.isEmpty() || !asset) {
        return false;
    }
    const bool wanted = event.modifiers().testFlag(Qt::ControlModifier);
    const bool dances = asset->vrm && std::all_of(paths.begin(), paths.end(), isVrmAnimation);
    if (!wanted && !dances) {
        return false;
    }
    borrow(paths);
    event.acceptProposedAction();
    return true;
}

}  // namespace sinew
