// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/skin_survey.h"

#include <algorithm>
#include <utility>

#include "model/check/bind_pose.h"
#include "model/evaluate/rest_pose.h"

namespace sinew {

namespace {

/// Adds what one node shows of a skin. `surface` holds areas until all nodes are added.
void addStatistics(SkinStatistics statistics, SkinSurvey& survey) {
    for (std::size_t j = 0; j < survey.joints.size(); ++j) {
        JointStatistics& own = statistics.joints[j];
        JointStatistics& sum = survey.joints[j].sum;
        sum.vertices += own.vertices;
        sum.dominated += own.dominated;
        sum.largest = std::max(sum.largest, own.largest);
        sum.total += own.total;
        sum.surface += own.surface * statistics.area;
        sum.overFour += own.overFour;
        sum.overEight += own.overEight;
        for (JointIsland& island : own.islands) {
            survey.joints[j].islands.push_back({statistics.node, std::move(island)});
        }
    }
}

void finishSurvey(double area, SkinSurvey& survey) {
    for (JointSurvey& joint : survey.joints) {
        joint.sum.surface = area > 0.0 ? joint.sum.surface / area : 0.0;
        std::stable_sort(joint.islands.begin(), joint.islands.end(),
                         [](const StrayIsland& a, const StrayIsland& b) {
                             return a.island.vertices > b.island.vertices;
                         });
    }
}

void addBindResiduals(const Asset& asset, const std::stop_token& stop, SkinSurvey& survey) {
    const std::vector<BindResidual> residuals = bindResiduals(asset, survey.skin, stop);
    for (std::size_t j = 0; j < residuals.size(); ++j) {
        if (!residuals[j].singular) {
            survey.joints[j].bind = residuals[j];
        }
    }
}

}  // namespace

std::vector<BindResidual> bindResiduals(const Asset& asset, SkinIndex skin,
                                        const std::stop_token& stop) {
    const check::BindPose bind(asset, skin, restWorld(asset), stop);
    std::vector<BindResidual> residuals;
    for (std::size_t joint = 0; bind.isFinite() && joint < bind.size(); ++joint) {
        residuals.push_back({.distance = bind[joint].distance,
                             .radians = bind[joint].angle,
                             .scale = bind[joint].scale,
                             .singular = bind[joint].singular,
                             .away = bind.isAwayFromOthers(joint)});
    }
    return residuals;
}

std::vector<NodeIndex> surveyedNodes(const Asset& asset, SkinIndex skin) {
    std::vector<bool> seen(asset.meshes.size(), false);
    std::vector<NodeIndex> nodes;
    for (const NodeIndex node : skinnedNodes(asset)) {
        const MeshIndex mesh = asset[node].mesh;
        if (asset[node].skin == skin && !seen[mesh.value]) {
            seen[mesh.value] = true;
            nodes.push_back(node);
        }
    }
    return nodes;
}

std::optional<SkinSurvey> skinSurvey(const PoseEvaluator& rest, SkinIndex skin,
                                     const std::function<void(float)>& progress,
                                     const std::stop_token& stop) {
    const Asset& asset = rest.asset();
    SkinSurvey survey{.skin = skin,
                      .nodes = surveyedNodes(asset, skin),
                      .joints = std::vector<JointSurvey>(asset[skin].joints.size())};
    double area = 0.0;
    for (std::size_t i = 0; i < survey.nodes.size(); ++i) {
        SkinStatistics statistics = skinStatistics(rest, survey.nodes[i], stop);
        if (stop.stop_requested()) {
            return {};
        }
        area += statistics.area;
        addStatistics(std::move(statistics), survey);
        if (progress) {
            progress(static_cast<float>(i + 1) / static_cast<float>(survey.nodes.size()));
        }
    }
    finishSurvey(area, survey);
    addBindResiduals(asset, stop, survey);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(survey));
}

}  // namespace sinew
