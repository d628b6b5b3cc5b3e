// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/check/check_policy.h"
#include "model/project/setting.h"

namespace sinew {

/// What has a limit in a project; see `budgetRows` for how each is counted.
enum class Budget {
    Joints,
    Influences,
    Vertices,
    Triangles,
    MorphTargets,
    Materials,
    TextureSize,
    AnimatedNodes,
    ClipBytes,
    FileBytes,
};

/// Patterns (`NamePattern`) of the names of objects of one kind.
struct NameRules {
    std::vector<Setting<std::string>> required = {};   // each matches at least one object
    std::vector<Setting<std::string>> forbidden = {};  // none matches any object
};

/// A measured value that a project asks for.
struct WantedValue {
    double value = 0.0;
    double tolerance = 0.0;  // the largest difference, in the unit of the value
};

/// Who moves or turns a character over the ground.
enum class MovementOwner {
    Animation,  // the clip does (root motion)
    Game,       // the program does: the clip stays in place
};

inline constexpr std::array kMovementOwnerWords{"animation", "game"};

/// What a project asks of a clip. Members without a value ask for nothing.
struct ClipContract {
    std::optional<Setting<bool>> loop = {};             // whether its end leads to its beginning
    std::optional<Setting<WantedValue>> duration = {};  // seconds
    std::optional<Setting<WantedValue>> speed = {};     // metres per second over the ground
    std::optional<Setting<MovementOwner>> ground = {};
    std::optional<Setting<MovementOwner>> yaw = {};
    std::optional<Setting<std::vector<std::string>>> requiredBones = {};  // patterns of nodes
    std::optional<Setting<std::vector<std::string>>> animatesBones = {};  // likewise
};

/// A contract with the clips that it is about.
struct ClipContractRow {
    Setting<std::string> clips;  // pattern of names
    ClipContract contract = {};
};

/// Clips that must share something.
struct ClipGroup {
    std::vector<std::string> clips = {};  // patterns of names
    bool sharesPhase = false;
    bool sharesLength = false;
    SettingOrigin origin = {};
};

/// Why a rule is muted, and where that is written.
struct MutedRule {
    std::string reason;
    SettingOrigin origin;
};

/// The rules of a project, resolved for one file. Default: there are none.
struct ProjectRules {
    std::vector<std::string> files = {};  // the rule files that were read, the nearest last
    CheckPolicy policy = {};  // severities, parameters and muted rules, and what else files set
    std::map<std::string, MutedRule, std::less<>> muted = {};  // those of the policy, [code]
    std::optional<Setting<FailOn>> failOn = {};
    std::optional<Setting<std::string>> baseline = {};  // path of a file, absolute
    std::map<Budget, Setting<double>> budgets = {};     // bytes, pixels or a number
    std::optional<Setting<std::vector<std::string>>> textureFormats = {};  // "png", "jpeg", ...
    NameRules nodeNames = {};
    NameRules jointNames = {};
    NameRules clipNames = {};
    std::optional<Setting<std::vector<double>>> frameRates = {};  // frames per second
    std::vector<ClipContractRow> contracts = {};  // order of the files; later ones win
    std::vector<ClipGroup> groups = {};

    /// All of the above as it is written, in the order in which it counts.
    std::vector<ProjectSetting> settings = {};

    [[nodiscard]] bool empty() const noexcept { return settings.empty(); }
};

/// What settings mean, in the order in which they count: of two with the same name, the later one.
/// Their values are as the table of settings says (`settingRows`). Those of single clips are kept
/// for `rulesOfClip` alone.
[[nodiscard]] ProjectRules rulesFromSettings(std::vector<ProjectSetting> settings);

/// The rules of one clip: those of the file, and those of blocks that name the clip.
/// Of its members, `policy`, `budgets` and `frameRates` can differ from those of the file.
[[nodiscard]] ProjectRules rulesOfClip(const ProjectRules& rules, std::string_view clip);

/// What all contracts that match the clip ask of it together, member by member: of two that say
/// different things, the later one counts.
[[nodiscard]] ClipContract contractOf(const ProjectRules& rules, std::string_view clip);

}  // namespace sinew
