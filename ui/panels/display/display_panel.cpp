// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display/display_panel.h"

#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/panels/widgets/folding_section.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/option_form.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"

namespace sinew {

DisplayPanel::DisplayPanel(Document& document, Appearance& appearance, CameraRig& rig,
                           EnvironmentChoice& environment, QAction* checkSkinning)
    : m_document(document), m_appearance(appearance), m_rig(rig), m_column(new QVBoxLayout) {
    setObjectName(QStringLiteral("displayPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(m_column);
    spaced(m_column, 0);
    addPart("light", tr("Light"), makeLight(environment),
            {LookSection::Environment, LookSection::Light});
    addPart("scene", tr("Scene"), makeForm({{LookSection::Scene, {}}}), {LookSection::Scene});
    addPart("values", tr("Data views"), makeForm({{LookSection::Values, {}}}),
            {LookSection::Values});
    addPart("skeleton", tr("Skeleton"), makeForm({{LookSection::Skeleton, {}}}),
            {LookSection::Skeleton});
    addPart("surface", tr("Surface"),
            makeForm({{LookSection::Marks, tr("Marks")}, {LookSection::Bounds, tr("Bounds")}}),
            {LookSection::Marks, LookSection::Bounds});
    addPart("motion", tr("Motion"),
            makeForm({{LookSection::Trails, tr("Marks")},
                      {LookSection::Ghosts, tr("Ghosts")},
                      {LookSection::Following, tr("Follow root")}}),
            {LookSection::Trails, LookSection::Ghosts, LookSection::Following});
    addPart("skinning", tr("Skinning"), makeSkinning(checkSkinning), {LookSection::Skinning});
    addPart("camera", tr("Camera"), makeCamera(), {});
    m_column->addStretch(1);
    setWidget(content);
    connect(&appearance, &Appearance::lookChanged, this, &DisplayPanel::onLookChanged);
    connect(&document, &Document::assetChanged, this, &DisplayPanel::onAssetChanged);
    onAssetChanged();
}

void DisplayPanel::addPart(const char* name, const QString& title, OptionForm* form,
                           std::vector<LookSection> options) {
    auto* section = new FoldingSection(title, form);
    section->setObjectName(QLatin1String(name));
    m_column->addWidget(section);
    if (options.empty()) {
        return;
    }
    connect(section, &FoldingSection::resetWanted, this,
            [this, options] { m_appearance.setLook(withReset(options)); });
    m_parts.push_back({section, std::move(options)});
}

/// The look with the options of these sections at their defaults. Keeps the environment file, which
/// takes long to read and has its own selector.
Look DisplayPanel::withReset(const std::vector<LookSection>& options) const {
    Look look = m_appearance.look();
    for (const LookOption& option : lookOptions()) {
        const bool among = std::ranges::find(options, option.section) != options.end();
        if (among && !std::holds_alternative<LookFile>(option.kind)) {
            copyValue(option, Look(), look);
        }
    }
    return look;
}

void DisplayPanel::onLookChanged() {
    for (const Part& part : m_parts) {
        part.section->setChanged(withReset(part.options) != m_appearance.look());
    }
}

}  // namespace sinew
