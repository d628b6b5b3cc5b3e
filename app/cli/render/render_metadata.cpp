// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_metadata.h"

#include <utility>

#include "app/cli/render/atlas.h"
#include "app/cli/render/look_json.h"
#include "app/cli/report/findings_json.h"
#include "app/cli/report/layers_json.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/state_schema.h"
#include "model/evaluate/expression_pose.h"
#include "model/facts/morph_facts.h"
#include "model/state/state_file.h"

namespace sinew::cli {

namespace {

/// An object of the file.
struct SidecarObject {
    std::size_t index;
    std::string name;
};

void describe(auto& form, Described<SidecarObject>) {
    form.value("index", &SidecarObject::index);
    form.value("name", &SidecarObject::name);
}

SidecarObject nameOf(const Asset& asset, NodeIndex node) {
    return {node.value, asset[node].name};
}

std::vector<SidecarObject> namesOf(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::vector<SidecarObject> names;
    for (const NodeIndex node : nodes) {
        names.push_back(nameOf(asset, node));
    }
    return names;
}

/// A joint of the skin that is shown, by its index in the skin.
SidecarObject jointName(const RenderRecord& record, JointIndex joint) {
    return {joint.value,
            nameOf(record.asset, record.asset[record.choice.view.skin].joints[joint.value]).name};
}

struct RenderDocument {
    const RenderRecord& record;
    const InspectionState& state;

