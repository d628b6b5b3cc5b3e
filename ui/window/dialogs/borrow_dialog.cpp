// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/borrow_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStringList>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "model/borrow/borrow_words.h"
#include "model/core/utf8.h"
#include "ui/models/partner_model.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/partner_editor.h"

namespace sinew {
namespace {

constexpr QSize kBorrowSize{760, 640};

QLabel* wrappedLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString findingText(const Diagnostic& finding) {
    const QString words = QString::fromStdString(oneLine(finding.message));
    switch (finding.severity) {
        case Severity::Error:
            return BorrowDialog::tr("Error: %1").arg(words);
        case Severity::Warning:
            return BorrowDialog::tr("Warning: %1").arg(words);
        case Severity::Info:
            break;
    }
    return BorrowDialog::tr("Note: %1").arg(words);
}

QString findingsText(const BorrowedFile& file) {
    QStringList lines;
    if (!file.problem.empty()) {
        lines << (file.clips ? BorrowDialog::tr(
                                   "It could not be read again, so its clips have not changed: %1")
                             : BorrowDialog::tr("Its clips are gone: %1"))
                     .arg(QString::fromStdString(file.problem));
    }
    if (file.clips) {
        for (const Diagnostic& finding : file.clips->findings) {
            lines << findingText(finding);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

BorrowDialog::BorrowDialog(Document& document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_files(new CalmComboBox),
      m_handling(new CalmComboBox),
      m_rest(wrappedLabel("borrowRest")),
      m_effect(wrappedLabel("borrowEffect")),
      m_match(wrappedLabel("borrowMatch")),
      m_findings(wrappedLabel("borrowFindings")),
      m_model(new PartnerModel(this)),
      m_table(new QTreeView),
      m_editor(new PartnerEditor) {
    setWindowTitle(tr("Borrowed Clips"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_table->setObjectName(QStringLiteral("borrowTable"));
    m_table->setAccessibleName(tr("Joints of both files"));
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int narrow :
         {PartnerModel::MatchColumn, PartnerModel::RestColumn, PartnerModel::LengthColumn}) {
        m_table->header()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    }
    layOut(
        *this,
        {makeHead(), m_rest, m_effect, m_match, {m_table, 1}, m_editor, m_findings, makeFooter()},
        10);
    resize(kBorrowSize);
    connect(m_files, &QComboBox::currentIndexChanged, this, &BorrowDialog::refreshFile);
    connect(m_handling, &QComboBox::activated, this, [this](int row) {
        if (file() != nullptr) {
            m_document.setRestHandling(std::size_t(m_files->currentIndex()),
                                       choiceAt<RestHandling>(*m_handling, row));
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                m_editor->setJoint(now.isValid() ? m_model->sourceAt(std::size_t(now.row()))
                                                 : NodeIndex());
            });
    connect(m_editor, &PartnerEditor::mapChosen, this, [this](const JointMap& map) {
        if (file() != nullptr) {
            emit mapChosen(std::size_t(m_files->currentIndex()), map);
        }
    });
    connect(&document, &Document::assetChanged, this, &BorrowDialog::refresh);
    refresh();
}

QWidget* BorrowDialog::makeHead() {
    m_files->setObjectName(QStringLiteral("borrowFile"));
    m_files->setAccessibleName(tr("File whose clips are borrowed"));
    m_handling->setObjectName(QStringLiteral("borrowHandling"));
    m_handling->setAccessibleName(tr("How the clips play on other bones"));
    m_handling->setToolTip(
        tr("As stored: local transforms as they are in the file; right if the bones "
           "agree.\nRetarget: every joint turns as its partner does, from a pose that both rigs "
           "share (the\nbind pose); right if the bones differ, and what .vrma requires."));
    addChoice(*m_handling, RestHandling::Automatic, tr("Automatic"));
    addChoice(*m_handling, RestHandling::AsStored, tr("Play as stored"));
    addChoice(*m_handling, RestHandling::Retargeted, tr("Retarget from the common pose"));
    auto* head = new QWidget;
    auto* form = new QFormLayout(head);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("&From"), m_files);
    form->addRow(tr("&Clips"), m_handling);
    return head;
}

QWidget* BorrowDialog::makeFooter() {
    auto* buttons = new QDialogButtonBox;
    QPushButton* remove =
        buttons->addButton(tr("Remove These Clips"), QDialogButtonBox::ActionRole);
    remove->setObjectName(QStringLiteral("borrowRemove"));
    remove->setToolTip(tr("The file keeps only its own clips"));
    remove->setAutoDefault(false);
    connect(remove, &QPushButton::clicked, this, [this] {
        if (file() != nullptr) {
            m_document.giveBackClips(std::size_t(m_files->currentIndex()));
        }
    });
    QPushButton* close = buttons->addButton(QDialogButtonBox::Close);
    close->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

const BorrowedFile* BorrowDialog::file() const {
    const BorrowedFiles& files = m_document.borrowedFiles();
    const auto index = static_cast<std::size_t>(m_files->currentIndex());
    return m_files->currentIndex() >= 0 && index < files.size() ? &files[index] : nullptr;
}

void BorrowDialog::refresh() {
    const BorrowedFiles& files = m_document.borrowedFiles();
    if (files.empty()) {
        close();
        return;
    }
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        const int before = m_files->currentIndex();
        m_files->clear();
        for (const BorrowedFile& each : files) {
            m_files->addItem(fileNameOf(each.path));
            m_files->setItemData(m_files->count() - 1, QString::fromStdString(each.path.string()),
                                 Qt::ToolTipRole);
        }
        m_files->setCurrentIndex(std::clamp(before, 0, m_files->count() - 1));
    }
    refreshFile();
}

void BorrowDialog::refreshFile() {
    const BorrowedFile* const shown = file();
    if (m_refreshing || shown == nullptr) {
        return;
    }
    setChoice(*m_handling, shown->request);
    const NodeIndex joint = m_model->sourceAt(std::size_t(m_table->currentIndex().row()));
    m_model->setClips(shown->clips, shown->source, m_document.file());
    m_editor->setFile(*shown, m_document.file());
    if (const int row = m_model->rowOf(joint); row >= 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
    }
    const QString problems = findingsText(*shown);
    m_findings->setText(problems);
    m_findings->setVisible(!problems.isEmpty());
    m_match->setText(shown->clips ? QString::fromStdString(partnerWords(*shown->clips))
                                  : QString());
    m_rest->setText(shown->clips
                        ? QString::fromStdString(restWords(*shown->clips, *m_document.file()) +
                                                 ' ' + limbWords(*shown->clips, *m_document.file()))
                        : QString());
    m_effect->setText(shown->clips ? QString::fromStdString(handlingWords(*shown->clips))
                                   : QString());
}

}  // namespace sinew
