// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/sinew.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/asset/gltf_interpolation.h"
#include "model/check/group_findings.h"
#include "model/compare/file_comparison.h"
#include "model/core/enum_array.h"
#include "model/evaluate/deform_node.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"
#include "model/load/load_asset.h"
#include "model/motion/check_file.h"
#include "model/motion/clip_motion.h"
#include "model/weights/weight_statistics.h"

namespace sinew {

namespace {

struct ErrorCodeName {
    ErrorCode value;
    const char* name;
};
constexpr auto kErrorCodeNames = std::to_array<ErrorCodeName>({
    {ErrorCode::FileUnreadable, "FILE_UNREADABLE"},
    {ErrorCode::InvalidContainer, "INVALID_CONTAINER"},
    {ErrorCode::InvalidJson, "INVALID_JSON"},
    {ErrorCode::InvalidDocument, "INVALID_DOCUMENT"},
    {ErrorCode::InvalidBuffer, "INVALID_BUFFER"},
    {ErrorCode::InvalidAccessor, "INVALID_ACCESSOR"},
    {ErrorCode::InvalidImage, "INVALID_IMAGE"},
    {ErrorCode::UnsupportedExtension, "UNSUPPORTED_EXTENSION"},
    {ErrorCode::LimitExceeded, "LIMIT_EXCEEDED"},
    {ErrorCode::Cancelled, "CANCELLED"},
    {ErrorCode::InvalidRequest, "INVALID_REQUEST"},
    {ErrorCode::OutputUnwritable, "OUTPUT_UNWRITABLE"},
});
static_assert(rowsFollow(kErrorCodeNames, &ErrorCodeName::value));

ModelError errorOf(const Error& error, const std::filesystem::path& path) {
    return {kErrorCodeNames.at(static_cast<std::size_t>(error.code)).name, error.message,
            error.pointer, path};
}

ModelError badRequest(const Asset& asset, const std::string& message) {
    return errorOf({ErrorCode::InvalidRequest, message, {}}, asset.path);
}

/// Throws ModelError: "there is no clip 7: the file has 3".
void requireIndex(const Asset& asset, const char* kind, FileIndex index, std::size_t count) {
    if (index >= count) {
        throw badRequest(asset, std::string("there is no ") + kind + ' ' + std::to_string(index) +
                                    ": the file has " + std::to_string(count));
    }
}

AnimationIndex clipAt(const Asset& asset, FileIndex clip) {
    requireIndex(asset, "clip", clip, asset.animations.size());
    return AnimationIndex(clip);
}

NodeIndex nodeAt(const Asset& asset, FileIndex node) {
    requireIndex(asset, "node", node, asset.nodes.size());
    return NodeIndex(node);
}

const Primitive& primitiveAt(const Asset& asset, FileIndex mesh, std::uint32_t primitive) {
    requireIndex(asset, "mesh", mesh, asset.meshes.size());
    const std::vector<Primitive>& primitives = asset.meshes[mesh].primitives;
    if (primitive >= primitives.size()) {
        throw badRequest(asset, "mesh " + std::to_string(mesh) + " has no primitive " +
                                    std::to_string(primitive) + ": it has " +
                                    std::to_string(primitives.size()));
    }
    return primitives[primitive];
}

const Primitive& drawnBy(const Asset& asset, FileIndex node, std::uint32_t primitive) {
    const MeshIndex mesh = asset[nodeAt(asset, node)].mesh;
    if (!mesh) {
        throw badRequest(asset, "node " + std::to_string(node) + " draws no mesh");
    }
    return primitiveAt(asset, mesh.value, primitive);
}

template <class Tag>
std::optional<FileIndex> indexOrNone(Index<Tag> index) {
    return index ? std::optional(index.value) : std::nullopt;
}

/// The row with that name. Throws ModelError.
template <class Rows>
auto valueOfName(const Asset& asset, const char* what, const std::string& name, const Rows& rows) {
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return name == each.name; });
    if (row == rows.end()) {
        throw badRequest(asset, std::string("there is no ") + what + " '" + name + '\'');
    }
    return row->value;
}

PoseLayer layerOf(const Asset& asset, const ModelLayer& layer) {
    return {.animation = clipAt(asset, layer.clip),
            .seconds = layer.seconds,
            .weight = layer.weight,
            .mode = valueOfName(asset, "layer mode", layer.mode, kLayerModes),
            .mask = layer.mask ? nodeAt(asset, *layer.mask) : NodeIndex(),
            .reference = valueOfName(asset, "reference", layer.reference, kAdditiveReferences)};
}