    [[nodiscard]] const ViewOptions& look() const { return record.choice.view; }
    [[nodiscard]] const Asset& asset() const { return record.asset; }
    [[nodiscard]] const SheetPage& page() const { return *record.facts.page; }
    [[nodiscard]] bool showsSkin() const {
        return viewModeInfo(look().mode).needsSkin && look().skin.valid();
    }
};

/// A picture or a cell of a sheet.
struct ShotRow {
    const RenderRecord& record;
    const Asset& asset;
    const RenderedShot& shot;
};

void describeMoment(auto& form) {
    form.value("animation", [](auto& row) { return clipName(row.asset, row.shot.animation); });
    form.value("time", [](auto& row) { return row.shot.seconds; });
    form.when([](auto& row) { return row.record.choice.view.skeleton.names != JointNames::None; },
              [](auto& some) {
                  some.value("hiddenNames", [](auto& row) { return row.shot.hiddenNames; });
              });
}

constexpr auto describeCamera = [](auto& form) {
    form.value("option",
               [](auto& row) { return row.record.options.camera.value_or(CameraChoice{}).text; });
    form.some("absolute", [](auto& row) { return row.shot.cameraText; });
    form.value("orthographic", [](auto& row) { return row.shot.camera.orthographic; });
    form.value("eye", [](auto& row) { return row.shot.camera.eyeWorld; });
    form.value("viewFromWorld", [](auto& row) { return row.shot.camera.viewFromWorld; });
    form.value("clipFromView", [](auto& row) { return row.shot.camera.clipFromView; });
};

/// The place of a finding that is shown.
struct FindingRow : Diagnostic {
    std::size_t number;
    std::size_t listed;
};

void describe(auto& form, Described<FindingRow>) {
    form.value("code", &FindingRow::code);
    form.word("severity", kSeverityWords, &FindingRow::severity);
    form.value("place", &FindingRow::number);
    form.value("places", &FindingRow::listed);
    form.value("message", &FindingRow::message);
    form.value("pointer", &FindingRow::pointer);
    describeObjects(form);
}

std::optional<FindingRow> findingRow(const std::optional<ChosenFinding>& finding) {
    return finding ? std::optional(FindingRow{finding->place, finding->number, finding->count})
                   : std::nullopt;
}

/// What a tile of an atlas is about.
constexpr auto describeTile = [](auto& form) {
    form.value("title", [](auto& row) { return row.shot.tile->title; });
    form.value("detail", [](auto& row) { return row.shot.tile->detail; });
    form.value("view",
               [](auto& row) { return viewModeInfo(row.shot.tile->choice.view.mode).name; });
    form.when([](auto& row) { return row.shot.tile->share.has_value(); },
              [](auto& some) {
                  some.value("joint", [](auto& row) {
                      const ViewOptions& view = row.shot.tile->choice.view;
                      const NodeIndex node = row.asset[view.skin].joints[view.joint.value];
                      return SidecarObject{view.joint.value, nameOf(row.asset, node).name};
                  });
                  some.value("vertices", [](auto& row) { return row.shot.tile->share->vertices; });
                  some.value("surface", [](auto& row) { return row.shot.tile->share->surface; });
              });
    form.optional("finding", [](auto& row) { return findingRow(row.shot.tile->choice.finding); });
};

void describe(auto& form, Described<ShotRow>) {
    describeMoment(form);
    form.when([](auto& row) { return row.shot.tile != nullptr; }, describeTile);
    form.object("camera", describeCamera);
}

/// The only picture, with its layers and the weights set by --morph, those of expressions also as
/// what they make of morph targets.
struct PictureRow : ShotRow {};

using MorphWeight = std::pair<NodeIndex, HandWeight>;

std::vector<MorphWeight> morphWeights(const PictureRow& row) {
    std::vector<MorphWeight> weights;
    const HandPose hand = asTargetWeights(row.asset, row.record.choice.hand);
    for (const HandTransform& entry : hand.nodes()) {
        for (const HandWeight& weight : entry.weights) {
            weights.emplace_back(entry.node, weight);
        }
    }
    return weights;
}

void describe(auto& form, Described<PictureRow>) {
    describeMoment(form);
    form.when([](auto& row) { return !row.record.choice.layers.empty(); },
              [](auto& some) {
                  some.list(
                      "layers", [](auto& row) -> auto& { return row.record.choice.layers; },
                      describeLayer);
              });
    form.when([](auto& row) { return !row.record.choice.hand.expressions().empty(); },
              [](auto& some) {
                  some.list(
                      "expressions",
                      [](auto& row) {
                          const auto all = row.record.choice.hand.expressions();
                          return std::vector<HandExpression>(all.begin(), all.end());
                      },
                      [](auto& each) {
                          each.value(
                              "name", [](auto& row, auto& set) -> auto& {
                                  return row.asset.vrm->expressions[set.expression.value].name;
                              });
                          each.value("weight", [](auto& set) { return set.weight; });
                      });
              });
    form.when([](auto& row) { return !row.record.choice.hand.empty(); },
              [](auto& some) {
                  some.list("morphWeights", morphWeights, [](auto& each) {
                      each.value("node",
                                 [](auto& row, auto& set) { return nameOf(row.asset, set.first); });
                      each.value("target", [](auto& row, auto& set) {
                          const Asset& asset = row.asset;
                          const std::uint32_t target = set.second.target;
                          return SidecarObject{
                              target, morphTargetName(asset[asset[set.first].mesh], target)};
                      });
                      each.value("weight", [](auto& set) { return set.second.weight; });
                  });
              });
    form.object("camera", describeCamera);
}

/// Trails, ghosts, and what follows the root.
constexpr auto describeMotion = [](auto& form) {
    describeLook(form, {LookSection::Trails, LookSection::Ghosts, LookSection::Following});
    form.some("trailNodes", [](auto& of) { return namesOf(of.asset(), of.record.choice.trails); });
    form.optional("followNode", [](auto& of) {
        const NodeIndex node = of.record.choice.followed;
        return node ? std::optional(nameOf(of.asset(), node)) : std::nullopt;
    });
    form.word("loop", kLoopModes, [](auto& of) { return of.record.choice.loop; });
};

/// The skin and joints that the view is about.
constexpr auto describeSkinView = [](auto& form) {
    form.value("skin", [](auto& of) {
        return SidecarObject{of.look().skin.value, of.asset()[of.look().skin].name};
    });
    form.optional("joint", [](auto& of) {
        return of.look().joint ? std::optional(jointName(of.record, of.look().joint))
                               : std::nullopt;
    });
    form.when([](auto& of) { return of.look().joints != nullptr && of.look().joints->size() > 1; },
              [](auto& some) {
                  some.rows(
                      "joints", [](auto& of) { return *of.look().joints; },
                      [](auto& of, auto& joint) { return jointName(of.record, joint); });
              });
};

constexpr auto describeView = [](auto& form) {
    form.value("mode", [](auto& of) { return viewModeInfo(of.look().mode).name; });
    form.some("missing", [](auto& of) { return of.record.missingData; });
    describeLook(form, {LookSection::Pose});
    form.when([](auto& of) { return of.showsSkin(); }, describeSkinView);
    form.when(
        [](auto& of) { return viewModeInfo(of.look().mode).usesSet; },
        [](auto& some) { some.value("set", [](auto& of) { return of.look().influenceSet; }); });
    form.optional("variant", [](auto& of) {
        const VariantIndex variant = of.look().variant;
        return variant
                   ? std::optional(SidecarObject{variant.value, of.asset().variants[variant.value]})
                   : std::nullopt;
    });
    form.some("hide", [](auto& of) { return namesOf(of.asset(), of.record.choice.hidden.hidden); });
    form.some("only", [](auto& of) { return namesOf(of.asset(), of.record.choice.hidden.only); });
    describeLook(form, {LookSection::Skinning});
    describeLook(form, {LookSection::View, LookSection::Values, LookSection::Scene});
    form.when([](auto& of) { return of.look().skeleton != SkeletonDisplay{}; },
              [](auto& some) {
                  some.object("skeleton", [](auto& skeleton) {
                      describeLook(skeleton, {LookSection::Skeleton});
                  });
              });
    describeMarks(form);
    form.when([](auto& of) { return of.look().motion != MotionDisplay{}; },
              [](auto& some) { some.object("motion", describeMotion); });
    form.when([](auto& of) { return viewModeInfo(of.look().mode).lit; },
              [](auto& some) {
                  some.object("light", [](auto& light) {
                      describeLook(light, {LookSection::Light, LookSection::Environment});
                      light.value("lampStops",
                                  [](auto& of) { return of.record.facts.shots.front().lampStops; });
                  });
              });
};

constexpr auto describeWeightDifference = [](auto& form) {
    const auto seen = [](auto& of) -> auto& {
        return *of.record.facts.weights;
    };
    const auto worst = [](auto& of) -> auto& {
        return of.record.facts.weights->difference.worst;
    };
    form.value("pulled", [=](auto& of) { return seen(of).difference.pulled; });
    form.value("pushed", [=](auto& of) { return seen(of).difference.pushed; });
    form.value("unweighted", [=](auto& of) { return seen(of).difference.collapsed; });
    form.value("largest", [=](auto& of) { return single(worst(of).distance); });
    form.value("size", [=](auto& of) { return single(seen(of).difference.size); });
    form.value("node", [=](auto& of) { return nameOf(of.asset(), worst(of).node); });
    form.value("mesh", [=](auto& of) { return of.asset()[worst(of).node].mesh; });
    form.value("primitive", [=](auto& of) { return worst(of).primitive; });
    form.value("vertex", [=](auto& of) { return worst(of).vertex; });
    form.value("sum", [=](auto& of) { return worst(of).sum; });
    form.value("animation", [=](auto& of) { return orNull(seen(of).animation); });
    form.value("time", [=](auto& of) { return seen(of).seconds; });
};

/// The values of a view.
struct ValuesRow {
    const Asset& asset;
    RecordedValues values;
};

constexpr auto describeWorst = [](auto& form) {
    form.value("animation",
               [](auto& row, auto& worst) { return clipName(row.asset, worst.animation); });
    form.when([](auto& worst) { return worst.value.has_value(); },
              [](auto& some) {
                  some.value("value", [](auto& worst) { return *worst.value; });
                  some.value("node",
                             [](auto& row, auto& worst) { return nameOf(row.asset, worst.node); });
                  some.value("mesh",
                             [](auto& row, auto& worst) { return row.asset[worst.node].mesh; });
                  some.value("primitive", &RecordedWorst::primitive);
                  some.optional("element", &RecordedWorst::element);
                  some.value("vertex", &RecordedWorst::vertex);
              });
    form.when([](auto& worst) { return worst.frame.has_value(); },
              [](auto& some) {
                  some.value("frame", [](auto& worst) { return *worst.frame; });
                  some.value("time", &RecordedWorst::seconds);
              });
};

void describe(auto& form, Described<ValuesRow>) {
    form.value("title", [](auto& row) { return row.values.title; });
    form.value("subtitle", [](auto& row) { return row.values.subtitle; });
    form.value("low", [](auto& row) { return row.values.low; });
    form.value("high", [](auto& row) { return row.values.high; });
    form.value("notes", [](auto& row) { return row.values.notes; });
    form.list(
        "worst", [](auto& row) -> auto& { return row.values.worst; }, describeWorst);
}

std::optional<ValuesRow> valuesOf(const RenderDocument& of) {
    std::optional<RecordedValues> values =
        of.record.values == nullptr ? std::nullopt : of.record.values->record();
    return values ? std::optional(ValuesRow{of.asset(), std::move(*values)}) : std::nullopt;
}

constexpr auto describePage = [](auto& form) {
    form.value("columns", [](auto& of) { return of.page().grid.width; });
    form.value("rows", [](auto& of) { return of.page().grid.height; });
    form.value("page", [](auto& of) { return of.page().number; });
    form.value("pages", [](auto& of) { return of.page().count; });
    form.when([](auto& of) { return of.page().atlas != nullptr; },
              [](auto& some) {
                  some.value("atlas", [](auto& of) { return std::string(of.page().atlas); });
                  some.some("unweighted",
                            [](auto& of) { return namesOf(of.asset(), of.page().unweighted); });
              });
    form.rows(
        "cells", [](auto& of) -> auto& { return of.record.facts.shots; },
        [](auto& of, auto& shot) {
            return ShotRow{of.record, of.asset(), shot};
        });
};

void describe(auto& form, Described<RenderDocument>) {
    form.format(kRenderFormat.name);
    form.value("version", [](auto&) { return SINEW_VERSION; });
    form.value("image", [](auto& of) { return of.record.path; });
    form.value("file", [](auto& of) { return of.record.options.file; });
    form.value("sha256", [](auto& of) { return of.state.file.sha256; });
    form.value("scene", [](auto& of) { return orNull(of.look().scene); });
    form.object("view", describeView);
    form.value("width", [](auto& of) { return of.record.options.size.width; });
    form.value("height", [](auto& of) { return of.record.options.size.height; });
    form.value("samples", [](auto& of) { return of.record.samples; });
    form.when([](auto& of) { return of.record.options.supersample > 1; },
              [](auto& some) {
                  some.value("supersample", [](auto& of) { return of.record.options.supersample; });
              });
    form.value("device", [](auto& of) { return of.record.device; });
    form.when([](auto& of) { return of.record.facts.page.has_value(); }, describePage);
    form.when([](auto& of) { return !of.record.facts.page; },
              [](auto& some) {
                  some.part([](auto& of) {
                      return PictureRow{{of.record, of.asset(), of.record.facts.shots.front()}};
                  });
              });
    form.value("state", [](auto& of) { return StateDocument{of.state, of.asset()}; });
    form.when([](auto& of) { return of.record.facts.weights.has_value(); },
              [](auto& some) { some.object("weightDifference", describeWeightDifference); });
    form.optional("finding", [](auto& of) { return findingRow(of.record.choice.finding); });
    form.optional("values", valuesOf);
    form.some("notices", [](auto& of) { return of.record.facts.notices; });
}

}  // namespace

const JsonFormat kRenderFormat{"sinew.render/1", writeSchema<RenderDocument>};

std::string renderMetadata(const RenderRecord& record) {
    const InspectionState state = renderedState(record);
    std::string text;
    JsonWriter json([&](std::string_view piece) { text += piece; }, 2);
    writeValue(json, RenderDocument{record, state});
    json.finish();
    return text;
}

}  // namespace sinew::cli
