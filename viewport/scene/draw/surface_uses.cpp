// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_uses.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_set>

#include "model/core/enum_array.h"
#include "viewport/scene/draw/shading_rows.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

constexpr float kPointDepth = 0.999995F;  // draws points slightly in front of their surface

bool always(const ViewOptions& /*view*/, const ViewModeInfo& /*info*/) noexcept {
    return true;
}
bool showsGhostsOf(const ViewOptions& view, const ViewModeInfo& /*info*/) noexcept {
    return view.motion.showsGhosts();
}
bool anyDraw(const Draw& /*draw*/) noexcept {
    return true;
}
bool hasTriangles(const Draw& draw) noexcept {
    return draw.buffers->elementSize == 3;
}

constexpr std::array kSurfaceUses{
    SurfaceUseRow{SurfaceUse::Surface, Shading::Lit, always, anyDraw},
    SurfaceUseRow{SurfaceUse::EdgeMarks, Shading::EdgeMarks,
                  [](const ViewOptions& view, const ViewModeInfo& info) noexcept {
                      return view.marks.edges && !info.edges;
                  },
                  hasTriangles},
    SurfaceUseRow{.key = SurfaceUse::PointMarks,
                  .shading = Shading::PointMarks,
                  .shown = [](const ViewOptions& view,
                              const ViewModeInfo&) noexcept { return view.marks.vertices; },
                  .fits = anyDraw,
                  .parts = DrawnParts::Vertices,
                  .lastDepth = kPointDepth},
    SurfaceUseRow{
        SurfaceUse::Normals, Shading::Needles,
        [](const ViewOptions& view, const ViewModeInfo&) noexcept { return view.marks.normals; },
        [](const Draw& draw) noexcept { return (draw.flags & layout::kDrawHasNormals) != 0; },
        DrawnParts::NormalLines},
    SurfaceUseRow{
        SurfaceUse::Tangents, Shading::Needles,
        [](const ViewOptions& view, const ViewModeInfo&) noexcept { return view.marks.tangents; },
        [](const Draw& draw) noexcept { return (draw.flags & layout::kDrawHasTangents) != 0; },
        DrawnParts::TangentLines},
    SurfaceUseRow{SurfaceUse::Dots, Shading::Dots,
                  [](const ViewOptions& view, const ViewModeInfo&) noexcept {
                      return view.marks.dots != ValueDots::None;
                  },
                  anyDraw, DrawnParts::Vertices},
    SurfaceUseRow{SurfaceUse::Shadow, Shading::Shadow,
                  [](const ViewOptions& view, const ViewModeInfo& info) noexcept {
                      return view.lighting.keyLight && info.lit;
                  },
                  hasTriangles},
    SurfaceUseRow{SurfaceUse::Selected, Shading::Selected,
                  [](const ViewOptions& view, const ViewModeInfo&) noexcept {
                      return view.highlight.valid();
                  },
                  anyDraw},
    SurfaceUseRow{.key = SurfaceUse::GhostDepth,
                  .shading = Shading::GhostDepth,
                  .shown = showsGhostsOf,
                  .fits = hasTriangles,
                  .asStored = true},
    SurfaceUseRow{.key = SurfaceUse::Ghost,
                  .shading = Shading::Ghost,
                  .shown = showsGhostsOf,
                  .fits = hasTriangles,
                  .asStored = true},
    SurfaceUseRow{SurfaceUse::Depth, Shading::Depth, showsGhostsOf, anyDraw},
};
static_assert(rowsFollow(kSurfaceUses, &SurfaceUseRow::key) &&
              kSurfaceUses.size() == kSurfaceUseCount);

constexpr std::uint32_t bitOf(SurfaceUse use) noexcept {
    return 1U << static_cast<std::uint32_t>(use);
}

// The choices of a view, apart from its mode, on which SurfaceView depends, as bits.
constexpr std::uint32_t kGrey = 1;
constexpr std::uint32_t kDual = 2;
constexpr std::uint32_t kBackFaces = 4;
constexpr std::uint32_t kUncommon = 8;
constexpr std::uint32_t kKeyLight = 16;
constexpr std::uint32_t kChoicesOfWindows = 32;
constexpr std::uint32_t kTransparent = 32;  // pictures in files only

