// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/vertex_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

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

QString csvQuoted(const QString& name) {
    QString inside = name;
    inside.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + inside + QLatin1Char('"');
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
        .arg(influence.set)
        .arg(QLatin1Char("xyzw"[influence.slot]));
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
                         .arg(influenceName(asset, probe, influence))
                         .arg(influence.joint)
                         .arg(slotWords(influence), storedWords(influence),
                              QString::number(100.0 * double(influence.share), 'f', 2),
                              place(probe.alone()[i])));
    }
    return lines;
}

}  // namespace

QString vertexName(const Asset& asset, const DrawnVertex& vertex) {
    QStringList parts{vertexWord("Vertex %1").arg(vertex.vertex), nodeLabel(asset, vertex.node)};
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
    QStringList lines{
        QStringLiteral("node,primitive,vertex,instance,stored_x,stored_y,stored_z,morphed_x,"
                       "morphed_y,morphed_z,world_x,world_y,world_z,from_rest,joint,joint_name,set,"
                       "slot,stored_weight,weight,share,alone_x,alone_y,alone_z")};
    for (const WatchedVertices::Watched& watched : vertices) {
        const VertexProbe& probe = watched.probe;
        const DrawnVertex& place = probe.place();
        QStringList cells{csvQuoted(nodeLabel(asset, place.node)), QString::number(place.primitive),
                          QString::number(place.vertex), QString::number(place.instance)};
        cells += exact(probe.stored()) + exact(probe.morphed()) + exact(probe.world());
        cells.append(exact(glm::distance(probe.world(), watched.rest)));
        for (std::size_t i = 0; i < probe.influences().size(); ++i) {
            const ProbedInfluence& influence = probe.influences()[i];
            const bool floats = influence.type == StoredType::F32;
            const QStringList more{
                QString::number(influence.joint),
                csvQuoted(influenceName(asset, probe, influence)),
                QString::number(influence.set),
                QString::number(influence.slot),
                floats ? exact(influence.weight) : QString::number(influence.stored),
                exact(influence.weight),
                exact(influence.share)};
            lines.append((cells + more + exact(probe.alone()[i])).join(QLatin1Char(',')));
        }
        if (probe.influences().empty()) {
            lines.append(cells.join(QLatin1Char(',')) + QStringLiteral(",,,,,,,,,,"));
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString tracksAsCsv(const VertexTracks& tracks, std::span<const QString> names) {
    QStringList head{QStringLiteral("seconds")};
    for (const QString& name : names) {
        for (const char* part : {"x", "y", "z", "from rest"}) {
            head.append(csvQuoted(QStringLiteral("%1 %2").arg(name, QLatin1String(part))));
        }
    }
    QStringList lines{head.join(QLatin1Char(','))};
    for (std::size_t t = 0; t < tracks.seconds.size(); ++t) {
        QStringList cells{exact(tracks.seconds[t])};
        for (std::size_t i = 0; i < tracks.positions.size(); ++i) {
            cells += exact(tracks.positions[i][t]);
            cells.append(exact(glm::distance(tracks.positions[i][t], tracks.rest[i])));
        }
        lines.append(cells.join(QLatin1Char(',')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace sinew
