// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/document_check.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "model/core/json_pointer.h"
#include "model/core/shortest_digits.h"
#include "model/core/words.h"
#include "model/load/document/extension_schema.h"
#include "model/load/document/schema.h"
#include "model/load/invalid.h"
#include "model/load/limits.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// A message about a value; none if it is valid.
using Complaint = std::optional<std::string>;

/// With as many digits as the number needs: "1.0000001" is no "1".
std::string shown(double number) {
    if (std::abs(number) < 1e15 && number == std::floor(number)) {
        return std::to_string(static_cast<long long>(number));
    }
    return shortestDigits(number);
}

// Whether the value has the right type but is not one that glTF 2.0 defines.
bool isUnlisted(const JsonValue& value, const PropertySchema& property) {
    if (property.oneOf.empty()) {
        return false;
    }
    std::string token;
    if (const std::string* text = value.string()) {
        token = *text;
    } else if (const double* number = value.number()) {
        token = shown(*number);
    } else {
        return false;
    }
    const std::string list = " " + std::string(property.oneOf) + " ";
    return list.find(" " + token + " ") == std::string::npos;
}

// Moves known members to the front, so that repeated lookups stay fast in objects with many
// members.
template <class IsKnown>
void putFirst(JsonValue::Object& members, const IsKnown& isKnown) {
    constexpr std::size_t kFew = 32;
    if (members.size() > kFew) {
        std::stable_partition(members.begin(), members.end(),
                              [&](const JsonMember& member) { return isKnown(member.name); });
    }
}

class Checker {
public:
    /// `listsAll`: faults that refuse the file become findings too, and the search goes on.
    Checker(JsonValue& root, Findings& findings, const std::stop_token& stop, bool listsAll)
        : m_root(root), m_findings(findings), m_stop(stop), m_listsAll(listsAll) {
        for (const JsonValue& name : root.elements("extensionsUsed")) {
            if (const std::string* text = name.string()) {
                m_used.insert(*text);
            }
        }
    }

    Status checkObject(JsonValue& value, const ObjectSchema& schema, const Path& path) {
        JsonValue::Object* members = value.object();
        if (members == nullptr) {
            return wrong(withArticle(schema.name) + " must be a JSON object", path);
        }
        if (m_stop.stop_requested()) {
            return cancelled();
        }
        putFirst(*members, [&](std::string_view name) {
            return name == "extensions" || schema.find(name) != nullptr;
        });
        for (JsonMember& member : *members) {
            if (m_stop.stop_requested()) {
                return cancelled();
            }
            const PropertySchema* property = schema.find(member.name);
            const Path here(path, member.name);
            if (member.name == "extensions") {
                reportUndeclared(member.value, here);
                if (const Status ok = checkExtensionObjects(member.value, schema, here); !ok) {
                    return ok;
                }
            } else if (property == nullptr) {
                if (!schema.anyMembers) {
                    reportUnknown(member.name, schema, here);
                }
            } else if (const Status ok = checkProperty(member.value, *property, here); !ok) {
                return ok;
            }
        }
        // A property that was dropped with a finding still counts as present.
        for (const PropertySchema& property : schema.properties) {
            const bool wanted = property.need == Need::Required || property.expected;
            if (!wanted || value.has(property.name)) {
                continue;
            }
            if (property.need == Need::Required) {
                if (const Status ok = wrong(missingFrom(property, schema), path); !ok) {
                    return ok;
                }
                continue;
            }
            m_findings.add(Severity::Error, "PROPERTY_MISSING", missingFrom(property, schema),
                           path.pointer());
        }
        return Nothing{};
    }

private:
    static std::string missingFrom(const PropertySchema& property, const ObjectSchema& schema) {
        return inQuotes(property.name) + " is missing from " + withArticle(schema.name);
    }

    Status wrong(std::string message, const Path& path) {
        if (!m_listsAll) {
            return invalidDocument(std::move(message), path.pointer());
        }
        m_findings.add(Severity::Error, "DOCUMENT_INVALID", std::move(message), path.pointer());
        return Nothing{};
    }

    // An invalid object that only affects appearance is dropped as a whole.
    Status checkObject(JsonValue& value, const ObjectSchema& schema, Need need, const Path& path) {
        const Status ok = checkObject(value, schema, path);
        if (ok || need != Need::Droppable || ok.error().code == ErrorCode::Cancelled) {
            return ok;
        }
        if (ok.error().pointer.starts_with("/extensions/")) {
            m_counts.clear();  // it may contain objects that others reference
        }
        m_findings.add(Severity::Error, "INVALID_PROPERTY_IGNORED",
                       ok.error().message + "; the " + std::string(schema.name) + " was ignored",
                       ok.error().pointer);
        value = JsonValue();
        return Nothing{};
    }

    void reportUnknown(std::string_view name, const ObjectSchema& schema, const Path& path) {
        if (name == "extras") {
            return;
        }
        m_findings.add(Severity::Info, "UNKNOWN_PROPERTY",
                       "glTF 2.0 does not define " + inQuotes(name) + " in " +
                           withArticle(schema.name) + "; it was ignored",
                       path.pointer());
    }

