// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/bounds_marks.h"

#include <array>

#include "model/evaluate/deform_node.h"
#include "model/view/shown_nodes.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

constexpr float kBoxLine = 0.75F;  // half width, points
constexpr float kBoxOutline = 0.6F;

Box boxOf(std::span<const glm::vec3> points, const glm::mat4& worldFromPoints) noexcept {
    Box box;
    for (const glm::vec3& point : points) {
        box.add(glm::vec3(worldFromPoints * glm::vec4(point, 1.0F)));
    }
    return box;
}

class BoxWriter {
public:
    BoxWriter(MarkList& marks, float pixelsPerPoint) noexcept
        : m_marks(marks), m_scale(pixelsPerPoint) {}

    void add(const Box& box, const glm::mat4& worldFromBox, const glm::vec3& color) {
        if (box.empty()) {
            return;
        }
        std::array<glm::vec3, 8> corners{};
        for (unsigned bits = 0; bits < 8; ++bits) {
            corners.at(bits) = glm::vec3(worldFromBox * glm::vec4(cornerOf(box, bits), 1.0F));
        }
        for (unsigned from = 0; from < 8; ++from) {
            for (unsigned axis = 1; axis < 8; axis *= 2) {
                if ((from & axis) == 0) {
                    edge(corners.at(from), corners.at(from | axis), color);
                }
            }
        }
    }

private:
    void edge(const glm::vec3& from, const glm::vec3& to, const glm::vec3& color) {
        m_marks.boxes.push_back({.from = glm::vec4(from, kBoxLine * m_scale),
                                 .to = glm::vec4(to, 0.0F),
                                 .color = glm::vec4(color, 1.0F),
                                 .style = {0.0F, kBoxOutline * m_scale, 0.0F, 0.0F}});
    }

    MarkList& m_marks;
    float m_scale;
};

}  // namespace

void BoundsMarks::add(MarkList& marks, const FrameInput& input) {
    const SurfaceMarks& requested = input.view.marks;
    if (!requested.storedBounds && !requested.posedBounds && !requested.clipBounds) {
        return;
    }
    collect(input.evaluator->sharedAsset(), input.view.scene);
    BoxWriter writer(marks, input.pixelsPerPoint);
    const bool bindPose = !viewModeInfo(input.view.mode).posed;
    const glm::mat4 asItIs(1.0F);
    if (requested.clipBounds) {
        writer.add(input.clipBounds, asItIs, layout::kClipBoundsColor);
    }
    for (const StoredBox& stored : m_boxes) {
        if (requested.storedBounds && drawsNode(input.view, *input.evaluator, stored.node)) {
            writer.add(stored.box, bindPose ? asItIs : input.evaluator->world(stored.node),
                       layout::kStoredBoundsColor);
        }
    }
    if (requested.posedBounds && !bindPose) {
        writer.add(posedBox(input), asItIs, layout::kPosedBoundsColor);
    }
}

void BoundsMarks::collect(const std::shared_ptr<const Asset>& asset, SceneIndex scene) {
    if (asset == m_asset && scene == m_scene) {
        return;
    }
    m_asset = asset;
    m_scene = scene;
    m_boxes.clear();
    const SceneIndex known = scene.value < asset->scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex node : sceneNodes(*asset, known)) {
        if (!(*asset)[node].mesh.valid()) {
            continue;
        }
        for (const Primitive& primitive : (*asset)[(*asset)[node].mesh].primitives) {
            StoredBox stored{.node = node, .primitive = &primitive, .box = {}};
            for (const glm::vec3& position : primitive.positions) {
                stored.box.add(position);
            }
            m_boxes.push_back(stored);
        }
    }
}

Box BoundsMarks::posedBox(const FrameInput& input) {
    const PoseEvaluator& evaluator = *input.evaluator;
    Box box;
    for (const StoredBox& stored : m_boxes) {
        if (!drawsNode(input.view, evaluator, stored.node)) {
            continue;
        }
        DeformInput deform = deformInput(evaluator, stored.node, input.view.weights);
        const auto& instances = evaluator.asset()[stored.node].instances;
        if (!instances) {
            deformPrimitive(*stored.primitive, deform, m_scratch);
            box.add(boxOf(m_scratch.positions, glm::mat4(1.0F)));
            continue;
        }
        deform.worldFromMesh = glm::mat4(1.0F);
        deformPrimitive(*stored.primitive, deform, m_scratch);
        for (const Transform& instance : instances->transforms) {
            box.add(boxOf(m_scratch.positions, evaluator.world(stored.node) * toMatrix(instance)));
        }
    }
    return box;
}

}  // namespace sinew
