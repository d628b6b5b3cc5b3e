// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/check_report.h"

#include "app/cli/report/findings_json.h"

namespace sinew::cli {

namespace {

class JsonReport final : public ReportWriter {
public:
    JsonReport(Sink sink, std::optional<float> maxDisplacement) : m_json(std::move(sink), 2) {
        m_json.beginObject();
        m_json.key("format").string("sinew.check/1");
        if (maxDisplacement) {
            m_json.key("maxDisplacement").number(*maxDisplacement);
        }
        m_json.key("files").beginArray();
    }

    void add(const FileReport& report) override {
        m_json.beginObject();
        m_json.key("file").string(report.file);
        m_json.key("findings");
        writeFindings(m_json, report.findings);
        if (!report.error.empty()) {
            m_json.key("error").string(report.error);
        }
        m_json.endObject();
    }

    void finish() override {
        m_json.endArray();
        m_json.endObject();
        m_json.finish();
    }

private:
    JsonWriter m_json;
};

}  // namespace

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
