// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/image_usage.h"

#include <array>
#include <string>
#include <string_view>

#include "model/core/json_pointer.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

struct UsageRule {
    std::string_view extension;  // empty: the texture itself
    std::array<std::string_view, 2> types;
    const char* wanted;
};

constexpr std::array<UsageRule, 3> kRules{{
    {"", {"image/png", "image/jpeg"}, "PNG or JPEG"},
    {"EXT_texture_webp", {"image/webp", ""}, "WebP"},
    {"KHR_texture_basisu", {"image/ktx2", ""}, "KTX2"},
}};

// ": the texture lacks EXT_texture_webp (WebP)", if the image belongs there.
std::string missingExtension(const JsonValue& texture, const std::string& type) {
    for (const UsageRule& rule : kRules) {
        if (!rule.extension.empty() && type == rule.types[0] &&
            extensionOf(texture, rule.extension) == nullptr) {
            return ": the texture lacks " + std::string(rule.extension) + " (" + rule.wanted + ")";
        }
    }
    return {};
}

struct TypeOfExtension {
    std::string_view type;
    std::string_view extension;
};

constexpr std::array kTypesOfExtensions{
    TypeOfExtension{"image/avif", "EXT_texture_avif"},
    TypeOfExtension{"image/ktx2", "KHR_texture_basisu"},
    TypeOfExtension{"image/vnd-ms.dds", "MSFT_texture_dds"},
    TypeOfExtension{"image/webp", "EXT_texture_webp"},
};

}  // namespace

void checkImageTypes(const ParsedDocument& document, const Asset& asset, Findings& findings) {
    for (std::size_t i = 0; i < asset.images.size(); ++i) {
        for (const TypeOfExtension& row : kTypesOfExtensions) {
            if (asset.images[i].mimeType != row.type ||
                document.json.lists("extensionsUsed", row.extension)) {
                continue;
            }
            findings.add(Severity::Error, "IMAGE_NEEDS_EXTENSION",
                         "the image is " + std::string(row.type) + ", which needs " +
                             std::string(row.extension) + ", but extensionsUsed does not list it",
                         pointerTo("images", i));
        }
    }
}

void checkImageUsage(const ParsedDocument& document, const Asset& asset, Findings& findings) {
    const JsonValue::Array& textures = document.json.elements("textures");
    for (std::size_t i = 0; i < textures.size(); ++i) {
        for (const UsageRule& rule : kRules) {
            const JsonValue* place =
                rule.extension.empty() ? &textures[i] : extensionOf(textures[i], rule.extension);
            if (place == nullptr || place->find("source") == nullptr) {
                continue;
            }
            const std::size_t image = place->integer("source", asset.images.size());
            if (image >= asset.images.size()) {
                continue;
            }
            const std::string& type = asset.images[image].mimeType;
            if (type.empty() || type == rule.types[0] || type == rule.types[1]) {
                continue;
            }
            std::string pointer = pointerTo("textures", i);
            if (!rule.extension.empty()) {
                pointer.append("/extensions/").append(rule.extension);
            }
            findings.add({.severity = Severity::Error,
                          .code = "TEXTURE_IMAGE_TYPE",
                          .message = "the texture's image must be " + std::string(rule.wanted) +
                                     " here but is " + type + missingExtension(textures[i], type) +
                                     "; other programs may not show it",
                          .pointer = pointer + "/source",
                          .image = static_cast<std::uint32_t>(image)});
        }
    }
}

void checkTransferFunctions(const std::vector<std::optional<bool>>& srgb, const Asset& asset,
                            Findings& findings) {
    for (std::size_t i = 0; i < asset.materials.size(); ++i) {
        for (std::size_t slot = 0; slot < kTextureSlotCount; ++slot) {
            const TextureSlotFacts& wanted = factsOf(static_cast<TextureSlot>(slot));
            const TextureRef& ref = asset.materials[i][static_cast<TextureSlot>(slot)];
            if (!ref.texture || ref.texture.value >= asset.textures.size()) {
                continue;
            }
            const ImageIndex image = asset.textures[ref.texture.value].image;
            if (!image || image.value >= srgb.size() ||
                srgb[image.value].value_or(wanted.srgb) == wanted.srgb) {
                continue;
            }
            findings.add({.severity = Severity::Warning,
                          .code = "IMAGE_TRANSFER_FUNCTION",
                          .message = std::string("the KTX2 image is declared as ") +
                                     (wanted.srgb ? "linear, but the " : "sRGB, but the ") +
                                     wanted.words + " texture must be " +
                                     (wanted.srgb ? "sRGB" : "linear") +
                                     "; programs that trust the declaration show it too " +
                                     (wanted.srgb ? "bright" : "dark"),
                          .pointer = pointerTo("materials", i) + wanted.pointer,
                          .image = image.value});
        }
    }
}

}  // namespace sinew::load
