// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/asset/allowed_work.h"
#include "model/snapshot/outline_text.h"
#include "model/snapshot/snapshot_clips.h"
#include "model/snapshot/snapshot_points.h"
#include "model/snapshot/value_digest.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

/// The sums of a row of nodes.
struct NodeSums {
    StepVector rest;
    StepVector bound;
    StepSum weight;
    StepVector places;

    [[nodiscard]] SnapshotWords words() const {
        constexpr unsigned kWeightBits = 20;
        SnapshotWords result;
        rest.appendTo(result);
        bound.appendTo(result);
        const std::uint64_t total = weight.rounded(kWeightBits);
        result.push_back(static_cast<std::uint16_t>(total & 0xffffU));
        result.push_back(static_cast<std::uint16_t>((total >> 16U) & 0xffffU));
        places.appendTo(result);
        return result;
    }
};

struct MeshSums {
    StepVector corners;
    StepVector targets;

    [[nodiscard]] SnapshotWords words() const {
        SnapshotWords result;
        corners.appendTo(result);
        targets.appendTo(result);
        return result;
    }
};

/// How many corners of elements use each vertex: the same however vertices are split.
std::vector<std::uint32_t> usesOf(const Primitive& primitive) {
    std::vector<std::uint32_t> uses(primitive.vertexCount(), 0);
    for (const std::uint32_t corner : elementList(primitive)) {
        ++uses[corner];
    }
    return uses;
}

SnapshotNodes nodesOf(const Asset& asset, const SnapshotScale& scale) {
    SnapshotNodes result{.nodes = snapshotNodes(asset), .rows = {}, .places = {}, .clipPlaces = {}};
    const std::vector<std::string> keys = nodeKeys(asset);
    std::map<std::string, std::size_t> places;
    for (const NodeIndex node : result.nodes) {
        result.rows.push_back(snapshotRow(keys[node.value], scale.nodeRows));
        places.emplace(result.rows.back(), 0);
    }
    std::size_t count = 0;
    for (auto& [row, place] : places) {
        place = count++;
    }
    for (const std::string& row : result.rows) {
        result.places.push_back(places[row]);
        result.clipPlaces.push_back(clipNodePlace(scale, row, places[row]));
    }
    result.clipRows = scale.clipNodes == 0 ? count : scale.clipNodes;
    return result;
}

/// Sums of everything that no clip changes.
class RestSummer {
public:
    RestSummer(const PoseEvaluator& rest, const SnapshotNodes& nodes, const SnapshotScale& scale)
        : m_rest(rest),
          m_asset(rest.asset()),
          m_nodes(nodes),
          m_scale(scale),
          m_places(rest.asset().nodes.size(), 0),
          m_readsVertices(canDigest(rest.asset())) {
        for (std::size_t i = 0; i < nodes.nodes.size(); ++i) {
            m_places[nodes.nodes[i].value] = nodes.places[i];
            m_sums.resize(std::max(m_sums.size(), nodes.places[i] + 1));
        }
    }

    void addTo(Snapshot& snapshot) {
        addNodes();
        if (m_readsVertices) {
            visitSkinned(m_asset, [this](SkinIndex skin, const Primitive& primitive) {
                addWeights(m_asset[skin].joints, primitive);
            });
        }
        for (std::size_t i = 0; i < m_nodes.nodes.size(); ++i) {
            m_named.emplace(m_nodes.rows[i], m_nodes.places[i]);
        }
        for (const auto& [name, place] : m_named) {
            snapshot.nodes.push_back({.name = name, .words = m_sums[place].words()});
        }
        for (const auto& [name, sums] : meshSums()) {
            snapshot.meshes.push_back({.name = name, .words = sums.words()});
        }
    }

private:
    void addNodes() {
        for (const NodeIndex node : m_nodes.nodes) {
            m_sums[m_places[node.value]].rest.add(
                snapshotPoint(m_rest, node, m_scale, m_scale.shell, false));
        }
        for (std::size_t skin = 0; skin < m_asset.skins.size(); ++skin) {
            const std::span<const glm::mat4> palette = m_rest.palette(SkinIndex(skin));
            const std::vector<NodeIndex>& joints = m_asset.skins[skin].joints;
            for (std::size_t joint = 0; joint < joints.size(); ++joint) {
                m_sums[m_places[joints[joint].value]].bound.add(
                    boundPoint(palette[joint], m_scale));
            }
        }
    }

    void addWeights(const std::vector<NodeIndex>& joints, const Primitive& primitive) {
        const std::vector<std::uint32_t> uses = usesOf(primitive);
        VertexInfluences influences(primitive, joints.size());
        for (std::size_t i = 0; i < uses.size(); ++i) {
            for (const JointWeight& one : influences.at(i)) {
                NodeSums& sums = m_sums[m_places[joints[one.joint].value]];
                sums.weight.add(double{one.weight}, uses[i]);
                sums.places.add(double{one.weight} * place(primitive.positions[i]), uses[i]);
            }
        }
    }

    [[nodiscard]] std::map<std::string, MeshSums> meshSums() const {
        std::map<std::string, MeshSums> rows;
        for (const Mesh& mesh : m_asset.meshes) {
            MeshSums& sums = rows[snapshotRow(shortKey(mesh.name), m_scale.meshRows)];
            for (std::size_t i = 0; m_readsVertices && i < mesh.primitives.size(); ++i) {
                addSurface(mesh.primitives[i], sums);
            }
        }
        return rows;
    }

