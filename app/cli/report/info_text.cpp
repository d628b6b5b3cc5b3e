// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>
#include <vector>

#include "app/cli/report/finding_details.h"
#include "app/cli/report/info_listing.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/text_output.h"
#include "app/common/failure.h"
#include "model/asset/property_facts.h"
#include "model/asset/xmp.h"
#include "model/core/utf8.h"
#include "model/core/words.h"
#include "model/facts/asset_facts.h"
#include "model/facts/clip_length.h"
#include "model/facts/frame_grid.h"
#include "model/facts/geometry_facts.h"
#include "model/facts/key_words.h"
#include "model/write/json_text.h"

namespace sinew::cli {

namespace {

TitledTable meshesTable(const Asset& asset) {
    return listing("Meshes", asset.meshes, "rrrrr",
                   {"primitives", "vertices", "triangles", "targets", "influence sets"},
                   [](const Mesh& mesh) -> std::vector<std::string> {
                       std::size_t triangles = 0;
                       for (const Primitive& primitive : mesh.primitives) {
                           triangles += triangleCount(primitive);
                       }
                       return {std::to_string(mesh.primitives.size()),
                               groupedDigits(vertexCount(mesh)), groupedDigits(triangles),
                               std::to_string(mesh.targetCount()),
                               std::to_string(influenceSetCount(mesh))};
                   });
}

TitledTable animationsTable(const Asset& asset) {
    const bool borrows =
        std::any_of(asset.animations.begin(), asset.animations.end(),
                    [](const Animation& clip) { return !clip.borrowedFrom.empty(); });
    std::string columns(8, 'r');
    std::vector<std::string> heading{"start s", "end s", "length s", "channels",
                                     "keys",    "fps?",  "on grid",  "size"};
    if (borrows) {
        columns += 'l';
        heading.emplace_back("from");
    }
    return listing("Animations", asset.animations, std::move(columns), std::move(heading),
                   [borrows](const Animation& animation) {
                       const ClipFacts facts = factsOf(animation);
                       const FrameGrid grid = frameGridOf(animation);
                       std::vector<std::string> row{
                           clipSeconds(double(animation.startSeconds)),
                           clipSeconds(double(animation.endSeconds)),
                           clipSeconds(double(animation.durationSeconds())),
                           std::to_string(facts.channels),
                           groupedDigits(facts.keys),
                           grid.found() ? frameRateText(grid.framesPerSecond) : "-",
                           grid.found() ? onGridShare(grid) : "-",
                           byteSize(facts.bytes)};
                       if (borrows) {
                           row.push_back(oneLine(animation.borrowedFrom));
                       }
                       return row;
                   });
}

/// Properties driven by KHR_animation_pointer.
TitledTable propertiesTable(const Asset& asset) {
    TextTable table("rll");
    table.add({"animation", "property", "pointer"});
    std::size_t count = 0;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        for (const PropertyChannel& channel : asset.animations[i].propertyChannels) {
            if (count++ < kMaxRows) {
                table.add({std::to_string(i), oneLine(displayName(asset, channel.target)),
                           oneLine(channel.pointer)});
            }
        }
    }
    return {"Animated properties", count, std::move(table)};
}

std::string joined(const std::vector<std::string>& texts) {
    std::string result;
    for (const std::string& text : texts) {
        result += (result.empty() ? "" : ", ") + oneLine(text);
    }
    return result;
}

TitledTable materialsTable(const Asset& asset) {
    return listing("Materials", asset.materials, "lllrrl",
                   {"alpha", "sides", "base colour", "textures", "transformed", "extensions"},
                   [&](const Material& material) -> std::vector<std::string> {
                       const TextureIndex color = material[TextureSlot::BaseColor].texture;
                       const auto index =
                           static_cast<std::size_t>(&material - asset.materials.data());
                       return {alphaModeName(material.alphaMode),
                               material.doubleSided ? "double" : "single",
                               color ? "texture " + std::to_string(color.value) : "factor",
                               std::to_string(texturedSlots(material).size()),
                               std::to_string(transformCount(material)),
                               joined(extensionsOf(asset, MaterialIndex(index)))};
                   });
}

TitledTable variantsTable(const Asset& asset) {
    TextTable table("rl");
    table.add({"#", "name"});
    for (std::size_t i = 0; i < std::min(asset.variants.size(), kMaxRows); ++i) {
        table.add({std::to_string(i), oneLine(asset.variants[i])});
    }
    return {"Variants", asset.variants.size(), std::move(table)};
}

std::string avatarWords(const Asset& asset) {
    if (!asset.vrm) {
        return {};
    }
    return "VRM " + oneLine(asset.vrm->version) + ", " +
           groupedCount(asset.vrm->humanoid.size(), "humanoid bone", "humanoid bones") + ", " +
           groupedCount(asset.vrm->expressions.size(), "expression", "expressions");
}

std::string metadataWords(const Asset& asset) {
    const std::size_t packets = xmpPackets(asset).size();
    return packets == 0 ? std::string() : groupedCount(packets, "XMP packet", "XMP packets");
}

TitledTable imagesTable(const Asset& asset) {
    return listing("Images", asset.images, "lll", {"size", "type", "from"},
                   [](const Image& image) -> std::vector<std::string> {
                       const std::string size =
                           std::to_string(image.width) + 'x' + std::to_string(image.height);
                       return {image.placeholder ? "unreadable" : size, oneLine(image.mimeType),
                               image.uri.empty() ? "embedded" : oneLine(image.uri.substr(0, 60))};
                   });
}

std::string findingsText(const std::vector<Diagnostic>& findings) {
    if (findings.empty()) {
        return "\nFindings: none\n";
    }
    TextTable table("lll");
    table.add({"severity", "code", "message and location"});
    for (std::size_t i = 0; i < std::min(findings.size(), kMaxRows); ++i) {
        const Diagnostic& finding = findings[i];
        std::string message = oneLine(finding.message);
        if (!finding.pointer.empty()) {
            message += " (at " + oneLine(finding.pointer) + ')';
        }
        if (finding.count > 1) {
            message += " [" + groupedDigits(finding.count) + "x]";
        }
        table.add({severityName(finding.severity), finding.code, message});
    }
    return sectionText({"Findings", findings.size(), std::move(table)});
}

}  // namespace

