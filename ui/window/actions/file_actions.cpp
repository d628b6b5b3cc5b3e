// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/file_actions.h"

#include <QAction>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QProxyStyle>
#include <QSettings>

#include "ui/keys/key_map.h"
#include "ui/models/names.h"
#include "ui/session/document.h"
#include "ui/session/environment_choice.h"
#include "ui/window/bars/file_strip.h"
#include "ui/window/file_pictures.h"
#include "ui/window/file_sequence.h"
#include "ui/window/settings/panel_settings.h"

namespace sinew {
namespace {

constexpr int kPictureSide = 40;  // pixels of the pictures

/// Entries have room for pictures.
class PictureMenuStyle final : public QProxyStyle {
public:
    explicit PictureMenuStyle(QObject* parent) { setParent(parent); }

    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override {
        return metric == PM_SmallIconSize ? kPictureSide
                                          : QProxyStyle::pixelMetric(metric, option, widget);
    }
};

QString fileName(const QString& path) {
    return QFileInfo(path).fileName();
}

}  // namespace

FileActions::FileActions(Document& document, EnvironmentChoice& environment, QSettings& settings,
                         QWidget& window)
    : ActionSet(&window),
      m_document(document),
      m_environment(environment),
      m_settings(settings),
      m_window(window),
      m_pictures(new FilePictures(FilePictures::programBeside(), this)),
      m_strip(new FileStrip(*m_pictures)),
      m_recent(new QMenu(tr("Open &Recent"), &window)),
      m_place(new QLabel) {
    add(QStringLiteral("open"), [this] { chooseFiles(); });
    add(QStringLiteral("reload"), [this] { m_document.reload(); },
        {.enabled = [this] { return m_document.asset() && !m_document.asset()->path.empty(); }});
    add(QStringLiteral("next-file"), [this] { openStepped(1); });
    add(QStringLiteral("previous-file"), [this] { openStepped(-1); });
    addStrip();
    m_recent->setStyle(new PictureMenuStyle(m_recent));
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    connect(m_recent, &QMenu::aboutToShow, this, [this] {
        fillRecentMenu();
        showRecentPictures();
    });
    connect(m_recent, &QMenu::aboutToHide, m_pictures, &FilePictures::forgetWaiting);
    connect(m_pictures, &FilePictures::arrived, this, [this] {
        if (m_recent->isVisible()) {
            showRecentPictures();
        }
    });
    fillRecentMenu();
    m_place->setObjectName(QStringLiteral("filePlace"));
    m_place->setTextFormat(Qt::PlainText);
    m_place->setToolTip(tr("This file, and how many there are to step through"));
    m_place->hide();
    connect(&keyMap(), &KeyMap::changed, this, [this] {
        if (!m_firstPlace.isEmpty()) {
            sayFirst(QString(m_firstPlace));
        }
    });
    connect(&document, &Document::assetChanged, this, &FileActions::refreshAsset);
    refreshAsset();
}

void FileActions::addStrip() {
    m_strip->hide();
    QAction* strip = add(QStringLiteral("file-strip"), [] {});
    connect(strip, &QAction::toggled, m_strip, [this](bool wanted) {
        m_strip->setVisible(wanted);
        fillStrip();
    });
    connect(m_strip, &FileStrip::fileChosen, this, [this](const QString& path) {
        if (path != m_sequence.current()) {
            openFile(path);
        }
    });
    keepSwitch(*strip, m_settings, QStringLiteral("file/strip"), false);
}

void FileActions::fillStrip() {
    if (!m_strip->isHidden()) {
        m_strip->setFiles(m_sequence.files(), QFileInfo(m_sequence.current()).absoluteFilePath());
    }
}

void FileActions::refreshAsset() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    refresh();
    // After a return, turns go on from the file that is shown.
    if (asset && m_document.change() == Document::Change::Returned) {
        m_sequence.moveTo(QString::fromStdString(asset->path.string()));
        fillStrip();
        say({});
    }
}

/// The glTF files among the paths and in their folders. Takes the first environment.
QStringList FileActions::listed(const QStringList& paths) {
    QStringList files;
    QStringList others;
    bool lit = false;
    for (const QString& path : paths) {
        if (QFileInfo(path).isDir()) {
            const QStringList inside = gltfFilesIn(path);
            files.append(inside);
            if (inside.isEmpty()) {
                emit failed(tr("%1 cannot be shown").arg(fileName(path)),
                            tr("The folder contains no glTF files."));
            }
        } else if (isEnvironmentFile(path)) {
            if (!std::exchange(lit, true)) {
                m_environment.choose(QFileInfo(path).absoluteFilePath());
            }
        } else if (isGltfFile(path)) {
            files.append(path);
        } else {
            others.append(path);
        }
    }
    return files.isEmpty() ? others.mid(0, 1) : files;  // loading says why it cannot be shown
}

