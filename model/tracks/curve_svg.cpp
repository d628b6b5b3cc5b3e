// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_svg.h"

#include <algorithm>

#include "model/core/markup.h"
#include "model/tracks/curve_names.h"
#include "model/tracks/curve_paths.h"
#include "model/tracks/svg_words.h"

namespace sinew {
namespace {

constexpr double kLeft = 74.0;
constexpr double kTop = 44.0;
constexpr double kBottom = 46.0;
constexpr double kLegendWidth = 250.0;
constexpr double kLegendRow = 18.0;
constexpr double kTickRoom = 44.0;    // pixels between horizontal lines, at least
constexpr double kTimeRoom = 90.0;    // and between vertical ones
constexpr double kKeyRoom = 7.0;      // pixels between keys that get marks
constexpr double kThinPixels = 0.05;  // points that close to a line are left out
constexpr std::size_t kMostLetters = 30;

class SvgDrawing {
public:
    SvgDrawing(const CurveSet& set, const CurveSvgOptions& options)
        : m_set(set),
          m_options(options),
          m_width(std::max(50.0, options.width - kLeft - kLegendWidth)),
          m_height(std::max(50.0, options.height - kTop - kBottom)) {
        const auto count = static_cast<std::uint32_t>(m_width);
        m_columns = {.firstSeconds = options.firstSeconds,
                     .secondsPerColumn =
                         (options.lastSeconds - options.firstSeconds) / static_cast<double>(count),
                     .count = count};
        m_curves = drawnCurves(set, m_columns, options.style);
        m_values = options.values ? *options.values : fittingRange(spanOf(m_curves));
    }

    std::string text() {
        m_text = svg::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
            "viewBox=\"0 0 %u %u\" font-family=\"DejaVu Sans, sans-serif\" "
            "font-size=\"12\">\n",
            m_options.width, m_options.height, m_options.width, m_options.height);
        m_text += "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
        addTitle();
        addValues();
        addTimes();
        m_text +=
            "<g fill=\"none\" stroke-width=\"1.6\" "
            "stroke-linejoin=\"round\">\n";
        for (const DrawnCurve& curve : m_curves) {
            addCurve(curve);
        }
        m_text += "</g>\n";
        addKeys();
        addLegend();
        return std::move(m_text) + "</svg>\n";
    }

private:
    [[nodiscard]] double xOf(double column) const {
        return kLeft + column * m_width / m_columns.count;
    }
    [[nodiscard]] double yOf(double value) const {
        return kTop + (1.0 - m_values.share(value)) * m_height;
    }
    [[nodiscard]] std::string colorOf(const CurveLine& line) const {
        return svg::colorText(objectTint(svg::baseColor(hueOf(m_set, line)), line.object));
    }

    void addTitle() {
        const auto name = [&](AnimationIndex clip) {
            return markupText(displayName((*m_set.asset)[clip].name, "Animation", clip.value));
        };
        m_text +=
            svg::format("<text x=\"%.1f\" y=\"26\" font-size=\"16\" fill=\"#1e2228\">", kLeft);
        m_text += name(m_set.request.animation);
        if (m_set.request.other) {
            m_text += ", dashed: " + markupText(otherName(m_set));
        }
        m_text += "</text>\n";
    }

    void addValues() {
        const ValueTicks ticks = valueTicks(m_values, static_cast<int>(m_height / kTickRoom));
        const char* unit = m_options.style.normalised ? "" : commonUnit(m_set);
        for (const double value : ticks.values) {
            const double y = yOf(value);
            m_text += svg::format("<path d=\"M%.1f %.1fh%.1f\" stroke=\"%s\"/>\n", kLeft, y,
                                  m_width, value == 0.0 ? "#8a93a0" : "#d8dee6");
            m_text += svg::format(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\" "
                "fill=\"#565e6c\">%.*f%s%s</text>\n",
                kLeft - 8.0, y + 4.0, ticks.decimals, value, *unit != '\0' ? " " : "", unit);
        }
    }

    void addTimes() {
        const ValueTicks ticks = valueTicks({m_options.firstSeconds, m_options.lastSeconds},
                                            std::max(2, static_cast<int>(m_width / kTimeRoom)));
        for (const double seconds : ticks.values) {
            const double x = xOf(m_columns.columnOf(seconds));
            m_text += svg::format("<path d=\"M%.1f %.1fv%.1f\" stroke=\"#d8dee6\"/>\n", x, kTop,
                                  m_height);
            m_text += svg::format(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" "
                "fill=\"#565e6c\">%.*f s</text>\n",
                x, kTop + m_height + 20.0, ticks.decimals, seconds);
        }
    }

