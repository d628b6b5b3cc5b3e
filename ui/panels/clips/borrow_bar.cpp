// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/borrow_bar.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QStringList>
#include <QToolButton>

#include "model/borrow/borrow_words.h"
#include "model/core/utf8.h"
#include "ui/models/names.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

QString fileNameOf(const BorrowedFile& file) {
    return QString::fromStdString(oneLine(file.path.filename().string()));
}

/// "22 of 24 joints"
QString matchWords(const BorrowedFiles& files) {
    std::size_t found = 0;
    std::size_t alone = 0;
    for (const BorrowedFile& file : files) {
        found += file.clips ? file.clips->partners.pairs.size() : 0;
        alone += file.clips ? file.clips->partners.sourceAlone.size() : 0;
    }
    return BorrowBar::tr("%1 of %2 joints")
        .arg(QString::number(found), QString::number(found + alone));
}

bool needsAttention(const BorrowedFiles& files) {
    for (const BorrowedFile& file : files) {
        if (!file.problem.empty() || !file.clips ||
            file.clips->partners.sourceAlone.size() > file.clips->carried.size()) {
            return true;
        }
    }
    return false;
}

}  // namespace

BorrowBar::BorrowBar(const Document& document)
    : m_document(document),
      m_borrow(wordButton("borrowClips", tr("Borrow Clips…"),
                          tr("Play the clips of another file on this one, .vrma too. Nothing is "
                             "saved. Files can be "
                             "dropped on this list as well."))),
      m_details(wordButton("borrowDetails", {}, {})) {
    m_borrow->setIcon(icon("borrow"));
    for (QToolButton* button : {m_borrow, m_details}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
    }
    spaced(new QHBoxLayout(this), {4, 1, 4, 1}, 4, {m_borrow, stretchItem(1), m_details});
    connect(m_borrow, &QToolButton::clicked, this, &BorrowBar::borrowWanted);
    connect(m_details, &QToolButton::clicked, this, &BorrowBar::detailsWanted);
    connect(&document, &Document::assetChanged, this, &BorrowBar::refresh);
    refresh();
}

void BorrowBar::refresh() {
    const BorrowedFiles& files = m_document.borrowedFiles();
    m_borrow->setEnabled(m_document.asset() != nullptr);
    m_details->setVisible(!files.empty());
    if (files.empty()) {
        return;
    }
    m_details->setText(matchWords(files));
    m_details->setIcon(needsAttention(files) ? icon("warning", theme::kWarning) : QIcon());
    QStringList lines;
    for (const BorrowedFile& file : files) {
        lines << tr("%1: %2").arg(fileNameOf(file),
                                  file.clips ? QString::fromStdString(partnerWords(*file.clips))
                                             : QString::fromStdString(file.problem));
    }
    lines << tr("Click for the table of joints and the rest poses");
    m_details->setToolTip(plainToolTip(lines.join(QLatin1Char('\n'))));
    m_details->setAccessibleName(tr("Details of borrowed clips: %1").arg(m_details->text()));
}

}  // namespace sinew
