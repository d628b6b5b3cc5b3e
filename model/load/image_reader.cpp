// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/image_reader.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <system_error>
#include <thread>

#include "model/image/image_codec.h"
#include "model/load/limits.h"
#include "model/load/path.h"
#include "model/load/read_file.h"

namespace sinew::load {
namespace {

using View = std::span<const std::uint8_t>;

// Encoded bytes, borrowed from a buffer or owned.
struct Encoded {
    Bytes owned;
    View bytes;
};

// Magenta and black squares: nobody takes it for a texture.
void becomePlaceholder(Image& image) {
    constexpr std::uint32_t kSide = 8;
    image.width = kSide;
    image.height = kSide;
    image.placeholder = true;
    image.rgba.clear();
    for (std::uint32_t i = 0; i < kSide * kSide; ++i) {
        const bool bright = (i / kSide / 2 + i % kSide / 2) % 2 == 0;
        const std::uint8_t c = bright ? 255 : 0;
        image.rgba.insert(image.rgba.end(), {c, 0, c, 255});
    }
}

const char* mediaType(ImageFormat format) {
    switch (format) {
        case ImageFormat::Png:
            return "image/png";
        case ImageFormat::Jpeg:
            return "image/jpeg";
        case ImageFormat::WebP:
            return "image/webp";
        case ImageFormat::Ktx2:
            return "image/ktx2";
        case ImageFormat::Unknown:
            break;
    }
    return "";
}

class ImageReader {
public:
    ImageReader(const Document& document, const ResourceFolder& folder, const LoadOptions& options,
                Asset& asset)
        : m_document(document), m_folder(folder), m_options(options), m_asset(asset) {
        m_outcomes.resize(asset.images.size());
    }

    // Called from several threads, each image by one of them. What fails becomes a placeholder
    // later, on one thread.
    void read(std::size_t i) noexcept {
        try {
            if (const Status done = tryRead(i, m_asset.images[i]); !done)
                m_outcomes[i].failure = done.error().message;
            m_outcomes[i].finished = true;
        } catch (const std::exception&) {
            // Not finished: out of memory.
        }
    }

    void finish(Findings& findings) {
        for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
            Outcome& outcome = m_outcomes[i];
            if (!outcome.finished)
                outcome.failure = "not enough memory";
            if (!outcome.failure.empty()) {
                becomePlaceholder(m_asset.images[i]);
                report(i, Severity::Error, "IMAGE_PLACEHOLDER",
                       outcome.failure + "; a placeholder is shown");
            }
            if (outcome.finding)
                findings.add(std::move(*outcome.finding));
        }
    }

private:
    struct Outcome {
        bool finished = false;
        std::string failure;  // in words; empty: none
        std::optional<Diagnostic> finding;
    };

    void report(std::size_t i, Severity severity, const char* code, std::string message) {
        m_outcomes[i].finding = {.severity = severity,
                                 .code = code,
                                 .message = std::move(message),
                                 .pointer = pointerTo("images", i),
                                 .image = static_cast<std::uint32_t>(i)};
    }

    // The type of a data URI is a declaration, too.
    static std::string declaredType(const JsonValue& source) {
        const std::string& type = source.text("mimeType");
        const std::string& uri = source.text("uri");
        return type.empty() && isDataUri(uri) ? std::string(dataUriMediaType(uri)) : type;
    }

    Status tryRead(std::size_t i, Image& image) {
        const JsonValue& source = m_document.json.elements("images")[i];
        const std::string declared = declaredType(source);
        image.mimeType = declared;
        Result<Encoded> encoded = fetch(source, image);
        if (!encoded)
            return encoded.error();
        const std::string actual = mediaType(imageFormat(encoded->bytes));
        if (!actual.empty())
            image.mimeType = actual;
        if (actual == "image/webp" || actual == "image/ktx2") {
            becomePlaceholder(image);
            report(i, Severity::Warning, "IMAGE_FORMAT_UNSUPPORTED",
                   actual + " is not supported in this version; a placeholder is shown");
            return Nothing{};
        }
        const Result<ImageSize> size = probeImage(encoded->bytes);
        if (!size)
            return size.error();
        if (const Status fits = reserve(*size); !fits)
            return fits;
        image.width = size->width;
        image.height = size->height;
        if (m_options.decodeImages) {
            Result<PixelImage> pixels = decodeImage(encoded->bytes);
            if (!pixels)
                return pixels.error();
            image.rgba = std::move(pixels->rgba);
        }
        if (!declared.empty() && declared != actual)
            report(i, Severity::Error, "IMAGE_TYPE_MISMATCH",
                   "the image is declared as " + declared + " but is " + actual);
        return Nothing{};
    }

