// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/explain_report.h"

#include <array>
#include <cmath>

#include "app/cli/report/named_node.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/text_output.h"
#include "model/core/utf8.h"
#include "model/explain/explanation_lines.h"
#include "model/facts/key_words.h"
#include "model/facts/morph_facts.h"
#include "model/words/words.h"

namespace sinew::cli {

constexpr auto kWhatIfWords =
    std::to_array<KeyWord<WhatIf>>({{WhatIf::WithoutJoint, "withoutJoint"},
                                    {WhatIf::WithoutTarget, "withoutTarget"},
                                    {WhatIf::FittingBind, "fittingBind"},
                                    {WhatIf::FourStrongest, "fourStrongest"},
                                    {WhatIf::EightBit, "eightBit"},
                                    {WhatIf::DualQuaternion, "dualQuaternion"},
                                    {WhatIf::Stored, "stored"}});
static_assert(rowsFollow(kWhatIfWords, &KeyWord<WhatIf>::value));

namespace {

struct ExplainDocument {
    const Asset& asset;
    const ExplainReport& report;

    [[nodiscard]] const VertexExplanation& vertex() const noexcept { return report.vertex; }
    [[nodiscard]] const Node& node() const { return asset[vertex().place.node]; }
};

constexpr auto describeTargets = [](auto& form) {
    form.value("target", &TargetPart::target);
    form.value("name", [](const ExplainDocument& all, const TargetPart& part) {
        return morphTargetName(all.asset[all.node().mesh], part.target);
    });
    form.value("weight", &TargetPart::weight);
    form.value("added", [](const TargetPart& part) { return glm::vec3(part.added); });
};

constexpr auto describeJoints = [](auto& form) {
    form.part([](const ExplainDocument& all, const JointPart& part) {
        return NamedNode(all.asset, part.node);
    });
    form.value("joint", [](const JointPart& part) { return orNull(part.joint); });
    form.value("share", &JointPart::share);
    form.value("rest", [](const JointPart& part) { return glm::vec3(part.rest); });
    form.value("bind", [](const JointPart& part) { return glm::vec3(part.bind); });
    form.value("clip", [](const JointPart& part) { return glm::vec3(part.clip); });
    form.value("alone", [](const JointPart& part) { return glm::vec3(part.alone); });
};

constexpr auto describeVertexTracks = [](auto& form) {
    form.value("channel", &VertexTrack::channel);
    form.part([](const ExplainDocument& all, const VertexTrack& track) {
        return NamedNode(all.asset, track.node);
    });
    form.value("path", [](const VertexTrack& track) { return words::pathName(track.path); });
    form.value("key", &VertexTrack::key);
    form.value("time", &VertexTrack::keySeconds);
    form.value("value", &VertexTrack::before);
    form.value("nextKey", &VertexTrack::next);
    form.value("nextTime", &VertexTrack::nextSeconds);
    form.value("nextValue", &VertexTrack::after);
    form.value("played", &VertexTrack::played);
    form.value("movedWithout", [](const VertexTrack& track) { return glm::vec3(track.moved); });
};

constexpr auto describeWhatIf = [](auto& form) {
    form.word("what", kWhatIfWords, &Counterfactual::what);
    form.value("node", [](const ExplainDocument& all, const Counterfactual& each) {
        const bool joint = each.what == WhatIf::WithoutJoint || each.what == WhatIf::FittingBind;
        return joint ? std::optional(all.vertex().joints[each.part].node) : std::nullopt;
    });
    form.value("target", [](const ExplainDocument& all, const Counterfactual& each) {
        return each.what == WhatIf::WithoutTarget
                   ? std::optional(all.vertex().targets[each.part].target)
                   : std::nullopt;
    });
    form.value("moved", [](const Counterfactual& each) { return glm::vec3(each.moved); });
    form.value("distance",
               [](const Counterfactual& each) { return single(glm::length(each.moved)); });
};

/// A distance and where in the clip it is.
struct DistanceMoment {
    float distance;
    float seconds;
};

void describe(auto& form, Described<DistanceMoment>) {
    form.value("distance", &DistanceMoment::distance);
    form.value("time", &DistanceMoment::seconds);
}

/// The distance from another vertex, and in the clip.
struct DistanceRow {
    const Asset& asset;
    const MeasuredDistance& measured;

