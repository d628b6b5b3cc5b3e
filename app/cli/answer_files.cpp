// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/answer_files.h"

#include <algorithm>
#include <new>
#include <optional>

#include "app/cli/console.h"
#include "app/cli/load_ahead.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/weights_report.h"

namespace sinew::cli {

namespace {

/// The entry of a file about which there is no document.
struct UnansweredFile {
    const std::string& file;
    const std::string& error;
};

void describe(auto& form, Described<UnansweredFile>) {
    form.value("file", [](auto& row) { return row.file; });
    form.value("error", [](auto& row) { return row.error; });
}

void writeFilesSchema(JsonWriter& json) {
    json.key("type").string("object").key("properties").beginObject();
    json.key("format").beginObject().key("const").string(kFilesFormat.name).endObject();
    json.key("files").beginObject().key("type").string("array");
    json.key("items").beginObject().key("anyOf").beginArray();
    for (const JsonFormat* each : {&kInfoFormat, &kWeightsFormat, &kMotionFormat}) {
        json.beginObject();
        each->writeSchema(json);
        json.endObject();
    }
    json.beginObject();
    writeTypeSchema<UnansweredFile>(json);
    json.endObject();
    json.endArray().endObject().endObject().endObject();
    json.key("required").beginArray().string("format").string("files").endArray();
}

/// What is written about many files.
class ManyAnswers {
public:
    explicit ManyAnswers(const AnswerOptions& options)
        : m_options(options), m_answer(options.output) {
        if (options.json) {
            m_json.emplace([this](std::string_view text) { m_answer.write(text); }, 2);
            m_json->beginObject().key("format").string(kFilesFormat.name).key("files").beginArray();
        }
    }

    void add(const std::string& file, const FileAnswer& answer) {
        if (m_json) {
            answer.json(*m_json);
        } else {
            const std::string text = answer.text();
            m_answer.write(m_options.headings ? heading(file) + text : text);
        }
        m_isFirst = false;
    }

    void leaveOut(const std::string& file, const std::string& error, ExitCode code) {
        note(false, shownName(file) + ": " + error);
        if (m_json) {
            writeValue(*m_json, UnansweredFile{file, error});
        }
        m_worst = std::max(m_worst, code);
    }

    [[nodiscard]] bool isFirst() const noexcept { return m_isFirst; }

    ExitCode finish() {
        if (m_json) {
            m_json->endArray().endObject();
            m_json->finish();
        }
        m_answer.finish();
        return m_worst;
    }

private:
    [[nodiscard]] std::string heading(const std::string& file) const {
        return (m_isFirst ? "==> " : "\n==> ") + shownName(file) + " <==\n";
    }

    const AnswerOptions& m_options;
    Answer m_answer;
    std::optional<JsonWriter> m_json;
    bool m_isFirst = true;
    ExitCode m_worst = ExitCode::Done;
};

ExitCode answerOne(const AnswerOptions& options,
                   const std::function<FileAnswer(const AnsweredFile&)>& make) {
    const std::string& file = options.files.named.front();
    refuseOverwritingInput(file, options.output);
    writeAnswer(options.output, options.json,
                make({.file = file, .asset = loadInput(file, options.images, options.quiet)}));
    return ExitCode::Done;
}

}  // namespace

const JsonFormat kFilesFormat{"sinew.files/1", writeFilesSchema};

void writeAnswer(const std::string& output, bool asJson, const FileAnswer& answer) {
    Answer written(output);
    if (asJson) {
        JsonWriter json([&](std::string_view text) { written.write(text); }, 2);
        answer.json(json);
        json.finish();
    } else {
        written.write(answer.text());
    }
    written.finish();
}

ExitCode answerFiles(const AnswerOptions& options,
                     const std::function<FileAnswer(const AnsweredFile&)>& make) {
    if (isOneFile(options.files)) {
        return answerOne(options, make);
    }
    const ProgressBar::OfMany bars(isPiped(options.output));
    LoadAhead files(inputPaths(options.files, options.output), options.images, options.quiet);
    ManyAnswers answers(options);
    for (std::size_t i = 1; i <= files.size(); ++i) {
        ProgressBar::OfMany::begin(i, files.size());
        const LoadedFile loaded = *files.next();
        try {
            if (loaded.asset == nullptr) {
                answers.leaveOut(loaded.file, loaded.problem, ExitCode::BadInput);
            } else {
                answers.add(loaded.file, make({.file = loaded.file,
                                               .asset = loaded.asset,
                                               .isOneOfMany = true,
                                               .isFirst = answers.isFirst()}));
            }
        } catch (const Failure& failure) {
            if (failure.code() > ExitCode::BadInput) {
                throw;
            }
            answers.leaveOut(loaded.file, wordsAbout(loaded.file, failure), failure.code());
        } catch (const std::bad_alloc&) {
            answers.leaveOut(loaded.file, "not enough memory", ExitCode::BadInput);
        }
    }
    return answers.finish();
}

}  // namespace sinew::cli
