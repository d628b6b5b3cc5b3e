// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/vrm_reader.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/json_pointer.h"
#include "model/load/scene/vrm_materials.h"
#include "model/load/scene/vrm_parts.h"

namespace sinew::load {

namespace {

constexpr std::string_view kRequiredBones =
    "hips spine head leftUpperLeg leftLowerLeg leftFoot rightUpperLeg rightLowerLeg rightFoot "
    "leftUpperArm leftLowerArm leftHand rightUpperArm rightLowerArm rightHand";
constexpr std::string_view kRequiredBonesOfVrm0 = "chest neck";  // besides

std::string versionOf(const JsonValue& extension, const char* fallback) {
    const std::string& version = extension.text("specVersion");
    return version.empty() ? fallback : version;
}

// VRM 1.0: VRMC_vrm.

class Vrm1Reader {
public:
    explicit Vrm1Reader(VrmParts& parts) : m_parts(parts), m_materials(parts) {}

    void read(const JsonValue& extension, const Path& path) {
        m_parts.out().version = versionOf(extension, "1.0");
        m_parts.readAbout(extension.find("meta"));
        m_parts.readBones(extension, path);
        m_parts.requireBones(kRequiredBones, Path(path, "humanoid"));
        m_parts.eachExpression(extension, path,
                               [this](const JsonMember& member, bool preset, const Path& at) {
                                   readExpression(member, preset, at);
                               });
    }

private:
    void readOverrides(const JsonValue& source, VrmExpression& out, const Path& path) {
        constexpr std::pair<const char*, const char*> kOverrides[] = {
            {"overrideBlink", "blink"}, {"overrideLookAt", "lookAt"}, {"overrideMouth", "mouth"}};
        for (const auto& [member, what] : kOverrides) {
            if (source.find(member) == nullptr) {
                continue;
            }
            const std::string& how = source.text(member);
            if (how == "block" || how == "blend") {
                out.overrides.emplace_back(what, how);
            } else if (how != "none") {
                m_parts.report(Severity::Error, "VRM_MALFORMED",
                               "VRM expects \"none\", \"block\" or \"blend\" here; it was ignored",
                               Path(path, member));
            }
        }
    }

    void readExpression(const JsonMember& member, bool preset, const Path& path) {
        const JsonValue& source = member.value;
        VrmExpression& out = m_parts.out().expressions.emplace_back();
        out.name = member.name;
        out.preset = preset;
        out.isBinary = vrmFlag(source, "isBinary");
        readOverrides(source, out, path);
        m_materials.readBinds(source, out, path);
        m_parts.eachElement(
            source, "morphTargetBinds", path, [&](const JsonValue& bind, const Path& at) {
                if (const NodeIndex node = m_parts.node(bind, at)) {
                    m_parts.addMorph(out, node, bind, vrmNumber(bind, "weight", 1.0F), at);
                }
            });
    }

    VrmParts& m_parts;
    VrmMaterials m_materials;
};

// VRM 0.x: VRM.

class Vrm0Reader {
public:
    explicit Vrm0Reader(VrmParts& parts)
        : m_parts(parts), m_materials(parts), m_shownBy(parts.asset().meshes.size()) {
        const std::vector<Node>& nodes = parts.asset().nodes;
        for (std::size_t i = nodes.size(); i-- > 0;) {
            if (nodes[i].mesh) {
                m_shownBy[nodes[i].mesh.value] = NodeIndex(i);
            }
        }
    }

    void read(const JsonValue& extension, const Path& path) {
        m_parts.out().version = versionOf(extension, "0.0");
        m_parts.out().bindsMeshes = true;
        m_parts.readAbout(extension.find("meta"));
        m_parts.eachElement(extension, "humanoid", "humanBones", path,
                            [this](const JsonValue& bone, const Path& at) {
                                m_parts.addBone(bone.text("bone"), bone, at);
                            });
        m_parts.requireBones(std::string(kRequiredBones) + ' ' + std::string(kRequiredBonesOfVrm0),
                             Path(path, "humanoid"));
        m_parts.eachElement(
            extension, "blendShapeMaster", "blendShapeGroups", path,
            [this](const JsonValue& group, const Path& at) { readGroup(group, at); });
    }

private:
    void readGroup(const JsonValue& source, const Path& path) {
        VrmExpression& out = m_parts.out().expressions.emplace_back();
        const std::string& presetName = source.text("presetName");
        out.preset = !presetName.empty() && presetName != "unknown";
        out.name = source.text("name").empty() ? presetName : source.text("name");
        out.isBinary = vrmFlag(source, "isBinary");
        m_materials.readValues(source, out, path);
        m_parts.eachElement(source, "binds", path, [&](const JsonValue& bind, const Path& at) {
            readBind(bind, out, at);
        });
    }

