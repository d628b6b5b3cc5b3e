// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/finding_details.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/cli/load_input.h"
#include "app/cli/render/sha256.h"
#include "model/check/group_findings.h"
#include "model/check/khronos_codes.h"
#include "model/check/rule.h"
#include "model/core/json_pointer.h"
#include "model/load/limits.h"
#include "model/load/source/read_file.h"
#include "model/motion/check_file.h"
#include "model/words/place_words.h"

namespace sinew::cli {

namespace {

/// The pointer with names of objects instead of their indices, where they have names.
std::string namedPointer(const JsonValue* value, const std::string& pointer) {
    const auto tokens = splitPointer(pointer);
    if (!tokens) {
        return pointer;
    }
    std::string text;
    for (const std::string& token : *tokens) {
        const JsonValue::Array* list = value == nullptr ? nullptr : value->array();
        const auto index = list == nullptr ? std::nullopt : arrayIndex(token);
        if (index && *index < list->size()) {
            value = &(*list)[*index];
            const std::string& name = value->text("name");
            text += '/' + (name.empty() ? token : name);
        } else {
            value = value == nullptr ? nullptr : value->find(token);
            text += '/' + token;
        }
    }
    return text;
}

template <class Items>
std::string nameOr(const Items& items, std::uint32_t index) {
    const std::string name = index < items.size() ? items[index].name : std::string();
    return name.empty() ? std::to_string(index) : name;
}

/// The object that a finding of this group is about.
std::string subject(const Asset& asset, const Diagnostic& finding) {
    const FindingGroup group = ruleOf(finding.code).group;
    if (group == FindingGroup::Clip && finding.animation) {
        return "animation " + nameOr(asset.animations, *finding.animation);
    }
    if (group == FindingGroup::Skin && finding.skin) {
        return "skin " + nameOr(asset.skins, *finding.skin);
    }
    if (group == FindingGroup::Skin && finding.mesh) {
        return "mesh " + nameOr(asset.meshes, *finding.mesh);
    }
    if (group == FindingGroup::Apart) {
        return "at " + namedPointer(asset.json.get(), finding.pointer);
    }
    return "file";
}

/// Without what changes from export to export: indices, keys and vertices.
std::string objectOf(const Asset& asset, const Diagnostic& place, bool withChannel) {
    Diagnostic named{.code = {}, .message = {}};
    named.node = place.node;
    named.mesh = place.mesh;
    named.primitive = place.primitive;
    named.skin = place.skin;
    named.joint = place.joint;
    named.animation = place.animation;
    named.channel = withChannel ? place.channel : std::nullopt;
    const std::string words = placeWords(asset, named);
    if (!words.empty()) {
        return words;
    }
    return place.pointer.empty() ? "file" : namedPointer(asset.json.get(), place.pointer);
}

void addObject(const Asset& asset, const Diagnostic& place,
               std::map<std::string, std::size_t>& objects) {
    // Several tracks, of which the channel is the first.
    const bool isList = place.channel && !place.key && place.count > 1;
    objects[objectOf(asset, place, !isList)] += isList ? place.count : 1;
}

std::map<std::string, std::size_t> objectsOf(const Asset& asset, const Diagnostic& finding) {
    std::map<std::string, std::size_t> objects;
    if (finding.places.size() >= kMostPlaces) {
        objects.emplace(kManyObjects, finding.count);
    } else if (finding.places.empty()) {
        addObject(asset, finding, objects);
    }
    if (objects.empty()) {
        for (const Diagnostic& place : finding.places) {
            addObject(asset, place, objects);
        }
    }
    return objects;
}

/// In words, none twice; without those in the file as a whole.
std::vector<std::string> distinctPlaces(const Asset& asset, const Diagnostic& finding) {
    std::vector<std::string> places;
    std::set<std::string> known;
    for (const std::string& place : placesInWords(asset, finding.places)) {
        if (!place.empty() && known.insert(place).second) {
            places.push_back(place);
        }
    }
    return places;
}

}  // namespace

std::vector<FindingDetails> detailsOf(const Asset& asset, const std::vector<Diagnostic>& findings) {
    std::vector<FindingDetails> details(findings.size());
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Diagnostic& finding = findings[i];
        std::vector<std::string> places = distinctPlaces(asset, finding);
        const std::size_t shown = std::min(places.size(), kPlacesShown);
        details[i].morePlaces = places.size() - shown;
        places.resize(shown);
        details[i].places = std::move(places);
        details[i].objects = objectsOf(asset, finding);
        std::string identity =
            finding.code + '\n' + severityName(finding.severity) + '\n' + subject(asset, finding);
        const std::size_t twins = known[identity]++;
        details[i].identity = identity + (twins == 0 ? "" : '\n' + std::to_string(twins + 1));
    }
    return details;
}

std::string fingerprintOf(const std::string& identity) {
    constexpr std::size_t kDigits = 32;
    const std::span bytes(reinterpret_cast<const std::uint8_t*>(identity.data()), identity.size());
    return sha256Of(bytes).substr(0, kDigits);
}

std::string khronosWords(const FindingDetails& details) {
    std::string words;
    for (const std::string& code : details.khronos) {
        words += (words.empty() ? " (" : ", ") + code;
    }
    return words.empty() ? words : words + ')';
}

void addKhronosCodes(const std::vector<Diagnostic>& findings,
                     std::vector<FindingDetails>& details) {
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const std::vector<std::string_view> codes = khronosCodes(findings[i]);
        details[i].khronos.assign(codes.begin(), codes.end());
    }
}

void withBytes(const std::string& file,
               const std::function<void(std::span<const std::uint8_t>)>& use) {
    if (isStandardInput(file)) {
        use(standardInputAsset());
    } else if (const auto bytes = load::openFileBytes(file, kMaxFileBytes)) {
        use(bytes->bytes());
    }
}

void addRegions(const std::string& file, const std::vector<Diagnostic>& findings,
                std::vector<FindingDetails>& details) {
    std::vector<std::string> pointers;
    pointers.reserve(findings.size());
    for (const Diagnostic& finding : findings) {
        pointers.push_back(finding.pointer);
    }
    load::JsonRegions found;
    withBytes(file, [&](std::span<const std::uint8_t> bytes) {
        found = load::findJsonRegions(bytes, pointers);
    });
    for (std::size_t i = 0; i < std::min(found.regions.size(), details.size()); ++i) {
        if (pointers[i].empty()) {
            continue;  // the whole file
        }
        details[i].region = found.regions[i];
        details[i].isBinary = found.isBinary;
    }
}

std::vector<Diagnostic> allFindings(const Asset& asset, const CheckOptions& options) {
    const std::shared_ptr<const Asset> borrowed(std::shared_ptr<const Asset>(), &asset);
    return groupedFindings(asset, asset.findings, checkFile(borrowed, options));
}

}  // namespace sinew::cli