    void reportUndeclared(const JsonValue& extensions, const Path& path) {
        if (extensions.object() == nullptr) {
            return m_findings.add(Severity::Error, "EXTENSIONS_NO_OBJECT",
                                  "\"extensions\" is not a JSON object; it was ignored",
                                  path.pointer());
        }
        for (const JsonMember& member : *extensions.object()) {
            if (!m_stop.stop_requested() && !m_used.contains(member.name)) {
                m_findings.add(Severity::Error, "EXTENSION_NOT_DECLARED",
                               "the extension " + member.name + " is missing from extensionsUsed",
                               Path(path, member.name).pointer());
            }
        }
    }

    // Checks extension objects against their schema even if the extension is not declared.
    Status checkExtensionObjects(JsonValue& extensions, const ObjectSchema& host,
                                 const Path& path) {
        JsonValue::Object* members = extensions.object();
        if (members == nullptr) {
            return Nothing{};
        }
        putFirst(*members, hasExtensionSchema);
        for (JsonMember& member : *members) {
            if (m_stop.stop_requested()) {
                return cancelled();
            }
            const Path here(path, member.name);
            const ExtensionSchema* schema = extensionSchema(host.name, member.name);
            if (schema == nullptr) {
                reportUnchecked(member, host, path, here);
            } else if (const Status ok =
                           checkObject(member.value, *schema->object, schema->need, here);
                       !ok) {
                return ok;
            }
        }
        return Nothing{};
    }

    // An extension without a schema on this kind of object.
    void reportUnchecked(const JsonMember& member, const ObjectSchema& host, const Path& extensions,
                         const Path& path) {
        if (member.value.object() == nullptr) {
            m_findings.add(Severity::Error, "EXTENSIONS_NO_OBJECT",
                           member.name + " is not a JSON object; it was ignored", path.pointer());
        } else if (hasExtensionSchema(member.name) || member.name == "KHR_mesh_quantization") {
            m_findings.add(Severity::Error, "EXTENSION_MISPLACED",
                           member.name + " is not allowed on " + hostWords(host, extensions) +
                               "; it was ignored there",
                           path.pointer());
        }
    }

    // Named by the property that contains it, if any: "the \"pbrMetallicRoughness\" object".
    static std::string hostWords(const ObjectSchema& host, const Path& extensions) {
        const auto tokens = splitPointer(extensions.pointer());
        const std::string holder =
            tokens && tokens->size() > 1 ? (*tokens)[tokens->size() - 2] : std::string();
        return holder.empty() || arrayIndex(holder) ? withArticle(host.name)
                                                    : "the " + inQuotes(holder) + " object";
    }

    Status checkProperty(JsonValue& value, const PropertySchema& property, const Path& path) {
        if (property.kind == ValueKind::Object) {
            return checkObject(value, *property.object, property.need, path);
        }
        if (property.kind == ValueKind::Objects) {
            return checkObjects(value, property, path);
        }

        const Complaint complaint = complaintAbout(value, property, path);
        if (!complaint) {
            return Nothing{};
        }
        // Later versions and extensions may define more values.
        const bool isOpen = property.open && isUnlisted(value, property);
        if (property.need != Need::Droppable && !isOpen) {
            return wrong(*complaint, path);
        }
        if (!property.reportedLater) {
            m_findings.add(isOpen ? Severity::Warning : Severity::Error, "INVALID_PROPERTY_IGNORED",
                           *complaint + "; it was ignored", path.pointer());
        }
        value = JsonValue();
        return Nothing{};
    }

    Status checkObjects(JsonValue& value, const PropertySchema& property, const Path& path) {
        JsonValue::Array* elements = value.array();
        if (elements == nullptr) {
            return wrong(inQuotes(property.name) + " must be an array", path);
        }
        if (elements->size() > kMaxObjects) {
            return Error{ErrorCode::LimitExceeded,
                         inQuotes(property.name) + " lists more than " +
                             std::to_string(kMaxObjects) + " objects",
                         path.pointer()};
        }
        reportEmpty(*elements, property, path);
        for (std::size_t i = 0; i < elements->size(); ++i) {
            if (const Status ok =
                    checkObject((*elements)[i], *property.object, property.need, Path(path, i));
                !ok) {
                return ok;
            }
        }
        return Nothing{};
    }

    void reportEmpty(const JsonValue::Array& elements, const PropertySchema& property,
                     const Path& path) {
        if (elements.empty()) {
            m_findings.add(
                Severity::Error, "EMPTY_ARRAY",
                inQuotes(property.name) + " is an empty array; empty arrays must be omitted",
                path.pointer());
        }
    }

