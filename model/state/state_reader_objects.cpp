// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <algorithm>

#include "model/core/shortest_digits.h"
#include "model/state/state_reader.h"
#include "model/view/look_text.h"

namespace sinew {

namespace {

constexpr std::uint32_t kMostIndex = NodeIndex::kNone - 1U;
constexpr double kMostWhole = 9007199254740992.0;  // 2^53

/// Three whole numbers; none: anything else.
std::optional<MarkedVertex> markedVertex(const JsonValue& value) {
    const JsonValue::Array* const three = value.array();
    if (three == nullptr || three->size() != 3) {
        return std::nullopt;
    }
    std::array<std::uint32_t, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double* const number = (*three)[i].number();
        if (number == nullptr || !(*number >= 0.0 && *number <= double{kMostIndex}) ||
            *number != static_cast<std::uint32_t>(*number)) {
            return std::nullopt;
        }
        numbers[i] = static_cast<std::uint32_t>(*number);
    }
    return MarkedVertex{NodeIndex(std::size_t{numbers[0]}), numbers[1], numbers[2]};
}

constexpr double kMostCount = double{std::numeric_limits<std::uint32_t>::max()};

/// As text for `setValueText`, which checks the range; none: not of the option's type.
std::optional<std::string> optionText(const JsonValue& value, const LookOption& option) {
    if (std::holds_alternative<LookSwitch>(option.kind)) {
        const bool* const boolean = value.boolean();
        return boolean == nullptr ? std::nullopt : std::optional(*boolean ? "true" : "false");
    }
    const bool isCount = std::holds_alternative<LookCount>(option.kind);
    if (isCount || std::holds_alternative<LookNumber>(option.kind)) {
        const double* const number = value.number();
        if (number == nullptr) {
            return std::nullopt;
        }
        const bool isIndex = *number >= 0.0 && *number <= kMostCount &&
                             *number == static_cast<std::uint32_t>(*number);
        const double inRange =
            std::clamp(*number, -StateReader::kMostFloat, StateReader::kMostFloat);
        return isCount && isIndex ? std::to_string(static_cast<std::uint32_t>(*number))
                                  : shortestDigits(static_cast<float>(inRange));
    }
    return value.string() == nullptr ? std::nullopt : std::optional(*value.string());
}

}  // namespace

NamedObject StateReader::named() {
    NamedObject object;
    whole("index", object.index, NodeIndex::kNone, 0U, kMostIndex);
    text("name", object.name);
    text("from", object.from);
    if (object.index == NodeIndex::kNone) {
        fail("index", "is missing");
    }
    return object;
}

StateReader::Found StateReader::reference(const char* key, ObjectKind kind) {
    Found found;
    part(key, [&](StateReader& inner) {
        found.index = m_findings.object(kind, inner.named(), inner.m_pointer);
        found.lacking = !found.index;
    });
    return found;
}

void StateReader::refs(const char* key, std::vector<NodeIndex>& out) {
    out.clear();
    eachAt(key, [&](StateReader& inner) {
        if (const auto node = m_findings.object(ObjectKind::Node, inner.named(), inner.m_pointer)) {
            out.emplace_back(std::size_t{*node});
        }
    });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
}

void StateReader::object(const char* key, ObjectRef& out) {
    out = {};
    part(key, [&out](StateReader& inner) { out = inner.objectHere(); });
}

ObjectRef StateReader::objectHere() {
    std::string pointer, name, owner, from;
    text("pointer", pointer);
    text("name", name);
    text("owner", owner);
    text("from", from);
    const ObjectRef wanted = objectNamed(pointer);
    if (wanted == ObjectRef()) {
        fail("pointer", "must be the JSON pointer of an object");
        return {};
    }
    const ObjectRef listed = ownerOf(wanted) == ObjectRef() ? wanted : ownerOf(wanted);
    const bool isPart = listed != wanted;
    const NamedObject holder{.index = listed.index, .name = isPart ? owner : name, .from = from};
    const auto found = m_findings.object(listed.kind, holder, m_pointer);
    if (!found) {
        return {};
    }
    const ObjectRef there(listed.kind, *found);
    if (!isPart) {
        return there;
    }
    const ObjectRef part = partHere(ObjectRef(wanted.kind, *found, wanted.part), name);
    return part == ObjectRef() ? there : part;
}

