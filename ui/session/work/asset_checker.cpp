// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/asset_checker.h"

#include <string>
#include <utility>

#include "model/project/project_check.h"
#include "model/project/rule_finder.h"

namespace sinew {
namespace {

/// What a check finds that has thrown.
std::vector<Diagnostic> incompleteCheck(const std::exception& failure) {
    return {{.code = "CHECK_INCOMPLETE",
             .message = std::string("not enough memory for the check: ") + failure.what()}};
}

}  // namespace

AssetChecker::AssetChecker(QObject* parent)
    : BackgroundTask(parent),
      m_work([](const std::shared_ptr<const Asset>& asset, const std::stop_token& stop) {
          const ProjectRules rules = projectRulesOrNone(asset->path);
          const CheckPolicy policy = policyUnder({}, rules);
          CheckedFile file;
          file.findings =
              checkByProject(asset, rules, {.policy = policy, .gaps = &file.gaps}, stop);
          file.gaps = judgedGaps(policy, std::move(file.gaps));
          return file;
      }) {}

void AssetChecker::start(std::shared_ptr<const Asset> asset) {
    if (!m_work) {
        cancel();
        return;
    }
    run([asset = std::move(asset),
         work = m_work](const std::stop_token& stop) { return work(asset, stop); },
        [this](const CheckedFile& file) { emit checked(file); },
        [](const std::exception& failure) { return CheckedFile(incompleteCheck(failure)); });
}

void EngineChecker::start(Clips clips, const EngineLimits& limits) {
    run([clips = std::move(clips), limits, work = m_work](
            const std::stop_token& stop,
            const Progress& progress) { return work(clips, limits, progress, stop); },
        [this](const std::vector<Diagnostic>& found) { emit checked(found); }, incompleteCheck);
}

}  // namespace sinew
