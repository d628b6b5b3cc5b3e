// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The public interface of the library, installed as <sinew/model.h>: loads glTF 2.0 files and
// evaluates, measures and compares them. Includes the standard library and GLM only.
//
// Everywhere: indices are those of the file, and none is an empty optional. Matrices are stored
// column by column and multiply column vectors; "worldFromNode" takes points of the node to the
// world. World space has the file's units (metres by glTF 2.0, 3.4), y up, right-handed. Times are
// seconds of the file, not of the clip: a clip may start later than 0. Quaternions are (x, y, z, w)
// in memory, as in the file, and constructed as (w, x, y, z).
//
// A `Model` is a handle of an immutable file and cheap to copy. All of its members may be called
// from any number of threads at once. Spans live as long as a `Model` of the same file, or as the
// `ModelPose` that they came from. Everything that does not exist, such as a clip beyond the last
// one, is a `ModelError` with the code "INVALID_REQUEST"; allocations throw std::bad_alloc.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

namespace sinew {

struct Asset;
class ClipLibrary;
class PoseEvaluator;

using FileIndex = std::uint32_t;

/// A file that cannot be loaded, or a request that it cannot satisfy. `what` is one sentence
/// without a full stop.
class ModelError : public std::runtime_error {
public:
    ModelError(std::string code, const std::string& message, std::string pointer,
               std::filesystem::path path);

