// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/vrm_reader.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/load/scene/vrm_materials.h"
#include "model/load/scene/vrm_parts.h"

namespace sinew::load {

namespace {

constexpr std::string_view kRequiredBones =
    "hips spine head leftUpperLeg leftLowerLeg leftFoot rightUpperLeg rightLowerLeg rightFoot "
    "leftUpperArm leftLowerArm leftHand rightUpperArm rightLowerArm rightHand";
constexpr std::string_view kRequiredBonesOfVrm0 = "chest neck";  // besides

const JsonValue* memberOf(const JsonValue* value, std::string_view name) {
    return value != nullptr ? value->find(name) : nullptr;
}

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
        readHumanoid(extension.find("humanoid"), Path(path, "humanoid"));

        const JsonValue* expressions = extension.find("expressions");
        const Path here(path, "expressions");
        for (const char* group : {"preset", "custom"}) {
            readExpressions(memberOf(expressions, group), group == std::string_view("preset"),
                            Path(here, group));
        }
    }

private:
    void readHumanoid(const JsonValue* humanoid, const Path& path) {
        const Path here(path, "humanBones");
        for (const JsonMember& bone : m_parts.members(memberOf(humanoid, "humanBones"), here)) {
            m_parts.addBone(bone.name, bone.value, Path(here, bone.name));
        }
        m_parts.requireBones(kRequiredBones, path);
    }

    void readExpressions(const JsonValue* group, bool preset, const Path& path) {
        for (const JsonMember& member : m_parts.members(group, path)) {
            VrmExpression& out = m_parts.out().expressions.emplace_back();
            out.name = member.name;
            out.preset = preset;
            readExpression(member.value, out, Path(path, member.name));
        }
    }

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

    void readExpression(const JsonValue& source, VrmExpression& out, const Path& path) {
        out.isBinary = vrmFlag(source, "isBinary");
        readOverrides(source, out, path);
        m_materials.readBinds(source, out, path);
        const Path here(path, "morphTargetBinds");
        const auto& binds = m_parts.elements(source.find("morphTargetBinds"), here);
        for (std::size_t i = 0; i < binds.size(); ++i) {
            const Path at(here, i);
            const auto node =
                m_parts.index(binds[i], "node", m_parts.asset().nodes.size(), "node", at);
            if (node) {
                m_parts.addMorph(out, NodeIndex(*node), binds[i],
                                 vrmNumber(binds[i], "weight", 1.0F), at);
            }
        }
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
        readHumanoid(extension.find("humanoid"), Path(path, "humanoid"));
        readGroups(extension.find("blendShapeMaster"), Path(path, "blendShapeMaster"));
    }

private:
    void readHumanoid(const JsonValue* humanoid, const Path& path) {
        const Path here(path, "humanBones");
        const auto& bones = m_parts.elements(memberOf(humanoid, "humanBones"), here);
        for (std::size_t i = 0; i < bones.size(); ++i) {
            m_parts.addBone(bones[i].text("bone"), bones[i], Path(here, i));
        }
        m_parts.requireBones(std::string(kRequiredBones) + ' ' + std::string(kRequiredBonesOfVrm0),
                             path);
    }

    void readGroups(const JsonValue* master, const Path& path) {
        const Path here(path, "blendShapeGroups");
        const auto& groups = m_parts.elements(memberOf(master, "blendShapeGroups"), here);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            readGroup(groups[i], Path(here, i));
        }
    }

    void readGroup(const JsonValue& source, const Path& path) {
        VrmExpression& out = m_parts.out().expressions.emplace_back();
        const std::string& presetName = source.text("presetName");
        out.preset = !presetName.empty() && presetName != "unknown";
        out.name = source.text("name").empty() ? presetName : source.text("name");
        out.isBinary = vrmFlag(source, "isBinary");
        m_materials.readValues(source, out, path);
        const Path here(path, "binds");
        const auto& binds = m_parts.elements(source.find("binds"), here);
        for (std::size_t i = 0; i < binds.size(); ++i) {
            readBind(binds[i], out, Path(here, i));
        }
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
        const std::string& version = extension.text("specVersion");
        m_out.version = version.empty() ? "1.0" : version;
        readBones(extension.find("humanoid"), Path(path, "humanoid"));
        if (const JsonValue* expressions = extension.find("expressions")) {
            const Path here(path, "expressions");
            for (const std::string_view group : {"preset", "custom"}) {
                readExpressions(expressions->find(group), group == "preset", Path(here, group));
            }
        }
        if (const JsonValue* lookAt = extension.find("lookAt")) {
            m_out.lookAt = nodeOf(*lookAt, Path(path, "lookAt"));
        }
        m_out.humanoid = std::move(m_avatar.humanoid);
        return std::move(m_out);
    }

private:
    NodeIndex nodeOf(const JsonValue& holder, const Path& path) {
        const auto node = m_parts.index(holder, "node", m_parts.asset().nodes.size(), "node", path);
        return node ? NodeIndex(*node) : NodeIndex();
    }

    void readBones(const JsonValue* humanoid, const Path& path) {
        const Path here(path, "humanBones");
        const JsonValue* bones = humanoid != nullptr ? humanoid->find("humanBones") : nullptr;
        for (const JsonMember& bone : m_parts.members(bones, here)) {
            m_parts.addBone(bone.name, bone.value, Path(here, bone.name));
        }
    }

    void readExpressions(const JsonValue* group, bool preset, const Path& path) {
        for (const JsonMember& member : m_parts.members(group, path)) {
            if (const NodeIndex node = nodeOf(member.value, Path(path, member.name))) {
                m_out.expressions.push_back({.name = member.name, .preset = preset, .node = node});
            }
        }
    }

    Vrm m_avatar;  // receives the bones
    VrmParts m_parts;
    VrmAnimation m_out;
};

}  // namespace

void readVrm(const ParsedDocument& document, Asset& asset, Findings& findings) {
    const JsonValue* extensions = document.json.find("extensions");
    const JsonValue* vrm1 = memberOf(extensions, "VRMC_vrm");
    const JsonValue* vrm0 = memberOf(extensions, "VRM");
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
    const JsonValue* extensions = document.json.find("extensions");
    const JsonValue* extension = extensions != nullptr ? extensions->find(kName) : nullptr;
    if (extension == nullptr || extension->object() == nullptr) {
        return;  // the check reports what is not an object
    }
    const Path root;
    const Path at(root, "extensions");
    asset.vrmAnimation = VrmAnimationReader(asset, findings).read(*extension, Path(at, kName));
}

}  // namespace sinew::load
