// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>
#include <vector>

#include "app/cli/answer_files.h"
#include "app/cli/baseline/baseline.h"
#include "app/cli/command_program.h"
#include "app/cli/console.h"
#include "app/cli/render/render_metadata.h"
#include "app/cli/report/check_report.h"
#include "app/cli/report/compare_report.h"
#include "app/cli/report/config_report.h"
#include "app/cli/report/diagnose_report.h"
#include "app/cli/report/explain_report.h"
#include "app/cli/report/file_schemas.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/pose_json.h"
#include "app/cli/report/rule_list.h"
#include "app/cli/report/state_schema.h"
#include "app/cli/report/weights_report.h"
#include "app/common/failure.h"
#include "model/core/json_writer.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

struct SchemaArguments {
    std::string format;
    std::string output;
    std::span<const JsonFormat* const> formats;
};

/// Throws Failure (exit 2).
const JsonFormat& lookUpFormat(const SchemaArguments& arguments) {
    std::vector<std::string_view> names;
    for (const JsonFormat* format : arguments.formats) {
        const std::string_view name = format->name;
        if (arguments.format == name || name.starts_with("sinew." + arguments.format + '/')) {
            return *format;
        }
        names.push_back(name);
    }
    throw usageFailure(thereIsNo("format", arguments.format, names));
}

ExitCode runSchema(const SchemaArguments& arguments, const CommonArguments& /*common*/) {
    std::string text;
    if (arguments.format.empty()) {
        for (const JsonFormat* format : arguments.formats) {
            text += std::string(format->name) + '\n';
        }
    } else {
        const JsonFormat& format = lookUpFormat(arguments);
        JsonWriter json([&](std::string_view piece) { text += piece; }, 2);
        json.beginObject();
        json.key("$schema").string("https://json-schema.org/draft/2020-12/schema");
        format.writeSchema(json);
        json.endObject();
        json.finish();
    }
    Answer answer(arguments.output);
    answer.write(text);
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareSchemas(CommandSetup& setup, std::span<const JsonFormat* const> formats) {
    SchemaArguments& a = setup.runs(runSchema);
    a.formats = formats;
    setup.options.value("FORMAT", a.format, "",
                        "Such as sinew.check/2, or check for its last version; without\nit the "
                        "names of all formats");
    setup.options.output(a.output);
}

void declareSchema(CommandSetup& setup) {
    static constexpr const JsonFormat* kFormats[] = {
        &kInfoFormat,   &kCheckFormat,    &kRulesFormat,    &kPoseFormat,     &kWeightsFormat,
        &kMotionFormat, &kCompareFormat,  &kExplainFormat,  &kDiagnoseFormat, &kRenderFormat,
        &kStateSchema,  &kJointMapSchema, &kSnapshotSchema, &kBaselineFormat, &kFilesFormat,
        &kConfigFormat, &kProjectSchema};
    declareSchemas(setup, kFormats);
}

}  // namespace sinew::cli
