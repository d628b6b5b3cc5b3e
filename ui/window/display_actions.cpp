// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/display_actions.h"

#include <QAction>
#include <QIcon>
#include <QMenu>
#include <utility>

#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

SkeletonStyle next(SkeletonStyle style) {
    switch (style) {
        case SkeletonStyle::None:
            return SkeletonStyle::Lines;
        case SkeletonStyle::Lines:
            return SkeletonStyle::Octahedral;
        case SkeletonStyle::Octahedral:
            return SkeletonStyle::None;
    }
    return SkeletonStyle::None;
}

JointNames next(JointNames names) {
    switch (names) {
        case JointNames::None:
            return JointNames::Selected;
        case JointNames::Selected:
            return JointNames::All;
        case JointNames::All:
            return JointNames::None;
    }
    return JointNames::None;
}

}  // namespace

DisplayActions::DisplayActions(Document& document, Appearance& appearance, QObject* parent)
    : QObject(parent), m_document(document), m_appearance(appearance) {
    m_bones = add(tr("Bones"), Qt::Key_B, [this] {
        changeView([](Look& view) { view.skeleton.style = next(view.skeleton.style); });
    });
    m_bones->setCheckable(true);
    m_bones->setIcon(icon("bones"));
    m_bones->setIconVisibleInMenu(false);
    m_bones->setToolTip(tr("Bones: hidden, lines, octahedra (B)"));
    m_names = add(tr("Joint Names"), Qt::SHIFT | Qt::Key_B, [this] {
        changeView([](Look& view) { view.skeleton.names = next(view.skeleton.names); });
    });
    m_names->setCheckable(true);
    m_names->setStatusTip(tr("None, of the selected joint, of all joints"));

    addSwitch(tr("Edges"), Qt::Key_Z, [](Look& v) -> bool& { return v.marks.edges; });
    edges()->setIcon(icon("edges"));
    edges()->setIconVisibleInMenu(false);
    edges()->setToolTip(tr("Edges over what is shown (Z)"));
    addSwitch(tr("Vertices"), Qt::SHIFT | Qt::Key_Z,
              [](Look& v) -> bool& { return v.marks.vertices; });
    addSwitch(tr("Normals"), Qt::Key_N, [](Look& v) -> bool& { return v.marks.normals; });
    addSwitch(tr("Tangents"), Qt::SHIFT | Qt::Key_N,
              [](Look& v) -> bool& { return v.marks.tangents; });
    addSwitch(tr("UV Checker"), Qt::Key_U, [](Look& v) -> bool& { return v.marks.uvChecker; });
    addSwitch(tr("Key Light"), Qt::Key_K, [](Look& v) -> bool& { return v.lighting.keyLight; });
    addSwitch(tr("Environment as Background"), Qt::SHIFT | Qt::Key_K,
              [](Look& v) -> bool& { return v.lighting.environmentShown; });

    m_timings = add(tr("Timings"), Qt::CTRL | Qt::Key_F3,
                    [this] { m_appearance.setTimingsShown(!m_appearance.timingsShown()); });
    m_timings->setCheckable(true);
    m_timings->setStatusTip(tr("What each part of a frame costs, over the picture"));
    m_checkSkinning = new QAction(tr("Check the Three Skinning Paths"), this);
    m_checkSkinning->setIconText(tr("Compare All Three"));  // in a panel, beside "Agreement"
    m_checkSkinning->setToolTip(
        tr("Computes the present pose by vertex shader, compute shader and processor, and says "
           "how far they are apart"));
    m_checkSkinning->setEnabled(false);
    connect(&appearance, &Appearance::lookChanged, this, &DisplayActions::takeView);
    connect(&document, &Document::assetChanged, this, &DisplayActions::takeView);
    connect(&appearance, &Appearance::timingsShownChanged, this, &DisplayActions::takeView);
    takeView();
}

QAction* DisplayActions::add(const QString& text, const QKeySequence& key,
                             std::function<void()> act) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

void DisplayActions::addSwitch(const QString& text, const QKeySequence& key, Flag flag) {
    QAction* action =
        add(text, key, [this, flag] { changeView([&](Look& view) { flag(view) = !flag(view); }); });
    action->setCheckable(true);
    m_switches.push_back({action, std::move(flag)});
}

void DisplayActions::changeView(const std::function<void(Look&)>& change) {
    Look view = m_appearance.look();
    change(view);
    m_appearance.setLook(view);
}

void DisplayActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_bones);
    menu.addAction(m_names);
    for (const Switch& each : m_switches) {
        menu.addAction(each.action);
    }
    menu.addSeparator();
    menu.addAction(m_timings);
    menu.addAction(m_checkSkinning);
}

void DisplayActions::takeView() {
    Look view = m_appearance.look();
    m_bones->setChecked(view.skeleton.style != SkeletonStyle::None);
    m_names->setChecked(view.skeleton.names != JointNames::None);
    for (const Switch& each : m_switches) {
        each.action->setChecked(each.flag(view));
    }
    m_timings->setChecked(m_appearance.timingsShown());
}

}  // namespace sinew
