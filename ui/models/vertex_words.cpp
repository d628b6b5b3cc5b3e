// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/vertex_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "model/core/csv.h"
#include "ui/models/node_rows.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString vertexWord(const char* text) {
    return QCoreApplication::translate("VertexWords", text);
}

/// As many digits as a float has.
QString exact(float value) {
    return QString::number(double(value), 'g', 9);
}

QStringList exact(const glm::vec3& value) {
    return {exact(value.x), exact(value.y), exact(value.z)};
}

QString storedWords(const ProbedInfluence& influence) {
    switch (influence.type) {
        case StoredType::U8:
            return QStringLiteral("%1 / 255").arg(influence.stored);
        case StoredType::U16:
            return QStringLiteral("%1 / 65535").arg(influence.stored);
        case StoredType::U32:
        case StoredType::F32:
            break;
    }
    return exact(influence.weight);
}

QString slotWords(const ProbedInfluence& influence) {
    return QStringLiteral("JOINTS_%1.%2")
        .arg(QString::number(influence.set), QString(QLatin1Char("xyzw"[influence.slot])));
}

constexpr std::size_t kPlaceHeadings = 14;  // the others are of an influence
constexpr std::array kVertexHeadings{
    "node",          "primitive", "vertex",    "instance",   "stored_x", "stored_y",
    "stored_z",      "morphed_x", "morphed_y", "morphed_z",  "world_x",  "world_y",
    "world_z",       "from_rest", "joint",     "joint_name", "set",      "slot",
    "stored_weight", "weight",    "share",     "alone_x",    "alone_y",  "alone_z"};

/// Nine digits each.
void addNumbers(CsvWriter& csv, const glm::vec3& value) {
    csv.number(double{value.x});
    csv.number(double{value.y});
    csv.number(double{value.z});
}

void addPlace(CsvWriter& csv, const Asset& asset, const WatchedVertices::Watched& watched) {
    const VertexProbe& probe = watched.probe;
    const DrawnVertex& place = probe.place();
    csv.text(nodeLabel(asset, place.node).toStdString());
    csv.number(place.primitive);
    csv.number(place.vertex);
    csv.number(place.instance);
    addNumbers(csv, probe.stored());
    addNumbers(csv, probe.morphed());
    addNumbers(csv, probe.world());
    csv.number(double{glm::distance(probe.world(), watched.rest)});
}

void addInfluence(CsvWriter& csv, const Asset& asset, const VertexProbe& probe, std::size_t i) {
    const ProbedInfluence& influence = probe.influences()[i];
    csv.number(influence.joint);
    csv.text(influenceName(asset, probe, influence).toStdString());
    csv.number(influence.set);
    csv.number(influence.slot);
    if (influence.type == StoredType::F32) {
        csv.number(double{influence.weight});
    } else {
        csv.number(influence.stored);
    }
    csv.number(double{influence.weight});
    csv.number(double{influence.share});
    addNumbers(csv, probe.alone()[i]);
}

QStringList asText(const Asset& asset, const WatchedVertices::Watched& watched) {
    const VertexProbe& probe = watched.probe;
    QStringList lines{vertexName(asset, probe.place())};
    const auto add = [&](const QString& what, const QString& value) {
        lines.append(QStringLiteral("  %1: %2").arg(what, value));
    };
    const auto place = [](const glm::vec3& at) { return exact(at).join(QStringLiteral(", ")); };
    add(vertexWord("stored"), place(probe.stored()));
    if (probe.hasTargets()) {
        add(vertexWord("morphed"), place(probe.morphed()));
    }
    add(vertexWord("world"), place(probe.world()));
    add(vertexWord("from rest"), exact(glm::distance(probe.world(), watched.rest)));
    if (probe.skin()) {
        add(vertexWord("weights"), sumWords(probe));
    }
    for (std::size_t i = 0; i < probe.influences().size(); ++i) {
        const ProbedInfluence& influence = probe.influences()[i];
        lines.append(vertexWord("  %1 (joint %2, %3): %4, share %5 %, alone at %6")
                         .arg(influenceName(asset, probe, influence),
                              QString::number(influence.joint), slotWords(influence),
                              storedWords(influence),
                              QString::number(100.0 * double(influence.share), 'f', 2),
                              place(probe.alone()[i])));
    }
    return lines;
}

}  // namespace

