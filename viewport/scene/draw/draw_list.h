// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "model/view/view_options.h"
#include "viewport/scene/draw/draw_group.h"
#include "viewport/scene/draw/sight.h"
#include "viewport/scene/draw/surface_state.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/geometry/asset_buffers.h"
#include "viewport/scene/geometry/deformed_streams.h"
#include "viewport/scene/material/materials.h"

namespace sinew {

/// Draw order: opaque, then transmissive (KHR_materials_transmission), then translucent from back
/// to front.
enum class DrawLayer { Opaque, Transmitting, Translucent };
inline constexpr std::array kAllDrawLayers{DrawLayer::Opaque, DrawLayer::Transmitting,
                                           DrawLayer::Translucent};
inline constexpr std::size_t kDrawLayers = kAllDrawLayers.size();

/// The index of a layer in kDrawLayers.
[[nodiscard]] constexpr std::size_t rowOf(DrawLayer layer) noexcept {
    return static_cast<std::size_t>(layer);
}
static_assert(rowOf(kAllDrawLayers[0]) == 0 && rowOf(kAllDrawLayers[1]) == 1 &&
              rowOf(kAllDrawLayers[2]) == 2 && kDrawLayers == 3);

/// One primitive of one node.
struct Draw {
    NodeIndex node;
    DrawLayer layer = DrawLayer::Opaque;
    std::uint32_t place = 0;       // index of the node in DrawList::nodes
    std::uint32_t number = 0;      // index among all draws of the list
    std::uint32_t primitive = 0;   // primitive of the node's mesh
    SkinIndex skin;                // none: not skinned
    std::uint32_t firstJoint = 0;  // number of joints of the skins before it
    const PrimitiveBuffers* buffers = nullptr;
    MaterialIndex material;
    std::array<VkDeviceSize, 2> texcoordOffsets{};  // offsets of the material's sets (TexcoordSets)
    bool doubleSided = false;
    std::uint32_t flags = 0;         // kDraw… bits that do not change per frame
    std::uint32_t features = 0;      // kFeature… bits of the material
    std::uint32_t textures = 0;      // bit i: a texture in slot i of the material
    bool hasPunctualLights = false;  // the asset has some, on or off
    VertexSource source = VertexSource::Stored;
    /// Streams of its instances in the frame, if the source is Deformed.
    DeformedStreams deformed = {};
    std::uint32_t firstValue = layout::kNoValues;  // see DrawValues
    bool highlighted = false;                      // part of the selected node's subtree: outlined
    bool repeated = false;  // an opaque primitive of the mesh before it draws the same
};

/// Instances of a draw drawn together: a range of the frame's InstanceConstants. Those of several
/// nodes may be drawn together: then `draw` is that of the first.
struct DrawRange {
    const Draw* draw = nullptr;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool mirrored = false;
    float distance = 0.0F;    // distance along the view direction, for translucent draws
    std::uint32_t ghost = 0;  // parts of ghosts: number in the frame's input
};

/// The draws of a scene. Rebuilt for another scene; placing a frame allocates only if there are
/// more copies than ever before.
class DrawList {
public:
    /// The arguments must outlive the list.
    DrawList(const Asset& asset, const AssetBuffers& buffers, const Materials& materials);

    /// Allocates only if the scene, the variant or the highlighted node changed.
    void select(SceneIndex scene, VariantIndex variant, NodeIndex highlight);

    /// Whether any highlighted draw is in the picture.
    [[nodiscard]] bool anyHighlighted(const FrameInput& input) const noexcept;

    /// Nodes with draws, in the order of their instances.
    [[nodiscard]] std::span<const NodeIndex> nodes() const noexcept { return m_nodes; }

    struct Eye {
        glm::vec3 position;
        glm::vec3 forward;  // the direction of view
        // Null: every instance is placed, and drawn with those of its node only.
        const Sight* sight = nullptr;
        const Sight* light = nullptr;  // sight of the key light, if it casts a shadow
    };
    /// Writes the shader data of every instance and determines the draw order of drawn nodes
    /// (`drawsNode`), grouping mirrored instances (glTF 2.0, 3.7.4). In the bind pose nothing is
    /// deformed. Rigid nodes of one mesh are drawn together, without those that the picture does
    /// not show and those that coincide with another one; not where each node has values, marks or
    /// ghosts of its own.
    void place(const FramePose& pose, const FrameInput& input, const Eye& eye,
               std::span<layout::InstanceConstants> out);

