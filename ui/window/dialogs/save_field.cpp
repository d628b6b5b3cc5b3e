// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/save_field.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <utility>

#include "ui/window/dialogs/dialog_notice.h"
#include "ui/window/screenshot_name.h"

namespace sinew {

SaveField::SaveField(QString folder, QString suffix, QWidget* parent)
    : QWidget(parent),
      m_folder(std::move(folder)),
      m_suffix(std::move(suffix)),
      m_path(new QLineEdit),
      m_notice(new DialogNotice) {
    m_path->setObjectName(QStringLiteral("picturePath"));
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(420);
    setFocusProxy(m_path);
    connect(m_path, &QLineEdit::textEdited, m_notice, &QWidget::hide);
    connect(m_path, &QLineEdit::editingFinished, this, &SaveField::nameEdited);
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &SaveField::browse);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_path, 1);
    line->addWidget(choose);
}

/// A line that loses the focus while it goes has finished editing, which nobody hears any more.
SaveField::~SaveField() {
    m_path->disconnect(this);
}

void SaveField::propose(const QString& stem) {
    m_path->setText(QDir::toNativeSeparators(freePath(QDir(m_folder).filePath(stem + m_suffix))));
    m_path->setFocus();
    m_path->setSelection(static_cast<int>(m_path->text().lastIndexOf(QLatin1Char('/'))) + 1,
                         static_cast<int>(stem.size()));
}

void SaveField::setSuffix(const QString& suffix) {
    QString text = m_path->text();
    if (text.endsWith(m_suffix, Qt::CaseInsensitive)) {
        text.chop(m_suffix.size());
        m_path->setText(text + suffix);
    }
    m_suffix = suffix;
    m_notice->hide();
}

QString SaveField::typedName() const {
    return m_path->text();
}

QString SaveField::path() const {
    return typedPath(m_path->text(), m_folder, m_suffix);
}

void SaveField::browse() {
    const QString chosen = QFileDialog::getSaveFileName(
        this, window()->windowTitle(), path(),
        tr("%1 files (*%2)").arg(m_suffix.mid(1).toUpper(), m_suffix), nullptr,
        QFileDialog::DontConfirmOverwrite);  // asked when saving
    if (!chosen.isEmpty()) {
        m_path->setText(QDir::toNativeSeparators(typedPath(chosen, m_folder, m_suffix)));
        m_notice->hide();
    }
}

void SaveField::save() {
    const QString file = path();
    if (file.isEmpty()) {
        say(tr("Enter a file name."));
        return;
    }
    m_path->setText(QDir::toNativeSeparators(file));
    const SaveProblem problem = saveProblem(file);
    switch (problem.kind) {
        case SaveProblem::Kind::None:
            m_notice->hide();
            emit saveWanted(file, false);
            return;
        case SaveProblem::Kind::NoFolder:
            offerFolder(file, problem.words);
            return;
        case SaveProblem::Kind::Exists:
            offerReplacing(file, problem.words);
            return;
        case SaveProblem::Kind::NotAFolder:
        case SaveProblem::Kind::FolderNotWritable:
        case SaveProblem::Kind::NameTooLong:
        case SaveProblem::Kind::IsAFolder:
            say(problem.words);
            return;
    }
}

void SaveField::explain(const QString& path, bool replace, const Error& error) {
    const SaveProblem now = saveProblem(path);
    if (now.kind == SaveProblem::Kind::Exists && !replace) {
        offerReplacing(path, now.words);  // it appeared meanwhile
    } else {
        say(saveFailure(path, error));
    }
}

void SaveField::offerFolder(const QString& path, const QString& words) {
    const QString folder = QFileInfo(path).absolutePath();
    m_notice->say(words, {{tr("Create Folder and Save"), [this, folder] {
                               if (QDir().mkpath(folder)) {
                                   save();
                               } else {
                                   say(tr("The folder %1 cannot be created.").arg(folder));
                               }
                           }}});
    emit noticed();
}

void SaveField::offerReplacing(const QString& path, const QString& words) {
    const QString free = freePath(path);
    m_notice->say(words, {{tr("Replace"), [this, path] { emit saveWanted(path, true); }},
                          {tr("Save as %1").arg(QFileInfo(free).fileName()), [this, free] {
                               m_path->setText(QDir::toNativeSeparators(free));
                               save();
                           }}});
    emit noticed();
}

void SaveField::say(const QString& words) {
    m_notice->say(words);
    m_path->setFocus();
    emit noticed();
}

}  // namespace sinew
