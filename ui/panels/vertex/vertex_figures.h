// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>

#include "model/core/math.h"

class QGridLayout;
class QLabel;

namespace sinew {

class VertexProbe;

/// The numbers of one vertex: where it is stored, morphed and posed, how far from rest, and what
/// its weights add up to.
class VertexFigures final : public QWidget {
    Q_OBJECT

public:
    VertexFigures();

    void setProbe(const VertexProbe* probe);  // null: none
    void refreshPose(const VertexProbe& probe, const glm::vec3& rest);

private:
    /// A headline and a number for each axis. Remembers what is shown.
    struct Row {
        QLabel* title = nullptr;
        std::array<QLabel*, 3> numbers{};
        glm::vec3 shown{0.0F};
    };

    Row addRow(QGridLayout& grid, const char* name, const QString& title, const QString& tip);
    void clear();
    void show(Row& row, const glm::vec3& value, bool always = false);
    static void setShown(const Row& row, bool shown);

    Row m_stored;
    Row m_morphed;
    Row m_world;
    QLabel* m_distanceTitle;
    QLabel* m_distance;
    QLabel* m_sumTitle;
    QLabel* m_sum;
    float m_shownDistance = -1.0F;
};

}  // namespace sinew
