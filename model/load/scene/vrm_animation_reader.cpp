// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/vrm_animation_reader.h"

#include <string_view>
#include <utility>

#include "model/load/scene/vrm_parts.h"

namespace sinew::load {
namespace {

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
