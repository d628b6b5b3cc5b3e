// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/check_report.h"

#include <array>
#include <utility>

#include "app/cli/report/findings_json.h"
#include "app/cli/report/report_schema.h"
#include "app/common/failure.h"
#include "model/check/group_findings.h"
#include "model/core/suggestion.h"
#include "model/core/utf8.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kSeverityWidth = 7;  // "warning"
constexpr std::size_t kIndent = 2 + kSeverityWidth + 2;

constexpr const char* kBold = "1";
constexpr const char* kDim = "2";

constexpr std::array kSeverityColors{"36", "33", "1;31"};  // cyan, yellow, bold red

/// "'Arm' of 'Walk', key 4; 'Leg' of 'Walk', key 9; and 12 more"; empty: the finding has one place.
std::string placesText(const Diagnostic& finding, const FindingDetails& details) {
    std::string text;
    for (const std::string& place : details.places) {
        text += (text.empty() ? "" : "; ") + oneLine(place);
    }
    if (details.morePlaces > 0) {
        text += "; and " + std::string(finding.places.size() == kMostPlaces ? "at least " : "") +
                std::to_string(details.morePlaces) + " more";
    }
    return text;
}

/// The path once, then a line per finding, by severity and rank, with its code and pointer, and the
/// first places of a group below.
class CheckText final : public ReportWriter {
public:
    CheckText(Sink sink, const ReportOptions& options)
        : m_sink(std::move(sink)), m_style(options.style) {}

    void add(const FileReport& report) override {
        if (report.findings.empty() && report.gone.empty() && report.gaps.empty()) {
            return;
        }
        std::string text = m_isFirst ? "" : "\n";
        m_isFirst = false;
        text += inColor(m_style, kBold, shownName(report.file)) + ": " +
                countWords(countFindings(report.findings)) + '\n';
        for (std::size_t i = 0; i < report.findings.size(); ++i) {
            text += findingText(report.findings[i], report.details[i]);
        }
        for (const GoneFinding& gone : report.gone) {
            text += "  " + inColor(m_style, kDim, "gone") + std::string(kIndent - 6, ' ') +
                    oneLine(gone.object) + " [" + gone.code + "]\n";
        }
        for (const CoverageGap& gap : report.gaps) {
            text += "  " + inColor(m_style, kDim, "not evaluated") + ": " +
                    wrapped(m_style, kIndent, oneLine(coverageWords(gap))) + '\n';
        }
        m_sink(text);
    }

private:
    [[nodiscard]] std::string findingText(const Diagnostic& finding,
                                          const FindingDetails& details) const {
        const std::string severity = severityName(finding.severity);
        std::string text =
            "  " +
            inColor(m_style, kSeverityColors.at(static_cast<std::size_t>(finding.severity)),
                    severity) +
            std::string(kIndent - 2 - severity.size(), ' ') +
            wrapped(m_style, kIndent,
                    oneLine(finding.message) + " [" + finding.code + khronosWords(details) + ']') +
            '\n';
        if (const std::string places = placesText(finding, details); !places.empty()) {
            text += note(places);
        } else if (!finding.pointer.empty()) {
            text += note("at " + oneLine(finding.pointer));
        }
        if (!details.newObjects.empty()) {
            text += note("new: " +
                         oneLine(words::someOf(details.newObjects, details.newObjects.size())));
        }
        return text;
    }

    [[nodiscard]] std::string note(const std::string& words) const {
        return std::string(kIndent, ' ') +
               inColor(m_style, kDim, wrapped(m_style, kIndent, words)) + '\n';
    }

    Sink m_sink;
    TextStyle m_style;
    bool m_isFirst = true;
};

}  // namespace

/// A finding with its details, borrowed.
struct ReportedFinding {
    const Diagnostic& finding;
    const FindingDetails& details;
};

void describe(auto& form, Described<ReportedFinding>) {
    form.part(
        [](const ReportedFinding& reported) -> const Diagnostic& { return reported.finding; });
    form.some("khronos", [](const ReportedFinding& reported) -> const std::vector<std::string>& {
        return reported.details.khronos;
    });
}

void describe(auto& form, Described<GoneFinding>) {
    form.value("severity", &GoneFinding::severity);
    form.value("code", &GoneFinding::code);
    form.value("object", &GoneFinding::object);
    form.value("count", &GoneFinding::count);
}

