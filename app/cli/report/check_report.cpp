// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/check_report.h"

#include "app/cli/report/findings_json.h"
#include "app/cli/report/report_schema.h"

namespace sinew::cli {

void describe(auto& form, Described<FileReport>) {
    form.value("file", &FileReport::file);
    form.value("findings", &FileReport::findings);
    form.some("error", &FileReport::error);
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
    JsonReport(Sink sink, std::optional<float> maxDisplacement) : m_json(std::move(sink), 2) {
        m_json.beginObject();
        writeMembers(m_json, CheckHead{maxDisplacement});
        m_json.key("files").beginArray();
    }

    void add(const FileReport& report) override { writeValue(m_json, report); }

    void finish() override {
        m_json.endArray();
        m_json.endObject();
        m_json.finish();
    }

private:
    JsonWriter m_json;
};

}  // namespace

const JsonFormat kCheckFormat{"sinew.check/1", writeSchema<CheckDocument>};

FindingCounts countFindings(const std::vector<Diagnostic>& findings) {
    FindingCounts counts;
    for (const Diagnostic& finding : findings) {
        switch (finding.severity) {
            case Severity::Error:
                ++counts.errors;
                break;
            case Severity::Warning:
                ++counts.warnings;
                break;
            case Severity::Info:
                ++counts.infos;
                break;
        }
    }
    return counts;
}

std::string countWords(const FindingCounts& counts) {
    const auto counted = [](std::size_t count, const char* word) {
        return std::to_string(count) + ' ' + word + (count == 1 ? "" : "s");
    };
    return counted(counts.errors, "error") + ", " + counted(counts.warnings, "warning") + ", " +
           counted(counts.infos, "info");
}

std::unique_ptr<ReportWriter> makeJsonReport(ReportWriter::Sink sink,
                                             std::optional<float> maxDisplacement) {
    return std::make_unique<JsonReport>(std::move(sink), maxDisplacement);
}

}  // namespace sinew::cli