    void readBind(const JsonValue& bind, VrmExpression& out, const Path& path) {
        const auto mesh = m_parts.index(bind, "mesh", m_shownBy.size(), "mesh", path);
        if (!mesh) {
            return;
        }
        const NodeIndex node = m_shownBy[*mesh];
        if (!node) {
            return m_parts.report(Severity::Warning, "VRM_MESH_UNUSED",
                                  "no node uses mesh " + std::to_string(*mesh) +
                                      "; its part of the expression was ignored",
                                  Path(path, "mesh"));
        }
        m_parts.addMorph(out, node, bind, vrmNumber(bind, "weight", 100.0F) / 100.0F, path);
    }

    VrmParts& m_parts;
    VrmMaterials m_materials;
    std::vector<NodeIndex> m_shownBy;  // [mesh]: the first node with the mesh
};

class VrmAnimationReader {
public:
    VrmAnimationReader(const Asset& asset, Findings& findings)
        : m_parts(asset, m_avatar, findings) {}

    VrmAnimation read(const JsonValue& extension, const Path& path) {
        m_out.version = versionOf(extension, "1.0");
        m_parts.readBones(extension, path);
        m_parts.eachExpression(extension, path,
                               [this](const JsonMember& member, bool preset, const Path& at) {
                                   if (const NodeIndex node = m_parts.node(member.value, at)) {
                                       m_out.expressions.push_back({member.name, preset, node});
                                   }
                               });
        if (const JsonValue* lookAt = extension.find("lookAt")) {
            m_out.lookAt = m_parts.node(*lookAt, Path(path, "lookAt"));
        }
        m_out.humanoid = std::move(m_avatar.humanoid);
        return std::move(m_out);
    }

private:
    Vrm m_avatar;  // receives the bones
    VrmParts m_parts;
    VrmAnimation m_out;
};

}  // namespace

void readVrm(const ParsedDocument& document, Asset& asset, Findings& findings) {
    const JsonValue* vrm1 = extensionOf(document.json, "VRMC_vrm");
    const JsonValue* vrm0 = extensionOf(document.json, "VRM");
    if (vrm1 == nullptr && vrm0 == nullptr) {
        return;
    }
    Vrm out;
    VrmParts parts(asset, out, findings);
    const Path root;
    const Path at(root, "extensions");
    if (vrm1 != nullptr && vrm0 != nullptr) {
        parts.report(Severity::Info, "VRM_BOTH_VERSIONS",
                     "the avatar has VRM 0.x and 1.0 data; the 1.0 data is shown", Path(at, "VRM"));
    }
    const Path here(at, vrm1 != nullptr ? "VRMC_vrm" : "VRM");
    const JsonValue& chosen = vrm1 != nullptr ? *vrm1 : *vrm0;
    if (chosen.object() == nullptr) {
        return;  // reported by the check
    }
    if (vrm1 != nullptr) {
        Vrm1Reader(parts).read(chosen, here);
    } else {
        Vrm0Reader(parts).read(chosen, here);
    }
    asset.vrm = std::move(out);
}

void readVrmAnimation(const ParsedDocument& document, Asset& asset, Findings& findings) {
    constexpr const char* kName = "VRMC_vrm_animation";
    const JsonValue* extension = extensionOf(document.json, kName);
    if (extension == nullptr || extension->object() == nullptr) {
        return;  // the check reports what is not an object
    }
    const Path root;
    const Path at(root, "extensions");
    asset.vrmAnimation = VrmAnimationReader(asset, findings).read(*extension, Path(at, kName));
}

}  // namespace sinew::load
