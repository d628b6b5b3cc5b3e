// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/surface_picker.h"

#include <algorithm>
#include <limits>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/properties.h"
#include "model/view/pick/surface_search.h"
#include "model/view/shown_joints.h"
#include "model/view/shown_nodes.h"

namespace sinew {
namespace {

constexpr float kInvisible = 0.5F / 255.0F;  // alpha below which nothing is visible

bool anyWeight(std::span<const float> weights) noexcept {
    return std::any_of(weights.begin(), weights.end(), [](float weight) { return weight != 0.0F; });
}

/// True in views that use the material's colour; all others show the complete surface.
bool hasHoles(const Material& material, ViewMode mode) noexcept {
    return material.alphaMode != AlphaMode::Opaque && viewModeInfo(mode).material;
}

/// The joint of the weight view, or the selected one; none in meshes of another skin.
JointIndex shownJoint(const ViewOptions& view, SkinIndex skin) noexcept {
    const SkinIndex shown = view.skin ? view.skin : SkinIndex(0U);
    const JointIndex first = view.mode == ViewMode::Weight ? JointIndex(0U) : JointIndex();
    return skin == shown ? (view.joint ? view.joint : first) : JointIndex();
}

/// Several joints: those that are selected, and in the weight view those below them.
bool showsSeveral(const ViewOptions& view) noexcept {
    return view.joints != nullptr || (view.descendants && view.mode == ViewMode::Weight);
}

/// The weights at the vertex that was hit.
void fillWeights(const Asset& asset, const ViewOptions& view, SurfaceHit& hit) {
    const SkinIndex skin = asset[hit.node].skin;
    if (!skin) {
        return;
    }
    const Primitive& primitive = asset[asset[hit.node].mesh].primitives[hit.primitive];
    hit.strongest = strongestJoint(primitive, hit.vertex);
    const JointIndex joint = shownJoint(view, skin);
    if (joint.value < asset[skin].joints.size()) {
        hit.shown = {joint, weightOfJoint(primitive, hit.vertex, joint)};
        hit.shownCount = 1;
        hit.shownSum = hit.shown.weight;
    }
    if (hit.shownCount > 0 && showsSeveral(view)) {
        ViewOptions asked = view;
        asked.descendants = view.descendants && view.mode == ViewMode::Weight;
        const ShownJoints shown = shownJoints(asset, asked);
        hit.shownCount = static_cast<std::uint32_t>(shown.count);
        hit.shownSum = 0.0F;
        for (std::size_t each = 0; each < shown.contains.size(); ++each) {
            if (shown.contains[each]) {
                hit.shownSum += weightOfJoint(primitive, hit.vertex, JointIndex(each));
            }
        }
    }
}

/// Whether back faces are culled.
bool isCulled(const Material& material, const ViewOptions& view) noexcept {
    return !material.doubleSided && !view.marks.backFaces && !viewModeInfo(view.mode).bothSides;
}

const Material& materialOf(const Asset& asset, MaterialIndex index) {
    static const Material standard;  // used for primitives without a material
    return index.value < asset.materials.size() ? asset[index] : standard;
}

SurfaceHoles holesOf(const PoseEvaluator& evaluator, MaterialIndex index, ViewMode mode) {
    const Asset& asset = evaluator.asset();
    const Material& material = materialOf(asset, index);
    SurfaceHoles holes{.asset = asset, .material = material, .factors = {}};
    holes.any = hasHoles(material, mode);
    if (holes.any) {
        holes.factors = evaluatedMaterial(asset, evaluator.pose(), index);
        holes.leastAlpha =
            material.alphaMode == AlphaMode::Mask ? holes.factors.alphaCutoff : kInvisible;
    }
    return holes;
}

}  // namespace

/// The elements of a primitive and the boxes around its stored positions.
struct SurfacePicker::Form {
    Form(const Primitive& of, const std::stop_token& stop)
        : primitive(of), indices(elementList(of)), size(elementSize(of.topology)) {
        stored.build(elements(), primitive.positions, stop);
    }

    [[nodiscard]] ElementSpan elements() const noexcept { return {indices, size}; }

    const Primitive& primitive;
    std::vector<std::uint32_t> indices;
    std::uint32_t size;
    ElementTree stored;
};

/// A primitive drawn by a node, and its current vertices.
struct SurfacePicker::Surface {
    NodeIndex node;
    std::uint32_t index = 0;  // index in the node's mesh
    Form& form;
    bool skinned = false;

    // Whether it is deformed; positions are in world space if skinned, otherwise in mesh space.
    bool deformed = false;
    DeformedVertices vertices = {};
    ElementTree boxes = {};
    std::uint64_t revision = std::numeric_limits<std::uint64_t>::max();
    WeightSource weights = WeightSource::Normalized;
    BlendSkinning blend = BlendSkinning::Linear;

