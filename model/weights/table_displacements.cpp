// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/table_displacements.h"

#include <limits>
#include <map>
#include <span>

#include "model/weights/displacement.h"

namespace sinew {

std::shared_ptr<const std::vector<float>> displacementsOf(const VertexTable& table,
                                                          const PoseEvaluator& pose,
                                                          Compared compared,
                                                          const std::stop_token& stop) {
    auto all = std::make_shared<std::vector<float>>();
    all->reserve(table.vertexCount());
    std::map<NodeIndex, DisplacementMeter> meters;
    for (std::size_t i = 0; i < table.parts().size(); ++i) {
        if (stop.stop_requested()) {
            return nullptr;
        }
        const VertexTablePart& part = table.parts()[i];
        if (table.isPosed(i)) {
            DisplacementMeter& meter =
                meters.try_emplace(part.node, pose.asset(), part.node, compared).first->second;
            const std::span<const float> here = meter.distances(pose, part.primitive);
            all->insert(all->end(), here.begin(), here.end());
        } else {
            const Mesh& mesh = table.asset()[part.mesh];
            all->resize(all->size() + mesh.primitives[part.primitive].vertexCount(),
                        std::numeric_limits<float>::quiet_NaN());
        }
    }
    return all;
}

}  // namespace sinew
