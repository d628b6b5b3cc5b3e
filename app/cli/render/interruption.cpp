// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/interruption.h"

#include <string>

namespace sinew::cli {

namespace {

volatile std::sig_atomic_t g_interrupted = 0;

void rememberInterruption(int /*signal*/) {
    g_interrupted = 1;
}

}  // namespace

Interruption::Interruption(bool active) : m_active(active) {
    if (m_active) {
        g_interrupted = 0;
        struct sigaction remember {};
        remember.sa_handler = rememberInterruption;
        remember.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        ::sigaction(SIGINT, &remember, &m_before);
    }
}

Interruption::~Interruption() {
    if (m_active) {
        ::sigaction(SIGINT, &m_before, nullptr);
    }
}

bool Interruption::requested() const noexcept {
    return m_active && g_interrupted != 0;
}

Failure interrupted(std::size_t done, std::size_t of) {
    return {
        ExitCode::Interrupted,
        {},
        "interrupted after " + std::to_string(done) + " of " + std::to_string(of) + " pictures"};
}

}  // namespace sinew::cli