    /// Stable: "FILE_UNREADABLE", "INVALID_CONTAINER", "INVALID_JSON", "INVALID_DOCUMENT",
    /// "INVALID_BUFFER", "INVALID_ACCESSOR", "INVALID_IMAGE", "UNSUPPORTED_EXTENSION",
    /// "LIMIT_EXCEEDED", "CANCELLED", "INVALID_REQUEST" or "OUTPUT_UNWRITABLE".
    [[nodiscard]] const std::string& code() const noexcept { return m_code; }
    /// JSON pointer (RFC 6901) into the file; empty: the whole file.
    [[nodiscard]] const std::string& pointer() const noexcept { return m_pointer; }
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

private:
    std::string m_code;
    std::string m_pointer;
    std::filesystem::path m_path;
};

/// Totals over the whole file, regardless of scenes. Each mesh counts once, however many nodes draw
/// it.
struct ModelFacts {
    std::string generator;  // program that wrote the file
    std::size_t nodes = 0;
    std::size_t meshes = 0;
    std::size_t primitives = 0;
    std::size_t vertices = 0;
    std::size_t triangles = 0;
    std::size_t morphTargets = 0;
    std::size_t skins = 0;
    std::size_t joints = 0;  // total over all skins
    std::size_t clips = 0;
    std::size_t materials = 0;
    std::size_t images = 0;
    std::vector<std::string> extensions = {};  // extensionsUsed
};

/// A node of the scene graph (glTF 2.0, 5.25).
struct ModelNode {
    std::string name;
    std::optional<FileIndex> parent;
    std::optional<FileIndex> mesh;
    std::optional<FileIndex> skin;
};

/// A skin (glTF 2.0, 3.7.3).
struct ModelSkin {
    std::string name;
    std::vector<FileIndex> joints = {};           // nodes
    std::span<const glm::mat4> inverseBind = {};  // [joint], jointFromMesh
};

/// The vertices of one primitive as stored, in mesh space (glTF 2.0, 3.7.2.1).
struct ModelPrimitive {
    std::span<const glm::vec3> positions = {};
    std::span<const glm::vec3> normals = {};   // empty: the file has none
    std::vector<std::uint32_t> elements = {};  // [element * elementSize]: vertices, with strips and
                                               // fans unrolled
    std::uint32_t elementSize = 3;             // 3: triangles, 2: lines, 1: points
    // [vertex * influenceSets + set]: JOINTS_n, which index the joints of a skin, and WEIGHTS_n,
    // with integers normalised and sums as stored; four of each per vertex and set.
    std::size_t influenceSets = 0;  // 0: the primitive is not skinned
    std::vector<glm::u16vec4> joints = {};
    std::vector<glm::vec4> weights = {};
    std::vector<std::string> morphTargets = {};  // names; empty ones have none
};

/// An animation (glTF 2.0, 3.11).
struct ModelClip {
    std::string name;
    float startSeconds = 0.0F;     // first key
    float endSeconds = 0.0F;       // last key
    double framesPerSecond = 0.0;  // guessed from the keys; 0: they have no common rate
};

/// A channel of a clip and the keys of its sampler (glTF 2.0, 5.6 and 5.9).
struct ModelCurve {
    std::optional<FileIndex> node;  // none: another object, see `target`
    std::string target;  // "translation", "rotation", "scale", "weights", or the JSON pointer of
                         // KHR_animation_pointer
    std::string interpolation;          // "LINEAR", "STEP" or "CUBICSPLINE"
    std::size_t width = 0;              // floats per value
    std::span<const float> times = {};  // [key], seconds, never decreasing
    /// [key * width]; CUBICSPLINE [key * 3 * width]: in-tangent, value and out-tangent of each key.
    /// Tangents are values per second (glTF 2.0, appendix C.5).
    std::span<const float> values = {};
};

/// One finding of the loader or of the check, see `sinew-cli check --list-rules`.
struct ModelFinding {
    std::string severity;  // "error", "warning" or "info"
    std::string code;      // stable, "WEIGHTS_NOT_NORMALIZED"
    std::string message;
    std::string pointer;    // JSON pointer (RFC 6901); empty: the whole file
    std::size_t count = 0;  // number of occurrences
};

/// One clip's share of a blended pose.
struct ModelLayer {
    FileIndex clip = 0;
    float seconds = 0.0F;
    float weight = 1.0F;  // 0 or more
    /// "blend": averaged by weight with the other layers of this mode. "override": mixed over the
    /// layers before it, by at most 1. "additive": its difference from `reference` is added.
    std::string mode = "blend";
    std::optional<FileIndex> mask = {};  // only this node and what is below it
    std::string reference = "rest";      // pose that "additive" starts from: "rest", or "first" for
                                         // the first key of the clip
};

/// A morph weight that replaces that of the clip (glTF 2.0, 3.7.2.2).
struct ModelMorph {
    FileIndex node = 0;
    std::uint32_t target = 0;  // target of the node's mesh
    float weight = 0.0F;
};

/// What determines a pose. A time outside a clip is that of its nearest end.
struct ModelMoment {
    std::optional<FileIndex> clip = {};  // none: the rest pose, or the layers
    float seconds = 0.0F;
    std::vector<ModelLayer> layers = {};  // instead of `clip`
    std::vector<ModelMorph> morphs = {};
};

/// A local transform: parentFromNode = translation × rotation × scale (glTF 2.0, 3.5.3).
struct ModelTransform {
    glm::vec3 translation{0.0F};
    glm::quat rotation{1.0F, 0.0F, 0.0F, 0.0F};  // unit length
    glm::vec3 scale{1.0F};
};

/// What one joint does to the mesh of one node, over all sets of influences, as stored.
struct ModelJointWeights {
    FileIndex node = 0;         // draws the mesh with the skin
    FileIndex joint = 0;        // a node
    std::size_t vertices = 0;   // vertices with a weight of it other than 0
    std::size_t dominated = 0;  // vertices of which it has the largest weight
    float largest = 0.0F;
    double total = 0.0;
};

/// How a clip moves. Distances are in world units.
struct ModelMotion {
    struct Contact {
        FileIndex foot = 0;  // node
        float startSeconds = 0.0F;
        float endSeconds = 0.0F;
        float slide = 0.0F;  // largest distance along the ground from where it came down
    };
    struct Jump {
        FileIndex node = 0;
        float seconds = 0.0F;
        double moved = 0.0;  // distance that the surface moves at most because of it
    };
    double size = 1.0;               // size of the rig
    float ground = 0.0F;             // world y
    glm::vec2 groundVelocity{0.0F};  // x and z, of a clip in place: units per second
    glm::vec3 travel{0.0F};          // displacement of the root over the clip
    bool isLoop = false;             // it is meant to loop
    std::vector<Contact> contacts = {};
    std::vector<Jump> jumps = {};  // largest first
};

/// What differs between two files. Distances are in the units of the files.
struct ModelComparison {
    std::string sentence;
    float largest = 0.0F;  // farthest that a point of the surface moves, at rest or in a clip
    float size = 0.0F;     // size of the model
    std::vector<std::string> changes = {};  // a sentence without a full stop each
};

/// A pose of a file at one moment: immutable, cheap to copy, readable from any thread.
class ModelPose {
public:
    explicit ModelPose(std::shared_ptr<const PoseEvaluator> evaluated) noexcept;

