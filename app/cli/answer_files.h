// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/cli/args/input_files.h"
#include "app/cli/load_input.h"
#include "app/cli/report/json_format.h"
#include "app/common/failure.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

/// The answer of a command, about one file or as a whole, ready to be written in either form.
struct FileAnswer {
    std::function<void(JsonWriter&)> json;
    std::function<std::string()> text;
};

/// Writes an answer in one form. Throws Failure (exit 4).
void writeAnswer(const std::string& output, bool asJson, const FileAnswer& answer);

/// Which file an answer is about.
struct AnsweredFile {
    const std::string& file;
    std::shared_ptr<const Asset> asset;
    bool isOneOfMany = false;
    bool isFirst = true;  // among those that can be read
};

struct AnswerOptions {
    const FileArguments& files;
    const std::string& output;
    Images images = Images::Skip;
    bool json = false;
    bool headings = true;  // the name of its file before each text of many
    bool quiet = false;
};

/// Of many files (sinew.files/1): the document of each, or the reason why there is none.
extern const JsonFormat kFilesFormat;

/// Writes what `make` says about each file: of one file that alone; of many one after another, or
/// as a document sinew.files/1, each as soon as it is known. What is wrong with one of many is in
/// the answer and on standard error, and does not keep the others back: returns the highest exit
/// code. Throws Failure: exit 4; of a single file also 2 and 3.
[[nodiscard]] ExitCode answerFiles(const AnswerOptions& options,
                                   const std::function<FileAnswer(const AnsweredFile&)>& make);

}  // namespace sinew::cli
