// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/check_formats.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "app/common/failure.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

using Sink = ReportWriter::Sink;

constexpr std::array kCheckFormats{
    CheckFormat{"text", false,
                [](Sink sink, const ReportOptions& options) {
                    return makeTextReport(std::move(sink), options.style);
                }},
    CheckFormat{"json", false,
                [](Sink sink, const ReportOptions& options) {
                    return makeJsonReport(std::move(sink), options.maxDisplacement);
                }},
    CheckFormat{
        "junit", false,
        [](Sink sink, const ReportOptions& /*all*/) { return makeJunitReport(std::move(sink)); }},
    CheckFormat{
        "sarif", true,
        [](Sink sink, const ReportOptions& /*all*/) { return makeSarifReport(std::move(sink)); }},
    CheckFormat{
        "github", true,
        [](Sink sink, const ReportOptions& /*all*/) { return makeGithubReport(std::move(sink)); }},
    CheckFormat{
        "gitlab", true,
        [](Sink sink, const ReportOptions& /*all*/) { return makeGitlabReport(std::move(sink)); }},
    CheckFormat{"markdown", true,
                [](Sink sink, const ReportOptions& /*all*/) {
                    return makeMarkdownReport(std::move(sink));
                }},
};

}  // namespace

std::span<const CheckFormat> checkFormats() noexcept {
    return kCheckFormats;
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