QString vertexName(const Asset& asset, const DrawnVertex& vertex) {
    QStringList parts{(vertex.point ? vertexWord("Point near vertex %1") : vertexWord("Vertex %1"))
                          .arg(vertex.vertex),
                      nodeLabel(asset, vertex.node)};
    if (asset[asset[vertex.node].mesh].primitives.size() > 1) {
        parts.append(vertexWord("primitive %1").arg(vertex.primitive));
    }
    if (asset[vertex.node].instances) {
        parts.append(vertexWord("instance %1").arg(vertex.instance));
    }
    return parts.join(QStringLiteral(" · "));
}

QString influenceName(const Asset& asset, const VertexProbe& probe,
                      const ProbedInfluence& influence) {
    const std::vector<NodeIndex>& joints = asset[probe.skin()].joints;
    return influence.joint < joints.size() ? nodeLabel(asset, joints[influence.joint])
                                           : vertexWord("joint %1").arg(influence.joint);
}

QString sumWords(const VertexProbe& probe) {
    if (!probe.skin()) {
        return {};
    }
    const WeightSum& sum = probe.sum();
    if (sum.count == 0) {
        return vertexWord("none: follows its node");
    }
    const double whole = probe.whole();
    const QString total =
        whole == 1.0
            ? QString::number(1.0 + sum.off, 'g', 8)
            : QStringLiteral("%1 / %2").arg(std::lround((1.0 + sum.off) * whole)).arg(whole);
    return sum.wrong ? vertexWord("%1, off by %2")
                           .arg(total, (sum.off > 0.0 ? QStringLiteral("+") : QString()) +
                                           QString::number(sum.off, 'g', 3))
                     : total;
}

QString verticesAsText(const Asset& asset, std::span<const WatchedVertices::Watched> vertices) {
    QStringList lines;
    for (const WatchedVertices::Watched& watched : vertices) {
        lines += asText(asset, watched);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString verticesAsCsv(const Asset& asset, std::span<const WatchedVertices::Watched> vertices) {
    CsvWriter csv;
    for (const char* heading : kVertexHeadings) {
        csv.heading(heading);
    }
    csv.endLine();
    for (const WatchedVertices::Watched& watched : vertices) {
        const std::size_t influences = watched.probe.influences().size();
        for (std::size_t i = 0; i < std::max<std::size_t>(influences, 1); ++i) {
            addPlace(csv, asset, watched);
            if (i < influences) {
                addInfluence(csv, asset, watched.probe, i);
            } else {
                for (std::size_t field = kPlaceHeadings; field < kVertexHeadings.size(); ++field) {
                    csv.empty();
                }
            }
            csv.endLine();
        }
    }
    return QString::fromStdString(csv.take());
}

QString tracksAsCsv(const VertexTracks& tracks, std::span<const QString> names,
                    std::span<const MeasuredPair> pairs) {
    CsvWriter csv;
    csv.heading("seconds");
    for (const QString& name : names) {
        for (const char* part : {" x", " y", " z", " from rest"}) {
            csv.text(name.toStdString() + part);
        }
    }
    for (const MeasuredPair& pair : pairs) {
        csv.text((names[pair.from] + QLatin1String(" to ") + names[pair.to]).toStdString());
    }
    csv.endLine();
    for (std::size_t t = 0; t < tracks.seconds.size(); ++t) {
        csv.number(double{tracks.seconds[t]});
        for (std::size_t i = 0; i < tracks.positions.size(); ++i) {
            addNumbers(csv, tracks.positions[i][t]);
            csv.number(double{glm::distance(tracks.positions[i][t], tracks.rest[i])});
        }
        for (const MeasuredPair& pair : pairs) {
            csv.number(double{
                glm::distance(tracks.positions[pair.from][t], tracks.positions[pair.to][t])});
        }
        csv.endLine();
    }
    return QString::fromStdString(csv.take());
}

QString markedText(const Asset& asset, const MarkedVertices& marked) {
    if (marked.vertices.empty() || marked.vertices.front().node.value >= asset.nodes.size()) {
        return {};
    }
    const MarkedVertex& main = marked.vertices.front();
    return QCoreApplication::translate("MarkedText", "%1 · primitive %2 · %3")
        .arg(nodeLabel(asset, main.node), QString::number(main.primitive),
             QString::fromStdString(markedWords(marked)));
}

QString vertexText(const Diagnostic& finding) {
    return finding.vertex ? QCoreApplication::translate("MarkedText", "vertex %1")
                                .arg(QString::number(*finding.vertex))
                          : QString();
}

}  // namespace sinew