HandPose handOf(const Asset& asset, const std::vector<ModelMorph>& morphs) {
    HandPose hand;
    for (const ModelMorph& morph : morphs) {
        const NodeIndex node = nodeAt(asset, morph.node);
        if (morph.target >= asset[node].restWeights.size()) {
            throw badRequest(asset, "node " + std::to_string(morph.node) + " has no morph target " +
                                        std::to_string(morph.target));
        }
        setWeight(hand, node, {morph.target, morph.weight});
    }
    return hand;
}

ModelCurve curveOf(const Sampler& sampler, std::optional<FileIndex> node, std::string target) {
    return {.node = node,
            .target = std::move(target),
            .interpolation = gltfInterpolation(sampler.interpolation),
            .width = sampler.width,
            .times = sampler.times,
            .values = sampler.values};
}

ModelMotion::Contact contactOf(const ClipMotion& motion, NodeIndex foot, const Contact& contact) {
    return {foot.value, motion.seconds[contact.first], motion.seconds[contact.last], contact.slide};
}

}  // namespace

ModelError::ModelError(std::string code, const std::string& message, std::string pointer,
                       std::filesystem::path path)
    : std::runtime_error(message),
      m_code(std::move(code)),
      m_pointer(std::move(pointer)),
      m_path(std::move(path)) {}

ModelPose::ModelPose(std::shared_ptr<const PoseEvaluator> evaluated) noexcept
    : m_evaluated(std::move(evaluated)) {}

std::span<const glm::mat4> ModelPose::worldMatrices() const noexcept {
    return m_evaluated->world();
}

ModelTransform ModelPose::local(FileIndex node) const {
    const Transform local = m_evaluated->pose().local(nodeAt(m_evaluated->asset(), node));
    return {local.translation, local.rotation, local.scale};
}

std::span<const glm::mat4> ModelPose::jointMatrices(FileIndex skin) const {
    requireIndex(m_evaluated->asset(), "skin", skin, m_evaluated->asset().skins.size());
    return m_evaluated->palette(SkinIndex(skin));
}

std::span<const float> ModelPose::morphWeights(FileIndex node) const {
    const Asset& asset = m_evaluated->asset();
    return m_evaluated->pose().weightsOf(asset[nodeAt(asset, node)]);
}

std::vector<glm::vec3> ModelPose::vertices(FileIndex node, std::uint32_t primitive) const {
    const Primitive& drawn = drawnBy(m_evaluated->asset(), node, primitive);
    DeformedVertices out;
    deformPrimitive(drawn, deformInput(*m_evaluated, NodeIndex(node), WeightSource::Normalized),
                    out);
    return std::move(out.positions);
}

std::vector<glm::vec3> ModelPose::normals(FileIndex node, std::uint32_t primitive) const {
    const Primitive& drawn = drawnBy(m_evaluated->asset(), node, primitive);
    DeformInput input = deformInput(*m_evaluated, NodeIndex(node), WeightSource::Normalized);
    input.wantNormals = true;
    DeformedVertices out;
    deformPrimitive(drawn, input, out);
    return std::move(out.normals);
}

Model::Model(std::shared_ptr<const ClipLibrary> clips) noexcept : m_clips(std::move(clips)) {}

Model Model::load(const std::filesystem::path& path, bool decodeImages,
                  const std::stop_token& stop) {
    const Result<std::shared_ptr<const Asset>> asset =
        loadAsset(path, {.decodeImages = decodeImages}, {}, stop);
    if (!asset) {
        throw errorOf(asset.error(), path);
    }
    return Model(std::make_shared<const ClipLibrary>(*asset));
}

const std::shared_ptr<const Asset>& Model::asset() const noexcept {
    return m_clips->asset();
}

ModelFacts Model::facts() const {
    const Asset& file = *asset();
    const AssetFacts totals = factsOf(file);
    return {.generator = file.info.generator,
            .nodes = file.nodes.size(),
            .meshes = file.meshes.size(),
            .primitives = totals.primitives,
            .vertices = totals.vertices,
            .triangles = totals.triangles,
            .morphTargets = totals.morphTargets,
            .skins = file.skins.size(),
            .joints = totals.joints,
            .clips = file.animations.size(),
            .materials = file.materials.size(),
            .images = file.images.size(),
            .extensions = file.extensionsUsed};
}

std::vector<ModelNode> Model::nodes() const {
    std::vector<ModelNode> nodes;
    for (const Node& node : asset()->nodes) {
        nodes.push_back(
            {node.name, indexOrNone(node.parent), indexOrNone(node.mesh), indexOrNone(node.skin)});
    }
    return nodes;
}

