// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "model/asset/asset.h"
#include "model/load/findings.h"
#include "model/load/source/path.h"

namespace sinew::load {

/// Shared by the readers of both VRM versions. Their objects are not checked by a schema.
class VrmParts {
public:
    VrmParts(const Asset& asset, Vrm& out, Findings& findings)
        : m_asset(asset), m_out(out), m_findings(findings), m_boneOfNode(asset.nodes.size()) {}

    [[nodiscard]] const Asset& asset() const noexcept { return m_asset; }
    [[nodiscard]] Vrm& out() noexcept { return m_out; }

    /// Reads strings, numbers, booleans and lists of strings of `meta`, as text.
    void readAbout(const JsonValue* meta);

    /// Adds a bone; reports a node that does not exist, a duplicate bone, and an unknown bone name.
    void addBone(const std::string& name, const JsonValue& holder, const Path& path);

    /// Reports bones of the space-separated list that the avatar lacks.
    void requireBones(std::string_view names, const Path& path);

    /// Adds a morph target of the node's mesh; reports one that does not exist and a weight
    /// outside 0 to 1.
    void addMorph(VrmExpression& expression, NodeIndex node, const JsonValue& bind, float weight,
                  const Path& path);

    /// Adds the bones of `humanoid/humanBones` (VRM 1.0) of the extension at `path`.
    void readBones(const JsonValue& extension, const Path& path);

    /// Calls `visit(member, isPreset, path)` for the `expressions` (VRM 1.0) of the extension.
    template <class Visit>
    void eachExpression(const JsonValue& extension, const Path& path, const Visit& visit) {
        const JsonValue* expressions = extension.find("expressions");
        const Path all(path, "expressions");
        for (const std::string_view group : {"preset", "custom"}) {
            const Path here(all, group);
            const JsonValue* found = expressions != nullptr ? expressions->find(group) : nullptr;
            for (const JsonMember& each : members(found, here)) {
                visit(each, group == "preset", Path(here, each.name));
            }
        }
    }

    /// Calls `visit(element, path)` for the elements of the array `name` in the object at `path`;
    /// returns how many there are.
    template <class Visit>
    std::size_t eachElement(const JsonValue& object, std::string_view name, const Path& path,
                            const Visit& visit) {
        const Path here(path, name);
        const JsonValue::Array& all = elements(object.find(name), here);
        for (std::size_t i = 0; i < all.size(); ++i) {
            visit(all[i], Path(here, i));
        }
        return all.size();
    }
    /// The same in the member `holder` of the object.
    template <class Visit>
    void eachElement(const JsonValue& object, std::string_view holder, std::string_view name,
                     const Path& path, const Visit& visit) {
        if (const JsonValue* found = object.find(holder)) {
            eachElement(*found, name, Path(path, holder), visit);
        }
    }

    /// The node that the member `node` references; none, with a finding, if it does not exist.
    [[nodiscard]] NodeIndex node(const JsonValue& holder, const Path& path);
    /// The integer member `name` below `count`; otherwise none, with a finding that calls it
    /// `what`.
    [[nodiscard]] std::optional<std::size_t> index(const JsonValue& object, std::string_view name,
                                                   std::size_t count, std::string_view what,
                                                   const Path& path);

    void report(Severity severity, const char* code, std::string message, const Path& path,
                NodeIndex node = {});

private:
    // Empty if the value has another type, with a finding unless it is absent.
    [[nodiscard]] const JsonValue::Object& members(const JsonValue* value, const Path& path);
    [[nodiscard]] const JsonValue::Array& elements(const JsonValue* value, const Path& path);
    template <class Content>
    [[nodiscard]] const Content& contentOf(const JsonValue* value, const Content* content,
                                           const char* what, const Path& path);

    const Asset& m_asset;
    Vrm& m_out;
    Findings& m_findings;
    std::unordered_set<std::string> m_boneNames;
    std::vector<std::string> m_boneOfNode;  // empty: none
};

/// The number member `name`; `fallback` if it is missing or not a number.
[[nodiscard]] float vrmNumber(const JsonValue& object, std::string_view name, float fallback);

/// The boolean member `name`; false if it is missing or not a boolean.
[[nodiscard]] bool vrmFlag(const JsonValue& object, std::string_view name);

}  // namespace sinew::load
