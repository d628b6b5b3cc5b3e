// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "model/core/shortest_digits.h"
#include "model/evaluate/properties.h"
#include "model/write/made_model.h"
#include "model/write/posed_model.h"
#include "model/write/posed_surfaces.h"

namespace sinew {

namespace {

void put(std::string& out, float number) {
    out += ' ' + shortestDigits(number);
}

template <class Vector>
void putLine(std::string& out, const char* word, const Vector& numbers) {
    out += word;
    for (glm::length_t i = 0; i < Vector::length(); ++i) {
        put(out, numbers[i]);
    }
    out += '\n';
}

/// A name as one word: readers end a name at white space.
std::string oneWord(const std::string& name) {
    std::string word;
    for (const char c : name) {
        const auto code = static_cast<unsigned char>(c);
        word += code <= ' ' || code == 0x7f || c == '\\' || c == '#' ? '_' : c;
    }
    return word;
}

/// A name as part of a file name on every system.
std::string fileWord(const std::string& name) {
    constexpr std::size_t kMostBytes = 60;
    std::string word;
    for (const char c : name.substr(0, kMostBytes)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') || c == '-' || c == '_';
        word += plain ? c : '_';
    }
    return word;
}

/// The extension of a kind of image; none for one that programs which read OBJ files do not know.
const char* extensionFor(const std::string& mimeType) {
    constexpr std::array kKinds{std::pair("image/png", ".png"), std::pair("image/jpeg", ".jpg"),
                                std::pair("image/webp", ".webp")};
    for (const auto& [kind, extension] : kKinds) {
        if (mimeType == kind) {
            return extension;
        }
    }
    return nullptr;
}

/// The .mtl file, and its images.
class MtlWriter {
public:
    MtlWriter(const PosedModel& model, std::string stem)
        : m_model(model), m_asset(model.pose.asset()), m_stem(std::move(stem)) {}

    /// The name of the material in the file.
    const std::string& add(MaterialIndex material) {
        const auto [known, isNew] = m_names.try_emplace(material);
        if (isNew) {
            known->second =
                freeName(material ? displayName(m_asset[material].name, "Material", material.value)
                                  : std::string("Default"));
            write(known->second, material);
        }
        return known->second;
    }

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }
    [[nodiscard]] std::vector<MadeFile>& images() noexcept { return m_files; }
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    std::string freeName(const std::string& name) {
        const std::string word = oneWord(name);
        std::string free = word;
        for (std::size_t next = 2; !m_taken.insert(free).second; ++next) {
            free = word + '_' + std::to_string(next);
        }
        return free;
    }

    void write(const std::string& name, MaterialIndex material) {
        m_text += "\nnewmtl " + name + '\n';
        const MaterialFactors factors =
            material ? evaluatedMaterial(m_asset, m_model.pose.pose(), material)
                     : MaterialFactors();
        const bool blends = material && m_asset[material].alphaMode == AlphaMode::Blend;
        putLine(m_text, "Kd", glm::vec3(factors.baseColorFactor));
        putLine(m_text, "Ke", factors.emissiveFactor * factors.emissiveStrength);
        putLine(m_text, "Pr", glm::vec1(factors.roughnessFactor));
        putLine(m_text, "Pm", glm::vec1(factors.metallicFactor));
        putLine(m_text, "d", glm::vec1(blends ? factors.baseColorFactor.a : 1.0F));
        if (material) {
            writeMap("map_Kd", material, TextureSlot::BaseColor);
            writeMap("map_Ke", material, TextureSlot::Emissive);
            writeMap("norm", material, TextureSlot::Normal);
        }
    }

    void writeMap(const char* word, MaterialIndex material, TextureSlot slot) {
        const TextureIndex texture = m_asset[material][slot].texture;
        if (!texture || !m_asset.textures[texture.value].image) {
            return;
        }
        const std::string& file = imageFile(m_asset.textures[texture.value].image);
        if (!file.empty()) {
            m_text += std::string(word) + ' ' + file + '\n';
        }
    }

    /// Empty if it cannot be written.
    const std::string& imageFile(ImageIndex image) {
        const auto [known, isNew] = m_images.try_emplace(image);
        if (!isNew) {
            return known->second;
        }
        const std::string name = displayName(m_asset[image].name, "Image", image.value);
        Result<StoredImage> stored = m_model.images.read(image.value);
        const char* extension = stored ? extensionFor(stored->mimeType) : nullptr;
        if (extension == nullptr) {
            m_notices.push_back(name + " was left out: " +
                                (stored ? "an OBJ file has no images of type " + stored->mimeType
                                        : stored.error().message));
            return known->second;
        }
        known->second =
            m_stem + '_' + std::to_string(image.value) + '_' + fileWord(name) + extension;
        m_files.push_back({.name = known->second, .bytes = std::move(stored->bytes)});
        return known->second;
    }