std::vector<ModelSkin> Model::skins() const {
    std::vector<ModelSkin> skins;
    for (const Skin& skin : asset()->skins) {
        ModelSkin& each = skins.emplace_back();
        each.name = skin.name;
        each.inverseBind = skin.inverseBindMatrices;
        for (const NodeIndex joint : skin.joints) {
            each.joints.push_back(joint.value);
        }
    }
    return skins;
}

std::vector<ModelClip> Model::clips() const {
    std::vector<ModelClip> clips;
    for (const Animation& clip : asset()->animations) {
        clips.push_back(
            {clip.name, clip.startSeconds, clip.endSeconds, frameGridOf(clip).framesPerSecond});
    }
    return clips;
}

ModelPrimitive Model::primitive(FileIndex mesh, std::uint32_t primitive) const {
    const Primitive& stored = primitiveAt(*asset(), mesh, primitive);
    ModelPrimitive result{.positions = stored.positions,
                          .normals = stored.normals,
                          .elements = elementList(stored),
                          .elementSize = elementSize(stored.topology),
                          .influenceSets = stored.influenceSets.size(),
                          .morphTargets = asset()->meshes[mesh].targetNames};
    for (std::size_t vertex = 0; vertex < stored.vertexCount(); ++vertex) {
        for (const InfluenceSet& set : stored.influenceSets) {
            result.joints.push_back(set.joints[vertex]);
            result.weights.push_back(set.weights[vertex]);
        }
    }
    result.morphTargets.resize(stored.targets.size());
    return result;
}

std::vector<ModelCurve> Model::curves(FileIndex clip) const {
    const Animation& animation = (*asset())[clipAt(*asset(), clip)];
    std::vector<ModelCurve> curves;
    for (const Channel& channel : animation.channels) {
        curves.push_back(curveOf(animation.samplers[channel.sampler.value], channel.node.value,
                                 gltfPath(channel.path)));
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        curves.push_back(
            curveOf(animation.samplers[channel.sampler.value], std::nullopt, channel.pointer));
    }
    return curves;
}

std::vector<ModelFinding> Model::findings(const std::stop_token& stop) const {
    std::vector<ModelFinding> findings;
    for (const Diagnostic& each :
         groupedFindings(*asset(), asset()->findings, checkFile(asset(), {}, stop))) {
        findings.push_back(
            {severityName(each.severity), each.code, each.message, each.pointer, each.count});
    }
    return findings;
}

ModelPose Model::pose(const ModelMoment& moment) const {
    const auto evaluator = std::make_shared<PoseEvaluator>(m_clips);
    evaluator->setHandPose(handOf(*asset(), moment.morphs));
    if (moment.layers.empty()) {
        evaluator->evaluate(moment.clip ? clipAt(*asset(), *moment.clip) : AnimationIndex(),
                            moment.seconds);
    } else {
        std::vector<PoseLayer> layers;
        for (const ModelLayer& layer : moment.layers) {
            layers.push_back(layerOf(*asset(), layer));
        }
        evaluator->evaluate(layers);
    }
    return ModelPose(evaluator);
}

std::vector<ModelJointWeights> Model::weights() const {
    const PoseEvaluator rest(m_clips);
    std::vector<ModelJointWeights> weights;
    for (const NodeIndex node : skinnedNodes(*asset())) {
        const SkinStatistics skin = skinStatistics(rest, node);
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            const JointStatistics& joint = skin.joints[i];
            weights.push_back({node.value, (*asset())[skin.skin].joints[i].value, joint.vertices,
                               joint.dominated, joint.largest, joint.total});
        }
    }
    return weights;
}

ModelMotion Model::motion(FileIndex clip) const {
    const ClipMotion motion = clipMotion(m_clips, clipAt(*asset(), clip)).value();  // not stopped
    ModelMotion result{.size = motion.size,
                       .ground = motion.contacts.ground,
                       .groundVelocity = motion.contacts.groundVelocity,
                       .travel = motion.root.displacement,
                       .isLoop = motion.seam.isLoop};
    for (const FootContacts& foot : motion.contacts.feet) {
        for (const Contact& contact : foot.contacts) {
            result.contacts.push_back(contactOf(motion, foot.node, contact));
        }
    }
    for (const JointJump& jump : motion.jumps.jumps) {
        result.jumps.push_back({jump.node.value, motion.seconds[jump.time], jump.moved});
    }
    return result;
}

ModelComparison Model::compare(const Model& after) const {
    const FileComparison comparison = compareAssets(asset(), after.asset()).value();  // not stopped
    ModelComparison result{.sentence = comparisonSentence(*asset(), comparison),
                           .largest = comparison.largest(),
                           .size = comparison.surface.size};
    for (const FileChange& change : comparison.changes) {
        result.changes.push_back(change.words);
    }
    return result;
}

}  // namespace sinew
