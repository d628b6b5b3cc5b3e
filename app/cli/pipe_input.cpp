// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/pipe_input.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kPipePieceBytes = std::size_t{1} << 16U;
constexpr int kMomentMilliseconds = 300;

[[nodiscard]] Failure unreadable(const std::string& file) {
    return {ExitCode::BadInput, file, std::string("cannot be read: ") + std::strerror(errno)};
}

class OpenPipe {
public:
    /// Opening it otherwise would wait for a writer.
    explicit OpenPipe(const std::string& path)
        : m_path(path), m_file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {
        if (m_file < 0) {
            throw unreadable(path);
        }
    }
    ~OpenPipe() { ::close(m_file); }
    OpenPipe(const OpenPipe&) = delete;
    OpenPipe& operator=(const OpenPipe&) = delete;

    [[nodiscard]] int file() const noexcept { return m_file; }

    /// Whether something was written, or the writer has gone, within this time; below 0: any time.
    [[nodiscard]] bool hasInput(int milliseconds) const {
        pollfd wanted{.fd = m_file, .events = POLLIN, .revents = 0};
        int ready = -1;
        do {
            ready = ::poll(&wanted, 1, milliseconds);
        } while (ready < 0 && errno == EINTR);
        if (ready < 0) {
            throw unreadable(m_path);
        }
        return ready > 0;
    }

    /// From here on reading waits.
    void setWaiting() const {
        if (::fcntl(m_file, F_SETFL, O_RDONLY) != 0) {
            throw unreadable(m_path);
        }
    }

private:
    const std::string& m_path;
    int m_file;
};

}  // namespace

bool appendPiece(int stream, const std::string& file, std::vector<std::uint8_t>& bytes) {
    const std::size_t before = bytes.size();
    bytes.resize(before + kPipePieceBytes);
    ssize_t got = -1;
    do {
        got = ::read(stream, bytes.data() + before, kPipePieceBytes);
    } while (got < 0 && errno == EINTR);
    if (got < 0) {
        throw unreadable(file);
    }
    bytes.resize(before + static_cast<std::size_t>(got));
    return got > 0;
}

std::vector<std::uint8_t> readNamedPipe(const std::string& path, std::size_t mostBytes,
                                        const std::function<void()>& waits) {
    const OpenPipe pipe(path);
    if (!pipe.hasInput(kMomentMilliseconds)) {
        waits();
        (void)pipe.hasInput(-1);
    }
    pipe.setWaiting();
    std::vector<std::uint8_t> bytes;
    while (bytes.size() < mostBytes && appendPiece(pipe.file(), path, bytes)) {
    }
    bytes.resize(std::min(bytes.size(), mostBytes));
    return bytes;
}

}  // namespace sinew::cli
