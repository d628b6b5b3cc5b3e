// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>
#include <utility>

#include "model/facts/asset_facts.h"
#include "model/load/source/path.h"
#include "model/project/budget_table.h"
#include "model/project/contract_rules.h"
#include "model/words/words.h"

namespace sinew {
namespace {

using load::pointerTo;

/// "64", "1.2 MiB".
std::string amount(Budget budget, double number) {
    const auto whole = static_cast<std::uint64_t>(number);
    return budget == Budget::ClipBytes || budget == Budget::FileBytes
               ? words::bytes(whole) + " (" + std::to_string(whole) + " bytes)"
               : std::to_string(whole);
}

/// Reports numbers above their limits.
class BudgetCheck {
public:
    BudgetCheck(check::Context& context, const ProjectRules& rules)
        : m_context(context), m_rules(rules) {}

    [[nodiscard]] const Asset& asset() const { return m_context.asset(); }
    [[nodiscard]] const check::Context& context() const { return m_context; }

    [[nodiscard]] bool limits(Budget budget) const { return m_rules.budgets.contains(budget); }

    [[nodiscard]] bool exceeds(Budget budget, std::uint64_t number) const {
        const auto limit = m_rules.budgets.find(budget);
        return limit != m_rules.budgets.end() && static_cast<double>(number) > limit->second.value;
    }

    /// `subject`, `one` and `many`: "the skin 'Body' has", "joint", "joints".
    void check(Budget budget, std::uint64_t number, const std::string& subject, const char* one,
               const char* many, Diagnostic place) {
        if (!exceeds(budget, number)) {
            return;
        }
        const Setting<double>& limit = m_rules.budgets.at(budget);
        const char* things = number == 1 ? one : many;
        m_context.report(budgetRows()[static_cast<std::size_t>(budget)].code,
                         subject + ' ' + amount(budget, static_cast<double>(number)) +
                             (*things == 0 ? "" : " ") + things + "; " +
                             originInWords(limit.origin) + ", allows " +
                             amount(budget, limit.value),
                         std::move(place));
    }

private:
    check::Context& m_context;
    const ProjectRules& m_rules;
};

void checkSkinBudgets(BudgetCheck& budgets) {
    const std::vector<Skin>& skins = budgets.asset().skins;
    for (std::size_t i = 0; i < skins.size(); ++i) {
        Diagnostic place;
        place.pointer = pointerTo("skins", i, "joints");
        place.skin = static_cast<std::uint32_t>(i);
        budgets.check(Budget::Joints, skins[i].joints.size(),
                      "the skin " + words::skinName(budgets.asset(), SkinIndex(i)) + " has",
                      "joint", "joints", std::move(place));
    }
}

std::size_t influencesOf(const Primitive& primitive, std::size_t vertex) {
    std::size_t count = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::vec4 weights = set.weights[vertex];
        for (int i = 0; i < 4; ++i) {
            count += weights[i] > 0.0F ? 1U : 0U;
        }
    }
    return count;
}

void checkInfluences(BudgetCheck& budgets, MeshIndex mesh, std::size_t index) {
    const Primitive& primitive = budgets.asset()[mesh].primitives[index];
    std::vector<std::pair<std::size_t, std::uint32_t>> over;  // influences, vertex
    for (std::size_t i = 0; i < primitive.vertexCount() && !primitive.influenceSets.empty(); ++i) {
        if (const std::size_t count = influencesOf(primitive, i);
            budgets.exceeds(Budget::Influences, count)) {
            over.emplace_back(count, static_cast<std::uint32_t>(i));
        }
    }
    if (over.empty()) {
        return;
    }
    std::stable_sort(over.begin(), over.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    Diagnostic place;
    place.pointer = pointerTo("meshes", mesh.value, "primitives", index);
    place.count = over.size();
    place.mesh = mesh.value;
    place.primitive = static_cast<std::uint32_t>(index);
    place.vertex = over.front().second;
    for (const auto& [count, vertex] : over) {
        place.vertices.push_back(vertex);
    }
    budgets.check(Budget::Influences, over.front().first,
                  counted(over.size(), "vertex", "vertices") + " of " +
                      words::meshName(budgets.asset(), mesh) +
                      (over.size() == 1 ? " has" : " have") + " too many joints with weight, up to",
                  "", "", std::move(place));
}

void checkMeshBudgets(BudgetCheck& budgets) {
    const Asset& asset = budgets.asset();
    for (std::size_t i = 0; i < asset.meshes.size() && !budgets.context().stopped(); ++i) {
        const MeshIndex mesh(i);
        Diagnostic place;
        place.pointer = pointerTo("meshes", i);
        place.mesh = mesh.value;
        budgets.check(Budget::MorphTargets, asset[mesh].targetCount(),
                      "the mesh " + words::meshName(asset, mesh) + " has", "morph target",
                      "morph targets", std::move(place));
        for (std::size_t j = 0;
             budgets.limits(Budget::Influences) && j < asset[mesh].primitives.size(); ++j) {
            checkInfluences(budgets, mesh, j);
        }
    }
}

/// The materials of primitives, those of variants included.
std::size_t usedMaterials(const Asset& asset) {
    std::set<std::uint32_t> used;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            std::vector<MaterialIndex> all = primitive.variantMaterials;
            all.push_back(primitive.material);
            for (const MaterialIndex material : all) {
                if (material) {
                    used.insert(material.value);
                }
            }
        }
    }
    return used.size();
}

