// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <map>

#include "app/cli/report/check_report.h"
#include "app/cli/report/findings_json.h"
#include "model/check/rule.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

namespace {

constexpr const char* kSchema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

constexpr std::array kLevels{"note", "warning", "error"};

const char* level(Severity severity) {
    return kLevels.at(static_cast<std::size_t>(severity));
}

/// A file path as a URI reference (RFC 3986); absolute paths with scheme.
std::string uriOf(const std::string& file) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    constexpr std::string_view kPlain = "-._~/";
    std::string uri = file.starts_with('/') ? "file://" : "";
    const std::string path = file.find(':') < file.find('/') ? "./" + file : file;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool alphanumeric =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (alphanumeric || kPlain.find(c) != std::string_view::npos) {
            uri += c;
        } else {
            uri += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
        }
    }
    return uri;
}

void writeMessage(JsonWriter& json, const char* name, std::string_view text) {
    json.key(name).beginObject().key("text").string(text).endObject();
}

void writeRule(JsonWriter& json, const Rule& rule) {
    json.beginObject();
    json.key("id").string(rule.code);
    writeMessage(json, "shortDescription", rule.meaning);
    writeMessage(json, "fullDescription", std::string(rule.meaning) + ' ' + std::string(rule.why));
    const std::string why(rule.why);
    const std::string blender(rule.fixBlender);
    const std::string maya(rule.fixMaya);
    json.key("help").beginObject();
    json.key("text").string(why + "\nBlender: " + blender + "\nMaya: " + maya);
    json.key("markdown").string(why + "\n\n**Blender**: " + blender + "\n\n**Maya**: " + maya);
    json.endObject();
    json.key("defaultConfiguration").beginObject();
    json.key("level").string(level(rule.severity)).endObject();
    json.key("properties").beginObject();
    json.key("violation").boolean(rule.violation).endObject();
    json.endObject();
}

/// SARIF 2.1.0: one run, a result per finding and per rule that could not be evaluated.
class SarifReport final : public ReportWriter {
public:
    explicit SarifReport(Sink sink) : m_json(std::move(sink), 2) {
        m_json.beginObject();
        m_json.key("$schema").string(kSchema);
        m_json.key("version").string("2.1.0");
        m_json.key("runs").beginArray().beginObject();
        writeTool();
        m_json.key("columnKind").string("utf16CodeUnits");
        m_json.key("results").beginArray();
    }

    void add(const FileReport& report) override {
        if (!report.error.empty()) {
            m_unreadable.push_back({.file = report.file, .findings = {}, .error = report.error});
        }
        for (std::size_t i = 0; i < report.findings.size(); ++i) {
            writeResult(report.file, report.findings[i], report.details[i],
                        report.hasBaseline ? "new" : "");
        }
        for (std::size_t i = 0; i < report.known.size(); ++i) {
            writeResult(report.file, report.known[i], report.knownDetails[i], "unchanged");
        }
        for (const GoneFinding& gone : report.gone) {
            writeGone(report.file, gone);
        }
        for (const CoverageGap& gap : report.gaps) {
            writeGap(report.file, gap);
        }
    }

