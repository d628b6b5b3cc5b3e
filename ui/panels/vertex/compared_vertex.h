// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "model/weights/vertex_probe.h"

class QLabel;

namespace sinew {

class ComparedInfluenceModel;
class Comparison;
class ElidedLabel;
struct FileComparison;
struct PartnerVertex;
struct PoseMoment;

/// A vertex in the second file of a comparison: which vertex or place it is there, how far away it
/// is now, and its weights in both files. Hidden while nothing is compared.
class ComparedVertex final : public QWidget {
    Q_OBJECT

public:
    /// Borrowed; null: never anything.
    explicit ComparedVertex(Comparison* comparison);

    /// The vertex in the pose of the moment; null: none.
    void follow(const VertexProbe* probe, const PoseMoment& moment, const ProbeOptions& options);

private:
    struct Corner {
        VertexProbe probe;
        float share;
    };
    void find(const VertexProbe& probe);
    [[nodiscard]] QString words(const PartnerVertex& partner) const;
    void showWeights(const VertexProbe& probe);

    Comparison* m_comparison;
    ElidedLabel* m_where;
    QLabel* m_distance;
    ComparedInfluenceModel* m_weights;
    QWidget* m_list;
    std::shared_ptr<const FileComparison> m_of;  // what the partner is of
    std::optional<DrawnVertex> m_vertex;
    std::vector<Corner> m_corners;  // corners of the place in the second file; empty: no partner
};

}  // namespace sinew
