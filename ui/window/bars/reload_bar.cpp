// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/reload_bar.h"

#include <QApplication>
#include <QPushButton>

#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/undo_history.h"

namespace sinew {

ReloadBar::ReloadBar(Document& document, const UndoHistory& history, QWidget* parent)
    : MessageBar(Kind::Note, parent),
      m_document(document),
      m_live(document),
      m_compare(addButton(tr("Compare with Previous"))) {
    m_compare->setObjectName(QStringLiteral("compareWithBefore"));
    m_compare->setToolTip(tr("Compare the file with the version that was shown before"));
    m_compare->setFocusPolicy(Qt::TabFocus);
    m_live.setMayChange([&history] {
        return !history.held() && QApplication::activePopupWidget() == nullptr &&
               QApplication::activeModalWidget() == nullptr;
    });
    connect(&m_live, &LiveReload::reloaded, this, &ReloadBar::onReloaded);
    connect(&m_live, &LiveReload::failed, this, &ReloadBar::onFailed);
    connect(&m_live, &LiveReload::unchanged, this, [this] {
        if (m_failed) {
            forget();
        }
    });
    connect(&m_live.files(), &FileWatch::pollingChanged, this, &ReloadBar::notePolling);
    connect(&document, &Document::assetChanged, this, &ReloadBar::onAssetChanged);
    connect(m_compare, &QPushButton::clicked, this, [this] { emit compareWanted(m_before); });
    connect(this, &MessageBar::closed, this, &ReloadBar::forget);
}

QString ReloadBar::fileName() const {
    return nameOf(*m_document.asset(), ObjectRef());
}

void ReloadBar::forget() {
    m_finder.cancel();
    m_before.reset();
    m_failed = false;
    hide();
}

void ReloadBar::onAssetChanged() {
    if (m_document.change() != Document::Change::ClipsChanged) {
        forget();
    }
}

void ReloadBar::onReloaded(const std::shared_ptr<const Asset>& before) {
    m_before = before;
    m_finder.run([before, after = m_document.file()](
                     const std::stop_token& stop) { return changesBetween(before, after, stop); },
                 [this](const FoundChanges& changes) { showChanges(changes); },
                 "what changed in the file is not named");
}

void ReloadBar::showChanges(const FoundChanges& changes) {
    if (changes.sentence.empty() && !changes.partly) {
        emit noted(tr("%1 was reloaded; nothing visible has changed").arg(fileName()));
        m_before.reset();
        return;
    }
    QString text = QString::fromStdString(changes.sentence);
    if (changes.partly) {
        text += (text.isEmpty() ? QString() : tr("; ")) +
                tr("its clips are too large to be compared automatically");
    }
    QStringList lines;
    for (const std::string& line : changes.lines) {
        lines.append(QString::fromStdString(line).toHtmlEscaped());
    }
    setToolTip(lines.join(QStringLiteral("<br>")));
    m_compare->show();
    showNote(tr("%1 has changed:").arg(fileName()), text + QLatin1Char('.'));
}

void ReloadBar::onFailed(const Error& error) {
    forget();
    m_failed = true;
    setToolTip({});
    m_compare->hide();
    showNote(tr("%1 has changed, but cannot be shown yet:").arg(fileName()),
             tr("%1. The previous version stays until the file can be read.")
                 .arg(QString::fromStdString(describe(error))));
}

void ReloadBar::notePolling() {
    if (m_live.files().polling()) {
        emit noted(tr("The system does not report all changes of %1, so its files are checked "
                      "every second")
                       .arg(fileName()));
    }
}

}  // namespace sinew
