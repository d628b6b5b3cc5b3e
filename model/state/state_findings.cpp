// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_findings.h"

#include <array>

#include "model/core/utf8.h"
#include "model/core/words.h"
#include "model/facts/morph_facts.h"

namespace sinew {
namespace {

/// [ObjectKind]
constexpr std::array<std::string_view, 14> kKindWords{
    "file",     "scene",   "node",  "mesh",   "primitive", "skin",      "joint",
    "material", "texture", "image", "camera", "light",     "animation", "channel"};
static_assert(kKindWords.size() == static_cast<std::size_t>(ObjectKind::Channel) + 1);

/// `name` alone for clips of the file itself.
std::string nameAndOrigin(const std::string& name, const std::string& from) {
    return from.empty() ? name : name + '\n' + from;
}

}  // namespace

std::optional<std::uint32_t> StateFindings::find(const List& list, const NamedObject& wanted,
                                                 NameAt nameAt) {
    if (wanted.index < list.count && nameAt(wanted.index) == wanted.name) {
        return wanted.index;
    }
    if (wanted.name.empty()) {
        return std::nullopt;
    }
    const auto [names, isNew] = m_names.try_emplace({list.word, list.owner});
    for (std::size_t i = 0; isNew && i < list.count; ++i) {
        names->second.try_emplace(nameAt(i), static_cast<std::uint32_t>(i));
    }
    const auto found = names->second.find(wanted.name);
    return found == names->second.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint32_t> StateFindings::findOrNote(const List& list, const NamedObject& wanted,
                                                       NameAt nameAt, const std::string& pointer) {
    const std::optional<std::uint32_t> found = find(list, wanted, nameAt);
    if (!found) {
        const std::string before = wanted.name.empty() ? "unnamed " : std::string(list.word) + ' ';
        note(pointer,
             "the file has no " + before + quotedName(wanted.name, list.word, wanted.index));
    }
    return found;
}

/// Clips of several files often have the same name.
std::optional<std::uint32_t> StateFindings::borrowedClip(const NamedObject& wanted) {
    if (wanted.from.empty() || wanted.name.empty()) {
        return std::nullopt;
    }
    const NamedObject both{.index = wanted.index, .name = nameAndOrigin(wanted.name, wanted.from)};
    return find({.word = "clip of another file", .count = m_asset.animations.size()}, both,
                [this](std::size_t i) {
                    const Animation& clip = m_asset.animations[i];
                    return nameAndOrigin(clip.name, clip.borrowedFrom);
                });
}

std::optional<std::uint32_t> StateFindings::object(ObjectKind kind, const NamedObject& wanted,
                                                   const std::string& pointer) {
    if (kind == ObjectKind::Animation) {
        if (const std::optional<std::uint32_t> found = borrowedClip(wanted)) {
            return found;
        }
    }
    return findOrNote(
        {.word = kKindWords.at(static_cast<std::size_t>(kind)), .count = countOf(m_asset, kind)},
        wanted, [&](std::size_t i) { return std::string(storedName(m_asset, ObjectRef(kind, i))); },
        pointer);
}

std::optional<std::uint32_t> StateFindings::joint(SkinIndex skin, const NamedObject& wanted,
                                                  const std::string& pointer) {
    const std::vector<NodeIndex>& joints = m_asset[skin].joints;
    return findOrNote(
        {.word = "joint", .owner = skin.value, .count = joints.size()}, wanted,
        [&](std::size_t i) { return m_asset[joints[i]].name; }, pointer);
}

std::optional<std::uint32_t> StateFindings::morphTarget(MeshIndex mesh, const NamedObject& wanted,
                                                        const std::string& pointer) {
    const Mesh& there = m_asset[mesh];
    return findOrNote(
        {.word = "morph target", .owner = mesh.value, .count = there.targetCount()}, wanted,
        [&](std::size_t i) { return morphTargetName(there, i); }, pointer);
}

std::optional<std::uint32_t> StateFindings::expression(const NamedObject& wanted,
                                                       const std::string& pointer) {
    return findOrNote(
        {.word = "VRM expression", .count = m_asset.vrm ? m_asset.vrm->expressions.size() : 0},
        wanted, [this](std::size_t i) { return m_asset.vrm->expressions[i].name; }, pointer);
}

std::optional<std::uint32_t> StateFindings::variant(const NamedObject& wanted,
                                                    const std::string& pointer) {
    return findOrNote(
        {.word = "variant", .count = m_asset.variants.size()}, wanted,
        [this](std::size_t i) { return m_asset.variants[i]; }, pointer);
}

void StateFindings::fail(std::string pointer, std::string message) {
    if (!m_error) {
        m_error = Error{ErrorCode::InvalidRequest, std::move(message), std::move(pointer)};
    }
}

void StateFindings::note(const std::string& pointer, const std::string& message) {
    if (++m_noticeCount <= kMostNotices) {
        m_notices.push_back(oneLine(message + " (at " + pointer + ')'));
    }
}

std::vector<std::string> StateFindings::takeNotices() {
    if (m_noticeCount > kMostNotices) {
        m_notices.push_back("and " + counted(m_noticeCount - kMostNotices, "more", "more"));
    }
    return std::move(m_notices);
}

}  // namespace sinew