std::uint32_t choicesOf(const ViewOptions& view) noexcept {
    const bool uncommon = view.marks.uvChecker || view.lighting.toneMap != ToneMap::Neutral;
    return (greysSurfaces(view) ? kGrey : 0U) |
           (view.blend == BlendSkinning::DualQuaternion ? kDual : 0U) |
           (view.marks.backFaces ? kBackFaces : 0U) | (uncommon ? kUncommon : 0U) |
           (view.lighting.keyLight ? kKeyLight : 0U) | (view.transparent ? kTransparent : 0U);
}

Shading shadingOf(const ViewModeInfo& info, bool grey) noexcept {
    if (info.lit) {
        return Shading::Lit;
    }
    if (grey) {
        return Shading::Data;
    }
    if (info.channel) {
        return Shading::Channel;
    }
    if (info.flat) {
        return Shading::Corners;
    }
    return info.edges ? Shading::Edges : Shading::Data;
}

SurfaceView surfaceView(const ViewModeInfo& info, std::uint32_t choices,
                        std::uint32_t uses) noexcept {
    const bool grey = (choices & kGrey) != 0;
    SurfaceView view{.shading = shadingOf(info, grey),
                     .material = info.material && !grey,
                     .holes = info.material,
                     .bothSides = info.bothSides || (choices & kBackFaces) != 0,
                     .dual = (choices & kDual) != 0,
                     .uses = uses};
    if ((choices & (kBackFaces | kUncommon)) != 0) {
        view.requests |= layout::kRequestUncommon;
    }
    if ((choices & kKeyLight) != 0) {
        view.requests |=
            layout::kRequestLights | layout::kRequestKeyLight | layout::kRequestUncommon;
    }
    if ((choices & kTransparent) != 0) {
        view.requests |= layout::kRequestNothingBehind;
    }
    view.requests = info.lit ? view.requests : 0U;
    return view;
}

std::uint32_t requestsOf(const Draw& draw, const SurfaceView& view) noexcept {
    std::uint32_t bits = view.requests;
    if ((draw.features & layout::kFeatureTransmission) == 0) {
        bits &= ~layout::kRequestNothingBehind;
    }
    if ((draw.flags & layout::kDrawHasNormals) == 0) {
        bits |= layout::kRequestUncommon;
    }
    return bits | (draw.hasPunctualLights ? layout::kRequestLights : 0U);
}

/// Every value of SurfaceView in windows that makes a difference, with all uses.
const std::vector<SurfaceView>& allViews() {
    static const std::vector<SurfaceView> views = [] {
        std::vector<SurfaceView> all;
        for (const ViewModeInfo& info : viewModes()) {
            for (std::uint32_t choices = 0; choices < kChoicesOfWindows; ++choices) {
                const SurfaceView view = surfaceView(info, choices, ~0U);
                if (std::find(all.begin(), all.end(), view) == all.end()) {
                    all.push_back(view);
                }
            }
        }
        return all;
    }();
    return views;
}

/// States, each once.
class StateSet {
public:
    explicit StateSet(const DrawList& draws) noexcept : m_mirrors(draws.canMirror()) {}

    /// Those of a draw in some views.
    void add(Draw draw, std::span<const SurfaceView> views) {
        for (const VertexSource source : {VertexSource::Stored, VertexSource::Deformed}) {
            draw.source = source;
            if (source == VertexSource::Stored || !draw.buffers->ranges.empty()) {
                for (const SurfaceView& view : views) {
                    add(draw, view, false);
                    if (m_mirrors) {
                        add(draw, view, true);
                    }
                }
            }
        }
    }
    [[nodiscard]] std::vector<SurfaceState> list() const { return {m_all.begin(), m_all.end()}; }

private:
    void add(const Draw& draw, const SurfaceView& view, bool mirrored) {
        for (const SurfaceUseRow& row : kSurfaceUses) {
            const SurfaceStates states = statesOf(row.key, draw, view, mirrored);
            m_all.insert(states.begin(), states.end());
        }
    }