void FileActions::openWith(const QString& path, BorrowedFiles borrowed) {
    m_sequence.setFiles({path});
    m_sequence.moveTo(path);
    fillStrip();
    m_document.open(path.toStdString(), std::move(borrowed));
    say({});
}

void FileActions::openFiles(const QStringList& paths) {
    if (paths.size() == 1 && mayHoldState(paths.front())) {
        emit stateChosen(paths.front());
        return;
    }
    const QStringList files = listed(paths);
    if (files.isEmpty()) {
        return;
    }
    m_sequence.setFiles(files);
    openFile(files.front());
    const auto place = m_sequence.hasList() ? m_sequence.place() : std::nullopt;
    if (!place) {
        say({});
        return;
    }
    const QString words =
        tr("%1 of %2").arg(QString::number(place->number), QString::number(place->count));
    sayFirst(words);
}

void FileActions::sayFirst(const QString& place) {
    const QString key = listedKey(keyMap().keys(QStringLiteral("next-file")).value(0));
    say(key.isEmpty() ? place : tr("%1: %2 opens the next").arg(place, key));
    m_firstPlace = place;
}

void FileActions::openFile(const QString& path) {
    m_sequence.moveTo(path);
    fillStrip();
    m_document.open(path.toStdString());
}

void FileActions::openStepped(int places) {
    if (m_sequence.current().isEmpty()) {
        return;
    }
    const std::optional<QString> path = m_sequence.stepped(places);
    if (path) {
        openFile(*path);
    }
    const auto place = m_sequence.place();
    const QString name = fileName(m_sequence.current());
    const QString count = QString::number(place ? place->count : 0);
    if (!place || place->count == 1) {
        say(tr("no other glTF file in the folder of %1").arg(name));
    } else if (path) {
        say(tr("%1 of %2: %3").arg(QString::number(place->number), count, name));
    } else if (places > 0) {
        say(tr("%1 is the last of %2").arg(name, count));
    } else {
        say(tr("%1 is the first of %2").arg(name, count));
    }
}

void FileActions::say(const QString& place) {
    m_firstPlace.clear();
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
}

void FileActions::chooseFiles() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const QString folder = asset && !asset->path.empty()
                               ? QString::fromStdString(asset->path.parent_path().string())
                               : m_settings.value("folder").toString();
    const QStringList paths = QFileDialog::getOpenFileNames(
        &m_window, tr("Open"), folder,
        tr("glTF files (*.gltf *.glb *.vrm *.vrma);;Environments (*.hdr);;"
           "States and pictures that hold one (*.json *.png);;All files (*)"));
    if (!paths.isEmpty()) {
        m_settings.setValue("folder", QFileInfo(paths.front()).absolutePath());
        openFiles(paths);
    }
}

void FileActions::fillRecentMenu() {
    m_recent->clear();
    const QStringList files = RecentFiles(m_settings).list();
    const QStringList names = shortNames(files);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString& file = files[i];
        QAction* action = m_recent->addAction(names[i]);
        action->setStatusTip(file);
        connect(action, &QAction::triggered, this, [this, file] { openFiles({file}); });
    }
    if (files.isEmpty()) {
        m_recent->addAction(tr("No recent files"))->setEnabled(false);
    } else {
        m_recent->addSeparator();
        m_recent->addAction(tr("Clear"), this, [this] { RecentFiles(m_settings).clear(); });
    }
}

void FileActions::showRecentPictures() {
    for (QAction* action : m_recent->actions()) {
        if (const QString file = action->statusTip(); !file.isEmpty()) {
            action->setIcon(m_pictures->iconOf(file, kPictureSide));
        }
    }
}

void FileActions::offerDrop(QDropEvent& event) {
    if (!localFiles(*event.mimeData()).isEmpty()) {
        event.acceptProposedAction();
    }
}

void FileActions::handleDrop(QDropEvent& event) {
    openFiles(localFiles(*event.mimeData()));
    event.acceptProposedAction();
}

}  // namespace sinew