    void addSurface(const Primitive& primitive, MeshSums& sums) const {
        const std::vector<std::uint32_t> uses = usesOf(primitive);
        for (std::size_t i = 0; i < uses.size(); ++i) {
            sums.corners.add(place(primitive.positions[i]), uses[i]);
        }
        for (std::size_t target = 0; target < primitive.targets.size(); ++target) {
            const SharedArray<glm::vec3>& offsets = primitive.targets[target].positions;
            const double factor = 1.0 + 0.381966 * static_cast<double>(target % 8);
            for (std::size_t i = 0; i < offsets.size(); ++i) {
                sums.targets.add(factor * place(offsets[i]), uses[i]);
            }
        }
    }

    [[nodiscard]] glm::dvec3 place(const glm::vec3& stored) const {
        return glm::dvec3(stored) / m_scale.surface;
    }

    const PoseEvaluator& m_rest;
    const Asset& m_asset;
    const SnapshotNodes& m_nodes;
    const SnapshotScale& m_scale;
    std::vector<std::size_t> m_places;  // [node]: row
    bool m_readsVertices;
    std::vector<NodeSums> m_sums;
    std::map<std::string, std::size_t> m_named;
};

Snapshot measured(const std::shared_ptr<const ClipLibrary>& clips, const SnapshotScale& scale,
                  const SnapshotRates& rates) {
    const PoseEvaluator rest(clips);
    const SnapshotNodes nodes = nodesOf(*clips->asset(), scale);
    Snapshot snapshot{.scale = scale, .nodes = {}, .meshes = {}, .clips = {}};
    RestSummer(rest, nodes, scale).addTo(snapshot);
    addSnapshotClips(clips, nodes, rates, snapshot);
    return snapshot;
}

/// How many rows and sums there are, the most first; the last always fit.
constexpr SnapshotScale kDetails[] = {
    {},
    {.clipParts = 64},
    {.clipParts = 16},
    {.clipNodes = 32, .clipParts = 16},
    {.clipNodes = 16, .clipParts = 8},
    {.clipNodes = 4, .clipParts = 4},
    {.nodeRows = 128, .meshRows = 32, .clipNodes = 16, .clipParts = 8},
    {.nodeRows = 64, .meshRows = 16, .clipNodes = 8, .clipParts = 4},
    {.nodeRows = 32, .meshRows = 8, .clipRows = 48, .clipNodes = 8, .clipParts = 4}};

/// At least so many bytes of text, before anything is posed.
std::size_t leastBytes(const Asset& asset, const SnapshotScale& detail) {
    constexpr std::size_t kRow = 50;
    constexpr std::size_t kClip = 80;
    constexpr std::size_t kSum = 8;
    const auto rows = [](std::size_t objects, std::uint32_t shared) {
        return shared == 0 ? objects : std::min<std::size_t>(objects, shared);
    };
    const std::size_t nodes = rows(snapshotNodes(asset).size(), detail.nodeRows);
    const std::size_t sums = detail.clipNodes == 0 ? nodes : detail.clipNodes;
    return kRow * nodes + rows(asset.animations.size(), detail.clipRows) * (kClip + kSum * sums);
}

}  // namespace

Snapshot takeSnapshot(const std::shared_ptr<const Asset>& asset) {
    constexpr std::uint64_t kMostPoints = 400'000'000;
    const auto clips = std::make_shared<const ClipLibrary>(asset);
    const std::vector<NodeIndex> nodes = snapshotNodes(*asset);
    SnapshotScale scale = scaleAtRest(PoseEvaluator(clips), nodes);
    const std::uint64_t perFrame = std::max<std::uint64_t>(asset->nodes.size(), 1) *
                                   std::max<std::uint64_t>(asset->animations.size(), 1);
    scale.clipFrames = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(
        allowedWork(*asset, kMostPoints) / perFrame, 2, scale.clipFrames));
    Snapshot snapshot;
    for (const SnapshotScale& detail : kDetails) {
        const bool isLast = &detail == std::end(kDetails) - 1;
        if (!isLast && leastBytes(*asset, detail) > kMostSnapshotBytes) {
            continue;
        }
        SnapshotScale detailed = detail;
        detailed.size = scale.size;
        detailed.surface = scale.surface;
        detailed.shell = scale.shell;
        detailed.clipFrames = scale.clipFrames;
        snapshot = measured(clips, detailed, {});
        if (snapshotText(snapshot).size() <= kMostSnapshotBytes) {
            break;
        }
    }
    return snapshot;
}

Snapshot retakeSnapshot(const std::shared_ptr<const Asset>& asset, const Snapshot& like) {
    SnapshotRates rates;
    for (const SnapshotClip& clip : like.clips) {
        if (clip.framesPerSecond > 0.0) {
            rates.emplace(clip.name, clip.framesPerSecond);
        }
    }
    return measured(std::make_shared<const ClipLibrary>(asset), like.scale, rates);
}

std::string snapshotRow(const std::string& key, std::uint32_t rows) {
    if (rows == 0) {
        return key;
    }
    ValueDigest digest;
    digest.add(std::string_view(key));
    return '#' + std::to_string(digest.value() % rows);
}

std::size_t clipNodePlace(const SnapshotScale& scale, const std::string& row, std::size_t place) {
    if (scale.clipNodes == 0) {
        return place;
    }
    ValueDigest digest;
    digest.add(std::string_view(row));
    return static_cast<std::size_t>(digest.value() % scale.clipNodes);
}

}  // namespace sinew
