// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "app/cli/args/completion.h"
#include "app/cli/command_program.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/shell/completion_scripts.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

struct ShellScript {
    std::string_view shell;
    std::string_view text;
};

constexpr std::array<ShellScript, 3> kScripts{
    {{"bash", kBashScript}, {"zsh", kZshScript}, {"fish", kFishScript}}};

struct CompletionArguments {
    std::string shell;
    std::string output;
};

ExitCode runCompletion(const CompletionArguments& arguments, const CommonArguments& /*common*/) {
    std::vector<std::string_view> shells;
    for (const ShellScript& script : kScripts) {
        if (script.shell == arguments.shell) {
            writeOutput(arguments.output, script.text);
            return ExitCode::Done;
        }
        shells.push_back(script.shell);
    }
    throw usageFailure(thereIsNo("shell", arguments.shell, shells));
}

struct CompleteArguments {
    std::vector<std::string> words;
};

ExitCode runComplete(const CompleteArguments& arguments, const CommonArguments& /*common*/) {
    const Completion completion = completionOf(mainProgram(), arguments.words);
    std::string text;
    for (const Candidate& candidate : completion.candidates) {
        text += candidate.word;
        text += candidate.help.empty() ? std::string() : '\t' + candidate.help;
        text += '\n';
    }
    text += completion.files ? "files:\n" : "";
    writeOutput({}, text);
    return ExitCode::Done;
}

}  // namespace

void declareCompletion(CommandSetup& setup) {
    CompletionArguments& a = setup.runs(runCompletion);
    setup.options.word("SHELL", a.shell, "bash, zsh or fish");
    setup.options.output(a.output);
}

void declareComplete(CommandSetup& setup) {
    CompleteArguments& a = setup.runs(runComplete);
    setup.options.words("WORD", a.words, "The words after sinew-cli; the last one is completed");
    setup.options.readsAssets(a.words);
}

}  // namespace sinew::cli
