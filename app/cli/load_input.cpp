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
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "model/core/file_handle.h"
#include "model/light/built_in_light.h"
#include "model/load/load_stage.h"
#include "model/load/source/foreign_format.h"

namespace sinew::cli {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kMostAssetBytes = std::size_t{1} << 30U;
constexpr std::size_t kStartBytes = std::size_t{1} << 17U;  // enough to recognise the format

[[nodiscard]] Failure unreadable(const std::string& file) {
    return {ExitCode::BadInput, file, std::string("cannot be read: ") + std::strerror(errno)};
}

/// Appends the next bytes of a stream; false at its end. Waits.
bool appendPiece(int stream, const std::string& file, Bytes& bytes) {
    constexpr std::size_t kPieceBytes = std::size_t{1} << 16U;
    const std::size_t before = bytes.size();
    bytes.resize(before + kPieceBytes);
    ssize_t got = -1;
    do {
        got = ::read(stream, bytes.data() + before, kPieceBytes);
    } while (got < 0 && errno == EINTR);
    if (got < 0) {
        throw unreadable(file);
    }
    bytes.resize(before + static_cast<std::size_t>(got));
    return got > 0;
}

Bytes readAtMost(int stream, const std::string& file, std::size_t mostBytes) {
    Bytes bytes;
    while (bytes.size() < mostBytes && appendPiece(stream, file, bytes)) {
    }
    bytes.resize(std::min(bytes.size(), mostBytes));
    return bytes;
}

void refuseTerminal() {
    if (::isatty(STDIN_FILENO) == 1) {
        throw Failure(ExitCode::Usage, kStandardStream,
                      "it is a terminal; pipe or redirect a file into it");
    }
}

Bytes readStandardInput(std::size_t mostBytes) {
    refuseTerminal();
    return readAtMost(STDIN_FILENO, kStandardStream, mostBytes);
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
    while (appendPiece(STDIN_FILENO, kStandardStream, bytes)) {
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

/// Whether something was written into the pipe, or the writer has gone, within this time; below 0:
/// any time.
bool hasInput(const FileHandle& pipe, const std::string& path, int milliseconds) {
    pollfd wanted{.fd = pipe.number(), .events = POLLIN, .revents = 0};
    int ready = -1;
    do {
        ready = ::poll(&wanted, 1, milliseconds);
    } while (ready < 0 && errno == EINTR);
    if (ready < 0) {
        throw unreadable(path);
    }
    return ready > 0;
}

/// Read like a file once something writes into it; a terminal shows what the command waits for.
Bytes readPipe(const std::string& path, std::size_t mostBytes, bool quiet) {
    constexpr int kMomentMilliseconds = 300;
    // Opening it otherwise would wait for a writer.
    const FileHandle pipe(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!pipe) {
        throw unreadable(path);
    }
    if (!hasInput(pipe, path, kMomentMilliseconds)) {
        note(quiet || ::isatty(STDERR_FILENO) != 1,
             shownName(path) + ": it is a pipe; waiting for what writes into it");
        (void)hasInput(pipe, path, -1);
    }
    if (::fcntl(pipe.number(), F_SETFL, O_RDONLY) != 0) {  // reading waits now
        throw unreadable(path);
    }
    return readAtMost(pipe.number(), path, mostBytes);
}

}  // namespace

bool isStandardInput(const std::string& file) {
    return file == kStandardStream;
}

std::span<const std::uint8_t> standardInputAsset() {
    static const Bytes kBytes = readAsset();
    return kBytes;
}

std::string readTextInput(const std::string& path, const char* what, std::size_t mostBytes,
                          bool quiet) {
    std::error_code ignored;
    const bool isPipe = std::filesystem::is_fifo(path, ignored);
    if (isPipe || isStandardInput(path)) {
        const Bytes bytes =
            isPipe ? readPipe(path, mostBytes, quiet) : readStandardInput(mostBytes);
        return {bytes.begin(), bytes.end()};
    }
    std::ifstream file(path, std::ios::binary);
    std::string text(mostBytes, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad()) {
        throw Failure(ExitCode::BadInput, path,
                      what + std::string(" cannot be read: ") +
                          (errno == EISDIR ? "it is a folder" : std::strerror(errno)));
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
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

std::shared_ptr<const Asset> loadInput(const std::string& file, Images images, bool quiet) {
    ProgressBar progress("", quiet);
    return fromInput(file, loadFrom(file, {.decodeImages = images == Images::Decode},
                                    [&](LoadStage stage, float part) {
                                        progress.show(stageWords(stage),
                                                      overallProgress(stage, part));
                                    }));
}

std::shared_ptr<const Environment> loadEnvironment(const std::string& file, bool quiet) {
    if (isBuiltInName(file) && findBuiltInLight(file) == nullptr) {
        throw usageFailure("--environment: " + namedEnvironment(file).error().message);
    }
    static std::pair<std::string, std::shared_ptr<const Environment>> last;  // shared by many files
    if (last.second == nullptr || last.first != file) {
        ProgressBar progress("Prefiltering the environment", quiet);
        last = {file,
                fromInput(file, namedEnvironment(file, [&](float part) { progress.show(part); }))};
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
