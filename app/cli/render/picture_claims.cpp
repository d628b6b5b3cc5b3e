// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_claims.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cmath>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "model/core/file_target.h"
#include "model/core/words.h"
#include "model/image/whole_image.h"
#include "model/load/source/read_file.h"

namespace sinew::cli {

namespace {

std::string claimPath(const std::string& path) {
    return path + ".claim";
}

/// "host 1234", for people who read a claim.
std::string ownerWords() {
    std::array<char, 256> host{};
    (void)::gethostname(host.data(), host.size() - 1);
    return std::string(host.data()) + " " + std::to_string(::getpid()) + "\n";
}

/// Seconds since a file was written; none: it is gone.
std::optional<double> ageOf(const std::string& path) {
    struct stat facts {};
    struct timespec now {};
    if (::stat(path.c_str(), &facts) != 0 || ::clock_gettime(CLOCK_REALTIME, &now) != 0) {
        return {};
    }
    return std::difftime(now.tv_sec, facts.st_mtim.tv_sec);
}

}  // namespace

void addClaimOptions(Options& options, ClaimArguments& a) {
    options.flag("--resume", a.resume, "Leaves pictures that are there and whole as they are");
    options.flag(
        "--claim", a.claim,
        "Several processes, also on several machines, share the\npictures: each claims one "
        "by a file beside it, PATH.claim,\nwhile it draws it; with --resume");
    options.value("--claim-timeout", a.timeout, "SECONDS",
                  "Takes over claims that are older, whose owner is gone");
}

ClaimOptions parseClaims(const ClaimArguments& arguments) {
    ClaimOptions options{.resumes = arguments.resume || arguments.claim, .claims = arguments.claim};
    if (!arguments.timeout.empty() && !options.claims) {
        throw usageFailure("--claim-timeout needs --claim");
    }
    options.timeoutSeconds = parseGivenFloat("--claim-timeout", arguments.timeout, 0.0F, 1e9F);
    return options;
}

PictureClaims::~PictureClaims() {
    while (!m_taken.empty()) {
        release(*m_taken.begin());
    }
}

bool PictureClaims::isWhole(const std::string& path) const {
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 32U;
    const auto bytes = load::readFile(path, kMostBytes);
    return bytes && isWholeImage(*bytes, m_size.width, m_size.height);
}

bool PictureClaims::claim(const std::string& path) {
    const std::string name = claimPath(path);
    for (int attempt = 0; attempt < 2; ++attempt) {
        const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0) {
            m_taken.insert(path);
            const std::string words = ownerWords();
            (void)!::write(file, words.data(), words.size());
            ::close(file);
            return true;
        }
        if (errno != EEXIST) {
            throw Failure(ExitCode::BadOutput, name, "cannot be written: " + writeProblem(errno));
        }
        const std::optional<double> age = ageOf(name);
        if (age && (!m_options.timeoutSeconds || *age < *m_options.timeoutSeconds)) {
            break;
        }
        (void)::unlink(name.c_str());
    }
    m_others.push_back(name);
    return false;
}

bool PictureClaims::take(const std::string& path) {
    if (m_options.resumes && isWhole(path)) {
        ++m_whole;
        return false;
    }
    if (!m_options.claims) {
        return true;
    }
    if (!claim(path)) {
        return false;
    }
    if (isWhole(path)) {  // finished since the first check
        release(path);
        ++m_whole;
        return false;
    }
    return true;
}

void PictureClaims::release(const std::string& path) noexcept {
    if (m_taken.erase(path) > 0) {
        (void)::unlink(claimPath(path).c_str());
    }
}

void PictureClaims::report(bool quiet) const {
    if (m_whole > 0) {
        note(quiet, counted(m_whole, "picture was", "pictures were") + " whole already");
    }
    double oldest = -1.0;
    std::string first;
    std::size_t open = 0;
    for (const std::string& name : m_others) {
        const std::optional<double> age = ageOf(name);
        open += age ? 1 : 0;
        if (age.value_or(-1.0) > oldest) {
            oldest = *age;
            first = name;
        }
    }
    if (open > 0) {
        note(quiet, counted(open, "picture is", "pictures are") + " claimed by others, " +
                        shownName(first) + " for " + std::to_string(std::lround(oldest)) +
                        " s; if its owner is gone, --claim-timeout takes over");
    }
}

}  // namespace sinew::cli
