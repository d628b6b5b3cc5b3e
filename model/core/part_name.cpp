// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/part_name.h"

#include <sys/random.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>

namespace sinew {
namespace {

constexpr int kFree = -1;
constexpr int kTaken = -2;  // its name is not complete yet

// Read by the signal handler, so without locks or memory of its own.
struct Place {
    std::atomic<int> folder = kFree;  // otherwise a file descriptor
    std::array<char, 32> name{};
};
std::array<Place, 16> g_places;
static_assert(std::atomic<int>::is_always_lock_free);

std::uint64_t randomNumber() noexcept {
    std::uint64_t number = 0;
    if (::getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number) {
        const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
        number = static_cast<std::uint64_t>(now) << 20U ^ static_cast<std::uint64_t>(::getpid());
    }
    return number;
}

int takePlace(int folder, const std::array<char, 32>& name) noexcept {
    for (std::size_t i = 0; i < g_places.size(); ++i) {
        int expected = kFree;
        if (g_places.at(i).folder.compare_exchange_strong(expected, kTaken)) {
            g_places.at(i).name = name;
            g_places.at(i).folder = folder;
            return static_cast<int>(i);
        }
    }
    return -1;
}

extern "C" void endBySignal(int signal) {
    removeParts();
    ::raise(signal);  // the handler is reset: it ends the process
}

}  // namespace

PartName::PartName(int folder) noexcept : m_folder(folder) {
    std::snprintf(m_text.data(), m_text.size(), ".sinew-%016llx.part",
                  static_cast<unsigned long long>(randomNumber()));
    m_place = takePlace(folder, m_text);
}

PartName::~PartName() {
    if (m_folder >= 0) {
        const int before = errno;
        ::unlinkat(m_folder, m_text.data(), 0);
        errno = before;
        release();
    }
}

void PartName::release() noexcept {
    if (m_place >= 0) {
        g_places.at(static_cast<std::size_t>(m_place)).folder = kFree;
    }
    m_folder = -1;
}

void removeParts() noexcept {
    for (Place& place : g_places) {
        if (const int folder = place.folder; folder >= 0) {
            ::unlinkat(folder, place.name.data(), 0);
        }
    }
}

void removePartsOnSignals() noexcept {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_DFL) {
            action = {};
            action.sa_handler = endBySignal;
            action.sa_flags = static_cast<int>(SA_RESETHAND);
            ::sigaction(signal, &action, nullptr);
        }
    }
}

}  // namespace sinew
