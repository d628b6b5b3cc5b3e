// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>
#include <vector>

#include "app/cli/report/named_node.h"
#include "app/cli/report/report_csv.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/weights_report.h"

namespace sinew::cli {

void describe(auto& form, Described<JointIsland>) {
    form.value("vertices", &JointIsland::vertices);
    form.value("vertex", [](auto& island) { return island.nearest.vertex; });
    form.value("primitive", [](auto& island) { return island.nearest.primitive; });
    form.value("distance", &JointIsland::distance);
    form.value("largest", &JointIsland::largest);
}

void describe(auto& form, Described<PrimitiveSymmetry>) {
    form.value("primitive", &PrimitiveSymmetry::primitive);
    form.value("vertices", [](auto& one) { return one.differences.values.size(); });
    form.value("compared", [](auto& one) { return one.differences.compared; });
    form.value("different", [](auto& one) { return one.differences.different; });
    form.when([](auto& one) { return one.differences.largest.difference() > 0.0F; },
              [](auto& some) {
                  some.value("worst",
                             [](auto& one) { return one.differences.largest.difference(); });
                  some.value("vertex", [](auto& one) { return one.differences.vertex; });
                  some.value("joint", [](auto& one) { return one.differences.largest.joint; });
              });
}

/// What its vertices say about a joint.
void describe(auto& form, Described<JointStatistics>) {
    form.value("vertices", &JointStatistics::vertices);
    form.value("dominated", &JointStatistics::dominated);
    form.value("largest", &JointStatistics::largest);
    form.value("total", [](auto& joint) { return single(joint.total); });
    form.value("surface", [](auto& joint) { return single(joint.surface); });
}

namespace {

/// A joint of a skin as drawn by one node.
struct JointRow {
    const Asset& asset;
    const NodeWeights& drawn;
    JointIndex joint;

    [[nodiscard]] NamedNode node() const {
        return {asset, asset[drawn.statistics.skin].joints[joint.value]};
    }
    [[nodiscard]] const JointStatistics& statistics() const {
        return drawn.statistics.joints[joint.value];
    }
};

void describe(auto& form, Described<JointRow>) {
    form.value("joint", &JointRow::joint);
    form.part(&JointRow::node);
    form.part(&JointRow::statistics);
    form.value(
        "islands", [](auto& row) -> auto& { return row.statistics().islands; });
    form.when([](auto& row) { return row.drawn.stretch.has_value(); },
              [](auto& some) {
                  some.object("volume", [](auto& volume) {
                      volume.value("smallest", [](auto& row) {
                          return row.drawn.stretch->volumes[row.joint.value].ratio;
                      });
                      volume.value("frame", [](auto& row) {
                          return row.drawn.stretch->volumes[row.joint.value].moment.frame;
                      });
                  });
              });
}

/// The same as a line of a table.
struct JointLine {
    JointRow row;

