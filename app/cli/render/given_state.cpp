// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/given_state.h"

#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/render/sha256.h"
#include "app/common/failure.h"
#include "model/state/state_file.h"
#include "model/state/state_form.h"
#include "model/state/state_json.h"

namespace sinew::cli {

namespace {

/// The options can express one rest handling and one joint map only.
void completeClips(const std::vector<InspectedFile::Borrowed>& borrowed, ClipArguments& clips) {
    if (!clips.files.empty() || borrowed.empty()) {
        return;
    }
    for (const InspectedFile::Borrowed& each : borrowed) {
        clips.files.push_back(each.path.string());
    }
    if (clips.retarget.empty() && borrowed.front().retarget != RestHandling::Automatic) {
        clips.retarget = kRetargetWords.at(static_cast<std::size_t>(borrowed.front().retarget));
    }
    if (clips.jointMap.empty()) {
        clips.jointMap = borrowed.front().jointMap.string();
    }
}

}  // namespace

std::optional<GivenState> GivenState::read(RenderArguments& arguments) {
    if (arguments.state.empty()) {
        return std::nullopt;
    }
    GivenState given;
    given.m_name = arguments.state;
    given.m_folder = folderOf(arguments.state);
    given.m_json = fromInput(arguments.state, findState(std::filesystem::path(arguments.state)));
    given.m_early = given.readFor(Asset(), nullptr);
    given.m_ownFile = arguments.files.named.empty();
    if (given.m_ownFile) {
        const std::string file = given.m_early->file.path.string();
        if (file.empty()) {
            throw usageFailure("--state '" + arguments.state +
                               "' belongs to a file without a name: give a FILE");
        }
        arguments.files.named = {file};
        completeClips(given.m_early->file.borrowed, arguments.clips);
    }
    return given;
}

std::shared_ptr<const InspectionState> GivenState::readFor(
    const Asset& asset, std::vector<std::string>* notices) const {
    ReadState read = fromInput(m_name, readState(m_json, asset));
    if (notices != nullptr) {
        *notices = std::move(read.notices);
    }
    resolvePaths(read.state, m_folder);
    return std::make_shared<const InspectionState>(std::move(read.state));
}

std::shared_ptr<const InspectionState> GivenState::of(const Asset& asset, const std::string& file,
                                                      bool quiet) const {
    std::vector<std::string> notices;
    const auto state = readFor(asset, &notices);
    const std::string& sha256 = state->file.sha256;
    if (m_ownFile && !sha256.empty() && sha256 != fileSha256(file)) {
        note(quiet,
             shownName(file) + ": the file has changed since " + shownName(m_name) + " was made");
    }
    for (const std::string& notice : notices) {
        note(quiet, shownName(m_name) + ": " + notice);
    }
    return state;
}

}  // namespace sinew::cli
