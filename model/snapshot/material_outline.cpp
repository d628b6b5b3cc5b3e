// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/core/json_writer.h"
#include "model/snapshot/outline_text.h"
#include "model/snapshot/value_digest.h"

namespace sinew {
namespace {

/// Writes JSON with members in the order of their names, and textures as what they show.
class SortedJson {
public:
    SortedJson(const Asset& asset, JsonWriter& json) : m_asset(asset), m_json(json) {}

    void write(const JsonValue& value) {
        if (const auto* const array = value.array()) {
            m_json.beginArray();
            for (const JsonValue& each : *array) {
                write(each);
            }
            m_json.endArray();
        } else if (value.object() != nullptr) {
            writeObject(value);
        } else if (const std::string* const text = value.string()) {
            m_json.string(*text);
        } else if (const double* const number = value.number()) {
            m_json.number(*number);
        } else if (const bool* const yes = value.boolean()) {
            m_json.boolean(*yes);
        } else {
            m_json.null();
        }
    }

private:
    void writeObject(const JsonValue& value) {
        std::vector<const JsonMember*> members;
        for (const JsonMember& member : *value.object()) {
            members.push_back(&member);
        }
        std::sort(members.begin(), members.end(),
                  [](const auto* a, const auto* b) { return a->name < b->name; });
        m_json.beginObject();
        for (const JsonMember* const member : members) {
            m_json.key(member->name);
            const double* const number = member->value.number();
            if (member->name == "index" && number != nullptr) {
                m_json.string(imageWords(value.integer("index", 0)));
            } else {
                write(member->value);
            }
        }
        m_json.endObject();
    }

    /// "512 x 512, 37405 bytes": images may have other names in another container.
    [[nodiscard]] std::string imageWords(std::size_t texture) const {
        if (texture >= m_asset.textures.size() || !m_asset.textures[texture].image) {
            return "no image";
        }
        const Image& image = m_asset[m_asset.textures[texture].image];
        return std::to_string(image.width) + " x " + std::to_string(image.height) + ", " +
               std::to_string(image.encodedBytes) + " bytes";
    }

    const Asset& m_asset;
    JsonWriter& m_json;
};

std::string memberLine(const Asset& asset, const JsonMember& member) {
    constexpr std::size_t kMostBytes = 400;
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    SortedJson(asset, json).write(member.value);
    json.finish();
    text.erase(std::find(text.begin(), text.end(), '\n'), text.end());
    ValueDigest digest;
    digest.add(text);
    return shortKey(member.name) + ": " + (text.size() > kMostBytes ? digest.text() : text);
}

}  // namespace

OutlineBlocks materialBlocks(const OutlineNames& names) {
    OutlineBlocks blocks;
    const auto& stored = names.asset.json->elements("materials");
    for (std::size_t i = 0; i < names.asset.materials.size() && i < stored.size(); ++i) {
        OutlineBlock block{.title = "material " + names.object(names.asset.materials[i])};
        if (const auto* const members = stored[i].object()) {
            for (const JsonMember& member : *members) {
                if (member.name != "name") {
                    block.lines.push_back(memberLine(names.asset, member));
                }
            }
        }
        blocks.add(std::move(block));
    }
    return blocks;
}

}  // namespace sinew
