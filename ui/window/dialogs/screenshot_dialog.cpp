// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/screenshot_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <utility>

#include "ui/panels/widgets/layouts.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/picture_size_box.h"
#include "ui/window/dialogs/save_field.h"
#include "ui/window/screenshot_name.h"

namespace sinew {
ScreenshotDialog::ScreenshotDialog(Setup setup, QWidget* parent)
    : QDialog(parent),
      m_setup(std::move(setup)),
      m_file(new SaveField(m_setup.settings.folder, QStringLiteral(".png"))),
      m_size(new PictureSizeBox(m_setup.windowSize)),
      m_transparent(optionBox("pictureTransparent", tr("Transparent background"),
                              tr("No background and no grid"), m_setup.settings.transparent)),
      m_marks(optionBox("pictureMarks", tr("Marks"),
                        tr("Grid, axes, skeleton, boxes, edges, normals and the selection, as in "
                           "the window"),
                        m_setup.settings.marks)),
      m_text(optionBox("pictureText", tr("Text"), tr("Legend, names and timings, as in the window"),
                       m_setup.settings.text)),
      m_state(
          optionBox("pictureState", tr("View inside the file"),
                    tr("The PNG holds how it was made and the name of the model, so that it can "
                       "be opened and rendered again"),
                    m_setup.settings.state)),
      m_form(makeForm()),
      m_busy(progressBar("pictureBusy", tr("Rendering"))) {
    setWindowTitle(tr("Export Screenshot"));
    m_size->restore(m_setup.settings);
    connect(m_file, &SaveField::saveWanted, this, &ScreenshotDialog::start);
    connect(m_file, &SaveField::noticed, this, [this] { adjustSize(); });
    layOut(*this, {m_form, &m_file->notice(), makeFooter()});
    m_file->propose(m_setup.stem);
}

ScreenshotDialog::~ScreenshotDialog() {
    m_stop.request_stop();
}

QWidget* ScreenshotDialog::makeForm() {
    auto* shown = spaced(new QHBoxLayout, 18);
    for (QCheckBox* box : {m_marks, m_text, m_transparent}) {
        shown->addWidget(box);
    }
    shown->addStretch();
    auto* widget = new QWidget;
    QFormLayout* form = dialogForm(widget);
    form->addRow(tr("File"), m_file);
    form->addRow(tr("Size"), m_size);
    form->addRow(tr("Show"), shown);
    form->addRow(tr("Keep"), m_state);
    return widget;
}

QWidget* ScreenshotDialog::makeFooter() {
    m_busy->setRange(0, 0);
    m_busy->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    connect(buttons, &QDialogButtonBox::accepted, m_file, &SaveField::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ScreenshotDialog::reject);
    auto* widget = new QWidget;
    spaced(new QHBoxLayout(widget), 18, {{m_busy, 1}, buttons});
    return widget;
}

ScreenshotRequest ScreenshotDialog::request() const {
    const QSize size = m_size->size();
    const int scale = m_size->windowScale();
    return {.width = size.width(),
            .height = size.height(),
            .transparent = m_transparent->isChecked(),
            .marks = m_marks->isChecked(),
            .text = m_text->isChecked(),
            .state = m_state->isChecked(),
            .pixelsPerPoint = static_cast<float>(scale * m_setup.pixelRatio)};
}

QString ScreenshotDialog::path() const {
    return m_file->path();
}

ScreenshotSettings ScreenshotDialog::settings() const {
    ScreenshotSettings settings;
    settings.folder = QFileInfo(path()).absolutePath();
    m_size->keep(settings);
    settings.transparent = m_transparent->isChecked();
    settings.marks = m_marks->isChecked();
    settings.text = m_text->isChecked();
    settings.state = m_state->isChecked();
    return settings;
}

void ScreenshotDialog::start(const QString& path, bool replace) {
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
    m_file->explain(path, replace, result.error());
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