    /// Sets the deformed streams by Draw::number, and with them the source of every draw.
    void setDeformed(std::span<const DeformedStreams> streams) noexcept;

    /// Sets Draw::firstValue by Draw::number.
    void setFirstValues(std::span<const std::uint32_t> firsts) noexcept;

    /// One representative draw per set of pipelines, over all scenes and variants of the file.
    [[nodiscard]] std::vector<Draw> kinds() const;
    [[nodiscard]] const Asset& asset() const noexcept { return m_asset; }
    /// Whether a node or an instance can be mirrored, by the clips of the asset or of the last one
    /// given here, which differs from it only in its clips.
    [[nodiscard]] bool canMirror() const noexcept { return m_canMirror; }
    void followClips(const Asset& asset);

    [[nodiscard]] std::size_t drawCount() const noexcept { return m_drawCount; }
    [[nodiscard]] const Materials& materials() const noexcept { return m_materials; }
    /// Layer by layer.
    [[nodiscard]] std::span<const Draw> draws() const noexcept { return m_draws; }
    [[nodiscard]] std::span<const Draw> draws(DrawLayer layer) const noexcept {
        const std::size_t first = layer == DrawLayer::Opaque ? 0 : m_endOf[rowOf(layer) - 1];
        return draws().subspan(first, m_endOf[rowOf(layer)] - first);
    }
    /// Whether any draw of a layer is in the picture.
    [[nodiscard]] bool draws(DrawLayer layer, const FrameInput& input) const noexcept;
    /// Ranges of the placed frame.
    [[nodiscard]] std::span<const DrawRange> ranges(DrawLayer layer) const noexcept {
        return m_ranges[rowOf(layer)];
    }
    /// The same with what only the shadow of the key light shows, in any order; if it casts one.
    [[nodiscard]] std::span<const DrawRange> casters(DrawLayer layer) const noexcept {
        return m_casters[rowOf(layer)];
    }
    /// The highlighted surfaces of the placed frame, in any order.
    [[nodiscard]] std::span<const DrawRange> selected() const noexcept { return m_selected; }
    /// Parts of ghosts in the placed frame: surfaces that are posed differently from the present,
    /// in drawing order.
    [[nodiscard]] std::span<const DrawRange> ghosts() const noexcept { return m_ghosts; }
    /// Whether a node of the placed frame is among them.
    [[nodiscard]] bool hasGhost(std::uint32_t place) const noexcept {
        return m_hasGhost[place] != 0;
    }
    /// The instances of a node in the placed frame, over all copies but the ghosts, which follow.
    /// None of a node that is drawn together with others.
    struct Placed {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t mirrored = 0;  // number of mirrored ones, at the end
        std::uint32_t all = 0;       // count that includes the ghosts
    };
    [[nodiscard]] Placed placed(std::uint32_t place) const noexcept { return m_placed[place]; }
    /// The instance number (InstanceConstants) at a position among all instances.
    [[nodiscard]] std::uint32_t number(std::uint32_t position) const noexcept {
        return m_numbers[position];
    }

private:
    void collect(SceneIndex scene, VariantIndex variant);
    void mark(NodeIndex highlight);
    void add(NodeIndex node);
    [[nodiscard]] Draw drawOf(NodeIndex node, std::size_t primitive, MaterialIndex material) const;
    void addGhosts(const FramePose& pose, const FrameInput& input);
    void addGhost(const Draw& draw, std::uint32_t ghost);

