// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display/environment_box.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <string>

#include "model/light/built_in_light.h"
#include "ui/models/names.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/environment_choice.h"

namespace sinew {
namespace {

constexpr const char* kOpen = "?";  // item data; not a valid path

QString translated(std::string_view text) {
    return EnvironmentBox::tr(std::string(text).c_str());
}

void addEntry(QComboBox& box, const QString& label, const QString& tip, const QString& path) {
    box.addItem(label, path);
    box.setItemData(box.count() - 1, tip, Qt::ToolTipRole);
}

}  // namespace

EnvironmentBox::EnvironmentBox(EnvironmentChoice& choice)
    : m_choice(choice),
      m_box(new CalmComboBox),
      m_busy(new QWidget),
      m_progress(new QProgressBar),
      m_cancel(wordButton("environmentCancel", tr("Cancel"), {})) {
    nameControl(*m_box, "environment", tr("Environment"),
                tr("The environment that lights the model"));
    m_box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_box->beforePopup = [this] { m_choice.dropMissing(); };
    connect(m_box, &QComboBox::activated, this, &EnvironmentBox::activate);
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_choice.cancel(); });
    auto* line = new QHBoxLayout(m_busy);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_progress, 1);
    line->addWidget(m_cancel);
    spaced(new QVBoxLayout(this), 4, {m_box, m_busy});
    setFocusProxy(m_box);
    connect(&choice, &EnvironmentChoice::changed, this, &EnvironmentBox::refreshChoice);
    connect(&choice, &EnvironmentChoice::progressed, m_progress, &QProgressBar::setValue);
    refreshChoice();
}

void EnvironmentBox::refreshChoice() {
    const QString wanted = m_choice.wanted();
    const QString shown = wanted.isEmpty() ? m_choice.path() : wanted;
    m_box->clear();
    for (const BuiltInLight& light : builtInLights()) {
        addEntry(*m_box, translated(light.label), translated(light.tip),
                 QString::fromUtf8(light.name));
    }
    listFiles(shown);
    m_box->insertSeparator(m_box->count());
    m_box->addItem(tr("Open .hdr…"), QLatin1String(kOpen));
    m_box->setCurrentIndex(m_box->findData(shown));
    m_busy->setVisible(!wanted.isEmpty());
    if (wanted.isEmpty()) {
        m_progress->setValue(0);
    }
}

void EnvironmentBox::listFiles(const QString& shown) {
    QStringList files = m_choice.recent();
    if (!isBuiltInName(shown.toStdString()) && !files.contains(shown)) {
        files.prepend(shown);
    }
    if (!files.isEmpty()) {
        m_box->insertSeparator(m_box->count());
    }
    const QStringList names = shortNames(files);
    for (qsizetype i = 0; i < files.size(); ++i) {
        addEntry(*m_box, names[i], files[i], files[i]);
    }
}

void EnvironmentBox::activate(int row) {
    const QString path = m_box->itemData(row).toString();
    if (path == QLatin1String(kOpen)) {
        open();
    } else if (path.isEmpty()) {
        m_choice.chooseStudio();
    } else if (path != m_choice.path() || !m_choice.wanted().isEmpty()) {
        m_choice.choose(path);
    }
}

void EnvironmentBox::open() {
    const QStringList recent = m_choice.recent();
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent.front()).path();
    const QString path = QFileDialog::getOpenFileName(window(), tr("Open Environment"), folder,
                                                      tr("Radiance images (*.hdr);;All files (*)"));
    if (path.isEmpty()) {
        refreshChoice();  // the box shows the active environment, not the clicked entry
    } else {
        m_choice.choose(path);
    }
}

}  // namespace sinew
