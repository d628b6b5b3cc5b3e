// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/agreement_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <glm/gtc/type_ptr.hpp>
#include <limits>
#include <vector>

#include "model/evaluate/deform.h"
#include "viewport/scene/deform/vertex_capture.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kCaptureBytes =
    VkDeviceSize{ComputedPose::kMostVertices} * 3 * sizeof(float);

/// The output of the vertex path, readable by the CPU.
struct Captured {
    explicit Captured(const ComputedScene& scene)
        : buffer(scene.device, "captured vertices", MemoryArena::Access::ReadBack, kCaptureBytes,
                 VK_BUFFER_USAGE_STORAGE_BUFFER_BIT),
          capture(scene.device, scene.cache, scene.layouts, buffer.get(), kCaptureBytes) {}

    OwnedBuffer buffer;
    VertexCapture capture;
};

class Check {
public:
    explicit Check(const ComputedScene& scene);
    AgreementReport run();

private:
    void compare(const DrawRange& range, std::uint32_t instance);
    void compare(const ComputedPose::Part& part);
    void deformReference(const Draw& draw, std::uint32_t instance);
    void compareWith(const ComputedPose::Part& part, std::span<const float> floats,
                     PathDifference& worst) const;
    void measure(const ComputedPose::Part& part);

    const ComputedScene& m_scene;
    ComputedPose m_computed;
    std::optional<Captured> m_captured;
    std::vector<StretchedJoint> m_stretched;
    DeformedVertices m_reference;
    AgreementReport m_report;
    Box m_box;
};

Check::Check(const ComputedScene& scene) : m_scene(scene), m_computed(scene) {
    if (VertexCapture::isPossible(scene.device)) {
        m_captured.emplace(scene);
        m_report.vertex.emplace();
    }
}

AgreementReport Check::run() {
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : m_computed.draws().ranges(layer)) {
            for (std::uint32_t i = 0; i < range.count; ++i) {
                compare(range, range.first + i);
            }
        }
    }
    m_report.modelSize = m_box.empty() ? 0.0 : static_cast<double>(m_box.radius());
    return m_report;
}

void Check::compare(const DrawRange& range, std::uint32_t instance) {
    deformReference(*range.draw, instance);
    const std::uint32_t count = range.draw->buffers->vertexCount;
    for (std::uint32_t first = 0; first < count; first += ComputedPose::kMostVertices) {
        compare({.draw = range.draw,
                 .instance = instance,
                 .firstVertex = first,
                 .vertices = std::min(ComputedPose::kMostVertices, count - first)});
    }
}

void Check::deformReference(const Draw& draw, std::uint32_t instance) {
    const PoseEvaluator& evaluator = *m_scene.input.evaluator;
    const Node& node = m_scene.asset[draw.node];
    const std::uint32_t number = m_computed.draws().number(instance);
    glm::mat4 worldFromMesh = evaluator.world(draw.node);
    if (node.instances) {
        worldFromMesh *= toMatrix(node.instances->transforms[number]);
    }
    DeformInput input;
    input.morphWeights = std::span<const float>(evaluator.pose().weights)
                             .subspan(node.firstWeight, node.restWeights.size());
    if (draw.skin.valid()) {
        input.palette = evaluator.palette(draw.skin);
    }
    input.worldFromMesh = worldFromMesh;
    input.weights = m_computed.input().view.weights;
    if (m_computed.input().view.blend == BlendSkinning::DualQuaternion) {
        m_stretched.resize(input.palette.size());
        stretchedJoints(input.palette, m_stretched);
        input.stretched = m_stretched;
    }
    deformPrimitive(*draw.buffers->source, input, m_reference);
}

