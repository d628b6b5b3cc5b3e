// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_listing.h"

#include <array>
#include <cstdio>
#include <optional>
#include <variant>

#include "model/borrow/borrow_words.h"
#include "model/facts/key_words.h"
#include "model/facts/morph_facts.h"
#include "model/facts/skin_facts.h"

// Skins in `info`: what uses them, and which of them have the same joints.

namespace sinew::cli {

namespace {

std::string metresOr(const std::optional<float>& value, const char* none) {
    return value ? shortNumber(*value, 3) : none;
}

/// The first node that uses the camera.
std::string userOf(const Asset& asset, std::size_t camera) {
    const auto found =
        std::find_if(asset.nodes.begin(), asset.nodes.end(),
                     [camera](const Node& node) { return node.camera == CameraIndex(camera); });
    const auto index = static_cast<std::size_t>(found - asset.nodes.begin());
    return found == asset.nodes.end() ? "-" : displayName(found->name, "Node", index);
}

std::vector<std::string> cameraCells(const CameraProjection& projection) {
    if (const auto* perspective = std::get_if<PerspectiveCamera>(&projection)) {
        return {"perspective", shortNumber(glm::degrees(perspective->yfovRadians), 2) + "\u00b0",
                metresOr(perspective->aspectRatio, "of the picture"),
                shortNumber(perspective->znear, 4), metresOr(perspective->zfar, "infinite")};
    }
    const auto& parallel = std::get<OrthographicCamera>(projection);
    return {"orthographic",
            shortNumber(2.0F * parallel.xmag, 3) + " x " + shortNumber(2.0F * parallel.ymag, 3),
            parallel.ymag == 0.0F ? "-" : shortNumber(parallel.xmag / parallel.ymag, 3),
            shortNumber(parallel.znear, 4), shortNumber(parallel.zfar, 3)};
}

/// "node 5 'Body', mesh 0 and 2 more"
std::string usersText(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    if (nodes.empty()) {
        return "-";
    }
    const Node& first = asset[nodes.front()];
    std::string words = "node " + std::to_string(nodes.front().value);
    if (!first.name.empty()) {
        words += " '" + oneLine(first.name) + "'";
    }
    words += first.mesh ? ", mesh " + std::to_string(first.mesh.value) : ", no mesh";
    return nodes.size() > 1 ? words + " and " + std::to_string(nodes.size() - 1) + " more" : words;
}

std::string sameJointsText(const SkinUse& use) {
    if (!use.sameJointsAs) {
        return "-";
    }
    const std::string skin = "skin " + std::to_string(use.sameJointsAs.value);
    return use.renumbered.empty() ? skin + ", same order"
                                  : skin + ", another order: " + renumberedWords(use.renumbered);
}

std::string lengthText(float length) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", double(length));
    return text.data();
}

using Nodes = std::vector<NodeIndex>;

std::string nodeText(const Asset& asset, NodeIndex node) {
    return displayName(asset[node].name, "Node", node.value);
}

/// Partners first, then what has none on either side.
std::string partnerTable(const Asset& target, const BorrowedInput& input) {
    const JointPartners& partners = input.clips->partners;
    TextTable table("lll");
    table.add({"joint of the other file", "joint of this file", "matched"});
    std::size_t count = 0;
    const auto add = [&](const std::string& from, const std::string& to, const char* how) {
        if (count++ < kMaxRows) {
            table.add({from, to, how});
        }
    };
    for (const NodeIndex node : partners.sourceAlone) {
        add(nodeText(*input.source, node), "-",
            input.clips->carried.contains(node) ? "carried below" : "no partner");
    }
    for (const NodeIndex node : partners.targetAlone) {
        add("-", nodeText(target, node), "no partner");
    }
    for (const JointPartner& pair : partners.pairs) {
        add(nodeText(*input.source, pair.source), nodeText(target, pair.target),
            reasonWords(pair.reason));
    }
    return sectionText({"Joints of " + oneLine(input.clips->from), count, std::move(table)});
}

/// How both rest poses differ, limb by limb.
std::string boneTable(const Asset& target, const BorrowedInput& input) {
    TextTable table("llrrr");
    table.add({"bone of this file", "to", "at rest", "as bound", "length"});
    std::size_t count = 0;
    for (const BoneDifference& bone : input.clips->bones) {
        if (count++ < kMaxRows) {
            table.add({nodeText(target, bone.from.target), nodeText(target, bone.to.target),
                       degreesOff(bone.restDegrees), degreesOff(bone.bindDegrees),
                       lengthWords(bone.lengthRatio)});
        }
    }
    return count == 0 ? std::string()
                      : sectionText({"Directions of bones against " + oneLine(input.clips->from),
                                     count, std::move(table)});
}

std::string findingLines(const BorrowedInput& input) {
    std::string text;
    for (const Diagnostic& finding : input.clips->findings) {
        text += std::string("  ") + severityName(finding.severity) + ": " +
                oneLine(finding.message) + " (at " + oneLine(finding.pointer) + ")\n";
    }
    return text;
}

}  // namespace