    [[nodiscard]] DistanceMoment at(std::size_t time) const {
        return {measured.track.distances[time], measured.track.seconds[time]};
    }
    [[nodiscard]] std::vector<DistanceMoment> frames() const {
        std::vector<DistanceMoment> all;
        for (std::size_t time = 0; time < measured.track.seconds.size(); ++time) {
            all.push_back(at(time));
        }
        return all;
    }
};

/// A point of a triangle: its vertices other than the nearest, and their shares.
struct MeasuredPoint {
    TrianglePoint on;
};

void describe(auto& form, Described<MeasuredPoint>) {
    form.value("others", [](auto& point) {
        return std::vector<std::uint32_t>(point.on.others.begin(), point.on.others.end());
    });
    form.value("shares", [](auto& point) {
        return std::vector<float>{point.on.shares.x, point.on.shares.y};
    });
}

void describe(auto& form, Described<DistanceRow>) {
    form.value("mesh", [](auto& row) { return row.asset[row.measured.to.node].mesh; });
    form.value("primitive", [](auto& row) { return row.measured.to.primitive; });
    form.value("vertex", [](auto& row) { return row.measured.to.vertex; });
    form.value("node", [](auto& row) { return row.measured.to.node; });
    form.optional("point", [](auto& row) {
        const auto& point = row.measured.to.point;
        return point ? std::optional(MeasuredPoint{*point}) : std::nullopt;
    });
    form.value("rest", [](auto& row) { return row.measured.track.rest; });
    form.when([](auto& row) { return !row.measured.track.seconds.empty(); },
              [](auto& some) {
                  some.value("least", [](auto& row) { return row.at(row.measured.track.least); });
                  some.value("largest",
                             [](auto& row) { return row.at(row.measured.track.largest); });
                  some.value("frames", [](auto& row) { return row.frames(); });
              });
}

void describe(auto& form, Described<ExplainDocument>) {
    form.format(kExplainFormat.name);
    form.value("file", [](auto& all) { return all.report.file; });
    form.value("mesh", [](auto& all) { return all.node().mesh; });
    form.value("primitive", [](auto& all) { return all.vertex().place.primitive; });
    form.value("vertex", [](auto& all) { return all.vertex().place.vertex; });
    form.value("node", [](auto& all) { return all.vertex().place.node; });
    form.value("animation", [](auto& all) { return orNull(all.vertex().animation); });
    form.value("time", [](auto& all) { return all.vertex().seconds; });
    form.value("stored", [](auto& all) { return glm::vec3(all.vertex().stored); });
    form.list(
        "targets", [](auto& all) -> auto& { return all.vertex().targets; }, describeTargets);
    form.value("morphed", [](auto& all) { return glm::vec3(all.vertex().morphed); });
    form.list(
        "joints", [](auto& all) -> auto& { return all.vertex().joints; }, describeJoints);
    form.value("remainder", [](auto& all) { return glm::vec3(all.vertex().remainder); });
    form.value("posed", [](auto& all) { return glm::vec3(all.vertex().posed); });
    form.list(
        "tracks", [](auto& all) -> auto& { return all.vertex().tracks; }, describeVertexTracks);
    form.list(
        "whatIf", [](auto& all) -> auto& { return all.vertex().counterfactuals; }, describeWhatIf);
    form.optional("distance", [](auto& all) {
        const auto& measured = all.report.distance;
        return measured ? std::optional(DistanceRow{all.asset, *measured}) : std::nullopt;
    });
}

}  // namespace

const JsonFormat kExplainFormat{"sinew.explain/1", writeSchema<ExplainDocument>};

void writeExplanation(JsonWriter& json, const Asset& asset, const ExplainReport& report) {
    writeValue(json, ExplainDocument{asset, report});
}

namespace {

/// "Vertex 12 of 'Body', primitive 0, drawn by 'Body', at 0.4 s of 'Walk'"
std::string headline(const Asset& asset, const VertexExplanation& vertex) {
    const std::string moment = vertex.animation
                                   ? "at " + words::seconds(double{vertex.seconds}) + " of " +
                                         words::clipName(asset, vertex.animation)
                                   : "in the rest pose";
    return "Vertex " + std::to_string(vertex.place.vertex) + " of " +
           words::meshName(asset, asset[vertex.place.node].mesh) + ", primitive " +
           std::to_string(vertex.place.primitive) + ", drawn by " +
           words::nodeName(asset, vertex.place.node) + ", " + moment;
}

std::string number(double value) {
    constexpr float kRounded = 0.00005F;  // less is printed as 0
    const auto rounded = static_cast<float>(value);
    return fixedNumber(std::abs(rounded) < kRounded ? 0.0F : rounded, 4);
}

/// "Distance from vertex 3 of 'Body', primitive 0: 0.5 at rest; from 0.4 at 0.1 s to 0.7 at 1 s"
std::string distanceLines(const Asset& asset, const MeasuredDistance& distance) {
    const DistanceTrack& track = distance.track;
    const auto at = [&](std::size_t time) {
        return number(double{track.distances[time]}) + " at " +
               words::seconds(double{track.seconds[time]});
    };
    return oneLine(std::string("Distance from ") +
                   (distance.to.point ? "a point near vertex " : "vertex ") +
                   std::to_string(distance.to.vertex) + " of " +
                   words::meshName(asset, asset[distance.to.node].mesh) + ", primitive " +
                   std::to_string(distance.to.primitive) + ": " + number(double{track.rest}) +
                   " at rest" +
                   (track.seconds.empty()
                        ? std::string()
                        : "; in the clip from " + at(track.least) + " to " + at(track.largest))) +
           '\n';
}

}  // namespace

std::string explanationText(const Asset& asset, const ExplainReport& report) {
    TextTable table("lrrr");
    TextTable rest("ll");
    const std::string text = oneLine(headline(asset, report.vertex)) + '\n';
    for (const ExplanationLine& line : explanationLines(asset, report.vertex)) {
        const std::string name =
            std::string(2 * static_cast<std::size_t>(line.depth), ' ') + oneLine(line.name);
        if (line.vector) {
            table.add(
                {name, number(line.vector->x), number(line.vector->y), number(line.vector->z)});
        } else {
            rest.add({name, line.text});
        }
    }
    return text + table.text(2) + rest.text(2) +
           (report.distance ? distanceLines(asset, *report.distance) : std::string());
}

}  // namespace sinew::cli