    /// [node] worldFromNode (glTF 2.0, 3.5.2). Without a copy.
    [[nodiscard]] std::span<const glm::mat4> worldMatrices() const noexcept;

    /// Relative to the parent; the decomposition, if the node stores a matrix.
    [[nodiscard]] ModelTransform local(FileIndex node) const;

    /// [joint of the skin] worldFromJoint × inverse bind matrix. The transform of the node that
    /// draws the mesh has no part in it (glTF 2.0, 3.7.3.3). Without a copy.
    [[nodiscard]] std::span<const glm::mat4> jointMatrices(FileIndex skin) const;

    /// [morph target] of the node's mesh; empty: it has none. Without a copy.
    [[nodiscard]] std::span<const float> morphWeights(FileIndex node) const;

    /// [vertex] positions in world space after morph targets and skinning, with weights divided by
    /// their sum. A vertex without weight follows the node of the mesh. Runs on all cores.
    [[nodiscard]] std::vector<glm::vec3> vertices(FileIndex node, std::uint32_t primitive) const;

    /// [vertex] unit normals in world space; 0 where degenerate. Empty: the primitive has none.
    [[nodiscard]] std::vector<glm::vec3> normals(FileIndex node, std::uint32_t primitive) const;

    /// What this is a handle of, for the rest of the library. Never null.
    [[nodiscard]] const std::shared_ptr<const PoseEvaluator>& evaluated() const noexcept {
        return m_evaluated;
    }

private:
    std::shared_ptr<const PoseEvaluator> m_evaluated;
};

class Model {
public:
    /// Reads a .gltf with its buffers and images, or a .glb; the content decides. Never writes.
    /// Memory stays within documented limits whatever the file contains. Problems that do not
    /// prevent the file from being shown are findings. `decodeImages` false: faster, and images
    /// have a size but no pixels. Throws ModelError, "CANCELLED" after a stop.
    [[nodiscard]] static Model load(const std::filesystem::path& path, bool decodeImages = true,
                                    const std::stop_token& stop = {});

    [[nodiscard]] ModelFacts facts() const;
    [[nodiscard]] std::vector<ModelNode> nodes() const;
    [[nodiscard]] std::vector<ModelSkin> skins() const;
    [[nodiscard]] std::vector<ModelClip> clips() const;

    [[nodiscard]] ModelPrimitive primitive(FileIndex mesh, std::uint32_t primitive) const;

    /// In the order of the file's channels; channels of KHR_animation_pointer that drive other
    /// objects than nodes follow.
    [[nodiscard]] std::vector<ModelCurve> curves(FileIndex clip) const;

    /// What `sinew-cli check --no-config` reports: those of one rule grouped, the most visible
    /// first. Seconds for large files.
    [[nodiscard]] std::vector<ModelFinding> findings(const std::stop_token& stop = {}) const;

    /// Interpolation by glTF 2.0, appendix C.
    [[nodiscard]] ModelPose pose(const ModelMoment& moment = {}) const;

    /// Every joint of every skin that a node draws.
    [[nodiscard]] std::vector<ModelJointWeights> weights() const;

    /// Measured in every frame; of very long clips in every n-th.
    [[nodiscard]] ModelMotion motion(FileIndex clip) const;

    /// This file is the older one. Objects and clips are matched by name and place, whatever their
    /// order. Distances are largest over the rest pose and every frame of every clip.
    [[nodiscard]] ModelComparison compare(const Model& after) const;

    /// What this is a handle of, for the rest of the library. Never null.
    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept;

private:
    explicit Model(std::shared_ptr<const ClipLibrary> clips) noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
};

}  // namespace sinew
