// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/report/compare_report.h"
#include "app/cli/report/text_output.h"
#include "model/words/words.h"

namespace sinew::cli {
namespace {

constexpr std::size_t kJointsShown = 10;

using Rows = std::vector<std::vector<std::string>>;

std::string place(const Asset& asset, const DistancePlace& where) {
    if (!where.node) {
        return {};
    }
    return "vertex " + std::to_string(where.vertex) + " of " + words::nodeName(asset, where.node) +
           ", " + words::nodeName(asset, where.mover);
}

Rows totalsRows(const CompareReport& report) {
    Rows rows{{"", "largest", "mean", "95 %", "where"}};
    const auto add = [&](const char* name, const std::optional<DistanceTotals>& totals) {
        if (totals) {
            rows.push_back({name, words::shortly(double{totals->largest.distance}),
                            words::shortly(totals->spread.mean),
                            words::shortly(totals->spread.percentile95),
                            place(report.before, totals->largest)});
        }
    };
    add("geometry", report.comparison.geometry);
    if (const auto& weights = report.comparison.weights) {
        const WeightPlace& where = weights->largest;
        rows.push_back({"weights", words::shortly(double{where.difference}),
                        words::shortly(weights->spread.mean),
                        words::shortly(weights->spread.percentile95),
                        where.node ? "vertex " + std::to_string(where.vertex) + " of " +
                                         words::nodeName(report.before, where.node)
                                   : ""});
    }
    add("motion", report.comparison.motion);
    return rows;
}

Rows clipRows(const CompareReport& report) {
    Rows rows{{"clip", "largest", "frame", "seconds", "after", "where"}};
    for (const ClipComparison& clip : report.comparison.clips) {
        rows.push_back({words::clipName(report.before, clip.before),
                        words::shortly(double{clip.totals.largest.distance}),
                        std::to_string(clip.frames.numbers[clip.worst]),
                        words::shortly(double{clip.frames.seconds[clip.worst]}),
                        words::shortly(double{clip.afterSeconds[clip.worst]}),
                        place(report.before, clip.totals.largest)});
    }
    return rows;
}

Rows jointRows(const CompareReport& report) {
    Rows rows{{"joint", "weight moved", "share"}};
    if (const auto& weights = report.comparison.weights) {
        for (const JointWeightChange& joint : weights->joints) {
            if (rows.size() > kJointsShown) {
                break;
            }
            rows.push_back(
                {words::nodeName(joint.onlyAfter ? report.after : report.before, joint.joint),
                 words::shortly(joint.moved), words::percent(joint.share)});
        }
    }
    return rows;
}

Rows bisectRows(const CompareReport& report) {
    Rows rows{{"part", "share", "count"}};
    for (const ExplainingPart& part : report.bisection->parts) {
        rows.push_back({explainingWords(report.before, part), words::percent(part.share),
                        std::to_string(part.count)});
    }
    return rows;
}

/// The first and the last column hold words, the others numbers.
TextTable tableOf(const Rows& rows) {
    std::string columns(rows.front().size(), 'r');
    columns.front() = columns.back() = 'l';
    TextTable table(std::move(columns));
    for (const auto& row : rows) {
        table.add(row);
    }
    return table;
}

void addTable(const Rows& rows, std::string& text) {
    if (rows.size() >= 2) {
        text += '\n' + tableOf(rows).text(2);
    }
}

/// Names of files are not Markdown.
std::string inert(const std::string& text) {
    std::string result;
    for (const char letter : text) {
        if (std::string_view("\\`*_{}[]<>#|!").find(letter) != std::string_view::npos) {
            result += '\\';
        }
        result += letter;
    }
    return result;
}

void addMarkdownTable(const Rows& rows, std::string& text) {
    if (rows.size() < 2) {
        return;
    }
    text += '\n';
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const std::string& cell : rows[i]) {
            text += "| " + inert(cell) + " ";
        }
        text += "|\n";
        if (i == 0) {
            for (std::size_t column = 0; column < rows[i].size(); ++column) {
                text += column == 0 || column + 1 == rows[i].size() ? "| --- " : "| ---: ";
            }
            text += "|\n";
        }
    }
}

}  // namespace

std::vector<TextTable> comparisonTables(const CompareReport& report) {
    return {tableOf(totalsRows(report)), tableOf(clipRows(report)), tableOf(jointRows(report))};
}

std::string comparisonText(const CompareReport& report) {
    std::string text = comparisonSentence(report.before, report.comparison) + "\n";
    if (report.bisection != nullptr) {
        text += '\n' + bisectionSentence(report.before, *report.bisection) + '\n';
        addTable(bisectRows(report), text);
        for (const std::string& part : report.bisection->notExchanged) {
            text += "  not exchanged: " + part + '\n';
        }
    }
    addTable(totalsRows(report), text);
    addTable(clipRows(report), text);
    addTable(jointRows(report), text);
    if (!report.comparison.changes.empty()) {
        text += "\nchanges\n";
    }
    for (const FileChange& change : report.comparison.changes) {
        text += "  " + change.words + '\n';
    }
    return text;
}

std::string comparisonMarkdown(const CompareReport& report) {
    std::string text = "**" + inert(comparisonSentence(report.before, report.comparison)) + "**\n";
    if (report.bisection != nullptr) {
        text += '\n' + inert(bisectionSentence(report.before, *report.bisection)) + '\n';
        addMarkdownTable(bisectRows(report), text);
        text += '\n';
        for (const std::string& part : report.bisection->notExchanged) {
            text += "- not exchanged: " + inert(part) + '\n';
        }
    }
    addMarkdownTable(totalsRows(report), text);
    addMarkdownTable(clipRows(report), text);
    addMarkdownTable(jointRows(report), text);
    if (!report.comparison.changes.empty()) {
        text += '\n';
    }
    for (const FileChange& change : report.comparison.changes) {
        text += "- " + inert(change.words) + '\n';
    }
    return text;
}

}  // namespace sinew::cli
