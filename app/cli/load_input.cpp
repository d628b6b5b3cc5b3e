// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/load_input.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "model/light/built_in_light.h"
#include "model/load/load_stage.h"
#include "model/load/source/foreign_format.h"

namespace sinew::cli {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kMostAssetBytes = std::size_t{1} << 30U;
constexpr std::size_t kReadBytes = std::size_t{1} << 16U;  // bytes of one call
constexpr int kMomentMilliseconds = 300;
constexpr std::size_t kStartBytes = std::size_t{1} << 17U;  // enough to recognise the format

bool readPiece(Bytes& bytes) {
    return appendPiece(STDIN_FILENO, kStandardStream, bytes);
}

void refuseTerminal() {
    if (::isatty(STDIN_FILENO) == 1) {
        throw Failure(ExitCode::Usage, kStandardStream,
                      "it is a terminal; pipe or redirect a file into it");
    }
}

/// Whether the first bytes can be those of glTF: a GLB, or JSON, whatever comes later.
void refuseOtherThanGltf(const Bytes& bytes) {
    if (const std::string_view format = load::foreignFormat(bytes); !format.empty()) {
        throw Failure(ExitCode::BadInput, kStandardStream,
                      "this is " + std::string(format) + ", not glTF");
    }
    constexpr std::string_view kBeforeJson = " \t\r\n\xef\xbb\xbf";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t first = text.find_first_not_of(kBeforeJson);
    if (first != std::string_view::npos && text[first] != '{' && !text.starts_with("glTF")) {
        throw Failure(ExitCode::BadInput, kStandardStream, "this is neither a GLB nor glTF JSON");
    }
}

Bytes readAsset() {
    refuseTerminal();
    Bytes bytes;
    while (readPiece(bytes)) {
        if (bytes.size() <= kStartBytes) {
            refuseOtherThanGltf(bytes);
        }
        if (bytes.size() > kMostAssetBytes) {
            throw Failure(ExitCode::BadInput, kStandardStream,
                          "cannot be read: it is larger than 1 GiB");
        }
    }
    return bytes;
}

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

bool isStandardInput(const std::string& file) {
    return file == kStandardStream;
}

std::vector<std::uint8_t> readStandardInput(std::size_t mostBytes) {
    refuseTerminal();
    Bytes bytes;
    while (bytes.size() < mostBytes && readPiece(bytes)) {
    }
    bytes.resize(std::min(bytes.size(), mostBytes));
    return bytes;
}

std::span<const std::uint8_t> standardInputAsset() {
    static const Bytes kBytes = readAsset();
    return kBytes;
}

Result<std::shared_ptr<const Asset>> loadFrom(const std::string& file, const LoadOptions& options,
                                              const LoadProgress& progress) {
    if (isStandardInput(file)) {
        return loadAssetFromMemory(standardInputAsset(), {}, options, progress);
    }
    if (std::error_code ignored; std::filesystem::is_fifo(file, ignored)) {
        return Error{
            ErrorCode::FileUnreadable,
            "cannot be read: it is a pipe; write - instead and redirect it to standard input",
            {}};
    }
    return loadAsset(file, options, progress);
}

void refuseTwiceFromStandardInput(std::span<const std::string> files) {
    if (std::count_if(files.begin(), files.end(), isStandardInput) > 1) {
        throw usageFailure("standard input ('-') can be read only once");
    }
}

bool appendPiece(int stream, const std::string& file, std::vector<std::uint8_t>& bytes) {
    const std::size_t before = bytes.size();
    bytes.resize(before + kReadBytes);
    ssize_t got = -1;
    do {
        got = ::read(stream, bytes.data() + before, kReadBytes);
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

std::shared_ptr<const Asset> loadInput(const std::string& file, Images images, bool quiet) {
    ProgressBar progress("", quiet);
    auto asset = loadFrom(file, {.decodeImages = images == Images::Decode},
                          [&](LoadStage stage, float part) {
                              progress.show(stageWords(stage), overallProgress(stage, part));
                          });
    if (!asset) {
        throw inputFailure(file, asset.error());
    }
    return asset.value();
}

std::shared_ptr<const Environment> loadEnvironment(const std::string& file, bool quiet) {
    if (isBuiltInName(file) && findBuiltInLight(file) == nullptr) {
        throw usageFailure("--environment: " + namedEnvironment(file).error().message);
    }
    static std::pair<std::string, std::shared_ptr<const Environment>> last;  // shared by many files
    if (last.second == nullptr || last.first != file) {
        ProgressBar progress("Prefiltering the environment", quiet);
        const auto light = namedEnvironment(file, [&](float part) { progress.show(part); });
        if (!light) {
            throw inputFailure(file, light.error());
        }
        last = {file, *light};
    }
    return last.second;
}

void notePlaceholders(const Asset& asset, const std::string& file, bool quiet) {
    constexpr std::size_t kMostLines = 3;
    std::size_t count = 0;
    for (std::size_t i = 0; i < asset.images.size(); ++i) {
        const Image& image = asset.images[i];
        if (image.placeholder && count++ < kMostLines) {
            note(quiet, shownName(file) + ": warning: image " + std::to_string(i) +
                            (image.name.empty() ? "" : " '" + image.name + '\'') +
                            " could not be read; a magenta placeholder replaces it (at /images/" +
                            std::to_string(i) + ')');
        }
    }
    if (count > kMostLines) {
        note(quiet,
             shownName(file) + ": warning: and " + std::to_string(count - kMostLines) + " more");
    }
}

}  // namespace sinew::cli
