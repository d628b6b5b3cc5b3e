// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <map>
#include <optional>
#include <vector>

#include "app/cli/report/compare_report.h"
#include "app/cli/report/named_node.h"
#include "app/cli/report/report_schema.h"
#include "model/facts/key_words.h"
#include "model/words/words.h"

namespace sinew::cli {
namespace {

constexpr auto kReasons = std::to_array<KeyWord<MatchedBy>>({{MatchedBy::Name, "name"},
                                                             {MatchedBy::HumanoidBone, "bone"},
                                                             {MatchedBy::Path, "path"},
                                                             {MatchedBy::User, "user"},
                                                             {MatchedBy::Index, "index"}});
static_assert(rowsFollow(kReasons, &KeyWord<MatchedBy>::value));

constexpr auto kVertexMatchings =
    std::to_array<KeyWord<VertexMatching>>({{VertexMatching::Index, "index"},
                                            {VertexMatching::Position, "position"},
                                            {VertexMatching::Surface, "surface"}});
static_assert(rowsFollow(kVertexMatchings, &KeyWord<VertexMatching>::value));

constexpr auto kChangeKinds =
    std::to_array<KeyWord<ChangeKind>>({{ChangeKind::Added, "added"},
                                        {ChangeKind::Removed, "removed"},
                                        {ChangeKind::Renamed, "renamed"},
                                        {ChangeKind::Changed, "changed"}});
static_assert(rowsFollow(kChangeKinds, &KeyWord<ChangeKind>::value));

constexpr auto kAlignments = std::to_array<KeyWord<ClipAlignment>>(
    {{ClipAlignment::Time, "time"}, {ClipAlignment::Phase, "phase"}});
static_assert(rowsFollow(kAlignments, &KeyWord<ClipAlignment>::value));

constexpr auto kPartWords =
    std::to_array<KeyWord<PartKind>>({{PartKind::JointOrder, "jointOrder"},
                                      {PartKind::InverseBindMatrix, "inverseBindMatrix"},
                                      {PartKind::Weights, "weights"},
                                      {PartKind::Positions, "positions"},
                                      {PartKind::MorphTarget, "morphTarget"},
                                      {PartKind::MorphWeights, "morphWeights"},
                                      {PartKind::RestTransform, "restTransform"},
                                      {PartKind::Parent, "parent"},
                                      {PartKind::Track, "track"}});
static_assert(rowsFollow(kPartWords, &KeyWord<PartKind>::value));

/// Totals of one kind, and where the largest is.
struct TotalsRow {
    const Asset& asset;
    const DistanceTotals& totals;

