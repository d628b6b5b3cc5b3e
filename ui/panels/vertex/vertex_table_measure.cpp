// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Displacements of the vertex table.
#include <algorithm>
#include <utility>

#include "model/weights/displacement.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_filter_field.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {

void VertexTablePanel::measureSoon() {
    if (m_shown && !m_parts.player.playing()) {
        m_soon.start();
    }
}

void VertexTablePanel::measure() {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    if (!m_shown || !table || m_parts.player.playing()) {
        return;
    }
    const std::vector<VertexColumn>& columns = table->columns();
    const bool wanted = std::any_of(columns.begin(), columns.end(), [](const VertexColumn& column) {
        return column.kind == VertexColumnKind::Displacement;
    });
    std::pair<PoseMoment, Compared> question{{}, m_parts.appearance.look().compared};
    presentMoment(m_parts, question.first);
    if (!wanted || question == m_measured) {
        return;
    }
    m_measured = question;
    m_measurer.run(
        [table, clips = m_parts.document.clips(),
         question = std::move(question)](const std::stop_token& stop) {
            PoseEvaluator pose(clips);
            evaluate(pose, question.first);
            return displacementsOf(*table, pose, question.second, stop);
        },
        [this](std::shared_ptr<const std::vector<float>> displacements) {
            if (displacements) {
                takeDisplacements(std::move(displacements));
            }
        },
        "displacements are not measured");
}

/// Lists again what may depend on them.
void VertexTablePanel::takeDisplacements(std::shared_ptr<const std::vector<float>> displacements) {
    m_model->setDisplacements(std::move(displacements));
    const bool sorted =
        m_model->table()->columns()[m_column].kind == VertexColumnKind::Displacement;
    if (sorted || m_filter->filter()) {
        list();
    }
}

}  // namespace sinew
