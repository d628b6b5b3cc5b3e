// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/start_page.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/names.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/style/icons.h"
#include "ui/window/file_pictures.h"

namespace sinew {
namespace {

constexpr int kRecentShown = 6;
constexpr int kPictureSide = 40;
constexpr int kRecentWidth = 380;

QLabel* centered(const QString& text, double points, LabelTone tone) {
    auto* label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setPointSizeF(points);
    label->setFont(font);
    setTone(*label, tone);
    return label;
}

}  // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      m_headline(centered({}, 17, LabelTone::Normal)),
      m_recent(new QWidget),
      m_recentFiles(new QVBoxLayout) {
    auto* picture = new QLabel;
    picture->setPixmap(icon("sinew").pixmap(72, 72));
    picture->setAlignment(Qt::AlignCenter);
    auto* open = new QPushButton(icon("open"), tr(" Open…"));
    auto* demonstration = new QPushButton(icon("play"), tr(" Open the demonstration"));
    setFocusProxy(open);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(demonstration, &QPushButton::clicked, this, &StartPage::demonstrationWanted);
    auto* buttons =
        spaced(new QHBoxLayout, 10, {stretchItem(), open, demonstration, stretchItem()});

    auto* recent = new QVBoxLayout(m_recent);
    recent->setSpacing(2);
    recent->addWidget(centered(tr("Recent files"), 9, LabelTone::Dim));
    recent->addLayout(m_recentFiles);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addStretch(2);
    column->addWidget(picture);
    column->addWidget(m_headline);
    column->addWidget(centered(tr("glTF 2.0, as .glb, .gltf, .vrm or .vrma"), 10, LabelTone::Dim));
    column->addSpacing(8);
    column->addLayout(buttons);
    column->addSpacing(14);
    column->addWidget(m_recent, 0, Qt::AlignHCenter);
    m_recent->setFixedWidth(kRecentWidth);
    column->addStretch(3);
    setLoading({});
    setRecentFiles({});
}

void StartPage::setLoading(const QString& name) {
    m_headline->setText(name.isEmpty() ? tr("Drop a file here") : tr("Loading %1…").arg(name));
}

void StartPage::setRecentFiles(const QStringList& files) {
    while (QLayoutItem* item = m_recentFiles->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QStringList shown = files.mid(0, kRecentShown);
    const QStringList names = shortNames(shown);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString& file = shown[i];
        auto* link = new QToolButton;
        link->setText(names[i]);
        link->setToolTip(file);
        link->setIconSize({kPictureSide, kPictureSide});
        link->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        link->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        link->setCursor(Qt::PointingHandCursor);
        connect(link, &QToolButton::clicked, this, [this, file] { emit fileChosen(file); });
        m_recentFiles->addWidget(link);
    }
    m_recent->setVisible(!files.isEmpty());
    showPictures();
}

void StartPage::setPictures(FilePictures& pictures) {
    m_pictures = &pictures;
    connect(&pictures, &FilePictures::arrived, this, &StartPage::showPictures);
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showPictures();
}

/// Pictures of files are requested once they are visible.
void StartPage::showPictures() {
    for (QToolButton* link : m_recent->findChildren<QToolButton*>()) {
        link->setIcon(m_pictures != nullptr && isVisible()
                          ? m_pictures->iconOf(link->toolTip(), kPictureSide)
                          : FilePictures::placeholder(kPictureSide));
    }
}

}  // namespace sinew