    const PosedModel& m_model;
    const Asset& m_asset;
    std::string m_stem;
    std::string m_text = "# Sinew\n";
    std::map<MaterialIndex, std::string> m_names;
    std::set<std::string> m_taken;
    std::map<ImageIndex, std::string> m_images;
    std::vector<MadeFile> m_files;
    std::vector<std::string> m_notices;
};

class ObjWriter {
public:
    ObjWriter(const PosedModel& model, const std::string& name)
        : m_model(model),
          m_asset(model.pose.asset()),
          m_name(name),
          m_stem(oneWord(std::filesystem::path(name).stem().string())),
          m_materials(model, m_stem) {}

    Result<MadeModel> write() {
        m_text = "# Sinew\nmtllib " + m_stem + ".mtl\n";
        const auto counts = visitPosedSurfaces(
            m_model.pose, m_model.view, [this](const PosedSurface& surface) { add(surface); },
            m_model.stop);
        if (!counts) {
            return counts.error();
        }
        MadeModel made{.files = std::move(m_materials.images()),
                       .vertices = counts->vertices,
                       .notices = m_materials.notices()};
        noteDegenerate(*counts, made.notices);
        made.files.push_back({m_stem + ".mtl", bytesOf(m_materials.text())});
        made.files.push_back({m_name, bytesOf(m_text)});
        return made;
    }

private:
    static std::vector<std::uint8_t> bytesOf(const std::string& text) {
        return {text.begin(), text.end()};
    }

    void add(const PosedSurface& surface) {
        if (surface.node != m_node || surface.instance != m_instance) {
            m_node = surface.node;
            m_instance = surface.instance;
            m_text += "o " + oneWord(surfaceName(m_asset, m_node, m_instance)) + '\n';
        }
        for (const glm::vec3& position : surface.vertices.positions) {
            putLine(m_text, "v", position);
        }
        const MaterialIndex material = materialFor(surface.primitive, m_model.view.variant);
        const std::size_t uvs = addTexcoords(surface, material);
        for (const glm::vec3& normal : surface.vertices.normals) {
            putLine(m_text, "vn", normal);
        }
        m_text += "usemtl " + m_materials.add(material) + '\n';
        addElements(surface, uvs > 0);
        m_positions += surface.vertices.positions.size();
        m_texcoords += uvs;
        m_normals += surface.vertices.normals.size();
    }

    /// V points up in OBJ files, down in glTF. Returns how many there are.
    std::size_t addTexcoords(const PosedSurface& surface, MaterialIndex material) {
        const TextureRef base = material ? m_asset[material][TextureSlot::BaseColor] : TextureRef();
        const std::uint32_t set = base.texture ? base.texcoordSet : 0;
        if (!surface.primitive.hasTexcoordSet(set)) {
            return 0;
        }
        glm::mat3 moved(1.0F);
        if (base.texture) {
            moved = uvMatrix(
                evaluatedMaterial(m_asset, m_model.pose.pose(), material)[TextureSlot::BaseColor]);
        }
        const SharedArray<glm::vec2> texcoords = surface.texcoords(set);
        for (const glm::vec2& texcoord : texcoords) {
            const glm::vec3 uv = moved * glm::vec3(texcoord, 1.0F);
            putLine(m_text, "vt", glm::vec2(uv.x, 1.0F - uv.y));
        }
        return texcoords.size();
    }

    void addElements(const PosedSurface& surface, bool withTexcoords) {
        constexpr std::array kWords{"p", "l", "f"};
        const std::uint32_t size = elementSize(surface.primitive.topology);
        const bool withNormals = size == 3 && !surface.vertices.normals.empty();
        const std::vector<std::uint32_t> list = surface.elements();
        for (std::size_t i = 0; i + size <= list.size(); i += size) {
            m_text += kWords.at(size - 1);
            for (std::size_t corner = i; corner < i + size; ++corner) {
                const std::size_t vertex = list[corner] + std::size_t{1};
                m_text += ' ' + std::to_string(m_positions + vertex);
                if (size == 1) {
                    continue;
                }
                if (withTexcoords || withNormals) {
                    m_text += '/';
                }
                if (withTexcoords) {
                    m_text += std::to_string(m_texcoords + vertex);
                }
                if (withNormals) {
                    m_text += '/' + std::to_string(m_normals + vertex);
                }
            }
            m_text += '\n';
        }
    }

    const PosedModel& m_model;
    const Asset& m_asset;
    const std::string& m_name;
    std::string m_stem;
    MtlWriter m_materials;
    NodeIndex m_node;  // node of the object that is being written
    std::size_t m_instance = 0;
    std::string m_text;
    // Those of earlier surfaces: OBJ counts through the whole file, from 1.
    std::size_t m_positions = 0;
    std::size_t m_texcoords = 0;
    std::size_t m_normals = 0;
};

}  // namespace

Result<MadeModel> posedObj(const PosedModel& model, const std::string& name) {
    return ObjWriter(model, name).write();
}

}  // namespace sinew