    [[nodiscard]] bool found() const noexcept { return totals.largest.node.valid(); }
};

/// A number that is only there if a place was found.
template <class Value>
std::optional<Value> onlyIf(bool condition, Value value) {
    return condition ? std::optional(value) : std::nullopt;
}

void describe(auto& form, Described<TotalsRow>) {
    form.value("largest", [](auto& row) { return row.totals.largest.distance; });
    form.value("mean", [](auto& row) { return single(row.totals.spread.mean); });
    form.value("percentile95", [](auto& row) { return single(row.totals.spread.percentile95); });
    form.value("node", [](auto& row) {
        return onlyIf(row.found(), NamedNode(row.asset, row.totals.largest.node));
    });
    form.value("mesh", [](auto& row) {
        const bool drawn = row.found() && row.asset[row.totals.largest.node].mesh.valid();
        return onlyIf(drawn, drawn ? row.asset[row.totals.largest.node].mesh : MeshIndex());
    });
    form.value("primitive",
               [](auto& row) { return onlyIf(row.found(), row.totals.largest.primitive); });
    form.value("vertex", [](auto& row) { return onlyIf(row.found(), row.totals.largest.vertex); });
    form.value("joint", [](auto& row) {
        return onlyIf(row.found(), NamedNode(row.asset, row.totals.largest.mover));
    });
}

/// What alone causes the largest distance of the worst clip.
struct CauseRow {
    const Asset& asset;
    const MotionCause& cause;
};

void describe(auto& form, Described<CauseRow>) {
    form.part([](auto& row) { return NamedNode(row.asset, row.cause.node); });
    form.value("path", [](auto& row) { return std::string(words::pathName(row.cause.path)); });
    form.value("share", [](auto& row) { return single(row.cause.share); });
}

/// The largest of all clips: totals, and the clip's frame.
struct MotionRow {
    const CompareReport& report;
    const ClipComparison* clip;
};

void describe(auto& form, Described<MotionRow>) {
    form.part([](auto& row) {
        return TotalsRow{row.report.before, *row.report.comparison.motion};
    });
    form.value("animation", [](auto& row) {
        return row.clip != nullptr ? std::optional(row.clip->before) : std::nullopt;
    });
    form.value("frame", [](auto& row) {
        return row.clip != nullptr ? std::optional(static_cast<std::uint64_t>(
                                         row.clip->frames.numbers[row.clip->worst]))
                                   : std::nullopt;
    });
    form.value("seconds", [](auto& row) {
        return row.clip != nullptr ? std::optional(row.clip->frames.seconds[row.clip->worst])
                                   : std::nullopt;
    });
    form.value("cause", [](auto& row) {
        const std::optional<MotionCause>& cause = row.report.comparison.cause;
        return cause ? std::optional(CauseRow{row.report.before, *cause}) : std::nullopt;
    });
}

struct WeightsRow {
    const CompareReport& report;
    const WeightComparison& weights;
};

constexpr auto describeJointWeight = [](auto& form) {
    form.part([](auto& row, auto& joint) {
        return NamedNode(joint.onlyAfter ? row.report.after : row.report.before, joint.joint);
    });
    form.value("file", [](auto& joint) { return joint.onlyAfter ? "after" : "before"; });
    form.value("moved", [](auto& joint) { return single(joint.moved); });
    form.value("share", [](auto& joint) { return single(joint.share); });
};

void describe(auto& form, Described<WeightsRow>) {
    form.value("vertices", [](auto& row) { return row.weights.vertices; });
    form.value("different", [](auto& row) { return row.weights.different; });
    form.value("largest", [](auto& row) { return row.weights.largest.difference; });
    form.value("mean", [](auto& row) { return single(row.weights.spread.mean); });
    form.value("percentile95", [](auto& row) { return single(row.weights.spread.percentile95); });
    form.value("mesh", [](auto& row) {
        const NodeIndex node = row.weights.largest.node;
        return onlyIf(node.valid(), node ? row.report.before[node].mesh : MeshIndex());
    });
    form.value("primitive", [](auto& row) {
        return onlyIf(row.weights.largest.node.valid(), row.weights.largest.primitive);
    });
    form.value("vertex", [](auto& row) {
        return onlyIf(row.weights.largest.node.valid(), row.weights.largest.vertex);
    });
    form.list(
        "joints", [](auto& row) -> auto& { return row.weights.joints; }, describeJointWeight);
}

constexpr auto describeClipPair = [](auto& form) {
    form.value("index", &ClipComparison::before);
    form.value("name", [](auto& report, auto& clip) { return report.before[clip.before].name; });
    form.value("after", &ClipComparison::after);
    form.value("afterName", [](auto& report, auto& clip) { return report.after[clip.after].name; });
    form.value("duration", [](auto& report, auto& clip) {
        return report.before[clip.before].durationSeconds();
    });
    form.value("afterDuration",
               [](auto& report, auto& clip) { return report.after[clip.after].durationSeconds(); });
    form.value("frameRate", [](auto& clip) { return single(clip.framesPerSecond); });
    form.value("frameStep", [](auto& clip) { return clip.frames.step; });
    form.part([](auto& report, auto& clip) { return TotalsRow{report.before, clip.totals}; });
    form.value("frame", [](auto& clip) {
        return static_cast<std::uint64_t>(clip.frames.numbers[clip.worst]);
    });
    form.value("seconds", [](auto& clip) { return clip.frames.seconds[clip.worst]; });
    form.value("afterSeconds", [](auto& clip) { return clip.afterSeconds[clip.worst]; });
    form.value("frames", &ClipComparison::largestOfFrame);
};

/// A joint, and the largest distance of the points that it moves in any compared clip.
struct DistantJoint {
    MoverDistance distance;
    const ClipComparison* clip = nullptr;
};

std::vector<DistantJoint> distantJoints(const FileComparison& comparison) {
    std::map<NodeIndex, DistantJoint> joints;
    for (const ClipComparison& clip : comparison.clips) {
        for (const MoverDistance& mover : clip.movers) {
            DistantJoint& kept = joints[mover.node];
            if (mover.distance > kept.distance.distance) {
                kept = {mover, &clip};
            }
        }
    }
    std::vector<DistantJoint> rows;
    for (const auto& [node, joint] : joints) {
        rows.push_back(joint);
    }
    return rows;
}

constexpr auto describeJoint = [](auto& form) {
    form.part([](auto& report, auto& row) { return NamedNode(report.before, row.distance.node); });
    form.value("largest", [](auto& row) { return row.distance.distance; });
    form.value("animation", [](auto& row) { return row.clip->before; });
    form.value("frame", [](auto& row) {
        return static_cast<std::uint64_t>(row.clip->frames.numbers[row.distance.frame]);
    });
};

constexpr auto describeChange = [](auto& form) {
    form.word("kind", kChangeKinds, &FileChange::kind);
    form.value("file",
               [](auto& change) { return change.kind == ChangeKind::Added ? "after" : "before"; });
    form.value("pointer", [](auto& change) { return pointerOf(change.object); });
    form.value("words", &FileChange::words);
};

/// An object that only one file has.
struct LoneObject {
    ObjectRef object;
    bool onlyAfter = false;
};

std::vector<LoneObject> loneObjects(const ObjectMatches& matches) {
    std::vector<LoneObject> lone;
    const auto add = [&lone](ObjectKind kind, const Matching& matching) {
        for (const std::uint32_t index : matching.onlyBefore) {
            lone.push_back({{kind, index}, false});
        }
        for (const std::uint32_t index : matching.onlyAfter) {
            lone.push_back({{kind, index}, true});
        }
    };
    add(ObjectKind::Node, matches.nodes);
    add(ObjectKind::Mesh, matches.meshes);
    add(ObjectKind::Skin, matches.skins);
    add(ObjectKind::Animation, matches.animations);
    add(ObjectKind::Material, matches.materials);
    return lone;
}

/// Objects are those of the file before. A row of several parts names what they have in common.
constexpr auto describeExplainingPart = [](auto& form) {
    const auto one = [](auto& row) { return row.count == 1; };
    form.word("part", kPartWords, [](auto& row) { return row.part.kind; });
    form.value("count", &ExplainingPart::count);
    form.value("share", [](auto& row) { return single(row.share); });
    form.value("words",
               [](auto& report, auto& row) { return explainingWords(report.before, row); });
    form.optional("animation", [](auto& row) { return row.part.animation; });
    form.optional("skin", [](auto& row) { return row.part.skin; });
    form.when([one](auto& row) { return one(row) && row.part.mesh.valid(); },
              [](auto& own) {
                  own.value("mesh", [](auto& row) { return row.part.mesh; });
                  own.value("primitive", [](auto& row) { return row.part.primitive; });
              });
    form.when([one](auto& row) { return one(row) && row.part.kind == PartKind::MorphTarget; },
              [](auto& own) { own.value("target", [](auto& row) { return row.part.target; }); });
    form.when([one](auto& row) { return one(row) && row.part.kind == PartKind::InverseBindMatrix; },
              [](auto& own) {
                  own.value("joint", [](auto& report, auto& row) {
                      return NamedNode(report.before, row.part.node);
                  });
              });
    form.when(
        [one](auto& row) {
            return one(row) && row.part.node.valid() &&
                   row.part.kind != PartKind::InverseBindMatrix;
        },
        [](auto& own) {
            own.value("node", [](auto& report, auto& row) {
                return NamedNode(report.before, row.part.node);
            });
        });
    form.when([one](auto& row) { return one(row) && row.part.kind == PartKind::Track; },
              [](auto& own) {
                  own.value("path", [](auto& row) { return words::pathName(row.part.path); });
                  own.optional("morphTarget", [](auto& row) {
                      return onlyIf(row.part.morphTarget != kAllMorphTargets, row.part.morphTarget);
                  });
              });
};

/// What `--bisect` adds.
constexpr auto describeBisection = [](auto& form) {
    form.list(
        "bisect", [](auto& report) -> auto& { return report.bisection->parts; },
        describeExplainingPart);
    form.object("bisection", [](auto& own) {
        own.value("sentence",
                  [](auto& report) { return bisectionSentence(report.before, *report.bisection); });
        own.value("largest", [](auto& report) { return report.bisection->largest; });
        own.value("explained", [](auto& report) { return single(report.bisection->explained); });
        own.value(
            "notExchanged", [](auto& report) -> auto& { return report.bisection->notExchanged; });
    });
};

constexpr auto describeMatches = [](auto& form) {
    form.list(
        "nodes", [](auto& report) -> auto& { return report.comparison.matches.nodes.pairs; },
        [](auto& each) {
            each.value("before", &ObjectMatch::before);
            each.value("after", &ObjectMatch::after);
            each.word("by", kReasons, &ObjectMatch::by);
        });
    form.list(
        "primitives", [](auto& report) -> auto& { return report.comparison.surface.primitives; },
        [](auto& each) {
            each.value("node", [](auto& one) { return one.before; });
            each.value("primitive", [](auto& one) { return one.primitive; });
            each.value("afterNode", [](auto& one) { return one.after; });
            each.value("afterPrimitive", [](auto& one) { return one.afterPrimitive; });
            each.word("vertices", kVertexMatchings, [](auto& one) { return one.vertices.how(); });
            each.value("unmatchedVertices", [](auto& one) { return one.vertices.offSurface(); });
        });
    form.value("tolerance", [](auto& report) { return report.comparison.surface.tolerance; });
    form.value("shell", [](auto& report) { return report.comparison.surface.shell; });
};

}  // namespace

void describe(auto& form, Described<CompareReport>) {
    form.format(kCompareFormat.name);
    form.value(
        "before", [](auto& report) -> auto& { return report.beforeFile; });
    form.value(
        "after", [](auto& report) -> auto& { return report.afterFile; });
    form.value("sentence",
               [](auto& report) { return comparisonSentence(report.before, report.comparison); });
    form.word("same", kAlignments, &CompareReport::alignment);
    form.value("size", [](auto& report) { return report.comparison.surface.size; });
    form.optional("geometry", [](auto& report) {
        return report.comparison.geometry
                   ? std::optional(TotalsRow{report.before, *report.comparison.geometry})
                   : std::nullopt;
    });
    form.optional("weights", [](auto& report) {
        return report.comparison.weights
                   ? std::optional(WeightsRow{report, *report.comparison.weights})
                   : std::nullopt;
    });
    form.optional("motion", [](auto& report) {
        return report.comparison.motion
                   ? std::optional(MotionRow{report, report.comparison.worstClip()})
                   : std::nullopt;
    });
    form.list(
        "clips", [](auto& report) -> auto& { return report.comparison.clips; }, describeClipPair);
    form.list(
        "joints", [](auto& report) { return distantJoints(report.comparison); }, describeJoint);
    form.list(
        "changes", [](auto& report) -> auto& { return report.comparison.changes; }, describeChange);
    form.list(
        "unmatched", [](auto& report) { return loneObjects(report.comparison.matches); },
        [](auto& each) {
            each.value("file", [](auto& lone) { return lone.onlyAfter ? "after" : "before"; });
            each.value("pointer", [](auto& lone) { return pointerOf(lone.object); });
        });
    form.object("matches", describeMatches);
    form.when([](auto& report) { return report.bisection != nullptr; }, describeBisection);
}

const JsonFormat kCompareFormat{"sinew.compare/1", writeSchema<CompareReport>};

void writeComparison(JsonWriter& json, const CompareReport& report) {
    writeValue(json, report);
}

}  // namespace sinew::cli
