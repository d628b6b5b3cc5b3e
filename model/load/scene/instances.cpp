// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/instances.h"

#include <algorithm>
#include <optional>

#include "model/asset/unit_rotation.h"
#include "model/core/json_pointer.h"
#include "model/core/words.h"
#include "model/load/limits.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr char kInstancingExtension[] = "EXT_mesh_gpu_instancing";

bool isTransform(const std::string& name) {
    return name == "TRANSLATION" || name == "ROTATION" || name == "SCALE";
}

class InstanceReader {
public:
    InstanceReader(std::size_t node, const JsonValue::Object& attributes, AccessorReader& accessors,
                   DecodedBudget& budget, Findings& findings)
        : m_node(node),
          m_attributes(attributes),
          m_accessors(accessors),
          m_budget(budget),
          m_findings(findings) {}

    Result<std::optional<Instances>> read() {
        Instances instances;
        const std::size_t count = countAll(instances);
        if (!m_usable) {
            return std::optional<Instances>();
        }
        if (const Status fits = m_budget.take(count * sizeof(Transform), pointer()); !fits) {
            return fits.error();
        }
        instances.transforms.resize(count);
        for (const JsonMember& attribute : m_attributes) {
            if (const Status done = readAttribute(attribute, instances.transforms); !done) {
                return done.error();
            }
        }
        checkRotations(instances.transforms);
        return std::optional(std::move(instances));
    }

private:
    [[nodiscard]] std::string pointer() const {
        return pointerTo("nodes", m_node, "extensions", kInstancingExtension, "attributes");
    }

    void report(Severity severity, const char* code, std::string message, std::string where,
                std::size_t count = 1) {
        m_findings.add({.severity = severity,
                        .code = code,
                        .message = std::move(message),
                        .pointer = std::move(where),
                        .count = count});
    }

    [[nodiscard]] std::string pointer(const std::string& attribute) const {
        std::string where = pointer();
        appendPointer(where, attribute);
        return where;
    }

    static std::uint32_t accessorOf(const JsonMember& attribute) {
        return static_cast<std::uint32_t>(*attribute.value.number());
    }

    // The number of instances; also stores the names of custom attributes.
    std::size_t countAll(Instances& instances) {
        std::uint64_t least = 0;
        std::uint64_t most = 0;
        for (const JsonMember& attribute : m_attributes) {
            const Accessor& accessor = m_accessors[accessorOf(attribute)];
            if (isTransform(attribute.name)) {
                checkFormat(attribute.name, accessor);
            } else {
                keepName(attribute.name, instances);
            }
            least = most == 0 ? accessor.count : std::min(least, accessor.count);
            most = std::max(most, accessor.count);
        }
        if (least != most) {
            report(Severity::Error, "INSTANCE_COUNTS_DIFFER",
                   "the instance attributes have between " + std::to_string(least) + " and " +
                       std::to_string(most) + " entries; " +
                       counted(least, "instance is shown", "instances are shown"),
                   pointer());
        }
        return static_cast<std::size_t>(least);
    }

    void keepName(const std::string& name, Instances& instances) {
        if (!name.starts_with('_')) {
            report(Severity::Error, "INSTANCE_ATTRIBUTE_UNKNOWN",
                   "the instance attribute " + name +
                       " is unknown, and custom ones must start with an underscore; it was ignored",
                   pointer(name));
        } else {
            instances.attributes.push_back(name);
        }
    }

    void checkFormat(const std::string& name, const Accessor& accessor) {
        const bool isRotation = name == "ROTATION";
        const ElementType wanted = isRotation ? ElementType::Vec4 : ElementType::Vec3;
        if (accessor.element != wanted) {
            m_usable = false;
            report(Severity::Error, "INSTANCE_FORMAT",
                   name + " must be " + elementName(wanted) + ", not " +
                       elementName(accessor.element) +
                       "; the instances were ignored and the mesh is shown once",
                   pointer(name));
            return;
        }
        const bool isFloat = accessor.component == ComponentType::Float && !accessor.normalized;
        const bool isNormalized =
            accessor.normalized && (accessor.component == ComponentType::Byte ||
                                    accessor.component == ComponentType::Short);
        if (!isFloat && !(isRotation && isNormalized)) {
            report(Severity::Error, "INSTANCE_FORMAT",
                   name + " is stored as " + componentName(accessor.component) +
                       (accessor.normalized ? " (normalized)" : "") +
                       ", which EXT_mesh_gpu_instancing does not allow; it is used as stored",
                   pointer(name));
        }
    }

