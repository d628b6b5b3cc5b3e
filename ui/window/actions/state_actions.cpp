// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/state_actions.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>
#include <QSettings>
#include <system_error>

#include "model/core/file_target.h"
#include "model/core/file_writer.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"
#include "ui/session/session.h"
#include "ui/window/actions/file_actions.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/settings/joint_map_store.h"
#include "ui/window/settings/panel_settings.h"
#include "ui/window/state_keeper.h"

namespace sinew {
namespace {

std::filesystem::path viewsFolder(const QSettings& settings) {
    return QFileInfo(settings.fileName()).absoluteDir().filePath("views").toStdString();
}

std::span<const std::uint8_t> asBytes(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// A joint map that cannot be read is left out.
BorrowedFiles filesOf(const std::vector<InspectedFile::Borrowed>& borrowed) {
    BorrowedFiles files;
    for (const InspectedFile::Borrowed& each : borrowed) {
        const Result<JointMap> map =
            each.jointMap.empty() ? JointMap() : loadJointMap(each.jointMap);
        files.push_back(
            {.path = each.path, .request = each.retarget, .map = map ? *map : JointMap()});
    }
    return files;
}

}  // namespace

StateActions::StateActions(Session& session, FileActions& files, QSettings& settings,
                           QWidget& window)
    : ActionSet(&window),
      m_session(session),
      m_files(files),
      m_settings(settings),
      m_window(window),
      m_bar(new MessageBar(MessageBar::Kind::News)) {
    // The keeper comes after that: it shows the bar.
    connect(&session.document(), &Document::assetChanged, m_bar, &QWidget::hide);
    m_keeper = new StateKeeper(session, viewsFolder(settings), this);
    const auto shown = [&session] { return session.document().asset() != nullptr; };
    add(QStringLiteral("save-state"), [this] { save(); }, {.enabled = shown});
    add(QStringLiteral("open-state"), [this] { choose(); });
    add(QStringLiteral("copy-state"), [this] { copy(); }, {.enabled = shown});
    add(QStringLiteral("paste-state"), [this] { paste(); });
    QAction* over = add(QStringLiteral("start-over"),
                        [this] {
                            m_keeper->startOver();
                            m_bar->hide();
                        },
                        {.enabled = [this] { return m_keeper->canStartOver(); }});
    QAction* remember = add(QStringLiteral("remember-views"), [] {});
    connect(remember, &QAction::toggled, m_keeper, &StateKeeper::setEnabled);
    remember->setChecked(true);
    keepSwitch(*remember, settings, QStringLiteral("file/rememberViews"), true);

    QPushButton* button = m_bar->addButton(tr("Start Over"));
    button->setObjectName(QStringLiteral("startOver"));
    button->setToolTip(over->toolTip());
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, over, &QAction::trigger);

    connect(m_keeper, &StateKeeper::remembered, this, &StateActions::sayRemembered);
    connect(m_keeper, &StateKeeper::shown, this, [this](const QStringList& notices) {
        if (notices.isEmpty()) {
            emit noted(tr("Shown as in the state"));
        } else {
            showBar(tr("The file lacks some of the state:"), notices);
        }
    });
    // Later, because showing a file removes messages about the previous one.
    connect(
        m_keeper, &StateKeeper::failed, this,
        [this](const QString& text) { emit failed(tr("The state cannot be shown"), text); },
        Qt::QueuedConnection);
    connect(m_keeper, &StateKeeper::fileDiffers, this,
            [this] { emit noted(tr("The file has changed since it was last viewed like this")); });
    follow(session.document(), &Document::assetChanged);
    refresh();
}

void StateActions::showBar(const QString& title, const QStringList& lines) {
    m_bar->showNote(title, lines.join(QLatin1Char('\n')));
}

void StateActions::sayRemembered(const QString& what, const QStringList& notices) {
    if (!what.isEmpty() || !notices.isEmpty()) {
        showBar(tr("Shown as it was left:"),
                what.isEmpty() ? notices : QStringList(what) + notices);
    }
}

void StateActions::save() {
    if (!m_session.document().asset()) {
        return;
    }
    const std::filesystem::path& model = m_session.document().asset()->path;
    const QString stem = QString::fromStdString(model.stem().string());
    const QDir folder(model.empty() ? m_settings.value("folder").toString()
                                    : QString::fromStdString(model.parent_path().string()));
    QFileDialog dialog(&m_window, tr("Save State"),
                       folder.filePath((stem.isEmpty() ? tr("State") : stem) + ".state.json"),
                       tr("States (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const QString path = dialog.selectedFiles().value(0);
    InspectionState state = m_session.state();
    setPathsFrom(state, folderOf(path.toStdString()));
    const std::string text = stateText(state, *m_session.document().asset());
    if (const Status written = writeFile(path.toStdString(), asBytes(text)); !written) {
        emit failed(tr("The state was not saved"), QString::fromStdString(written.error().message));
        return;
    }
    emit noted(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

void StateActions::choose() {
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open State"), m_settings.value("folder").toString(),
        tr("States and pictures that hold one (*.json *.png);;All files (*)"));
    if (!path.isEmpty()) {
        openState(path);
    }
}

void StateActions::openState(const QString& path, const QString& file) {
    const Result<JsonValue> state = findState(std::filesystem::path(path.toStdString()));
    if (state) {
        open(*state, folderOf(path.toStdString()), file);
    } else {
        emit failed(tr("%1 cannot be shown").arg(QFileInfo(path).fileName()),
                    QString::fromStdString(describe(state.error())));
    }
}

void StateActions::copy() {
    if (m_session.document().asset()) {
        InspectionState state = m_session.state();
        setPathsFrom(state, {});
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(stateText(state, *m_session.document().asset())));
        emit noted(tr("Copied the state"));
    }
}

void StateActions::paste() {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const Result<JsonValue> state = findState(asBytes(text));
    if (state) {
        open(*state, {}, {});
    } else {
        emit failed(tr("The clipboard has no state"),
                    QString::fromStdString(describe(state.error())));
    }
}

void StateActions::open(const JsonValue& state, const std::filesystem::path& folder,
                        const QString& file) {
    Result<InspectedFile> named = fileOfState(state);
    if (!named) {
        emit failed(tr("The state cannot be shown"),
                    QString::fromStdString(describe(named.error())));
        return;
    }
    resolvePaths(*named, folder);
    const std::filesystem::path path =
        file.isEmpty() ? named->path : std::filesystem::path(file.toStdString());
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    if (asset && (path.empty() || canonicalPath(asset->path) == canonicalPath(path))) {
        if (const Status shown = m_keeper->show(state, folder); !shown) {
            emit failed(tr("The state cannot be shown"),
                        QString::fromStdString(describe(shown.error())));
        }
        return;
    }
    std::error_code unknown;
    if (path.empty() || !std::filesystem::exists(path, unknown)) {
        emit failed(tr("The state cannot be shown"),
                    path.empty()
                        ? tr("It is about a file without a name. Open that file first.")
                        : tr("There is no file %1.").arg(QString::fromStdString(path.string())));
        return;
    }
    m_keeper->expect(state, folder, path);
    m_files.openWith(QString::fromStdString(path.string()), filesOf(named->borrowed));
}

}  // namespace sinew
