// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/node_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "model/core/json_pointer.h"
#include "model/core/words.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// Tolerance of the squared length, for rotations stored in single precision or as 16-bit integers.
constexpr float kUnitTolerance = 0.005F;

Status findParents(Asset& asset) {
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const std::vector<NodeIndex>& children = asset.nodes[i].children;
        for (std::size_t c = 0; c < children.size(); ++c) {
            Node& child = asset.nodes[children[c].value];
            if (children[c].value == i) {
                return invalidDocument("a node is its own child",
                                       pointerTo("nodes", i, "children", c));
            }
            if (child.parent) {
                return invalidDocument(
                    "node " + std::to_string(children[c].value) + " has two parents",
                    pointerTo("nodes", i, "children", c));
            }
            child.parent = NodeIndex(i);
        }
    }
    return Nothing{};
}

// Breadth-first from the roots; nodes in a cycle are never reached.
Status orderParentsFirst(Asset& asset) {
    std::vector<NodeIndex>& order = asset.parentsFirst;
    order.reserve(asset.nodes.size());
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (!asset.nodes[i].parent) {
            order.push_back(NodeIndex(i));
        }
    }
    for (std::size_t done = 0; done < order.size(); ++done) {
        for (const NodeIndex child : asset[order[done]].children) {
            order.push_back(child);
        }
    }
    if (order.size() == asset.nodes.size()) {
        return Nothing{};
    }

    std::vector<bool> reached(asset.nodes.size(), false);
    for (const NodeIndex node : order) {
        reached[node.value] = true;
    }
    const auto first = std::find(reached.begin(), reached.end(), false);
    return invalidDocument("the node is its own ancestor",
                           pointerTo("nodes", static_cast<std::size_t>(first - reached.begin())));
}

bool isFinite(const Node& node) {
    const auto finite = [](float value) { return std::isfinite(value); };
    const float* matrix = node.matrix ? &(*node.matrix)[0][0] : nullptr;
    const Transform& rest = node.rest;
    return std::all_of(&rest.translation.x, &rest.translation.x + 3, finite) &&
           std::all_of(&rest.scale.x, &rest.scale.x + 3, finite) &&
           (matrix == nullptr || std::all_of(matrix, matrix + 16, finite));
}

void checkRotation(Node& node, std::size_t index, Findings& findings) {
    const glm::quat& q = node.rest.rotation;
    const float length2 = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
    if (std::abs(length2 - 1.0F) <= kUnitTolerance) {
        return;
    }
    if (length2 > 0.0F) {
        return findings.add(Severity::Error, "ROTATION_NOT_UNIT",
                            "the rotation of " + quotedName(node.name, "node", index) +
                                " is not a unit quaternion; it is used as stored",
                            pointerTo("nodes", index, "rotation"));
    }
    findings.add(Severity::Error, "ROTATION_ZERO",
                 "the rotation of " + quotedName(node.name, "node", index) +
                     " is all zeros; the identity is used instead",
                 pointerTo("nodes", index, "rotation"));
    node.rest.rotation = glm::quat(1.0F, 0.0F, 0.0F, 0.0F);
}

void finishMatrix(const JsonValue& source, Node& node, std::size_t index, Findings& findings) {
    if (source.find("translation") || source.find("rotation") || source.find("scale")) {
        findings.add(
            Severity::Error, "MATRIX_AND_TRS",
            quotedName(node.name, "node", index) +
                " has a matrix as well as translation, rotation or scale; the matrix is used",
            pointerTo("nodes", index, "matrix"));
    }
    const glm::mat4& m = *node.matrix;
    if (m[0][3] != 0.0F || m[1][3] != 0.0F || m[2][3] != 0.0F || m[3][3] != 1.0F) {
        findings.add(Severity::Error, "MATRIX_NOT_AFFINE",
                     "the last row of the matrix of " + quotedName(node.name, "node", index) +
                         " is not 0 0 0 1",
                     pointerTo("nodes", index, "matrix"));
    }
    node.rest = decompose(m);
}

void readVisibility(const JsonValue& source, Node& node) {
    const JsonValue* visible = memberAt(source, "extensions/KHR_node_visibility/visible");
    node.visible = visible == nullptr || *visible->boolean();
}

}  // namespace

Status linkNodes(const ParsedDocument& document, Asset& asset, Findings& findings) {
    if (const Status parents = findParents(asset); !parents) {
        return parents;
    }
    if (const Status order = orderParentsFirst(asset); !order) {
        return order;
    }
    const JsonValue::Array& sources = document.json.elements("nodes");
    for (std::size_t i = 0; i < asset.nodes.size() && !document.stopped(); ++i) {
        Node& node = asset.nodes[i];
        if (!isFinite(node)) {
            return invalidDocument("the transform is out of the range of single precision",
                                   pointerTo("nodes", i));
        }
        if (node.matrix) {
            finishMatrix(sources[i], node, i, findings);
        } else {
            checkRotation(node, i, findings);
        }
        readVisibility(sources[i], node);
    }
    return Nothing{};
}