    void addCurve(const DrawnCurve& curve) {
        m_text += "<path stroke=\"" + colorOf(curve.line) + "\"";
        if (curve.kind == CurveKind::PlainBlend) {
            m_text += " stroke-dasharray=\"2 3\" stroke-width=\"1.2\"";
        } else if (curve.line.other) {
            m_text += " stroke-dasharray=\"8 4\"";
        }
        m_text += " d=\"";
        const double perPixel = (m_values.most - m_values.least) / m_height;
        m_pen.reset();
        const CurvePath path = thinned(curve.path, kThinPixels * perPixel);
        for (std::size_t i = 1; i < path.size(); ++i) {
            addSegment(path[i - 1], path[i]);
        }
        m_text += "\"/>\n";
    }

    /// The part of a segment that lies in the drawing.
    void addSegment(const CurvePoint& from, const CurvePoint& to) {
        const glm::dvec2 a(xOf(double{from.column}), yOf(double{from.value}));
        const glm::dvec2 b(xOf(double{to.column}), yOf(double{to.value}));
        const double bottom = kTop + m_height;
        if (!(std::max(a.y, b.y) >= kTop && std::min(a.y, b.y) <= bottom)) {
            return;  // also: not a number
        }
        const auto cut = [&](const glm::dvec2& end) {
            const double y = std::clamp(end.y, kTop, bottom);
            return y == end.y ? end : glm::dvec2(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), y);
        };
        const glm::dvec2 begin = cut(a);
        if (m_pen != begin) {
            m_text += svg::format("M%.2f %.2f", begin.x, begin.y);
        }
        m_pen = cut(b);
        m_text += svg::format("L%.2f %.2f", m_pen->x, m_pen->y);
    }

    void addKeys() {
        for (const CurveLine& line : m_set.lines) {
            const TrackCurve& curve = *m_set.curves[line.curve];
            const SharedArray<float>& times = curve.sampler().times;
            const double room = (double{times.back()} - double{times.front()}) /
                                m_columns.secondsPerColumn / static_cast<double>(times.size());
            if (line.other || room < kKeyRoom) {
                continue;
            }
            TrackCurve::Scratch scratch = curve.scratch();
            std::vector<float> row(curve.width());
            for (const float seconds : times) {
                const double column = m_columns.columnOf(double{seconds});
                curve.sample(seconds, scratch, row);
                const float value = drawnValue(m_set, line, m_options.style, row[line.number]);
                const double share = m_values.share(double{value});
                if (column >= 0.0 && column <= m_columns.count && share >= 0.0 && share <= 1.0) {
                    m_text +=
                        svg::format("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"2.6\" fill=\"%s\"/>\n",
                                    xOf(column), yOf(double{value}), colorOf(line).c_str());
                }
            }
        }
    }

    void addLegend() {
        const double x = kLeft + m_width + 18.0;
        const auto most = static_cast<std::size_t>(std::max(1.0, m_height / kLegendRow - 1.0));
        double y = kTop + 10.0;
        std::size_t shown = 0;
        std::size_t all = 0;
        for (const CurveLine& line : m_set.lines) {
            if (line.other || all++ >= most) {
                continue;
            }
            ++shown;
            m_text += svg::format("<path d=\"M%.1f %.1fh14\" stroke=\"%s\" stroke-width=\"3\"/>", x,
                                  y - 4.0, colorOf(line).c_str());
            m_text += svg::format("<text x=\"%.1f\" y=\"%.1f\" fill=\"#1e2228\">", x + 22.0, y);
            m_text +=
                markupText(svg::shortened(lineWords(m_set, line), kMostLetters)) + "</text>\n";
            y += kLegendRow;
        }
        if (all > shown) {
            m_text +=
                svg::format("<text x=\"%.1f\" y=\"%.1f\" fill=\"#565e6c\">and %zu more</text>\n",
                            x + 22.0, y, all - shown);
        }
    }

    const CurveSet& m_set;
    CurveSvgOptions m_options;
    double m_width;
    double m_height;
    CurveColumns m_columns;
    std::vector<DrawnCurve> m_curves;
    ValueRange m_values;
    std::optional<glm::dvec2> m_pen;  // the end of the last segment
    std::string m_text;
};

}  // namespace

std::string curveSvg(const CurveSet& set, const CurveSvgOptions& options) {
    return SvgDrawing(set, options).text();
}

}  // namespace sinew
