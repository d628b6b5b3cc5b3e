// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/screenshot_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <utility>

#include "ui/window/dialogs/dialog_notice.h"
#include "ui/window/dialogs/picture_size_box.h"
#include "ui/window/screenshot_name.h"

namespace sinew {
namespace {

QCheckBox* optionBox(const char* name, const QString& text, const QString& tip, bool on) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setChecked(on);
    return box;
}

}  // namespace

ScreenshotDialog::ScreenshotDialog(Setup setup, QWidget* parent)
    : QDialog(parent),
      m_setup(std::move(setup)),
      m_path(new QLineEdit),
      m_size(new PictureSizeBox(m_setup.windowSize)),
      m_transparent(optionBox("pictureTransparent", tr("Transparent background"),
                              tr("No background and no grid"), m_setup.settings.transparent)),
      m_marks(optionBox("pictureMarks", tr("Marks"),
                        tr("Grid, axes, skeleton, boxes, edges, normals and the selection, as in "
                           "the window"),
                        m_setup.settings.marks)),
      m_text(optionBox("pictureText", tr("Text"), tr("Legend, names and timings, as in the window"),
                       m_setup.settings.text)),
      m_form(makeForm()),
      m_notice(new DialogNotice),
      m_busy(new QProgressBar) {
    setWindowTitle(tr("Export Screenshot"));
    m_size->restore(m_setup.settings);
    m_path->setText(QDir::toNativeSeparators(
        freePath(QDir(m_setup.settings.folder).filePath(m_setup.stem + QLatin1String(".png")))));
    connect(m_path, &QLineEdit::textEdited, m_notice, &QWidget::hide);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->setSpacing(12);
    column->addWidget(m_form);
    column->addWidget(m_notice);
    column->addWidget(makeFooter());
    m_path->setFocus();
    m_path->setSelection(static_cast<int>(m_path->text().lastIndexOf(QLatin1Char('/'))) + 1,
                         static_cast<int>(m_setup.stem.size()));
}

ScreenshotDialog::~ScreenshotDialog() {
    m_stop.request_stop();
}

QWidget* ScreenshotDialog::makeForm() {
    m_path->setObjectName(QStringLiteral("picturePath"));
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(420);
    auto* file = new QHBoxLayout;
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ScreenshotDialog::browse);
    file->addWidget(m_path, 1);
    file->addWidget(choose);
    auto* shown = new QHBoxLayout;
    shown->setSpacing(18);
    for (QCheckBox* box : {m_marks, m_text, m_transparent}) {
        shown->addWidget(box);
    }
    shown->addStretch();
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(12);
    form->addRow(tr("File"), file);
    form->addRow(tr("Size"), m_size);
    form->addRow(tr("Show"), shown);
    return widget;
}

QWidget* ScreenshotDialog::makeFooter() {
    m_busy->setObjectName(QStringLiteral("pictureBusy"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Rendering"));
    QSizePolicy keepsRoom = m_busy->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsRoom);
    m_busy->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    connect(buttons, &QDialogButtonBox::accepted, this, &ScreenshotDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ScreenshotDialog::reject);
    auto* widget = new QWidget;
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(18);
    line->addWidget(m_busy, 1);
    line->addWidget(buttons);
    return widget;
}

void ScreenshotDialog::browse() {
    const QString chosen = QFileDialog::getSaveFileName(
        this, windowTitle(), typedPath(m_path->text(), m_setup.settings.folder),
        tr("PNG images (*.png)"), nullptr, QFileDialog::DontConfirmOverwrite);  // asked when saving
    if (!chosen.isEmpty()) {
        m_path->setText(QDir::toNativeSeparators(typedPath(chosen, m_setup.settings.folder)));
        m_notice->hide();
    }
}

ScreenshotRequest ScreenshotDialog::request() const {
    const QSize size = m_size->size();
    const int scale = m_size->windowScale();
    return {.width = size.width(),
            .height = size.height(),
            .transparent = m_transparent->isChecked(),
            .marks = m_marks->isChecked(),
            .text = m_text->isChecked(),
            .pixelsPerPoint = static_cast<float>(scale * m_setup.pixelRatio)};
}

QString ScreenshotDialog::path() const {
    return typedPath(m_path->text(), m_setup.settings.folder);
}

ScreenshotSettings ScreenshotDialog::settings() const {
    ScreenshotSettings settings;
    settings.folder = QFileInfo(path()).absolutePath();
    m_size->keep(settings);
    settings.transparent = m_transparent->isChecked();
    settings.marks = m_marks->isChecked();
    settings.text = m_text->isChecked();
    return settings;
}

void ScreenshotDialog::save() {
    const QString file = path();
    if (file.isEmpty()) {
        say(tr("Enter a file name."));
        return;
    }
    m_path->setText(QDir::toNativeSeparators(file));
    const SaveProblem problem = saveProblem(file);
    switch (problem.kind) {
        case SaveProblem::Kind::None:
            start(file, false);
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

void ScreenshotDialog::offerFolder(const QString& path, const QString& words) {
    const QString folder = QFileInfo(path).absolutePath();
    m_notice->say(words, {{tr("Create Folder and Save"), [this, folder] {
                               if (QDir().mkpath(folder)) {
                                   save();
                               } else {
                                   say(tr("The folder %1 cannot be created.").arg(folder));
                               }
                           }}});
    adjustSize();
}

void ScreenshotDialog::offerReplacing(const QString& path, const QString& words) {
    const QString free = freePath(path);
    m_notice->say(words, {{tr("Replace"), [this, path] { start(path, true); }},
                          {tr("Save as %1").arg(QFileInfo(free).fileName()), [this, free] {
                               m_path->setText(QDir::toNativeSeparators(free));
                               save();
                           }}});
    adjustSize();
}

void ScreenshotDialog::say(const QString& words) {
    m_notice->say(words);
    m_path->setFocus();
    adjustSize();
}

void ScreenshotDialog::start(const QString& path, bool replace) {
    m_notice->hide();
    setBusy(true);
    m_stop = std::stop_source();
    ScreenshotRequest wanted = request();
    wanted.path = path.toStdString();
    wanted.replace = replace;
    wanted.stop = m_stop.get_token();
    m_setup.write(wanted, [dialog = QPointer(this), path, replace](const ScreenshotResult& result) {
        if (dialog) {
            dialog->finish(path, replace, result);
        }
    });
}

void ScreenshotDialog::finish(const QString& path, bool replace, const ScreenshotResult& result) {
    if (m_stop.stop_requested()) {
        return;
    }
    setBusy(false);
    if (result) {
        m_notices = result->notices;
        accept();
        return;
    }
    const SaveProblem now = saveProblem(path);
    if (now.kind == SaveProblem::Kind::Exists && !replace) {
        offerReplacing(path, now.words);  // it appeared meanwhile
    } else {
        say(saveFailure(path, result.error()));
    }
}

void ScreenshotDialog::reject() {
    m_stop.request_stop();
    QDialog::reject();
}

void ScreenshotDialog::setBusy(bool busy) {
    m_form->setEnabled(!busy);
    m_save->setEnabled(!busy);
    m_busy->setVisible(busy);
}

}  // namespace sinew
