// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display_panel.h"

#include <QVBoxLayout>
#include <utility>

#include "ui/panels/folding_section.h"
#include "ui/panels/option_form.h"
#include "ui/session/session.h"
#include "ui/style/theme.h"

namespace sinew {

DisplayPanel::DisplayPanel(Session& session, EnvironmentChoice& environment, QAction* checkSkinning,
                           QWidget* parent)
    : QScrollArea(parent), m_session(session), m_column(new QVBoxLayout) {
    setObjectName(QStringLiteral("displayPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    addSection("light", tr("Light"), makeLight(environment),
               [](ViewOptions& to, const ViewOptions& from) {
                   to.lighting = from.lighting;
                   to.background = from.background;
               });
    addSection("skeleton", tr("Skeleton"), makeSkeleton(),
               [](ViewOptions& to, const ViewOptions& from) { to.skeleton = from.skeleton; });
    addSection("surface", tr("Surface"), makeSurface(),
               [](ViewOptions& to, const ViewOptions& from) { to.marks = from.marks; });
    addSection("skinning", tr("Skinning"), makeSkinning(checkSkinning),
               [](ViewOptions& to, const ViewOptions& from) {
                   to.skinning = from.skinning;
                   to.blend = from.blend;
               });
    addSection("camera", tr("Camera"), makeCamera(), {});
    m_column->addStretch(1);
    setWidget(content);
    connect(&session, &Session::viewChanged, this, &DisplayPanel::takeView);
    connect(&session, &Session::assetChanged, this, &DisplayPanel::takeAsset);
    takeAsset();
}

FoldingSection* DisplayPanel::addSection(const char* name, const QString& title, OptionForm* form,
                                         Part part) {
    auto* section = new FoldingSection(title, form);
    section->setObjectName(QLatin1String(name));
    m_column->addWidget(section);
    connect(section, &FoldingSection::resetWanted, this, [this, part] {
        ViewOptions view = m_session.view();
        part(view, ViewOptions());
        m_session.setView(view);
    });
    if (part) {
        m_sections.push_back({section, std::move(part)});
    }
    return section;
}

void DisplayPanel::takeView() {
    for (const Section& each : m_sections) {
        ViewOptions reset = m_session.view();
        each.part(reset, ViewOptions());
        each.section->setChanged(reset != m_session.view());
    }
}

}  // namespace sinew
