// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/compared_vertex.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <utility>

#include "ui/models/compared_influence_model.h"
#include "ui/models/node_rows.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/session/comparison.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

constexpr int kComparedHeight = 98;  // the header and three joints
constexpr int kDistanceDecimals = 4;

PanelTree* makeComparedList(ComparedInfluenceModel* model) {
    PanelTree* list =
        makeList("comparedInfluences", ComparedVertex::tr("Weights in both files"), model);
    list->setMinimumHeight(kComparedHeight);
    list->header()->setSectionResizeMode(ComparedInfluenceModel::NameColumn, QHeaderView::Stretch);
    for (const int column :
         {ComparedInfluenceModel::BeforeColumn, ComparedInfluenceModel::AfterColumn}) {
        list->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        list->header()->resizeSection(
            column, list->fontMetrics().horizontalAdvance(QStringLiteral("100.0 %")) + 20);
    }
    return list;
}

/// Of the joint's node, that of the file before if it has a partner there.
using JointKey = std::pair<bool, std::uint32_t>;  // whether only the file after has it

}  // namespace

ComparedVertex::ComparedVertex(Comparison* comparison)
    : m_comparison(comparison),
      m_where(new ElidedLabel),
      m_distance(new QLabel),
      m_weights(new ComparedInfluenceModel(this)),
      m_list(makeComparedList(m_weights)) {
    m_where->setObjectName(QStringLiteral("comparedVertex"));
    m_distance->setObjectName(QStringLiteral("comparedDistance"));
    m_distance->setToolTip(
        tr("Distance between both files' vertices in the pose that the picture shows"));
    auto* top = spaced(new QHBoxLayout, 8, {{m_where, 1}, m_distance});
    spaced(new QVBoxLayout(this), 4, {top, m_list});
    hide();
}

void ComparedVertex::follow(const VertexProbe* probe, const PoseMoment& moment,
                            const ProbeOptions& options) {
    if (m_comparison == nullptr || !m_comparison->measured() || probe == nullptr) {
        m_of.reset();
        m_vertex.reset();
        m_corners.clear();
        hide();
        return;
    }
    if (m_of != m_comparison->measured() || m_vertex != probe->place()) {
        find(*probe);
        showWeights(*probe);
        show();
    }
    if (m_corners.empty()) {
        return;
    }
    const PoseEvaluator& pose = *m_comparison->poseAfter(moment);
    glm::vec3 there(0.0F);
    for (Corner& corner : m_corners) {
        corner.probe.follow(pose, options);
        there += corner.share * corner.probe.world();
    }
    m_distance->setText(
        tr("%1 m apart")
            .arg(double(glm::distance(there, probe->world())), 0, 'f', kDistanceDecimals));
}

void ComparedVertex::find(const VertexProbe& probe) {
    m_of = m_comparison->measured();
    m_vertex = probe.place();
    m_corners.clear();
    m_distance->clear();
    const std::optional<PartnerVertex> partner = m_comparison->partnerAfter(probe.place());
    if (!partner) {
        m_where->setFullText(tr("The second file has no such vertex"));
        return;
    }
    const Asset& after = *m_comparison->after().file();
    for (glm::length_t i = 0; i < 3; ++i) {
        const float share = partner->place.shares[i];
        if (share > 0.0F) {
            DrawnVertex place{.node = partner->node,
                              .primitive = partner->primitive,
                              .vertex = partner->place.corners.at(static_cast<std::size_t>(i)),
                              .instance = probe.place().instance};
            if (!exists(after, place)) {
                place.instance = 0;
            }
            m_corners.push_back({VertexProbe(after, place), share});
        }
    }
    m_where->setFullText(words(*partner));
}

QString ComparedVertex::words(const PartnerVertex& partner) const {
    const Asset& after = *m_comparison->after().file();
    const QString place = m_corners.size() == 1
                              ? vertexName(after, m_corners.front().probe.place())
                              : tr("Between vertices of %1").arg(nodeLabel(after, partner.node));
    return tr("%1: %2", "a file and a vertex").arg(nameOf(after, {}), place);
}

void ComparedVertex::showWeights(const VertexProbe& probe) {
    const Asset& before = *m_comparison->before().file();
    const Asset& after = *m_comparison->after().file();
    const std::vector<std::uint32_t>& partners = m_comparison->mirroredMatches().nodes.afterOf;
    std::map<JointKey, ComparedInfluence> joints;
    const auto jointOf = [](const Asset& asset, const VertexProbe& one,
                            const ProbedInfluence& influence) {
        const std::vector<NodeIndex>& nodes = asset[one.skin()].joints;
        return influence.joint < nodes.size() ? nodes[influence.joint] : NodeIndex();
    };
    for (const ProbedInfluence& influence : probe.influences()) {
        const NodeIndex node = jointOf(before, probe, influence);
        ComparedInfluence& one = joints[{false, node.value}];
        one.name = influenceName(before, probe, influence);
        one.before += influence.share;
    }
    for (const Corner& corner : m_corners) {
        for (const ProbedInfluence& influence : corner.probe.influences()) {
            const NodeIndex node = jointOf(after, corner.probe, influence);
            const NodeIndex partner(node ? partners[node.value] : Matching::kNone);
            ComparedInfluence& one = joints[{!partner, partner ? partner.value : node.value}];
            if (one.name.isEmpty()) {
                one.name = partner ? nodeLabel(before, partner)
                                   : influenceName(after, corner.probe, influence);
            }
            one.after += corner.share * influence.share;
        }
    }
    std::vector<ComparedInfluence> rows;
    for (auto& [key, one] : joints) {
        rows.push_back(std::move(one));
    }
    std::ranges::stable_sort(rows, [](const auto& a, const auto& b) {
        return std::max(a.before, a.after) > std::max(b.before, b.after);
    });
    m_list->setVisible(!rows.empty());
    m_weights->setInfluences(std::move(rows));
}

}  // namespace sinew