TextTable overviewTable(const Asset& asset) {
    const AssetFacts facts = factsOf(asset);
    TextTable table("ll");
    const auto add = [&](const std::string& what, const std::string& value) {
        if (!value.empty()) {
            table.add({what, value});
        }
    };
    add("glTF", oneLine(asset.info.version) + (asset.info.binary ? ", binary" : ", JSON"));
    add("generator", oneLine(asset.info.generator));
    add("copyright", oneLine(asset.info.copyright));
    add("size", byteSize(asset.info.fileBytes) + ", buffers " + byteSize(asset.info.bufferBytes));
    add("nodes", groupedDigits(asset.nodes.size()));
    add("geometry", groupedCount(facts.vertices, "vertex", "vertices") + ", " +
                        groupedCount(facts.triangles, "triangle", "triangles"));
    if (facts.joints > 0) {
        add("skinning", groupedCount(facts.joints, "joint", "joints") + ", up to " +
                            groupedCount(mostInfluences(asset), "influence", "influences") +
                            " per vertex");
    }
    add("avatar", avatarWords(asset));
    add("metadata", metadataWords(asset));
    add("extensions used", joined(asset.extensionsUsed));
    add("extensions required", joined(asset.extensionsRequired));
    return table;
}

std::vector<TitledTable> contentTables(const Asset& asset) {
    return {scenesTable(asset), meshesTable(asset), morphTargetsTable(asset), skinsTable(asset),
            animationsTable(asset)};
}

std::vector<TitledTable> lookTables(const Asset& asset) {
    return {propertiesTable(asset), materialsTable(asset), variantsTable(asset),
            imagesTable(asset),     camerasTable(asset),   lightsTable(asset)};
}

namespace {

std::string vectorText(const glm::vec3& value) {
    return numbersText({&value.x, 3});
}

std::string numberText(float value) {
    return jsonText([&](JsonWriter& json) { json.number(value); });
}

std::string boundsText(const std::optional<SafeBounds>& bounds) {
    if (!bounds || bounds->box.empty()) {
        return {};
    }
    std::string text =
        "\nBounds over all clips, in units of the file\n  min     " + vectorText(bounds->box.min) +
        "\n  max     " + vectorText(bounds->box.max) + "\n  centre  " +
        vectorText(bounds->box.center()) + "\n  extent  " + vectorText(bounds->extent()) +
        "\n  radius  " + numberText(bounds->box.radius()) + "\n  margin  " +
        numberText(bounds->margin) + ", included\n  frames  " + std::to_string(bounds->frames);
    text += bounds->step > 1 ? ", every " + ordinal(bounds->step) : std::string();
    return text + '\n';
}

}  // namespace

std::string infoText(const Asset& file, const Borrowing& borrowing, const std::string& name,
                     const std::optional<SafeBounds>& bounds) {
    const Asset& asset = *borrowing.asset;
    std::string text = shownName(name) + '\n' + overviewTable(asset).text(2);
    for (const TitledTable& table : contentTables(asset)) {
        text += sectionText(table);
    }
    text += borrowedText(borrowing);
    for (const TitledTable& table : lookTables(asset)) {
        text += sectionText(table);
    }
    return text + boundsText(bounds) + findingsText(allFindings(file, {.violationsOnly = true}));
}

}  // namespace sinew::cli
