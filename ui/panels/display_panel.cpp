// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display_panel.h"

#include <QVBoxLayout>
#include <utility>

#include "ui/panels/folding_section.h"
#include "ui/panels/option_form.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/style/theme.h"

namespace sinew {

DisplayPanel::DisplayPanel(Document& document, Appearance& appearance, CameraRig& rig,
                           EnvironmentChoice& environment, QAction* checkSkinning, QWidget* parent)
    : QScrollArea(parent),
      m_document(document),
      m_appearance(appearance),
      m_rig(rig),
      m_column(new QVBoxLayout) {
    setObjectName(QStringLiteral("displayPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    addSection("light", tr("Light"), makeLight(environment), [](Look& to, const Look& from) {
        to.lighting = from.lighting;
        to.background = from.background;
    });
    addSection("skeleton", tr("Skeleton"), makeSkeleton(),
               [](Look& to, const Look& from) { to.skeleton = from.skeleton; });
    addSection("surface", tr("Surface"), makeSurface(),
               [](Look& to, const Look& from) { to.marks = from.marks; });
    addSection("skinning", tr("Skinning"), makeSkinning(checkSkinning),
               [](Look& to, const Look& from) {
                   to.skinning = from.skinning;
                   to.blend = from.blend;
               });
    addSection("camera", tr("Camera"), makeCamera(), {});
    m_column->addStretch(1);
    setWidget(content);
    connect(&appearance, &Appearance::lookChanged, this, &DisplayPanel::takeView);
    connect(&document, &Document::assetChanged, this, &DisplayPanel::takeAsset);
    takeAsset();
}

FoldingSection* DisplayPanel::addSection(const char* name, const QString& title, OptionForm* form,
                                         Part part) {
    auto* section = new FoldingSection(title, form);
    section->setObjectName(QLatin1String(name));
    m_column->addWidget(section);
    connect(section, &FoldingSection::resetWanted, this, [this, part] {
        Look view = m_appearance.look();
        part(view, Look());
        m_appearance.setLook(view);
    });
    if (part) {
        m_sections.push_back({section, std::move(part)});
    }
    return section;
}

void DisplayPanel::takeView() {
    for (const Section& each : m_sections) {
        Look reset = m_appearance.look();
        each.part(reset, Look());
        each.section->setChanged(reset != m_appearance.look());
    }
}

}  // namespace sinew
