// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/image_reader.h"

#include <time.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <numeric>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "model/asset/thumbnail.h"
#include "model/core/parallel.h"
#include "model/load/limits.h"
#include "model/load/look/image_decoder.h"
#include "model/load/look/image_usage.h"
#include "model/load/source/image_source.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// Magenta and black squares, obviously not a texture.
void becomePlaceholder(Image& image) {
    constexpr std::uint32_t kSide = 8;
    image.width = kSide;
    image.height = kSide;
    image.placeholder = true;
    image.blockFormat = 0;
    image.blocks = {};
    image.levels.clear();
    std::vector<std::uint8_t> rgba;
    for (std::uint32_t i = 0; i < kSide * kSide; ++i) {
        const bool bright = (i / kSide / 2 + i % kSide / 2) % 2 == 0;
        const std::uint8_t c = bright ? 255 : 0;
        rgba.insert(rgba.end(), {c, 0, c, 255});
    }
    image.rgba = std::move(rgba);
}

double threadSeconds() noexcept {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

class ImageReader {
public:
    ImageReader(const ParsedDocument& document, const ResourceFolder& folder,
                const LoadOptions& options, const std::stop_token& stop, Asset& asset)
        : m_source(document, folder),
          m_headerOnly(!options.decodeImages),
          m_only(options.preferThumbnail ? thumbnailOf(asset, document.json) : ImageIndex()),
          m_timings(options.timings),
          m_stop(stop),
          m_asset(asset),
          m_outcomes(asset.images.size()) {}

    // Largest images first, so that all cores finish at about the same time. Skips images that read
    // shared data too often.
    [[nodiscard]] std::vector<std::size_t> order() {
        std::vector<std::uint64_t> sizes(m_outcomes.size());
        std::set<std::string> places;
        std::uint64_t left = kMaxSharedImageBytes;
        for (std::size_t i = 0; i < sizes.size() && !m_stop.stop_requested(); ++i) {
            sizes[i] = m_source.size(i);
            std::string place = m_source.place(i);
            if (place.empty() || places.insert(std::move(place)).second) {
                continue;
            }
            m_outcomes[i].isLeftOut = sizes[i] > left;
            left -= std::min(left, sizes[i]);
        }
        std::vector<std::size_t> order(sizes.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
        return order;
    }

    // Called from several threads, once per image. Failed images become placeholders later, on one
    // thread.
    void read(std::size_t i) noexcept {
        const double start = m_timings != nullptr ? threadSeconds() : 0.0;
        try {
            if (const Status done = tryRead(i); !done) {
                m_outcomes[i].failure = done.error().message;
            }
            m_outcomes[i].finished = true;
        } catch (const std::exception&) {
            // Out of memory: the outcome stays unset.
        }
        if (m_timings != nullptr) {
            m_outcomes[i].seconds = threadSeconds() - start;
        }
    }

    void finish(Findings& findings) {
        for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
            Outcome& outcome = m_outcomes[i];
            if (m_timings != nullptr) {
                m_timings->longestImage = std::max(m_timings->longestImage, outcome.seconds);
                m_timings->sumOfImages += outcome.seconds;
            }
            if (!outcome.finished) {
                outcome.failure = "not enough memory";
            }
            if (!outcome.failure.empty()) {
                becomePlaceholder(m_asset.images[i]);
                outcome.report.notes.push_back(
                    {outcome.isUnknown ? Severity::Warning : Severity::Error, "IMAGE_PLACEHOLDER",
                     outcome.failure + "; a placeholder is shown"});
            }
            for (ImageNote& note : outcome.report.notes) {
                findings.add(note.severity, note.code, std::move(note.message),
                             pointerTo("images", i));
            }
        }
    }

    // Per image, the transfer function declared by a KTX2 file.
    [[nodiscard]] std::vector<std::optional<bool>> srgb() const {
        std::vector<std::optional<bool>> out;
        for (const Outcome& outcome : m_outcomes) {
            out.push_back(outcome.report.srgb);
        }
        return out;
    }

private:
    struct Outcome {
        bool isLeftOut = false;
        bool finished = false;
        std::string failure;     // message; empty: none
        bool isUnknown = false;  // not of a format that Sinew knows: an extension may define it
        double seconds = 0.0;    // measured if timings are requested
        ImageReport report;
    };

    Status tryRead(std::size_t i) {
        if (m_outcomes[i].isLeftOut) {
            return Error{
                ErrorCode::LimitExceeded, "too many images of the file share the same data", {}};
        }
        Image& image = m_asset.images[i];
        const std::string declared = m_source.declaredType(i);
        image.mimeType = declared;
        image.uri = m_source.uri(i);
        const Result<EncodedImage> encoded = m_source.read(i);
        if (!encoded) {
            return encoded.error();
        }
        image.encodedBytes = encoded->bytes.size();
        if (const UriFault fault = m_source.dataUriFault(i); *fault.words != '\0') {
            m_outcomes[i].report.notes.push_back(
                {fault.isMalformed ? Severity::Error : Severity::Warning, "DATA_URI_INVALID",
                 std::string("the data URI is not valid: ") + fault.words});
        }
        const std::string actual = mediaType(imageFormat(encoded->bytes));
        m_outcomes[i].isUnknown = actual.empty() && !m_source.hasDataUri(i);
        if (!actual.empty()) {
            image.mimeType = actual;
            if (!declared.empty() && declared != actual) {
                m_outcomes[i].report.notes.push_back(
                    {Severity::Error, "IMAGE_TYPE_MISMATCH",
                     "the image is declared as " + declared + " but is " + actual});
            }
        }
        return decodeInto(encoded->bytes, m_headerOnly || (m_only && m_only.value != i), m_budget,
                          m_stop, image, m_outcomes[i].report);
    }

    ImageSource m_source;
    bool m_headerOnly;
    ImageIndex m_only;       // the only one whose pixels are read; none: all
    LoadTimings* m_timings;  // borrowed; may be null
    const std::stop_token& m_stop;
    Asset& m_asset;
    ImageBudget m_budget;
    std::vector<Outcome> m_outcomes;  // one per image
};

}  // namespace

void readImages(const ParsedDocument& document, const ResourceFolder& folder,
                const LoadOptions& options, const LoadProgress& progress,
                const std::stop_token& stop, Asset& asset, Findings& findings) {
    ImageReader reader(document, folder, options, stop, asset);
    const std::vector<std::size_t> order = reader.order();
    std::atomic<std::size_t> done{0};
    const std::thread::id caller = std::this_thread::get_id();
    onAllCores(order.size(), stop, [&](std::size_t n) {
        reader.read(order[n]);
        const std::size_t finished = ++done;
        if (progress && std::this_thread::get_id() == caller) {
            progress(LoadStage::Images,
                     static_cast<float>(finished) / static_cast<float>(order.size()));
        }
    });
    if (stop.stop_requested()) {
        return;
    }
    reader.finish(findings);
    checkImageTypes(document, asset, findings);
    checkImageUsage(document, asset, findings);
    checkTransferFunctions(reader.srgb(), asset, findings);
}

void checkTextures(const Asset& asset, Findings& findings, const std::stop_token& stop) {
    for (std::size_t i = 0; i < asset.textures.size() && !stop.stop_requested(); ++i) {
        if (!asset.textures[i].image) {
            findings.add(Severity::Warning, "TEXTURE_WITHOUT_IMAGE",
                         "the texture has no usable image; only the material's factor is used",
                         pointerTo("textures", i));
        }
    }
}

}  // namespace sinew::load