std::string groupedCount(std::size_t count, const char* one, const char* many) {
    return groupedDigits(count) + ' ' + (count == 1 ? one : many);
}

std::string sectionText(const TitledTable& titled) {
    if (!titled.table.hasRows()) {
        return {};
    }
    std::string text =
        '\n' + titled.title + " (" + groupedDigits(titled.count) + ")\n" + titled.table.text(2);
    if (titled.count > kMaxRows) {
        text +=
            "  and " + groupedDigits(titled.count - kMaxRows) + " more; --json lists them all\n";
    }
    return text;
}

TitledTable scenesTable(const Asset& asset) {
    return listing("Scenes", asset.scenes, "r", {"roots"},
                   [](const Scene& scene) -> std::vector<std::string> {
                       return {std::to_string(scene.roots.size())};
                   });
}

TitledTable camerasTable(const Asset& asset) {
    return listing("Cameras", asset.cameras, "lrrrrl",
                   {"kind", "view", "aspect", "near", "far", "node"}, [&](const Camera& camera) {
                       const auto index = static_cast<std::size_t>(&camera - asset.cameras.data());
                       std::vector<std::string> cells = cameraCells(camera.projection);
                       cells.push_back(userOf(asset, index));
                       return cells;
                   });
}

TitledTable lightsTable(const Asset& asset) {
    return listing("Lights", asset.lights, "lrlr", {"kind", "intensity", "unit", "range m"},
                   [](const Light& light) -> std::vector<std::string> {
                       return {lightKindName(light.kind), shortNumber(light.intensity, 3),
                               light.kind == LightKind::Directional ? "lux" : "candela",
                               light.range ? shortNumber(*light.range, 3) : "infinite"};
                   });
}

TitledTable skinsTable(const Asset& asset) {
    const std::vector<SkinUse> uses = skinUses(asset);
    return listing("Skins", asset.skins, "rlll",
                   {"joints", "inverse bind matrices", "used by", "same joints as"},
                   [&](const Skin& skin) -> std::vector<std::string> {
                       const SkinUse& use =
                           uses[static_cast<std::size_t>(&skin - asset.skins.data())];
                       return {std::to_string(skin.joints.size()),
                               skin.inverseBindMatricesStored ? "stored" : "identity",
                               usersText(asset, use.nodes), sameJointsText(use)};
                   });
}

TitledTable morphTargetsTable(const Asset& asset) {
    TextTable table("rrlrrr");
    table.add({"mesh", "#", "name", "default", "moved vertices", "at most"});
    std::size_t count = 0;
    for (std::size_t i = 0; i < asset.meshes.size(); ++i) {
        const Mesh& mesh = asset.meshes[i];
        const bool shown = count < kMaxRows;  // the figures of others would be measured for nothing
        const auto facts = shown ? morphTargetFacts(mesh) : std::vector<MorphTargetFacts>();
        for (std::size_t target = 0; target < mesh.targetCount(); ++target) {
            if (count++ < kMaxRows) {
                table.add({std::to_string(i), std::to_string(target), morphTargetName(mesh, target),
                           lengthText(mesh.weights[target]),
                           groupedDigits(facts[target].movedVertices),
                           lengthText(facts[target].largest)});
            }
        }
    }
    return {"Morph targets", count, std::move(table)};
}

std::string borrowedText(const Borrowing& borrowing) {
    std::string text;
    for (const BorrowedInput& input : borrowing.from) {
        text += partnerTable(*borrowing.asset, input);
        text += boneTable(*borrowing.asset, input);
        text += "  " + partnerWords(*input.clips) + '\n';
        text += "  " + restWords(*input.clips, *borrowing.asset) + '\n';
        if (!input.clips->bones.empty()) {
            text += "  " + limbWords(*input.clips, *borrowing.asset) + '\n';
        }
        text += "  " + handlingWords(*input.clips) + '\n';
        text += findingLines(input);
    }
    return text;
}

}  // namespace sinew::cli