    Complaint complaintAbout(const JsonValue& value, const PropertySchema& property,
                             const Path& path) {
        switch (property.kind) {
            case ValueKind::Boolean:
                return value.boolean() ? Complaint() : mistyped(property, "true or false");
            case ValueKind::String:
                if (value.string() == nullptr) {
                    return mistyped(property, "a string");
                }
                return isUnlisted(value, property) ? unlisted(property) : Complaint();
            case ValueKind::Number:
            case ValueKind::Integer:
                return complaintAboutNumber(value, property);
            case ValueKind::Numbers:
            case ValueKind::Integers:
            case ValueKind::Strings:
            case ValueKind::IndexMaps:
                return complaintAboutArray(value, property, path);
            case ValueKind::IndexMap:
                return complaintAboutMap(value, property);
            case ValueKind::Object:
            case ValueKind::Objects:
                break;
        }
        return {};
    }

    static Complaint mistyped(const PropertySchema& property, std::string_view wanted) {
        return inQuotes(property.name) + " must be " + std::string(wanted);
    }

    static Complaint unlisted(const PropertySchema& property) {
        return inQuotes(property.name) + " is not one of " + std::string(property.oneOf);
    }

    Complaint complaintAboutNumber(const JsonValue& value, const PropertySchema& property) const {
        const double* number = value.number();
        if (number == nullptr) {
            return mistyped(property, "a number");
        }
        const bool integer =
            property.kind != ValueKind::Number && property.kind != ValueKind::Numbers;
        if (integer && (*number != std::floor(*number) || std::abs(*number) > kMaxExactInteger)) {
            return mistyped(property, "an integer");
        }
        if (isUnlisted(value, property)) {
            return unlisted(property);
        }
        if (*number < property.min || *number > property.max) {
            return inQuotes(property.name) + " is out of range: " + shown(*number);
        }
        if (integer && std::fmod(*number, property.multipleOf) != 0.0) {
            return inQuotes(property.name) + " is not a multiple of " + shown(property.multipleOf) +
                   ": " + shown(*number);
        }
        if (!property.refersTo.empty() && *number >= double(countOf(property.refersTo))) {
            return inQuotes(property.name) + " points at " + std::string(property.refersTo) + "[" +
                   shown(*number) + "], " +
                   (hasHolderOf(property.refersTo) ? "which does not exist"
                                                   : "but the file does not have that list");
        }
        return {};
    }

    Complaint complaintAboutArray(const JsonValue& value, const PropertySchema& property,
                                  const Path& path) {
        const JsonValue::Array* elements = value.array();
        if (elements == nullptr) {
            return mistyped(property, "an array");
        }
        if (property.count != kAnyCount && elements->size() != property.count) {
            return inQuotes(property.name) + " must contain " + std::to_string(property.count) +
                   " numbers, not " + std::to_string(elements->size());
        }
        if (elements->empty() && property.emptyIsFatal) {
            return inQuotes(property.name) + " is empty";
        }
        reportEmpty(*elements, property, path);
        for (const JsonValue& element : *elements) {
            if (const Complaint complaint = complaintAboutElement(element, property)) {
                return complaint;
            }
        }
        return {};
    }

    Complaint complaintAboutElement(const JsonValue& element,
                                    const PropertySchema& property) const {
        if (property.kind == ValueKind::Strings) {
            return element.string() ? Complaint() : mistyped(property, "an array of strings");
        }
        if (property.kind == ValueKind::IndexMaps) {
            return element.object() == nullptr ? mistyped(property, "an array of objects")
                                               : complaintAboutMap(element, property);
        }
        return complaintAboutNumber(element, property);
    }

    Complaint complaintAboutMap(const JsonValue& value, const PropertySchema& property) const {
        const JsonValue::Object* members = value.object();
        if (members == nullptr) {
            return mistyped(property, "an object of accessors");
        }
        for (const JsonMember& member : *members) {
            if (const Complaint complaint = complaintAboutNumber(member.value, property)) {
                return inQuotes(member.name) + " in " + *complaint;
            }
        }
        return {};
    }

    // Whether the object is there that holds the array, if an extension does.
    bool hasHolderOf(std::string_view refersTo) const {
        const std::size_t slash = refersTo.rfind('/');
        return slash == std::string_view::npos ||
               memberAt(m_root, refersTo.substr(0, slash)) != nullptr;
    }

    // Cached: thousands of nodes may reference one list.
    std::size_t countOf(std::string_view refersTo) const {
        const auto [known, isNew] = m_counts.try_emplace(refersTo);
        if (isNew) {
            known->second = referredCount(m_root, refersTo);
        }
        return known->second;
    }

    JsonValue& m_root;
    Findings& m_findings;
    const std::stop_token& m_stop;
    bool m_listsAll;
    std::set<std::string_view> m_used;  // declared extensions; the root owns their names
    mutable std::map<std::string_view, std::size_t> m_counts;  // key: PropertySchema::refersTo
};

}  // namespace

Status checkDocument(JsonValue& root, Findings& findings, const std::stop_token& stop) {
    if (root.object() == nullptr) {
        return invalidDocument("the document is not a JSON object", {});
    }
    return Checker(root, findings, stop, false).checkObject(root, documentSchema(), Path());
}

void listFaults(JsonValue& root, Findings& findings) {
    if (!Checker(root, findings, {}, true).checkObject(root, documentSchema(), Path())) {
        return;  // too many objects; the findings so far remain
    }
}

}  // namespace sinew::load
