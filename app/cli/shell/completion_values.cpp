// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/shell/completion_values.h"

#include <algorithm>
#include <array>
#include <set>

#include "app/cli/args/picture_arguments.h"
#include "model/asset/asset.h"
#include "model/check/rule.h"
#include "model/diagnose/symptom.h"
#include "model/view/view_mode.h"

namespace sinew::cli {

namespace {

/// An option whose values are a few words.
struct WordsOfOption {
    std::string_view command;  // empty: any
    std::string_view option;
    std::array<std::string_view, 8> words;
};

constexpr auto kWords = std::to_array<WordsOfOption>({
    {"check", "--format", {"text", "json", "junit", "sarif", "github", "gitlab", "markdown"}},
    {"check", "--fail-on", {"error", "violation", "warning", "info", "none"}},
    {"check", "--min-severity", {"error", "warning", "info"}},
    {"check", "--color", {"auto", "always", "never"}},
    {"compare", "--same", {"time", "phase"}},
    {"compare", "--ignore", {"geometry", "weights", "motion", "materials"}},
    {"motion", "--ground", {"auto"}},
    {"", "--retarget", {"auto", "on", "off"}},
    {"", "--weights", {"normalized", "stored"}},
    {"sample", "--skinning", {"cpu", "compute"}},
    {"", "--samples", {"1", "2", "4", "8"}},
    {"", "--camera", {"fit", "front", "back", "left", "right", "top", "bottom"}},
    {"", "--background", {"studio", "environment", "black", "white", "grey"}},
    {"", "--loop", {"loop", "once", "ping-pong"}},
});

template <class Objects>
void addNames(const Objects& objects, std::vector<std::string>& names) {
    for (const auto& object : objects) {
        names.push_back(object.name);
    }
}

std::vector<std::string> jointNames(const Asset& asset) {
    std::vector<std::string> names;
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            names.push_back(asset[joint].name);
        }
    }
    return names;
}

std::vector<std::string> targetNames(const Asset& asset) {
    std::vector<std::string> names;
    for (const Mesh& mesh : asset.meshes) {
        names.insert(names.end(), mesh.targetNames.begin(), mesh.targetNames.end());
    }
    if (asset.vrm) {
        for (const VrmExpression& expression : asset.vrm->expressions) {
            names.push_back("vrm:" + expression.name);
        }
    }
    return names;
}

/// The kind without what follows its name: "TARGET=WEIGHT" is "TARGET".
std::string_view nameOf(std::string_view kind) {
    return kind.substr(0, kind.find_first_of("=:[, "));
}

std::vector<std::string> namesOf(const Asset& asset, std::string_view kind) {
    std::vector<std::string> names;
    if (kind == "ANIMATION" || kind == "NAME") {
        addNames(asset.animations, names);
    } else if (kind == "NODE") {
        addNames(asset.nodes, names);
    } else if (kind == "JOINT") {
        names = jointNames(asset);
    } else if (kind == "SKIN") {
        addNames(asset.skins, names);
    } else if (kind == "SCENE") {
        addNames(asset.scenes, names);
    } else if (kind == "VARIANT") {
        names = asset.variants;
    } else if (kind == "TARGET") {
        names = targetNames(asset);
    }
    return names;
}

std::vector<Candidate> views() {
    std::vector<Candidate> all;
    for (const ViewModeInfo& view : viewModes()) {
        all.push_back({std::string(view.name), std::string(view.summary)});
    }
    return all;
}

std::vector<Candidate> ruleCodes() {
    std::vector<Candidate> all;
    for (const std::span<const Rule> table : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : table) {
            all.push_back({std::string(rule.code), std::string(rule.meaning)});
        }
    }
    return all;
}

}  // namespace

bool namesFile(std::string_view kind) {
    constexpr std::array<std::string_view, 7> kKinds{"FILE", "PNG",      "OUT",   "JSON",
                                                     "HDR",  "SNAPSHOT", "FOLDER"};
    return std::find(kKinds.begin(), kKinds.end(), nameOf(kind)) != kKinds.end();
}

bool namesObject(std::string_view kind) {
    constexpr std::array<std::string_view, 8> kKinds{"ANIMATION", "NAME",  "NODE",    "JOINT",
                                                     "SKIN",      "SCENE", "VARIANT", "TARGET"};
    return std::find(kKinds.begin(), kKinds.end(), nameOf(kind)) != kKinds.end();
}

std::vector<Candidate> objectNames(const Asset& asset, std::string_view kind) {
    std::vector<Candidate> all;
    std::set<std::string> known;
    for (std::string& name : namesOf(asset, nameOf(kind))) {
        if (!name.empty() && known.insert(name).second) {
            all.push_back({std::move(name)});
        }
    }
    return all;
}

std::vector<Candidate> fixedValues(std::string_view command, std::string_view option,
                                   std::string_view kind) {
    if (option == "--view") {
        return views();
    }
    if (nameOf(kind) == "CODE") {
        return ruleCodes();
    }
    std::vector<Candidate> all;
    if (option == "--symptom") {
        for (const Symptom& symptom : symptomTable()) {
            all.push_back({std::string(symptom.name), std::string(symptom.title)});
        }
        return all;
    }
    for (const WordsOfOption& row : kWords) {
        if (row.option == option && (row.command.empty() || row.command == command)) {
            for (const std::string_view word : row.words) {
                if (!word.empty()) {
                    all.push_back({std::string(word)});
                }
            }
            return all;
        }
    }
    for (const std::string_view word : lookFlagWords(option)) {
        all.push_back({std::string(word)});
    }
    return all;
}

}  // namespace sinew::cli