    Status reserve(const ImageSize& size) {
        const std::uint64_t bytes = std::uint64_t{4} * size.width * size.height;
        if (m_decodedBytes.fetch_add(bytes) + bytes > kMaxDecodedImageBytes)
            return Error{
                ErrorCode::LimitExceeded, "the images of the file are too large together", {}};
        return Nothing{};
    }

    Result<Encoded> fetch(const JsonValue& source, Image& image) const {
        const JsonValue* uri = source.find("uri");
        if (source.find("bufferView") != nullptr)
            return fromView(source.integer("bufferView", 0));
        if (uri == nullptr)
            return Error{ErrorCode::InvalidImage, "the image has neither URI nor buffer view", {}};
        if (isDataUri(*uri->string())) {
            image.uri = shownUri(*uri->string());
            return owned(decodeDataUri(*uri->string()));
        }
        image.uri = *uri->string();
        const Result<std::filesystem::path> file = m_folder.resolve(*uri->string());
        if (!file)
            return file.error();
        return owned(readFile(*file, kMaxFileBytes));
    }

    static Result<Encoded> owned(Result<Bytes> bytes) {
        if (!bytes)
            return bytes.error();
        Encoded encoded{std::move(*bytes), {}};
        encoded.bytes = encoded.owned;  // moving a vector keeps its memory where it is
        return encoded;
    }

    Result<Encoded> fromView(std::size_t index) const {
        const BufferView& view = m_document.bufferViews[index];
        const View buffer(m_document.buffers[view.buffer]);
        if (!m_document.bufferHasData[view.buffer])
            return Error{ErrorCode::InvalidImage, "the image's buffer has no data", {}};
        if (view.byteOffset > buffer.size() || view.byteLength > buffer.size() - view.byteOffset)
            return Error{ErrorCode::InvalidImage, "the image's buffer view is out of bounds", {}};
        return Encoded{{}, buffer.subspan(view.byteOffset, view.byteLength)};
    }

    const Document& m_document;
    const ResourceFolder& m_folder;
    const LoadOptions& m_options;
    Asset& m_asset;
    std::vector<Outcome> m_outcomes;  // one per image
    std::atomic<std::uint64_t> m_decodedBytes{0};
};

// Runs `work` until it returns false, on this thread and on as many more as are useful.
template <class Work>
void onAllCores(std::size_t jobs, const Work& work) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    try {
        for (std::size_t i = 1; i < std::min(jobs, cores); ++i)
            helpers.emplace_back([&work] {
                while (work())
                    ;
            });
    } catch (const std::system_error&) {
        // No more threads to be had: those that started, and this one, do it.
    }
    while (work())
        ;
}

}  // namespace

void readImages(const Document& document, const ResourceFolder& folder, const LoadOptions& options,
                const LoadProgress& progress, const std::stop_token& stop, Asset& asset,
                Findings& findings) {
    const std::size_t count = asset.images.size();
    ImageReader reader(document, folder, options, asset);
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    const std::thread::id caller = std::this_thread::get_id();
    onAllCores(count, [&] {
        const std::size_t i = next.fetch_add(1);
        if (i >= count || stop.stop_requested())
            return false;
        reader.read(i);
        const std::size_t finished = done.fetch_add(1) + 1;
        if (progress && std::this_thread::get_id() == caller)
            progress(LoadStage::Images, static_cast<float>(finished) / static_cast<float>(count));
        return true;
    });
    if (!stop.stop_requested())
        reader.finish(findings);
}

void checkTextures(const Asset& asset, Findings& findings) {
    for (std::size_t i = 0; i < asset.textures.size(); ++i)
        if (!asset.textures[i].image)
            findings.add({.severity = Severity::Warning,
                          .code = "TEXTURE_WITHOUT_IMAGE",
                          .message =
                              "the texture has no PNG or JPEG image; the material's factor is "
                              "used alone",
                          .pointer = pointerTo("textures", i)});
}

}  // namespace sinew::load
