// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/partner_editor.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <span>
#include <utility>

#include "model/core/file_writer.h"
#include "model/evaluate/skeleton.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/object_names.h"
#include "ui/window/settings/joint_map_store.h"

namespace sinew {
namespace {

constexpr int kAutomatic = -2;
constexpr int kNoPartner = -1;

QString nameOfJoint(const Asset& asset, NodeIndex node) {
    return QString::fromStdString(displayName(asset[node].name, "Node", node.value));
}

QString mapFilter() {
    return PartnerEditor::tr("Joint maps (*.json);;All files (*)");
}

}  // namespace

PartnerEditor::PartnerEditor(QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel),
      m_partner(new CalmComboBox),
      m_save(new QPushButton(tr("&Save Table…"))),
      m_automatic(new QPushButton(tr("Match &Automatically"))),
      m_problem(new QLabel) {
    setObjectName(QStringLiteral("borrowEditor"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_partner);
    m_partner->setObjectName(QStringLiteral("borrowPartner"));
    m_partner->setAccessibleName(tr("Partner of the selected joint"));
    m_partner->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* load = new QPushButton(tr("&Load Table…"));
    load->setToolTip(tr("Takes partners from a joint map, as `--joint-map` does"));
    m_save->setToolTip(tr("Saves all partners as a joint map (JSON)"));
    m_automatic->setObjectName(QStringLiteral("borrowAutomatic"));
    m_automatic->setToolTip(tr("Forgets the partners that were chosen by hand"));
    m_problem->setObjectName(QStringLiteral("borrowMapProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    setTone(*m_problem, LabelTone::Alarm);
    auto* line = filled(new QHBoxLayout, {m_label, {m_partner, 1}, roomItem(12)});
    for (QPushButton* button : {load, m_save, m_automatic}) {
        button->setAutoDefault(false);
        line->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(line);
    column->addWidget(m_problem);
    connect(m_partner, &QComboBox::activated, this, &PartnerEditor::choose);
    connect(load, &QPushButton::clicked, this, &PartnerEditor::askForLoad);
    connect(m_save, &QPushButton::clicked, this, &PartnerEditor::askForSave);
    connect(m_automatic, &QPushButton::clicked, this, [this] { emit mapChosen({}); });
    setJoint({});
}

void PartnerEditor::setFile(const BorrowedFile& file, std::shared_ptr<const Asset> target) {
    m_file = file;
    m_target = std::move(target);
    m_save->setEnabled(m_file.clips != nullptr);
    m_automatic->setEnabled(!m_file.map.joints.empty());
    m_problem->hide();
    fillChoices();
    setJoint({});
}

void PartnerEditor::fillChoices() {
    m_partner->clear();
    m_partner->addItem(tr("Match automatically"), kAutomatic);
    m_partner->addItem(tr("No partner"), kNoPartner);
    for (const SkeletonJoint& joint : skeletonOf(*m_target, {}).joints) {
        m_partner->addItem(nameOfJoint(*m_target, joint.node), static_cast<int>(joint.node.value));
    }
}

void PartnerEditor::setJoint(NodeIndex joint) {
    m_joint = joint;
    m_partner->setEnabled(joint.valid());
    m_label->setText(joint ? tr("Partner of %1").arg(nameOfJoint(*m_file.source, joint))
                           : tr("Select a joint of the other file"));
    const NodeIndex partner =
        joint && m_file.clips ? m_file.clips->partners.targetOf[joint.value] : NodeIndex();
    m_partner->setCurrentIndex(
        joint ? m_partner->findData(partner ? static_cast<int>(partner.value) : kNoPartner) : -1);
}

void PartnerEditor::choose(int row) {
    const int chosen = m_partner->itemData(row).toInt();
    const NodeIndex partner =
        chosen >= 0 ? NodeIndex(static_cast<std::size_t>(chosen)) : NodeIndex();
    JointMap map = withPartner(m_file.map, *m_file.source, *m_target, m_joint, partner);
    if (chosen == kAutomatic) {
        map.joints.pop_back();  // the row of this joint
    }
    emit mapChosen(map);
}

void PartnerEditor::askForSave() {
    const std::filesystem::path& clips = m_file.path;
    const QString suggested = QString::fromStdString(
        (clips.parent_path() / (clips.stem().string() + "-joint-map.json")).string());
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save Table of Partners"), suggested, mapFilter());
    if (!path.isEmpty()) {
        saveTo(path.toStdString());
    }
}

void PartnerEditor::askForLoad() {
    const QString folder = QString::fromStdString(m_file.path.parent_path().string());
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Load Table of Partners"), folder, mapFilter());
    if (!path.isEmpty()) {
        loadFrom(path.toStdString());
    }
}

void PartnerEditor::saveTo(const std::filesystem::path& path) {
    if (!m_file.clips) {
        return;
    }
    const std::string text =
        jointMapText(jointMapOf(*m_file.source, *m_target, m_file.clips->partners));
    const Status written =
        writeFile(path, std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
    showProblem(written ? QString()
                        : tr("The table is not saved: %1")
                              .arg(QString::fromStdString(describe(written.error()))));
}

void PartnerEditor::loadFrom(const std::filesystem::path& path) {
    const Result<JointMap> map = loadJointMap(path);
    if (map) {
        emit mapChosen(*map);
    } else {
        showProblem(tr("%1 is not loaded: %2")
                        .arg(fileNameOf(path), QString::fromStdString(describe(map.error()))));
    }
}

void PartnerEditor::showProblem(const QString& words) {
    m_problem->setText(words);
    m_problem->setVisible(!words.isEmpty());
}

}  // namespace sinew