void describe(auto& form, Described<FileReport>) {
    form.value("file", &FileReport::file);
    form.rows(
        "findings", [](const FileReport& report) { return report.findings.size(); },
        [](const FileReport& report, std::size_t i) {
            return ReportedFinding{report.findings[i], report.details[i]};
        });
    form.list("gaps", &FileReport::gaps, [](auto& each) {
        each.value("code", &CoverageGap::code);
        each.value("pointer", &CoverageGap::pointer);
        each.some("subject", &CoverageGap::subject);
        each.value("reason", &CoverageGap::reason);
        each.value("applies", &CoverageGap::applies);
        each.optional("animation", &CoverageGap::animation);
    });
    form.value("muted", [](auto& report) { return report.judged.muted; });
    form.some("ruleFiles", &FileReport::ruleFiles);
    form.some("error", &FileReport::error);
    form.when(&FileReport::hasBaseline, [](auto& with) {
        with.value("known", [](const FileReport& report) { return report.known.size(); });
        with.value("gone", &FileReport::gone);
    });
}

namespace {

/// The members before the files.
struct CheckHead {
    std::optional<float> maxDisplacement;
};

void describe(auto& form, Described<CheckHead>) {
    form.format(kCheckFormat.name);
    form.optional("maxDisplacement", &CheckHead::maxDisplacement);
}

struct CheckDocument {
    CheckHead head;
    std::vector<FileReport> files;
};

void describe(auto& form, Described<CheckDocument>) {
    form.part(&CheckDocument::head);
    form.value("files", &CheckDocument::files);
}

/// Writes a document file by file.
class JsonReport final : public ReportWriter {
public:
    JsonReport(Sink sink, const ReportOptions& options) : m_json(std::move(sink), 2) {
        m_json.beginObject();
        writeMembers(m_json, CheckHead{options.maxDisplacement});
        m_json.key("files").beginArray();
    }

    void add(const FileReport& report) override { writeValue(m_json, report); }

    void finish() override {
        m_json.endArray().endObject();
        m_json.finish();
    }

private:
    JsonWriter m_json;
};

template <class Report>
std::unique_ptr<ReportWriter> makeReport(ReportWriter::Sink sink, const ReportOptions& options) {
    return std::make_unique<Report>(std::move(sink), options);
}

constexpr std::array kCheckFormats{CheckFormat{"text", false, makeReport<CheckText>},
                                   CheckFormat{"json", false, makeReport<JsonReport>},
                                   CheckFormat{"junit", false, makeJunitReport},
                                   CheckFormat{"sarif", true, makeSarifReport},
                                   CheckFormat{"github", true, makeGithubReport},
                                   CheckFormat{"gitlab", true, makeGitlabReport},
                                   CheckFormat{"markdown", true, makeMarkdownReport}};

}  // namespace

const JsonFormat kCheckFormat{"sinew.check/2", writeSchema<CheckDocument>};

FindingCounts countFindings(const std::vector<Diagnostic>& findings) {
    FindingCounts counts;
    for (const Diagnostic& finding : findings) {
        ++counts[finding.severity];
    }
    return counts;
}

void addCounts(const FindingCounts& more, FindingCounts& sum) {
    for (const Severity severity : kSeverities) {
        sum[severity] += more[severity];
    }
}

std::string countWords(const FindingCounts& counts) {
    std::string words;
    for (const Severity severity : kSeverities) {
        words += (words.empty() ? "" : ", ") + std::to_string(counts[severity]) + ' ' +
                 severityName(severity) + (counts[severity] == 1 ? "" : "s");
    }
    return words;
}

void CheckTotals::add(const FileReport& report) {
    ++files;
    unreadable += report.error.empty() ? 0U : 1U;
    ignored += report.judged.muted;
    below += report.judged.hidden;
    violations += report.failOn.violations ? report.judged.violations : 0;
    known += report.known.size();
    gone += report.gone.size();
    gaps += report.gaps.size();
    addCounts(countFindings(report.findings), counts);
}

std::string CheckTotals::text(bool isBrief) const {
    const auto filesOf = [](std::size_t count) {
        return std::to_string(count) + (count == 1 ? " file" : " files");
    };
    std::string text = filesOf(files) + ": " + countWords(counts);
    const auto add = [&text](std::size_t count, const char* words) {
        text += count == 0 ? std::string() : "; " + std::to_string(count) + ' ' + words;
    };
    if (!isBrief) {
        add(violations,
            violations == 1 ? "violates the specification" : "violate the specification");
    }
    add(known, "known");
    add(gone, "gone");
    if (!isBrief) {
        add(ignored, "ignored");
        add(below, "below --min-severity");
    }
    add(gaps, "not evaluated");
    return text + (unreadable == 0 ? "" : "; " + filesOf(unreadable) + " unreadable");
}

const CheckFormat& checkFormatNamed(const std::string& name) {
    std::vector<std::string_view> names;
    for (const CheckFormat& format : kCheckFormats) {
        if (name == format.name) {
            return format;
        }
        names.emplace_back(format.name);
    }
    throw usageFailure(thereIsNo("format", name, names));
}

}  // namespace sinew::cli
