// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/chosen_finding.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

#include "app/cli/render/render_options.h"
#include "app/cli/report/finding_details.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/check/rule.h"
#include "model/core/suggestion.h"
#include "model/view/vertex_pins.h"

namespace sinew::cli {

namespace {

constexpr const char* kOption = "--finding";

struct FindingText {
    std::string code;
    std::size_t number = 1;
};

FindingText parseFinding(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        return {.code = text};
    }
    return {.code = text.substr(0, colon),
            .number = parseCount(kOption, text.substr(colon + 1), 1,
                                 std::numeric_limits<std::uint32_t>::max())};
}

std::vector<std::string_view> codesOfRules() {
    std::vector<std::string_view> codes;
    for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : rules) {
            codes.push_back(rule.code);
        }
    }
    return codes;
}

/// "the file has no finding 'X'; it has: A, B"
Failure noFinding(const std::vector<Diagnostic>& findings, const std::string& code) {
    const std::string quoted = "'" + code + "'";
    if (findRule(code) == nullptr) {
        return usageFailure("--finding: there is no rule " + quoted +
                            didYouMean(code, codesOfRules()));
    }
    std::vector<std::string_view> codes;
    std::string list;
    for (const Diagnostic& finding : findings) {
        if (std::find(codes.begin(), codes.end(), finding.code) == codes.end()) {
            codes.push_back(finding.code);
            list += (list.empty() ? "; it has: " : ", ") + finding.code;
        }
    }
    return usageFailure("--finding: the file has no finding " + quoted + list);
}

/// What was not given otherwise is that of the finding.
void applyFinding(const RenderOptions& options, const Asset& asset, RenderChoice& choice) {
    ViewOptions& view = choice.view;
    const FindingContext context{.scene = view.scene, .node = {}, .skin = view.skin};
    const ChosenFinding& chosen =
        choice.finding.emplace(chooseFinding(asset, options.finding, context));
    const FindingView& shown = chosen.view;
    if (options.animations.empty() && !options.seconds && shown.target.animation) {
        choice.animations = {shown.target.animation};
        choice.seconds = shown.target.seconds.value_or(0.0F);
    }
    if (options.joints.empty() && shown.target.joint) {
        view.skin = shown.target.skin;
        view.joint = shown.target.joint;
    }
    showFinding(shown, view);
    if (options.view.mode != ViewMode::Shaded) {
        view.mode = options.view.mode;
    }
    view.marked = shown.marked;
    if (shown.marked) {
        const MarkedVertex& main = shown.marked->vertices.front();
        view.pins = std::make_shared<const VertexPins>(VertexPins{
            .pins = {},
            .explained =
                DrawnVertex{.node = main.node, .primitive = main.primitive, .vertex = main.vertex},
            .throughSurfaces = true});
    } else {
        view.highlight = shown.node;
    }
}

}  // namespace

ChosenFinding chooseFinding(const Asset& asset, const std::string& text,
                            const FindingContext& context) {
    const FindingText wanted = parseFinding(text);
    const std::vector<Diagnostic> findings = allFindings(asset, {});
    std::vector<Diagnostic> places;
    for (const Diagnostic& finding : findings) {
        if (finding.code == wanted.code && finding.places.empty()) {
            places.push_back(finding);
        } else if (finding.code == wanted.code) {
            places.insert(places.end(), finding.places.begin(), finding.places.end());
        }
    }
    if (places.empty()) {
        throw noFinding(findings, wanted.code);
    }
    if (wanted.number > places.size()) {
        throw usageFailure("--finding: " + wanted.code + " lists " + std::to_string(places.size()) +
                           (places.size() == 1 ? " place" : " places"));
    }
    ChosenFinding chosen;
    chosen.place = places[wanted.number - 1];
    chosen.number = wanted.number;
    chosen.count = places.size();
    chosen.view = findingView(asset, chosen.place,
                              findingVertices(asset, chosen.place, kMostMarkedVertices), context);
    return chosen;
}

RenderChoice resolveRender(const RenderOptions& options, const Asset& asset) {
    RenderChoice choice{resolve(options, asset)};
    choice.seconds = options.seconds.value_or(0.0F);
    if (!options.finding.empty()) {
        applyFinding(options, asset, choice);
    }
    return choice;
}

}  // namespace sinew::cli