    bool m_mirrors;
    std::unordered_set<SurfaceState, SurfaceStateHash> m_all;
};

}  // namespace

const SurfaceUseRow& rowOf(SurfaceUse use) noexcept {
    return kSurfaceUses[static_cast<std::size_t>(use)];
}

SurfaceView surfaceView(const ViewOptions& view) noexcept {
    const ViewModeInfo& info = viewModeInfo(view.mode);
    std::uint32_t uses = 0;
    for (const SurfaceUseRow& row : kSurfaceUses) {
        uses |= row.shown(view, info) ? bitOf(row.key) : 0U;
    }
    return surfaceView(info, choicesOf(view), uses);
}

bool drawsMarks(const SurfaceView& view) noexcept {
    return (view.uses & bitOf(SurfaceUse::Dots)) != 0 ||
           std::any_of(kSurfaceMarkUses.begin(), kSurfaceMarkUses.end(),
                       [&](SurfaceUse use) { return (view.uses & bitOf(use)) != 0; });
}

SurfaceStates statesOf(SurfaceUse use, const Draw& draw, const SurfaceView& view,
                       bool mirrored) noexcept {
    const SurfaceUseRow& row = rowOf(use);
    SurfaceStates result;
    if ((view.uses & bitOf(use)) == 0 || !row.fits(draw)) {
        return result;
    }
    const bool surface = use == SurfaceUse::Surface;
    const bool material = row.asStored || (surface ? view.material : view.holes);
    const bool bothSides = draw.doubleSided || (view.bothSides && !row.asStored);
    SurfaceState state{.shading = surface ? view.shading : row.shading,
                       .elementSize = draw.buffers->elementSize,
                       .mirrored = mirrored,
                       .cull = bothSides ? Cull::None : Cull::Back,
                       .blended = material && (draw.flags & layout::kDrawBlend) != 0,
                       .source = draw.source,
                       .dual = draw.skin.valid() && view.dual,
                       .features = material ? draw.features : layout::kFeatureClay,
                       .textures = material ? draw.textures : 0,
                       .requests = requestsOf(draw, view)};
    if (surface && state.blended && draw.doubleSided && state.elementSize == 3) {
        state.cull = Cull::Front;
        result.states[result.count++] = canonical(state);
        state.cull = Cull::Back;
    }
    result.states[result.count++] = canonical(state);
    return result;
}

std::vector<SurfaceState> viewStates(const DrawList& draws, const ViewOptions& options) {
    StateSet all(draws);
    const SurfaceView view = surfaceView(options);
    for (const Draw& draw : draws.draws()) {
        all.add(draw, {&view, 1});
    }
    return all.list();
}

std::vector<SurfaceState> allStates(const DrawList& draws) {
    StateSet all(draws);
    for (const Draw& draw : draws.kinds()) {
        all.add(draw, allViews());
    }
    return all.list();
}

std::vector<Draw> DrawList::kinds() const {
    std::set<
        std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, bool, bool, bool>>
        known;
    std::vector<Draw> result;
    const auto add = [&](NodeIndex node, std::size_t primitive, MaterialIndex material) {
        const Draw draw = drawOf(node, primitive, material);
        const PrimitiveBuffers& buffers = *draw.buffers;
        if (known
                .emplace(buffers.elementSize, draw.flags, draw.features, draw.textures,
                         draw.doubleSided, draw.skin.valid(), buffers.ranges.empty())
                .second) {
            result.push_back(draw);
        }
    };
    for (std::size_t i = 0; i < m_asset.nodes.size(); ++i) {
        const MeshIndex mesh = m_asset.nodes[i].mesh;
        if (mesh.value >= m_asset.meshes.size()) {
            continue;
        }
        const std::vector<Primitive>& primitives = m_asset[mesh].primitives;
        for (std::size_t k = 0; k < primitives.size(); ++k) {
            if (m_buffers.primitive(mesh, k).indexCount == 0) {
                continue;
            }
            add(NodeIndex(i), k, primitives[k].material);
            for (const MaterialIndex variant : primitives[k].variantMaterials) {
                add(NodeIndex(i), k, variant ? variant : primitives[k].material);
            }
        }
    }
    return result;
}

}  // namespace sinew
