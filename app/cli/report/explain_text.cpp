// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "app/cli/report/explain_report.h"
#include "app/cli/report/text_output.h"
#include "model/core/utf8.h"
#include "model/explain/explanation_lines.h"
#include "model/words/words.h"

namespace sinew::cli {

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
    using Align = TextTable::Align;
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
    TextTable rest({Align::Left, Align::Left});
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
