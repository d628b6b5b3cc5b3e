// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/mapped_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <mutex>
#include <utility>

namespace sinew::load {
namespace {

// Read by the signal handler: only lock-free atomics.
struct MappingSlot {
    std::atomic<bool> taken{false};
    std::atomic<std::uintptr_t> first{0};  // 0: nothing is mapped
    std::atomic<std::uintptr_t> end{0};
    std::atomic<bool> changed{false};
};
static_assert(std::atomic<std::uintptr_t>::is_always_lock_free);

constexpr std::size_t kSlots = 256;  // concurrent mappings; further files are read instead
std::array<MappingSlot, kSlots> g_slots;
struct sigaction g_before {};
std::uintptr_t g_pageBytes = 0;

MappingSlot* slotOf(std::uintptr_t address) {
    for (MappingSlot& slot : g_slots) {
        if (address >= slot.first.load() && address < slot.end.load()) {
            return &slot;
        }
    }
    return nullptr;
}

// Maps a page of zeros over a page that no longer exists in the file. On Linux mmap is a plain
// system call and safe here.
bool fillWithZeros(std::uintptr_t address) {
    void* page = reinterpret_cast<void*>(address / g_pageBytes * g_pageBytes);
    return ::mmap(page, g_pageBytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) !=
           MAP_FAILED;
}

void passOn(int signal, siginfo_t* info, void* context) {
    if ((g_before.sa_flags & SA_SIGINFO) != 0 && g_before.sa_sigaction != nullptr) {
        return g_before.sa_sigaction(signal, info, context);
    }
    if (g_before.sa_handler != SIG_DFL && g_before.sa_handler != SIG_IGN) {
        return g_before.sa_handler(signal);
    }
    ::signal(signal, SIG_DFL);  // it is raised again on return and ends the program as usual
}

void onBusError(int signal, siginfo_t* info, void* context) {
    const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
    MappingSlot* slot = slotOf(address);
    if (slot == nullptr || !fillWithZeros(address)) {
        return passOn(signal, info, context);
    }
    slot->changed.store(true);
}

void watchBusErrors() {
    static std::once_flag once;
    std::call_once(once, [] {
        g_pageBytes = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
        struct sigaction action {};
        action.sa_sigaction = onBusError;
        action.sa_flags = SA_SIGINFO;
        ::sigemptyset(&action.sa_mask);
        ::sigaction(SIGBUS, &action, &g_before);
    });
}

std::optional<std::size_t> takeSlot() {
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!g_slots[i].taken.exchange(true)) {
            return i;
        }
    }
    return {};
}

}  // namespace

std::optional<MappedFile> MappedFile::map(int descriptor, std::size_t bytes) {
    const std::optional<std::size_t> slot = bytes > 0 ? takeSlot() : std::nullopt;
    if (!slot) {
        return {};
    }
    watchBusErrors();
    void* data = ::mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (data == MAP_FAILED) {
        g_slots[*slot].taken.store(false);
        return {};
    }
    const auto first = reinterpret_cast<std::uintptr_t>(data);
    g_slots[*slot].changed.store(false);
    g_slots[*slot].end.store(first + bytes);
    g_slots[*slot].first.store(first);
    return MappedFile(static_cast<const std::uint8_t*>(data), bytes, *slot);
}

MappedFile::~MappedFile() {
    if (m_data == nullptr) {
        return;
    }
    MappingSlot& slot = g_slots[m_slot];
    slot.end.store(0);
    slot.first.store(0);
    ::munmap(const_cast<std::uint8_t*>(m_data), m_size);
    slot.taken.store(false);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(other.m_size), m_slot(other.m_slot) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_slot, other.m_slot);
    return *this;
}

bool MappedFile::changed() const noexcept {
    return m_data != nullptr && g_slots[m_slot].changed.load();
}

}  // namespace sinew::load
