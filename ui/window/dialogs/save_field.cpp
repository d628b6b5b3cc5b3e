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

#include "ui/window/dialogs/dialog_parts.h"
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
    connect(m_path, &QLineEdit::textChanged, this, &SaveField::nameChanged);
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &SaveField::browse);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_path, 1);
    line->addWidget(choose);
}

/// A line that loses the focus while it goes has finished editing, which no receiver gets any
/// longer.
SaveField::~SaveField() {
    m_path->disconnect(this);
}

Result<QStringList> SaveField::filesOf(const QString& path) const {
    return m_files ? m_files(path) : QStringList(path);
}

QString SaveField::freeName(const QString& path) const {
    if (!m_files) {
        return freePath(path);
    }
    return freePattern(path, [this](const QString& tried) {
        const Result<QStringList> files = m_files(tried);
        return files && saveProblem(*files).kind == SaveProblem::Kind::Exists;
    });
}

void SaveField::setName(const QString& text) {
    if (const QString name = QDir::toNativeSeparators(text); name != m_path->text()) {
        m_path->setText(name);  // which forgets what is selected
    }
}

void SaveField::suggest(const QString& stem) {
    setName(freeName(QDir(m_folder).filePath(stem + m_suffix)));
}

void SaveField::propose(const QString& stem) {
    suggest(stem);
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
    const QString usual = tr("%1 files (*%2)").arg(m_suffix.mid(1).toUpper(), m_suffix);
    const QString chosen = QFileDialog::getSaveFileName(
        this, window()->windowTitle(), path(), m_filter.isEmpty() ? usual : m_filter, nullptr,
        QFileDialog::DontConfirmOverwrite);  // asked when saving
    if (!chosen.isEmpty()) {
        setName(chosen);  // receivers may adopt its suffix
        setName(path());
        m_notice->hide();
    }
}

void SaveField::save() {
    const QString file = path();
    if (file.isEmpty()) {
        say(tr("Enter a file name."));
        return;
    }
    setName(file);
    const Result<QStringList> files = filesOf(file);
    if (!files) {
        say(QString::fromStdString(files.error().message));
        return;
    }
    const SaveProblem problem = saveProblem(*files);
    switch (problem.kind) {
        case SaveProblem::Kind::None:
            m_notice->hide();
            emit saveWanted(file, false);
            return;
        case SaveProblem::Kind::NoFolder:
            offerFolders(*files, problem.words);
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
    const Result<QStringList> files = filesOf(path);
    const SaveProblem now = files ? saveProblem(*files) : SaveProblem();
    if (now.kind == SaveProblem::Kind::Exists && !replace) {
        offerReplacing(path, now.words);  // it appeared meanwhile
    } else {
        say(saveFailure(path, error));
    }
}

void SaveField::offerFolders(const QStringList& files, const QString& words) {
    m_notice->say(words, {{tr("Create Folder and Save"), [this, files] {
                               for (const QString& file : files) {
                                   const QString folder = QFileInfo(file).absolutePath();
                                   if (!QDir().mkpath(folder)) {
                                       say(tr("The folder %1 cannot be created.").arg(folder));
                                       return;
                                   }
                               }
                               save();
                           }}});
    emit noticed();
}

void SaveField::offerReplacing(const QString& path, const QString& words) {
    const QString free = freeName(path);
    m_notice->say(words, {{tr("Replace"), [this, path] { emit saveWanted(path, true); }},
                          {tr("Save as %1").arg(QFileInfo(free).fileName()), [this, free] {
                               setName(free);
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