void finishScenes(const ParsedDocument& document, Asset& asset, Findings& findings) {
    constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> lastScene(asset.nodes.size(), kNever);  // last scene that
                                                                     // lists the node
    for (std::size_t s = 0; s < asset.scenes.size(); ++s) {
        std::vector<NodeIndex>& roots = asset.scenes[s].roots;
        std::vector<NodeIndex> kept;
        for (std::size_t i = 0; i < roots.size() && !document.stopped(); ++i) {
            const std::string pointer = pointerTo("scenes", s, "nodes", i);
            if (asset[roots[i]].parent) {
                findings.add(
                    {.severity = Severity::Error,
                     .code = "SCENE_NODE_NOT_ROOT",
                     .message =
                         quotedName(asset.scenes[s].name, "scene", s) + " lists " +
                         quotedName(asset[roots[i]].name, "node", roots[i].value) +
                         ", which is the child of another node; it is shown below its parent",
                     .pointer = pointer,
                     .node = roots[i].value});
            }
            if (lastScene[roots[i].value] == s) {
                findings.add({.severity = Severity::Error,
                              .code = "SCENE_NODE_TWICE",
                              .message = quotedName(asset.scenes[s].name, "scene", s) + " lists " +
                                         quotedName(asset[roots[i]].name, "node", roots[i].value) +
                                         " twice; it is shown once",
                              .pointer = pointer,
                              .node = roots[i].value});
            } else {
                kept.push_back(roots[i]);
            }
            lastScene[roots[i].value] = s;
        }
        roots = std::move(kept);
    }
    if (!asset.defaultScene && !asset.scenes.empty()) {
        asset.defaultScene = SceneIndex(0);
    }
}

Status placeMorphWeights(const ParsedDocument& document, Asset& asset, DecodedBudget& budget,
                         Findings& findings) {
    for (std::size_t i = 0; i < asset.nodes.size() && !document.stopped(); ++i) {
        Node& node = asset.nodes[i];
        const std::size_t targets = node.mesh ? asset[node.mesh].targetCount() : 0;
        if (!node.restWeights.empty() && node.restWeights.size() != targets) {
            findings.add(Severity::Error, "MORPH_WEIGHT_COUNT",
                         quotedName(node.name, "node", i) + " has " +
                             counted(node.restWeights.size(), "morph weight", "morph weights") +
                             " for " + counted(targets, "target", "targets") +
                             "; missing ones are 0, others ignored",
                         pointerTo("nodes", i, "weights"));
        }
        if (const Status fits = budget.take(targets * sizeof(float), pointerTo("nodes", i));
            !fits) {
            return fits;
        }
        if (node.restWeights.empty() && targets > 0) {
            node.restWeights = asset[node.mesh].weights;
        }
        node.restWeights.resize(targets, 0.0F);
        node.firstWeight = asset.weightCount;
        asset.weightCount += static_cast<std::uint32_t>(targets);
    }
    return Nothing{};
}

void checkCameras(Asset& asset, Findings& findings) {
    for (std::size_t i = 0; i < asset.cameras.size(); ++i) {
        bool usable = true;
        bool isInverted = false;
        bool isTooWide = false;  // advised against only
        if (const auto* p = std::get_if<PerspectiveCamera>(&asset.cameras[i].projection)) {
            isInverted = p->zfar && *p->zfar <= p->znear;
            usable = p->yfovRadians > 0.0F && p->znear > 0.0F && std::isfinite(p->znear) &&
                     (!p->zfar || *p->zfar > p->znear);
            isTooWide = usable && p->yfovRadians >= 3.1415926F;
        } else if (const auto* o = std::get_if<OrthographicCamera>(&asset.cameras[i].projection)) {
            isInverted = o->zfar <= o->znear;
            usable = o->xmag != 0.0F && o->ymag != 0.0F && std::isfinite(o->xmag) &&
                     std::isfinite(o->ymag) && o->zfar > o->znear && std::isfinite(o->zfar);
        }
        if (usable && !isTooWide) {
            continue;
        }
        findings.add(isTooWide ? Severity::Warning : Severity::Error, "CAMERA_UNUSABLE",
                     "the values of " + quotedName(asset.cameras[i].name, "camera", i) +
                         " do not form a valid projection" +
                         (isInverted ? ", as zfar is not beyond znear" : "") +
                         "; defaults are used",
                     pointerTo("cameras", i));
        if (std::holds_alternative<PerspectiveCamera>(asset.cameras[i].projection)) {
            asset.cameras[i].projection = PerspectiveCamera{};
        } else {
            asset.cameras[i].projection = OrthographicCamera{};
        }
    }
}

}  // namespace sinew::load
