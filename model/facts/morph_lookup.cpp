// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/morph_lookup.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace sinew {
namespace {

std::optional<std::size_t> indexIn(std::string_view text) {
    std::size_t value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    return error == std::errc{} && rest == end ? std::optional(value) : std::nullopt;
}

std::optional<std::size_t> targetNamed(const Mesh& mesh, std::string_view name) {
    const auto found = std::find(mesh.targetNames.begin(), mesh.targetNames.end(), name);
    return found != mesh.targetNames.end() && !name.empty()
               ? std::optional(std::size_t(found - mesh.targetNames.begin()))
               : std::nullopt;
}

ExpressionIndex expressionNamed(const Vrm& vrm, std::string_view name) {
    const std::vector<VrmExpression>& all = vrm.expressions;
    const auto found = std::find_if(
        all.begin(), all.end(), [name](const VrmExpression& each) { return each.name == name; });
    return found == all.end() ? ExpressionIndex()
                              : ExpressionIndex(std::size_t(found - all.begin()));
}

}  // namespace

std::size_t mostMorphTargets(const Asset& asset) noexcept {
    std::size_t most = 0;
    for (const Mesh& mesh : asset.meshes) {
        most = std::max(most, mesh.targetCount());
    }
    return most;
}

ExpressionIndex findExpression(const Asset& asset, std::string_view text) {
    const bool isTarget =
        std::any_of(asset.meshes.begin(), asset.meshes.end(),
                    [text](const Mesh& mesh) { return targetNamed(mesh, text).has_value(); });
    if (!asset.vrm || !text.starts_with(kExpressionPrefix) || isTarget) {
        return {};
    }
    text.remove_prefix(kExpressionPrefix.size());
    return expressionNamed(*asset.vrm, text);
}

ExpressionIndex sameExpression(const Asset& from, ExpressionIndex expression, const Asset& to) {
    const std::size_t index = expression.value;
    if (!from.vrm || !to.vrm || index >= from.vrm->expressions.size()) {
        return {};
    }
    const std::string& name = from.vrm->expressions[index].name;
    const std::vector<VrmExpression>& there = to.vrm->expressions;
    const bool sameIndex = index < there.size() && there[index].name == name;
    return sameIndex ? expression : expressionNamed(*to.vrm, name);
}

std::vector<NodeMorphTarget> expressionTargets(const Asset& asset,
                                               const VrmExpression& expression) {
    std::vector<NodeMorphTarget> targets;
    for (const VrmMorphBind& bind : expression.morphs) {
        if (!asset.vrm->bindsMeshes) {
            targets.push_back({bind.node, bind.target, bind.weight});
            continue;
        }
        for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
            if (asset.nodes[i].mesh == asset[bind.node].mesh) {
                targets.push_back({NodeIndex(i), bind.target, bind.weight});
            }
        }
    }
    return targets;
}

MorphTargetNames morphTargetNames(const Asset& asset) {
    MorphTargetNames out{.names = {}, .indexed = mostMorphTargets(asset)};
    for (const Mesh& mesh : asset.meshes) {
        if (mesh.targetCount() == out.indexed) {
            out.names = mesh.targetNames;
            out.names.resize(out.indexed);
            break;
        }
    }
    std::set<std::string> known(out.names.begin(), out.names.end());
    for (const Mesh& mesh : asset.meshes) {
        for (const std::string& name : mesh.targetNames) {
            if (!name.empty() && known.insert(name).second) {
                out.names.push_back(name);
            }
        }
    }
    return out;
}

std::vector<NodeMorphTarget> findMorphTargets(const Asset& asset, std::string_view text) {
    const std::optional<std::size_t> index = indexIn(text);
    const bool byIndex = index && *index < mostMorphTargets(asset);
    std::vector<NodeMorphTarget> targets;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const MeshIndex mesh = asset.nodes[i].mesh;
        if (!mesh) {
            continue;
        }
        const std::optional<std::size_t> target = byIndex ? index : targetNamed(asset[mesh], text);
        if (target && *target < asset[mesh].targetCount()) {
            targets.push_back({NodeIndex(i), static_cast<std::uint32_t>(*target)});
        }
    }
    const ExpressionIndex expression =
        targets.empty() ? findExpression(asset, text) : ExpressionIndex();
    return expression ? expressionTargets(asset, asset.vrm->expressions[expression.value])
                      : targets;
}

std::string morphTargetText(const Mesh& mesh, std::size_t target) {
    const bool named = target < mesh.targetNames.size() && !indexIn(mesh.targetNames[target]) &&
                       targetNamed(mesh, mesh.targetNames[target]) == target;
    return named ? mesh.targetNames[target] : std::to_string(target);
}

}  // namespace sinew