/// A joint by its name, other parts by their number; the file if there is none.
ObjectRef StateReader::partHere(const ObjectRef& part, const std::string& name) {
    if (part.kind == ObjectKind::Joint) {
        const auto joint = m_findings.joint(SkinIndex(std::size_t{part.index}),
                                            {.index = part.part, .name = name}, m_pointer);
        return joint ? ObjectRef(part.kind, part.index, *joint) : ObjectRef();
    }
    if (!exists(m_findings.asset(), part)) {
        m_findings.note(m_pointer, "the file has nothing at " + pointerOf(part));
        return {};
    }
    return part;
}

void StateReader::joints(const char* key, SkinIndex skin, ChosenJoints& out) {
    std::vector<JointIndex> joints;
    eachAt(key, [&](StateReader& inner) {
        const NamedObject joint = inner.named();
        const auto found = skin ? m_findings.joint(skin, joint, inner.m_pointer) : std::nullopt;
        joints.push_back(found ? JointIndex(std::size_t{*found}) : JointIndex());
    });
    const JointIndex current = joints.empty() ? JointIndex() : joints.front();
    out = ChosenJoints(std::move(joints), current);
}

bool StateReader::morphTarget(const char* key, NodeIndex node, std::uint32_t& out) {
    const Asset& asset = m_findings.asset();
    bool found = false;
    part(key, [&](StateReader& inner) {
        const NamedObject wanted = inner.named();
        if (!node) {
            return;
        }
        if (!asset[node].mesh) {
            m_findings.note(inner.m_pointer, "the node has no mesh");
            return;
        }
        const auto target = m_findings.morphTarget(asset[node].mesh, wanted, inner.m_pointer);
        out = target.value_or(0U);
        found = target.has_value();
    });
    return found;
}

bool StateReader::expression(const char* key, ExpressionIndex& out) {
    out = {};
    part(key, [&](StateReader& inner) {
        if (const auto found = m_findings.expression(inner.named(), inner.m_pointer)) {
            out = ExpressionIndex(std::size_t{*found});
        }
    });
    return out.valid();
}

void StateReader::marked(const char* key, std::shared_ptr<const MarkedVertices>& out) {
    out.reset();
    part(key, [&out](StateReader& inner) {
        MarkedVertices marked = inner.markedHere();
        if (!marked.vertices.empty()) {
            out = std::make_shared<const MarkedVertices>(std::move(marked));
        }
    });
}

MarkedVertices StateReader::markedHere() {
    const double count = wholeAt("count", 0.0, kMostWhole).value_or(0.0);
    MarkedVertices marked;
    const JsonValue::Array* const items = arrayAt("vertices");
    for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
        const std::optional<MarkedVertex> vertex = markedVertex((*items)[i]);
        if (!vertex) {
            m_findings.fail(at("vertices") + '/' + std::to_string(i),
                            "must be node, primitive and vertex");
            break;
        }
        const DrawnVertex place{vertex->node, vertex->primitive, vertex->vertex};
        if (!exists(m_findings.asset(), place)) {
            m_findings.note(at("vertices") + '/' + std::to_string(i),
                            "the file has no such vertex");
        } else if (marked.vertices.size() < kMostMarkedVertices) {
            marked.vertices.push_back(*vertex);
        }
    }
    marked.count = std::max(static_cast<std::size_t>(count), marked.vertices.size());
    return marked;
}

bool StateReader::existing(const DrawnVertex& place) {
    const bool exists = sinew::exists(m_findings.asset(), place);
    if (!exists) {
        m_findings.note(m_pointer, "the file has no such vertex");
    }
    return exists;
}

void StateReader::look(Look& out) {
    out = Look();
    for (const LookOption& option : lookOptions()) {
        const JsonValue* const value = member(option.key);
        if (value != nullptr) {
            lookValue(option, *value, out);
        }
    }
}

void StateReader::lookValue(const LookOption& option, const JsonValue& value, Look& look) {
    if (const auto* variant = std::get_if<LookVariant>(&option.kind)) {
        part(option.key, [&](StateReader& inner) {
            const auto found = m_findings.variant(inner.named(), inner.m_pointer);
            variant->field.set(look, found ? VariantIndex(std::size_t{*found}) : VariantIndex());
        });
        return;
    }
    const std::optional<std::string> text = optionText(value, option);
    if (!text) {
        fail(option.key, "has the wrong type");
        return;
    }
    if (const auto* name = std::get_if<LookText>(&option.kind)) {
        name->field.set(look, *text);  // any name, also "none"
        return;
    }
    if (const Status status = setValueText(option, look, *text); !status) {
        fail(option.key, status.error().message);
    }
}

}  // namespace sinew