/// Of the file itself and of the files that it refers to, each once.
std::uint64_t bytesOfFile(const Asset& asset) {
    std::uint64_t bytes = asset.info.fileBytes;
    std::set<std::string> met;
    for (const JsonValue& buffer : asset.json->elements("buffers")) {
        const std::string& uri = buffer.text("uri");
        if (!uri.empty() && !uri.starts_with("data:") && met.insert(uri).second) {
            bytes += buffer.integer("byteLength", 0);
        }
    }
    for (const Image& image : asset.images) {
        if (!image.uri.empty() && !image.uri.starts_with("data:") && met.insert(image.uri).second) {
            bytes += image.encodedBytes;
        }
    }
    return bytes;
}

void checkFileBudgets(BudgetCheck& budgets) {
    const Asset& asset = budgets.asset();
    const AssetFacts facts = factsOf(asset);
    const auto placeOf = [](const char* pointer) {
        Diagnostic place;
        place.pointer = pointer;
        return place;
    };
    budgets.check(Budget::Vertices, facts.vertices, "the file has", "vertex", "vertices",
                  placeOf("/meshes"));
    budgets.check(Budget::Triangles, facts.triangles, "the file has", "triangle", "triangles",
                  placeOf("/meshes"));
    budgets.check(Budget::Materials, usedMaterials(asset), "the file uses", "material", "materials",
                  placeOf("/materials"));
    budgets.check(Budget::FileBytes, bytesOfFile(asset), "the file takes", "", "", placeOf(""));
}

/// "jpeg" for "image/jpeg".
std::string formatOf(const Image& image) {
    return image.mimeType.substr(image.mimeType.find('/') + 1);
}

void checkImageBudgets(BudgetCheck& budgets, check::Context& context, const ProjectRules& rules) {
    const std::vector<Image>& images = budgets.asset().images;
    for (std::size_t i = 0; i < images.size(); ++i) {
        const Image& image = images[i];
        if (image.placeholder) {
            continue;
        }
        const std::string name = "the image " + quotedName(image.name, "image", i);
        Diagnostic place;
        place.pointer = pointerTo("images", i);
        place.image = static_cast<std::uint32_t>(i);
        budgets.check(Budget::TextureSize, std::max(image.width, image.height), name + " has",
                      "pixel on its longer side", "pixels on its longer side", place);
        if (rules.textureFormats &&
            std::find(rules.textureFormats->value.begin(), rules.textureFormats->value.end(),
                      formatOf(image)) == rules.textureFormats->value.end()) {
            context.report("BUDGET_TEXTURE_FORMAT",
                           name + " is " + formatOf(image) + "; " +
                               originInWords(rules.textureFormats->origin) + ", allows " +
                               listed(rules.textureFormats->value),
                           place);
        }
    }
}

std::uint64_t componentBytes(std::size_t componentType) {
    constexpr std::size_t kShort = 5122;
    constexpr std::size_t kUnsignedShort = 5123;
    constexpr std::size_t kUnsignedInt = 5125;
    constexpr std::size_t kFloat = 5126;
    return componentType == kFloat || componentType == kUnsignedInt     ? 4
           : componentType == kShort || componentType == kUnsignedShort ? 2
                                                                        : 1;
}

std::uint64_t componentsOf(const std::string& type) {
    if (type == "SCALAR") {
        return 1;
    }
    const auto width = static_cast<std::uint64_t>(type.empty() ? '1' : type.back()) - '0';
    return type.starts_with("MAT") ? width * width : width;
}

/// What the keys of a clip take as they are stored: each accessor of its samplers once.
std::uint64_t bytesOfClip(const Asset& asset, AnimationIndex animation) {
    const JsonValue::Array& animations = asset.json->elements("animations");
    const JsonValue::Array& accessors = asset.json->elements("accessors");
    if (animation.value >= animations.size()) {
        return 0;  // a borrowed clip
    }
    std::set<std::size_t> used;
    for (const JsonValue& sampler : animations[animation.value].elements("samplers")) {
        used.insert({sampler.integer("input", accessors.size()),
                     sampler.integer("output", accessors.size())});
    }
    std::uint64_t bytes = 0;
    for (const std::size_t i : used) {
        if (i < accessors.size()) {
            bytes += accessors[i].integer("count", 0) * componentsOf(accessors[i].text("type")) *
                     componentBytes(accessors[i].integer("componentType", 0));
        }
    }
    return bytes;
}

std::size_t animatedNodes(const Animation& animation) {
    std::set<std::uint32_t> nodes;
    for (const Channel& channel : animation.channels) {
        nodes.insert(channel.node.value);
    }
    return nodes.size();
}

void checkClipBudgets(check::Context& context, const ProjectRules& rules) {
    const Asset& asset = context.asset();
    const bool differ = std::any_of(rules.settings.begin(), rules.settings.end(),
                                    [](const ProjectSetting& each) { return !each.clips.empty(); });
    ProjectRules own;
    for (std::size_t i = 0; i < asset.animations.size() && !context.stopped(); ++i) {
        const AnimationIndex animation(i);
        if (differ) {
            own = rulesOfClip(rules, asset[animation].name);
        }
        BudgetCheck budgets(context, differ ? own : rules);
        const std::string name = "the clip " + words::clipName(asset, animation);
        Diagnostic place;
        place.pointer = pointerTo("animations", i);
        place.animation = animation.value;
        budgets.check(Budget::AnimatedNodes, animatedNodes(asset[animation]), name + " animates",
                      "node", "nodes", place);
        budgets.check(Budget::ClipBytes, bytesOfClip(asset, animation), name + " takes", "", "",
                      place);
    }
}

}  // namespace

void checkBudgets(check::Context& context, const ProjectRules& rules) {
    BudgetCheck budgets(context, rules);
    checkSkinBudgets(budgets);
    checkMeshBudgets(budgets);
    checkFileBudgets(budgets);
    checkImageBudgets(budgets, context, rules);
    checkClipBudgets(context, rules);
}

}  // namespace sinew
