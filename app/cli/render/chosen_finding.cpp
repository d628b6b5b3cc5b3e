// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/chosen_finding.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "app/cli/policy_options.h"
#include "app/cli/render/contact_sheet.h"
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
    std::optional<std::size_t> number = {};  // none: every place
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

/// "the file has no finding 'X'; it has: A, B"
Failure noFinding(const std::vector<Diagnostic>& findings, const std::string& code) {
    const std::string quoted = "'" + code + "'";
    if (findRule(code) == nullptr) {
        return usageFailure("--finding: there is no rule " + quoted +
                            didYouMean(code, ruleCodes()));
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

/// The places of all findings with the code.
std::vector<Diagnostic> placesOf(const std::vector<Diagnostic>& findings, const std::string& code) {
    std::vector<Diagnostic> places;
    for (const Diagnostic& finding : findings) {
        if (finding.code == code && finding.places.empty()) {
            places.push_back(finding);
        } else if (finding.code == code) {
            places.insert(places.end(), finding.places.begin(), finding.places.end());
        }
    }
    if (places.empty()) {
        throw noFinding(findings, code);
    }
    return places;
}

}  // namespace

ChosenFinding chosenPlace(const Asset& asset, const Diagnostic& place,
                          const FindingContext& context) {
    ChosenFinding chosen{.place = place, .view = {}, .message = place.message};
    chosen.view =
        findingView(asset, place, findingVertices(asset, place, kMostMarkedVertices), context);
    return chosen;
}

namespace {

/// Each finding at the first of its places.
std::vector<ChosenFinding> firstPlaces(const Asset& asset, const std::vector<Diagnostic>& findings,
                                       const FindingContext& context) {
    std::vector<ChosenFinding> chosen;
    for (const Diagnostic& finding : findings) {
        const bool grouped = !finding.places.empty();
        chosen.push_back(chosenPlace(asset, grouped ? finding.places.front() : finding, context));
        chosen.back().count = std::max<std::size_t>(finding.places.size(), 1);
        chosen.back().message = finding.message;
    }
    return chosen;
}

}  // namespace

std::vector<ChosenFinding> chooseFindings(const Asset& asset, const std::string& text,
                                          const FindingContext& context) {
    const std::vector<Diagnostic> findings = allFindings(asset, {});
    if (text.empty()) {
        return firstPlaces(asset, findings, context);
    }
    const FindingText wanted = parseFinding(text);
    const std::vector<Diagnostic> places = placesOf(findings, wanted.code);
    if (wanted.number.value_or(1) > places.size()) {
        throw usageFailure("--finding: " + wanted.code + " lists " + std::to_string(places.size()) +
                           (places.size() == 1 ? " place" : " places"));
    }
    std::vector<ChosenFinding> chosen;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (wanted.number.value_or(i + 1) == i + 1) {
            chosen.push_back(chosenPlace(asset, places[i], context));
            chosen.back().number = i + 1;
            chosen.back().count = places.size();
        }
    }
    return chosen;
}

ChosenFinding chooseFinding(const Asset& asset, const std::string& text,
                            const FindingContext& context) {
    const bool numbered = text.find(':') != std::string::npos;
    return std::move(chooseFindings(asset, numbered ? text : text + ":1", context).front());
}

void showChosen(const RenderOptions& options, const ChosenFinding& chosen, RenderChoice& choice) {
    choice.finding = chosen;
    ViewOptions& view = choice.view;
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
            .pins = view.pins ? view.pins->pins : std::vector<VertexPin>(),
            .explained =
                DrawnVertex{.node = main.node, .primitive = main.primitive, .vertex = main.vertex},
            .throughSurfaces = true});
    } else {
        view.highlight = shown.node;
    }
}

RenderChoice resolveRender(const RenderOptions& options, const Asset& asset) {
    RenderChoice choice{resolve(options, asset)};
    const bool isSheetAgain =
        options.base && options.base->picture && options.base->picture->columns > 0;
    if ((options.contactSheet || options.atlas) && !options.reliefGiven && !isSheetAgain) {
        choice.view.relief = kSheetRelief;
    }
    if (options.atlas && options.atlas->kind == AtlasKind::Weights) {
        choice.view.mode = ViewMode::Weight;
    }
    if (!options.finding.empty() && !options.atlas) {
        const ViewOptions& view = choice.view;
        showChosen(options,
                   chooseFinding(asset, options.finding,
                                 {.scene = view.scene, .node = {}, .skin = view.skin}),
                   choice);
    }
    return choice;
}

}  // namespace sinew::cli
