// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/asset_checker.h"

#include <exception>
#include <string>
#include <utility>

#include "model/check/check_asset.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

std::vector<Diagnostic> checkSafely(const AssetChecker::Work& work, const Asset& asset,
                                    const std::stop_token& stop) {
    try {
        return work(asset, stop);
    } catch (const std::exception& failure) {
        return {{.code = "CHECK_INCOMPLETE",
                 .message = std::string("not enough memory for the check: ") + failure.what()}};
    }
}

}  // namespace

AssetChecker::AssetChecker(QObject* parent)
    : QObject(parent), m_work([](const Asset& asset, std::stop_token stop) {
          return checkAsset(asset, {}, std::move(stop));
      }) {
    m_pool.setMaxThreadCount(1);
}

AssetChecker::~AssetChecker() {
    cancel();
    m_pool.waitForDone();
}

void AssetChecker::cancel() {
    m_stop.request_stop();
    m_pool.clear();
    ++m_run;
    m_busy = false;
}

void AssetChecker::start(std::shared_ptr<const Asset> asset) {
    cancel();
    m_stop = std::stop_source();
    m_busy = static_cast<bool>(m_work);
    const quint64 run = m_run;
    if (!m_busy) {
        return;
    }
    runIn(m_pool, [this, run, asset = std::move(asset), work = m_work, stop = m_stop.get_token()] {
        std::vector<Diagnostic> found = checkSafely(work, *asset, stop);
        callIn(*this, [this, run, found = std::move(found)] {
            if (run == m_run) {
                m_busy = false;
                emit checked(found);
            }
        });
    });
}

}  // namespace sinew