void Check::compare(const ComputedPose::Part& part) {
    const bool captures = m_captured && part.draw->buffers->reached;
    const bool computed = ComputedPose::deforms(*part.draw);
    m_computed.begin();
    if (computed) {
        m_computed.record(part);
    }
    if (captures) {
        m_captured->capture.record(m_computed.commands(), m_computed.memory(), part, m_scene.asset,
                                   m_computed.input().view);
    }
    m_computed.finish();
    measure(part);
    m_report.vertices += part.vertices;
    if (computed) {
        compareWith(part, m_computed.floats(), m_report.compute);
        m_report.computed += part.vertices;
    }
    if (captures) {
        compareWith(part, floatsOf(m_captured->buffer), *m_report.vertex);
    } else {
        m_report.uncaptured += part.vertices;
    }
}

void Check::measure(const ComputedPose::Part& part) {
    for (std::uint32_t i = 0; i < part.vertices; ++i) {
        const glm::vec3& position = m_reference.positions[part.firstVertex + i];
        if (isFinite(position)) {
            const glm::vec3 size = glm::abs(position);
            m_box.add(position);
            m_report.largestCoordinate =
                std::max(m_report.largestCoordinate,
                         static_cast<double>(std::max({size.x, size.y, size.z})));
        }
    }
}

void Check::compareWith(const ComputedPose::Part& part, std::span<const float> floats,
                        PathDifference& worst) const {
    for (std::uint32_t i = 0; i < part.vertices; ++i) {
        const glm::vec3& reference = m_reference.positions[part.firstVertex + i];
        if (!isFinite(reference)) {
            continue;
        }
        const glm::dvec3 apart = glm::dvec3(glm::make_vec3(&floats[3 * i])) - glm::dvec3(reference);
        const double distance = glm::length(apart);
        if (!(distance <= worst.modelUnits)) {  // also true for NaN
            worst.modelUnits =
                std::isnan(distance) ? std::numeric_limits<double>::infinity() : distance;
            worst.node = part.draw->node;
            worst.mesh = m_scene.asset[part.draw->node].mesh;
            worst.primitive = part.draw->primitive;
            worst.vertex = part.firstVertex + i;
        }
    }
}

std::string words(const char* path, const PathDifference& difference,
                  const AgreementReport& report) {
    std::array<char, 96> text{};
    const double ulp = report.ulp() > 0.0 ? difference.modelUnits / report.ulp() : 0.0;
    std::snprintf(text.data(), text.size(), "%s %.3g units (%.2f ULP)", path, difference.modelUnits,
                  ulp);
    return text.data();
}

}  // namespace

double AgreementReport::ulp() const noexcept {
    const float largest = static_cast<float>(largestCoordinate);
    return static_cast<double>(std::nextafter(largest, std::numeric_limits<float>::infinity())) -
           static_cast<double>(largest);
}

double AgreementReport::worst() const noexcept {
    return std::max(compute.modelUnits, vertex ? vertex->modelUnits : 0.0);
}

double AgreementReport::tolerance() const noexcept {
    return 1e-5 * modelSize + 1e-6 * largestCoordinate;
}

std::string describe(const AgreementReport& report, const Asset& asset) {
    std::array<char, 64> within{};
    std::snprintf(within.data(), within.size(), " the tolerance of %.3g units", report.tolerance());
    std::string text = report.agrees() ? "The three skinning paths agree within"
                                       : "The paths DISAGREE by more than";
    text += std::string(within.data()) + ". Largest difference from the CPU over " +
            std::to_string(report.vertices) +
            " vertices: " + words("compute", report.compute, report);
    text +=
        report.vertex
            ? ", " + words("vertex shader", *report.vertex, report)
            : "; this device's vertex shaders cannot be read back (vertexPipelineStoresAndAtomics)";
    const bool byVertex = report.vertex && report.vertex->modelUnits > report.compute.modelUnits;
    const PathDifference& worst = byVertex ? *report.vertex : report.compute;
    if (worst.node.valid()) {
        text += "; at " + displayName(asset[worst.node].name, "Node", worst.node.value) +
                ", primitive " + std::to_string(worst.primitive) + ", vertex " +
                std::to_string(worst.vertex);
    }
    return text + ".";
}

AgreementReport checkAgreement(const ComputedScene& scene) {
    return Check(scene).run();
}

}  // namespace sinew