    Status readAttribute(const JsonMember& attribute, std::vector<Transform>& out) {
        if (attribute.name == "ROTATION") {
            return readRotations(accessorOf(attribute), out);
        }
        if (attribute.name == "TRANSLATION") {
            return readVectors(accessorOf(attribute), &Transform::translation, out);
        }
        if (attribute.name == "SCALE") {
            return readVectors(accessorOf(attribute), &Transform::scale, out);
        }
        return Nothing{};
    }

    Status readVectors(std::uint32_t accessor, glm::vec3 Transform::*part,
                       std::vector<Transform>& out) {
        const Result<std::vector<glm::vec3>> values = m_accessors.vectors<glm::vec3>(accessor);
        if (!values) {
            return values.error();
        }
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i].*part = (*values)[i];
        }
        return Nothing{};
    }

    Status readRotations(std::uint32_t accessor, std::vector<Transform>& out) {
        const Result<std::vector<glm::vec4>> values = m_accessors.vectors<glm::vec4>(accessor);
        if (!values) {
            return values.error();
        }
        for (std::size_t i = 0; i < out.size(); ++i) {
            const glm::vec4& q = (*values)[i];
            out[i].rotation = glm::quat(q.w, q.x, q.y, q.z);
        }
        return Nothing{};
    }

    void checkRotations(const std::vector<Transform>& transforms) {
        const auto isOff = [](const Transform& transform) {
            return !isUnitRotation(&transform.rotation.x);
        };
        const auto off = std::count_if(transforms.begin(), transforms.end(), isOff);
        if (off > 0) {
            report(Severity::Error, "INSTANCE_ROTATION_NOT_UNIT",
                   counted(static_cast<std::size_t>(off), "instance has a rotation that is",
                           "instances have rotations that are") +
                       " not of unit length; used as stored",
                   pointer("ROTATION"), static_cast<std::size_t>(off));
        }
    }

    std::size_t m_node;
    const JsonValue::Object& m_attributes;
    AccessorReader& m_accessors;
    DecodedBudget& m_budget;
    Findings& m_findings;
    bool m_usable = true;
};

void report(Severity severity, const char* code, std::string message, std::size_t node,
            Findings& findings) {
    findings.add(severity, code, std::move(message),
                 pointerTo("nodes", node, "extensions", kInstancingExtension));
}

bool fits(const Instances& instances, const Mesh& mesh, std::uint64_t& shown) {
    const std::uint64_t wanted =
        shown + std::uint64_t{instances.transforms.size()} * mesh.primitives.size();
    if (wanted > kMaxInstancedPrimitives) {
        return false;
    }
    shown = wanted;
    return true;
}

// The attributes; null if the node has nothing to instance.
const JsonValue::Object* usableAttributes(const JsonValue& extension, const Node& node,
                                          std::size_t index, Findings& findings) {
    const auto ignored = [&](Severity severity, const char* code, const char* message) {
        report(severity, code, message, index, findings);
        return nullptr;
    };
    const JsonValue* attributes = extension.find("attributes");
    if (attributes == nullptr || attributes->object()->empty()) {
        return ignored(Severity::Error, "INSTANCES_WITHOUT_ATTRIBUTES",
                       "the node's instances have no attributes; the mesh is shown once");
    }
    if (!node.mesh) {
        return ignored(Severity::Warning, "INSTANCES_WITHOUT_MESH",
                       "the node has instances but no mesh; they were ignored");
    }
    if (node.skin) {
        return ignored(Severity::Warning, "INSTANCES_ON_SKINNED_MESH",
                       "the node's mesh is skinned and positioned by its joints, so the instances "
                       "were ignored and the mesh is shown once");
    }
    return attributes->object();
}

}  // namespace

Status readInstances(const ParsedDocument& document, AccessorReader& accessors,
                     DecodedBudget& budget, Findings& findings, Asset& asset) {
    const JsonValue::Array& sources = document.json.elements("nodes");
    std::uint64_t shown = 0;
    for (std::size_t i = 0; i < sources.size() && !document.stopped(); ++i) {
        const JsonValue* extension = extensionOf(sources[i], kInstancingExtension);
        if (extension == nullptr) {
            continue;
        }
        Node& node = asset.nodes[i];
        const JsonValue::Object* attributes = usableAttributes(*extension, node, i, findings);
        if (attributes == nullptr) {
            continue;
        }
        Result<std::optional<Instances>> instances =
            InstanceReader(i, *attributes, accessors, budget, findings).read();
        if (!instances) {
            return instances.error();
        }
        if (*instances && !fits(**instances, asset[node.mesh], shown)) {
            report(Severity::Error, "INSTANCES_TOO_MANY",
                   "the file has more than " + std::to_string(kMaxInstancedPrimitives) +
                       " instances; those of this node were ignored and its mesh is shown once",
                   i, findings);
            continue;
        }
        node.instances = std::move(*instances);
    }
    return Nothing{};
}

}  // namespace sinew::load