    /// What the steps of `place` share.
    struct Placing {
        const FramePose& pose;
        const FrameInput& input;
        const Eye& eye;
        bool bindPose;
        bool together;  // groups are drawn together
        std::span<layout::InstanceConstants> out;
    };
    struct Instance {
        std::uint32_t place;
        std::uint32_t number;
    };
    /// An instance of the group that is being placed.
    struct Candidate {
        Instance instance;
        GroupPart part;
        float distance;  // if the group is sorted
        glm::mat4 worldFromMesh;
    };
    [[nodiscard]] std::uint32_t placeNode(std::uint32_t place, std::uint32_t first,
                                          const Placing& placing) noexcept;
    [[nodiscard]] std::uint32_t placeInstances(std::uint32_t place, std::uint32_t first,
                                               std::uint32_t count,
                                               const Placing& placing) noexcept;
    void write(std::uint32_t position, const Instance& instance,
               const layout::InstanceConstants& constants, const Placing& placing) noexcept;
    void collectGroups();
    [[nodiscard]] Box boundsOf(const Mesh& mesh, MeshIndex index) const noexcept;
    [[nodiscard]] std::uint32_t placeGroup(DrawGroup& group, std::uint32_t first,
                                           const Placing& placing);
    void consider(const DrawGroup& group, const Instance& instance, const Placing& placing);
    void dropCoincident(const Placing& placing);
    [[nodiscard]] bool coincide(const Candidate& a, const Candidate& b,
                                const Placing& placing) const noexcept;
    void addDraw(const Draw& draw, const Placing& placing);
    void addGroup(const Draw& draw, const DrawGroup& group, const Placing& placing);
    static void addParts(std::vector<DrawRange>& ranges, const Draw& draw, const Stretch& stretch);
    template <class Belongs>
    void addRuns(std::vector<DrawRange>& ranges, const Draw& draw, const Stretch& stretch,
                 const Belongs& belongs) const;
    void addSorted(const Draw& draw, const Stretch& stretch, const Placing& placing);
    static void join(std::vector<DrawRange>& ranges, const ViewOptions& options);
    [[nodiscard]] layout::InstanceConstants constantsOf(std::uint32_t place, std::uint32_t number,
                                                        const glm::mat4& matrix, float scale,
                                                        const FramePose& pose) const noexcept;
    [[nodiscard]] glm::mat4 worldFromMesh(std::uint32_t place, const FramePose& pose,
                                          std::uint32_t number) const noexcept;
    [[nodiscard]] glm::vec3 anchorInWorld(const Draw& draw, std::uint32_t position,
                                          const Placing& placing) const noexcept;
    void sort(std::vector<DrawRange>& ranges) const noexcept;

    const Asset& m_asset;
    const AssetBuffers& m_buffers;
    const Materials& m_materials;
    bool m_hasPunctualLights;
    bool m_canMirror;
    std::vector<Draw> m_draws;
    std::array<std::size_t, kDrawLayers> m_endOf{};  // [layer]: number of draws up to its last
    std::vector<NodeIndex> m_nodes;
    std::vector<std::vector<glm::mat4>> m_instances;  // [place]: nodeFromInstance, at least one
    std::vector<DrawGroup> m_groups;
    std::vector<std::uint32_t> m_groupOf;  // [place]: in m_groups, or DrawGroup::kNone
    std::vector<std::uint8_t> m_outlined;  // [place]: part of the selected node's subtree
    std::uint32_t m_drawCount = 0;
    SceneIndex m_scene;
    VariantIndex m_variant;
    NodeIndex m_highlight;
    bool m_anyHighlighted = false;

    // Of the placed frame.
    std::array<std::vector<DrawRange>, kDrawLayers> m_ranges;
    std::array<std::vector<DrawRange>, kDrawLayers> m_casters;
    std::vector<DrawRange> m_selected;
    std::vector<Placed> m_placed;  // [place]
    std::vector<DrawRange> m_ghosts;
    std::vector<std::uint8_t> m_hasGhost;         // [place]
    std::vector<std::uint32_t> m_mirroredGhosts;  // [ghost][place]: mirrored instances
    std::vector<std::uint32_t> m_numbers;         // [position]
    std::vector<std::uint32_t> m_placeOf;         // [position]
    std::vector<Candidate> m_candidates;          // candidates of the group that is being placed
    std::vector<std::uint32_t> m_slots;           // slots of its table of places
};

}  // namespace sinew
