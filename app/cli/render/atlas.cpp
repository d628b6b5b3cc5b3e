// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/atlas.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "app/cli/render/render_options.h"
#include "app/cli/report/text_output.h"
#include "app/common/failure.h"
#include "model/core/words.h"
#include "model/facts/clip_title.h"
#include "model/survey/skin_survey.h"
#include "model/values/value_source.h"
#include "model/view/view_data.h"

namespace sinew::cli {

namespace {

/// Least share of the surface that is seen in a picture of the whole model.
constexpr double kSeenFromAfar = 0.01;

/// "12 %", "0.4 %", "below 0.1 %"
std::string shareWords(double share) {
    const double percent = 100.0 * share;
    if (percent > 0.0 && percent < 0.1) {
        return "below 0.1 %";
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), percent < 10.0 ? "%.1f %%" : "%.0f %%", percent);
    return text.data();
}

std::string tileNodeName(const Asset& asset, NodeIndex node) {
    return displayName(asset[node].name, "Node", node.value);
}

/// A tile whose choice and words are not its own yet.
std::shared_ptr<AtlasTile> tileOf(const RenderChoice& choice, AtlasKind kind) {
    auto tile = std::make_shared<AtlasTile>(AtlasTile{.choice = choice, .title = {}, .detail = {}});
    tile->choice.view.legend = false;  // the page has one
    tile->detailLines = atlasInfo(kind).detailLines;
    return tile;
}

std::shared_ptr<const AtlasTile> jointTile(const Asset& asset, const RenderChoice& choice,
                                           JointIndex joint, const TileShare& share) {
    auto tile = tileOf(choice, AtlasKind::Weights);
    ViewOptions& view = tile->choice.view;
    view.mode = ViewMode::Weight;
    view.joint = joint;
    view.joints.reset();
    view.descendants = false;
    tile->title = tileNodeName(asset, asset[view.skin].joints[joint.value]);
    tile->detail = counted(share.vertices, "vertex", "vertices") + ", " +
                   shareWords(share.surface) + " of the surface";
    tile->share = share;
    tile->isNear = share.surface < kSeenFromAfar;
    return tile;
}

/// Whether the view shows something in the pose of the choice.
bool hasData(const std::shared_ptr<const ClipLibrary>& clips, const ViewOptions& view) {
    if (!missingViewData(*clips->asset(), view).empty()) {
        return false;
    }
    if (!viewModeInfo(view.mode).values) {
        return true;
    }
    const std::unique_ptr<ValueSource> source = valueSource(clips, view);
    return source && source->missing().empty() && !(source->followsPose() && view.copies > 1);
}

/// The joint that moves most of the surface.
JointIndex heaviestJoint(const std::shared_ptr<const Asset>& asset, SkinIndex skin) {
    const std::optional<SkinSurvey> survey = skinSurvey(PoseEvaluator(asset), skin);
    const auto most = std::max_element(
        survey->joints.begin(), survey->joints.end(),
        [](const JointSurvey& a, const JointSurvey& b) { return a.sum.surface < b.sum.surface; });
    return JointIndex(static_cast<std::size_t>(most - survey->joints.begin()));
}

/// "Swim   0.50 s"; empty for the rest pose.
std::string tileMoment(const Asset& asset, const RenderChoice& choice) {
    return choice.animations.empty() ? std::string()
                                     : "   " + clipTitle(asset, choice.animations.front()) + "   " +
                                           fixedNumber(choice.seconds, 2) + " s";
}

/// "3 errors, 9 warnings"
std::string severityCounts(const std::vector<ChosenFinding>& findings) {
    PerSeverity<std::size_t> counts{};
    for (const ChosenFinding& finding : findings) {
        ++counts[finding.place.severity];
    }
    std::string words;
    const auto add = [&](Severity severity, const char* one, const char* many) {
        if (counts[severity] > 0) {
            words += (words.empty() ? "" : ", ") + counted(counts[severity], one, many);
        }
    };
    add(Severity::Error, "error", "errors");
    add(Severity::Warning, "warning", "warnings");
    add(Severity::Info, "note", "notes");
    return words;
}

}  // namespace

Atlas weightAtlas(const std::shared_ptr<const Asset>& asset, const RenderChoice& choice) {
    ViewOptions view = choice.view;
    view.mode = ViewMode::Weight;
    if (const std::string missing = missingViewData(*asset, view); !missing.empty()) {
        throw usageFailure("--atlas weights: " + missing);
    }
    const Skin& skin = (*asset)[view.skin];
    const PoseEvaluator rest(asset);
    const std::optional<SkinSurvey> survey = skinSurvey(rest, view.skin);
    Atlas atlas{.kind = AtlasKind::Weights,
                .title = "Weights of " + displayName(skin.name, "Skin", view.skin.value)};
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        const JointStatistics& sum = survey->joints[j].sum;
        if (sum.vertices == 0) {
            atlas.unweighted.push_back(skin.joints[j]);
        } else {
            atlas.tiles.push_back(jointTile(*asset, choice, JointIndex(j),
                                            {.vertices = sum.vertices, .surface = sum.surface}));
        }
    }
    if (atlas.tiles.empty()) {
        throw usageFailure("--atlas weights: no joint of the skin moves a vertex");
    }
    return atlas;
}

Atlas viewAtlas(const std::shared_ptr<const Asset>& asset, const RenderChoice& choice) {
    Atlas atlas{.kind = AtlasKind::Views, .title = {}};
    const auto clips = std::make_shared<const ClipLibrary>(asset);
    for (const ViewModeInfo& info : viewModes()) {
        auto tile = tileOf(choice, atlas.kind);
        tile->title = info.label;
        ViewOptions& view = tile->choice.view;
        view.mode = info.mode;
        if (!hasData(clips, view)) {
            continue;
        }
        tile->detail = std::string(info.summary);
        if (info.mode == ViewMode::Weight) {
            view.joint = view.joints ? view.joint : heaviestJoint(asset, view.skin);
            tile->detail +=
                ": " + tileNodeName(*asset, (*asset)[view.skin].joints[view.joint.value]);
        }
        atlas.tiles.push_back(std::move(tile));
    }
    atlas.title = counted(atlas.tiles.size(), "view", "views") + " with data";
    return atlas;
}

Atlas findingAtlas(const std::shared_ptr<const Asset>& asset, const RenderOptions& options,
                   const RenderChoice& choice) {
    const ViewOptions& view = choice.view;
    const std::vector<ChosenFinding> findings = chooseFindings(
        *asset, options.finding, {.scene = view.scene, .node = {}, .skin = view.skin});
    if (findings.empty()) {
        throw usageFailure("--atlas findings: the file has no findings");
    }
    Atlas atlas{.kind = AtlasKind::Findings, .title = severityCounts(findings)};
    for (const ChosenFinding& finding : findings) {
        auto tile = tileOf(choice, atlas.kind);
        showChosen(options, finding, tile->choice);
        tile->title = finding.place.code + tileMoment(*asset, tile->choice);
        tile->detail = finding.message;
        atlas.tiles.push_back(std::move(tile));
    }
    return atlas;
}

PlannedShot shotOf(std::shared_ptr<const AtlasTile> tile) {
    const RenderChoice& choice = tile->choice;
    return {.animation = choice.animations.empty() ? AnimationIndex() : choice.animations.front(),
            .seconds = choice.seconds,
            .tile = std::move(tile)};
}

}  // namespace sinew::cli