    void finish() override {
        m_json.endArray();
        writeInvocation();
        m_json.endObject().endArray().endObject();
        m_json.finish();
    }

private:
    void writeTool() {
        m_json.key("tool").beginObject();
        m_json.key("driver").beginObject().key("name").string("sinew-cli check");
        m_json.key("version").string(SINEW_VERSION);
        m_json.key("rules").beginArray();
        for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
            for (const Rule& rule : rules) {
                if (m_ruleIndices.emplace(rule.code, m_ruleIndices.size()).second) {
                    writeRule(m_json, rule);
                }
            }
        }
        m_json.endArray().endObject().endObject();
    }

    /// SARIF 2.1.0, 3.30: lines and columns of text, bytes of a binary file.
    void writeRegion(const FindingDetails& details) {
        if (!details.region) {
            return;
        }
        const load::JsonRegion& region = *details.region;
        m_json.key("region").beginObject();
        if (details.isBinary) {
            m_json.key("byteOffset").integer(region.offset);
            m_json.key("byteLength").integer(region.bytes);
        } else {
            m_json.key("startLine").integer(region.line);
            m_json.key("startColumn").integer(region.column);
            m_json.key("endLine").integer(region.endLine);
            m_json.key("endColumn").integer(region.endColumn);
        }
        m_json.endObject();
    }

    void writeLocations(const std::string& file, const std::string& pointer,
                        const FindingDetails& details) {
        m_json.key("locations").beginArray().beginObject();
        m_json.key("physicalLocation").beginObject();
        m_json.key("artifactLocation").beginObject().key("uri").string(uriOf(file)).endObject();
        writeRegion(details);
        m_json.endObject();
        if (!pointer.empty()) {
            m_json.key("logicalLocations").beginArray().beginObject();
            m_json.key("fullyQualifiedName").string(pointer);
            m_json.key("kind").string("value").endObject().endArray();
        }
        m_json.endObject().endArray();
    }

    /// SARIF 2.1.0, 3.27.17: equal for the same finding in every version of the file.
    void writeFingerprint(const FindingDetails& details) {
        m_json.key("partialFingerprints").beginObject();
        m_json.key("sinewFinding/v1").string(fingerprintOf(details.identity)).endObject();
    }

    void writeGone(const std::string& file, const GoneFinding& gone) {
        m_json.beginObject();
        writeRuleOf(gone.code);
        m_json.key("baselineState").string("absent");
        writeMessage(m_json, "message", "no longer found: " + gone.object);
        writeLocations(file, {}, {});
        m_json.endObject();
    }

    void writeResult(const std::string& file, const Diagnostic& finding,
                     const FindingDetails& details, const std::string& baselineState) {
        m_json.beginObject();
        writeRuleOf(finding.code);
        m_json.key("level").string(level(finding.severity));
        if (!baselineState.empty()) {
            m_json.key("baselineState").string(baselineState);
        }
        writeMessage(m_json, "message", finding.message);
        writeLocations(file, finding.pointer, details);
        writeFingerprint(details);
        m_json.key("properties").beginObject();
        m_json.key("count").integer(finding.count);
        if (!details.khronos.empty()) {
            m_json.key("khronos");
            writeValue(m_json, details.khronos);
        }
        JsonForm<Diagnostic> form(m_json, finding);
        describeObjects(form);
        m_json.endObject().endObject();
    }

    void writeRuleOf(const std::string& code) {
        m_json.key("ruleId").string(code);
        if (const auto rule = m_ruleIndices.find(code); rule != m_ruleIndices.end()) {
            m_json.key("ruleIndex").integer(rule->second);
        }
    }

    /// SARIF 2.1.0, 3.27.9: a result that is not a failure has no level.
    void writeGap(const std::string& file, const CoverageGap& gap) {
        m_json.beginObject();
        writeRuleOf(gap.code);
        m_json.key("kind").string(gap.applies ? "open" : "notApplicable");
        m_json.key("level").string("none");
        writeMessage(m_json, "message", "not evaluated: " + coverageWords(gap));
        writeLocations(file, gap.pointer, {});
        writeFingerprint({.identity = "not evaluated " + gap.code + ' ' + gap.subject});
        m_json.endObject();
    }

    void writeInvocation() {
        m_json.key("invocations").beginArray().beginObject();
        m_json.key("executionSuccessful").boolean(m_unreadable.empty());
        m_json.key("toolExecutionNotifications").beginArray();
        for (const FileReport& report : m_unreadable) {
            m_json.beginObject();
            m_json.key("level").string("error");
            writeMessage(m_json, "message", report.error);
            writeLocations(report.file, {}, {});
            m_json.endObject();
        }
        m_json.endArray().endObject().endArray();
    }

    JsonWriter m_json;
    std::map<std::string_view, std::size_t> m_ruleIndices;
    std::vector<FileReport> m_unreadable;
};

}  // namespace

std::unique_ptr<ReportWriter> makeSarifReport(ReportWriter::Sink sink,
                                              const ReportOptions& /*options*/) {
    return std::make_unique<SarifReport>(std::move(sink));
}

}  // namespace sinew::cli