    [[nodiscard]] std::size_t islandVertices() const {
        std::size_t vertices = 0;
        for (const JointIsland& island : row.statistics().islands) {
            vertices += island.vertices;
        }
        return vertices;
    }
};

void describe(auto& form, Described<JointLine>) {
    form.value("skin", [](auto& line) { return line.row.drawn.statistics.skin; });
    form.value("node", [](auto& line) { return line.row.drawn.statistics.node; });
    form.value("joint", [](auto& line) { return line.row.joint; });
    form.value("jointNode", [](auto& line) { return line.row.node().node; });
    form.value("name", [](auto& line) { return line.row.asset[line.row.node().node].name; });
    form.part([](auto& line) -> auto& { return line.row.statistics(); });
    form.value("islands", [](auto& line) { return line.row.statistics().islands.size(); });
    form.value("islandVertices", &JointLine::islandVertices);
}

/// The same in a table of many files.
struct FileJointLine {
    const std::string& file;
    JointLine line;
};

void describe(auto& form, Described<FileJointLine>) {
    form.value("file", [](auto& line) { return line.file; });
    form.part([](auto& line) -> auto& { return line.line; });
}

struct WeightsDocument {
    const Asset& asset;
    const WeightsReport& report;
};

/// Those to list.
std::vector<JointRow> listedJoints(const WeightsDocument& all, const NodeWeights& drawn) {
    std::vector<JointRow> rows;
    for (std::size_t j = 0; j < drawn.statistics.joints.size(); ++j) {
        if (!all.report.joint || all.report.joint.value == j) {
            rows.push_back({all.asset, drawn, JointIndex(j)});
        }
    }
    return rows;
}

/// Of the skins of a report.
constexpr auto describeSkin = [](auto& form) {
    form.value("skin", [](auto& drawn) { return drawn.statistics.skin; });
    form.value("node", [](auto& drawn) { return drawn.statistics.node; });
    form.value("joints", listedJoints);
    form.when(
        [](auto& drawn) { return drawn.stretch.has_value(); },
        [](auto& some) {
            some.object("stretch", [](auto& worst) {
                worst.value("areaRatio", [](auto& drawn) { return drawn.stretch->area.ratio; });
                worst.value("primitive",
                            [](auto& drawn) { return drawn.stretch->vertex.primitive; });
                worst.value("vertex", [](auto& drawn) { return drawn.stretch->vertex.vertex; });
                worst.value("frame", [](auto& drawn) { return drawn.stretch->area.moment.frame; });
            });
        });
    form.when([](auto& drawn) { return drawn.symmetry.has_value(); },
              [](auto& some) {
                  some.value(
                      "symmetry", [](auto& drawn) -> auto& { return *drawn.symmetry; });
              });
};

/// How far vertices are from where they are with normalised weights.
void describeDistance(auto& form, const char* key, Compared compared) {
    form.object(key, [compared](auto& distance) {
        const auto worst = [compared](const PrimitiveWeights& drawn) -> auto& {
            return drawn.distance(compared);
        };
        distance.value("largest", [worst](auto& drawn) {
            return worst(drawn) ? worst(drawn)->largest.distance : 0.0F;
        });
        distance.value("vertex", [worst](auto& drawn) {
            return worst(drawn) ? std::optional(worst(drawn)->largest.vertex) : std::nullopt;
        });
        distance.value("frame", [worst](auto& drawn) {
            return worst(drawn) ? worst(drawn)->frame : std::nullopt;
        });
    });
}

/// Of the primitives of a report.
constexpr auto describePrimitive = [](auto& form) {
    form.value("node", &PrimitiveWeights::node);
    form.value("mesh", [](auto& all, auto& drawn) { return all.asset[drawn.node].mesh; });
    form.value("primitive", &PrimitiveWeights::primitive);
    form.value("skin", [](auto& all, auto& drawn) { return all.asset[drawn.node].skin; });
    form.value("vertices", [](auto& drawn) { return drawn.statistics.vertices; });
    form.value(
        "influences", [](auto& drawn) -> auto& { return drawn.statistics.influences; });
    form.object("unweighted", [](auto& unweighted) {
        unweighted.value("count", [](auto& drawn) { return drawn.statistics.unweighted(); });
        unweighted.value("vertex", [](auto& drawn) { return drawn.statistics.firstUnweighted; });
    });
    form.object("beyondSkin", [](auto& beyond) {
        beyond.value("count", [](auto& all, auto& drawn) {
            const Diagnostic* finding = beyondSkin(all.asset, drawn);
            return finding == nullptr ? std::size_t{0} : finding->vertices.size();
        });
        beyond.value("vertex", [](auto& all, auto& drawn) {
            const Diagnostic* finding = beyondSkin(all.asset, drawn);
            return finding == nullptr ? std::optional<std::uint32_t>() : finding->vertex;
        });
    });
    form.object("sumOff", [](auto& off) {
        off.value("count", [](auto& drawn) { return drawn.statistics.sumOff; });
        off.value("worst", [](auto& drawn) { return single(drawn.statistics.worstSum); });
        off.value("vertex", [](auto& drawn) { return drawn.statistics.worstSumVertex; });
    });
    describeDistance(form, "fourSlots", Compared::FourStrongest);
    describeDistance(form, "stored", Compared::Stored);
    describeDistance(form, "eightBit", Compared::EightBit);
    describeDistance(form, "dualQuaternion", Compared::DualQuaternion);
};

void describe(auto& form, Described<WeightsDocument>) {
    form.format(kWeightsFormat.name);
    form.value("file", [](auto& all) { return all.report.file; });
    form.optional("frameStep", [](auto& all) { return all.report.survey.frameStep; });
    form.list(
        "skins", [](auto& all) -> auto& { return all.report.survey.skins; }, describeSkin);
    form.list(
        "primitives", [](auto& all) -> auto& { return all.report.survey.primitives; },
        describePrimitive);
}

}  // namespace

const JsonFormat kWeightsFormat{"sinew.weights/2", writeSchema<WeightsDocument>};

void writeWeights(JsonWriter& json, const Asset& asset, const WeightsReport& report) {
    writeValue(json, WeightsDocument{asset, report});
}

std::string weightsCsv(const Asset& asset, const WeightsReport& report, const WeightsTable& table) {
    CsvWriter csv;
    if (table.heading) {
        if (table.files) {
            writeCsvLine<FileJointLine>(csv, nullptr);
        } else {
            writeCsvLine<JointLine>(csv, nullptr);
        }
    }
    for (const NodeWeights& drawn : report.survey.skins) {
        for (const JointRow& row : listedJoints({asset, report}, drawn)) {
            const FileJointLine line{report.file, {row}};
            if (table.files) {
                writeCsvLine(csv, &line);
            } else {
                writeCsvLine(csv, &line.line);
            }
        }
    }
    return csv.take();
}

}  // namespace sinew::cli