    [[nodiscard]] bool isAt(std::uint64_t pose, const ViewOptions& view) const noexcept {
        return revision == pose && weights == view.weights && blend == view.blend;
    }
};

SurfacePicker::SurfacePicker(const PoseEvaluator& evaluator) : m_evaluator(evaluator) {
    for (const Mesh& mesh : evaluator.asset().meshes) {
        m_forms.emplace_back(mesh.primitives.size());
    }
}

SurfacePicker::~SurfacePicker() = default;

SurfacePicker::Form& SurfacePicker::formOf(MeshIndex mesh, std::size_t primitive,
                                           const std::stop_token& stop) {
    std::unique_ptr<Form>& form = m_forms[mesh.value][primitive];
    if (!form) {
        form = std::make_unique<Form>(m_evaluator.asset()[mesh].primitives[primitive], stop);
    }
    return *form;
}

void SurfacePicker::collect(SceneIndex scene, const std::stop_token& stop) {
    const Asset& asset = m_evaluator.asset();
    m_scene.reset();
    m_surfaces.clear();
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        const MeshIndex mesh = asset[node].mesh;
        if (mesh.value >= asset.meshes.size()) {
            continue;
        }
        for (std::size_t i = 0; i < asset[mesh].primitives.size(); ++i) {
            if (stop.stop_requested()) {
                return;
            }
            m_surfaces.push_back(std::make_unique<Surface>(
                Surface{.node = node,
                        .index = static_cast<std::uint32_t>(i),
                        .form = formOf(mesh, i, stop),
                        .skinned = isSkinned(asset[node], asset[mesh].primitives[i])}));
        }
    }
    std::stable_partition(m_surfaces.begin(), m_surfaces.end(),
                          [](const auto& surface) { return surface->form.size == 3; });
    m_scene = scene;
}

/// Updates the surface's vertices to the evaluator's pose.
void SurfacePicker::follow(Surface& surface, const ViewOptions& view, const std::stop_token& stop) {
    const Primitive& primitive = surface.form.primitive;
    const bool morphed = !primitive.targets.empty() &&
                         anyWeight(m_evaluator.pose().weightsOf(m_evaluator.asset()[surface.node]));
    surface.deformed = viewModeInfo(view.mode).posed && (surface.skinned || morphed);
    if (!surface.deformed || surface.isAt(m_evaluator.revision(), view)) {
        return;
    }
    DeformInput input = deformInput(m_evaluator, surface.node, view.weights);
    if (!surface.skinned) {
        input.palette = {};
        input.worldFromMesh = glm::mat4(1.0F);
    }
    if (surface.skinned && view.blend == BlendSkinning::DualQuaternion) {
        m_stretched.resize(input.palette.size());
        stretchedJoints(input.palette, m_stretched);
        input.stretched = m_stretched;
    }
    deformPrimitive(primitive, input, surface.vertices);
    surface.boxes.build(surface.form.elements(), surface.vertices.positions, stop);
    surface.revision = m_evaluator.revision();
    surface.weights = view.weights;
    surface.blend = view.blend;
}

void SurfacePicker::lookAt(const Surface& surface, const ViewOptions& view,
                           SurfaceSearch& search) const {
    const Form& form = surface.form;
    const Node& node = m_evaluator.asset()[surface.node];
    const MaterialIndex material = materialFor(form.primitive, view.variant);
    const SurfaceHoles holes = holesOf(m_evaluator, material, view.mode);
    PlacedSurface placed{.primitive = form.primitive,
                         .elements = form.elements(),
                         .boxes = surface.deformed ? surface.boxes : form.stored,
                         .positions = surface.deformed
                                          ? std::span<const glm::vec3>(surface.vertices.positions)
                                          : std::span<const glm::vec3>(form.primitive.positions),
                         .holes = holes,
                         .node = surface.node,
                         .index = surface.index};
    placed.culled = isCulled(holes.material, view);
    if (!viewModeInfo(view.mode).posed) {
        search.lookAt(placed);
        return;
    }
    const auto lookFrom = [&](const glm::mat4& worldFromMesh) {
        placed.frontIsClockwise = glm::determinant(glm::mat3(worldFromMesh)) < 0.0F;
        const bool inWorld = surface.deformed && surface.skinned;
        placed.worldFromPositions = inWorld ? glm::mat4(1.0F) : worldFromMesh;
        search.lookAt(placed);
    };
    const glm::mat4& worldFromNode = m_evaluator.world(surface.node);
    if (!node.instances) {
        lookFrom(worldFromNode);
        return;
    }
    for (const Transform& instance : node.instances->transforms) {
        lookFrom(worldFromNode * toMatrix(instance));
        ++placed.instance;
    }
}

std::optional<SurfaceHit> SurfacePicker::pick(const PickQuery& query, const std::stop_token& stop) {
    const bool known = query.view.scene.value < m_evaluator.asset().scenes.size();
    const SceneIndex scene = known ? query.view.scene : SceneIndex();
    if (m_scene != scene) {
        collect(scene, stop);
    }
    if (stop.stop_requested()) {
        return std::nullopt;
    }
    SurfaceSearch search(query);
    for (const auto& surface : m_surfaces) {
        if (!drawsNode(query.view, m_evaluator, surface->node)) {
            continue;
        }
        follow(*surface, query.view, stop);
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        lookAt(*surface, query.view, search);
    }
    std::optional<SurfaceHit> hit = search.hit();
    if (hit) {
        fillWeights(m_evaluator.asset(), query.view, *hit);
    }
    return hit;
}

}  // namespace sinew
