// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/compare_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include "ui/session/comparison.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"
#include "ui/window/file_sequence.h"

namespace sinew {
namespace {

constexpr float kLineStep = 0.05F;  // share of the width

struct ModeRow {
    const char* id;
    SplitMode mode;
};
constexpr ModeRow kModes[] = {{"compare-side-by-side", SplitMode::SideBySide},
                              {"compare-wipe", SplitMode::Wipe},
                              {"compare-blink", SplitMode::Blink},
                              {"compare-difference", SplitMode::Difference}};

}  // namespace

CompareActions::CompareActions(Session& session, QSettings& settings, QWidget& window)
    : ActionSet(&window), m_session(session), m_settings(settings), m_window(window) {
    Comparison& comparison = session.comparison();
    SplitView& split = session.split();
    add(QStringLiteral("compare-with"), [this] { chooseFile(); },
        {.enabled = [this] { return m_session.document().asset() != nullptr; }});
    addModes();
    add(QStringLiteral("show-other-file"), [&split] { split.showOther(); },
        {.enabled = [&split, &comparison] { return comparison.active() && split.showsOne(); }});
    const auto wipes = [&split, &comparison] {
        return comparison.active() && split.mode() == SplitMode::Wipe;
    };
    add(QStringLiteral("wipe-left"), [this] { moveLine(-kLineStep); }, {.enabled = wipes});
    add(QStringLiteral("wipe-right"), [this] { moveLine(kLineStep); }, {.enabled = wipes});
    const auto compares = [&comparison] { return comparison.active(); };
    add(QStringLiteral("swap-files"), [&comparison] { comparison.swap(); }, {.enabled = compares});
    add(QStringLiteral("stop-comparing"), [&comparison] { comparison.close(); },
        {.enabled = compares});
    follow(comparison, &Comparison::changed);
    follow(split, &SplitView::changed);
    follow(session.document(), &Document::assetChanged);
    connect(&comparison.after(), &Document::loadFailed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                const QString name = fileNameOf(path);
                emit failed(tr("%1 cannot be compared").arg(name),
                            QString::fromStdString(describe(error)));
            });
    refresh();
}

void CompareActions::addModes() {
    auto* group = new QActionGroup(this);
    SplitView& split = m_session.split();
    const Comparison& comparison = m_session.comparison();
    for (const ModeRow& row : kModes) {
        const SplitMode mode = row.mode;
        group->addAction(
            add(QString::fromLatin1(row.id), [&split, mode] { split.setMode(mode); },
                {.enabled = [&comparison] { return comparison.active(); },
                 .checked = [&split, &comparison,
                             mode] { return comparison.active() && split.mode() == mode; }}));
    }
}

void CompareActions::moveLine(float by) {
    m_session.split().setPosition(m_session.split().split().position + by);
}

void CompareActions::chooseFile() {
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    if (!asset) {
        return;
    }
    const QString own = QString::fromStdString(asset->path.parent_path().string());
    const QString folder = m_settings.value("compareFolder", own).toString();
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Compare With"), folder,
                                     tr("glTF files (*.gltf *.glb *.vrm);;All files (*)"));
    if (!path.isEmpty()) {
        m_settings.setValue("compareFolder", QFileInfo(path).absolutePath());
        m_session.comparison().open(path.toStdString());
    }
}

bool CompareActions::handleDrop(QDropEvent& event) {
    const QStringList files = localFiles(*event.mimeData());
    const Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::ShiftModifier;
    if ((event.modifiers() & both) != both || files.size() != 1 || !m_session.document().asset()) {
        return false;
    }
    m_session.comparison().open(files.front().toStdString());
    event.acceptProposedAction();
    return true;
}

}  // namespace sinew
