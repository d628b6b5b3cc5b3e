// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/image_decoder.h"

#include <utility>

#include "model/codec/ktx2_decode.h"
#include "model/codec/webp.h"
#include "model/image/image_error.h"
#include "model/load/limits.h"

namespace sinew::load {
namespace {

using View = std::span<const std::uint8_t>;

/// Decodes one image.
class ImageDecoder {
public:
    ImageDecoder(View encoded, bool headerOnly, ImageBudget& budget, const std::stop_token& stop,
                 Image& image, ImageReport& report)
        : m_encoded(encoded),
          m_headerOnly(headerOnly),
          m_budget(budget),
          m_stop(stop),
          m_image(image),
          m_report(report) {}

    Status decode() {
        switch (imageFormat(m_encoded)) {
            case ImageFormat::Png:
            case ImageFormat::Jpeg:
                return decodePlain();
            case ImageFormat::WebP:
                return decodeWebp();
            case ImageFormat::Ktx2:
                return decodeKtx2();
            case ImageFormat::Unknown:
                break;
        }
        return invalidImage("the image is not a PNG, JPEG, WebP or KTX2 file");
    }

private:
    Status begin(std::uint32_t width, std::uint32_t height, std::uint64_t bytes) {
        if (const Status fits = m_budget.take(bytes); !fits) {
            return fits;
        }
        m_image.width = width;
        m_image.height = height;
        return Nothing{};
    }

    Status finish(Result<PixelImage> pixels) {
        if (!pixels) {
            return pixels.error();
        }
        m_image.rgba = std::move(pixels->rgba);
        return Nothing{};
    }

    template <class Header>
    Status begin(const Header& header) {
        return begin(header.width, header.height, std::uint64_t{4} * header.width * header.height);
    }
    void note(Severity severity, const char* code, std::string message) {
        m_report.notes.push_back({severity, code, std::move(message)});
    }

    void noteBits(std::uint32_t bits) {
        if (bits > 8) {
            note(Severity::Info, "IMAGE_BITS_REDUCED",
                 "the image's " + std::to_string(bits) + " bits per channel were reduced to 8");
        }
    }

    Status decodePlain() {
        const Result<ImageHeader> header = readImageHeader(m_encoded);
        if (!header) {
            return header.error();
        }
        m_image.storedChannels = header->channels;
        m_image.storedBits = header->bits;
        if (const Status fits = begin(*header); !fits) {
            return fits;
        }
        noteBits(header->bits);
        if (header->isCmyk) {
            note(Severity::Warning, "IMAGE_CMYK",
                 "the JPEG uses CMYK; its colours were converted to RGB without a colour profile "
                 "and may look different");
        }
        return m_headerOnly ? Status(Nothing{}) : finish(decodeImage(m_encoded, m_stop));
    }

    Status decodeWebp() {
        const Result<WebpHeader> header = readWebpHeader(m_encoded);
        if (!header) {
            return header.error();
        }
        m_image.storedChannels = header->hasAlpha ? 4 : 3;
        m_image.storedBits = 8;
        if (const Status fits = begin(*header); !fits) {
            return fits;
        }
        if (header->isAnimated) {
            note(Severity::Warning, "IMAGE_ANIMATED",
                 "the WebP image is animated; its first frame is shown");
        }
        return m_headerOnly ? Status(Nothing{}) : finish(sinew::decodeWebp(m_encoded, m_stop));
    }

    Status decodeKtx2() {
        const Result<Ktx2Image> parsed = parseKtx2(m_encoded);
        if (!parsed) {
            return parsed.error();
        }
        m_image.storedChannels = parsed->format.channels;
        m_image.storedBits = parsed->format.bits;
        if (const Status fits = begin(parsed->width, parsed->height, decodedBytes(*parsed));
            !fits) {
            return fits;
        }
        noteKtx2(*parsed);
        if (m_headerOnly) {
            return Nothing{};
        }
        Result<Ktx2Content> content = sinew::decodeKtx2(*parsed, m_encoded, m_stop);
        if (!content) {
            return content.error();
        }
        m_image.rgba = std::move(content->rgba);
        m_image.blocks = std::move(content->blocks);
        m_image.levels = std::move(content->levels);
        m_image.blockFormat = m_image.blocks.empty() ? 0 : parsed->format.vkFormat;
        return Nothing{};
    }

    // KHR_texture_basisu forbids all of these.
    void noteKtx2(const Ktx2Image& ktx2) {
        noteBits(ktx2.format.bits);
        m_report.srgb = ktx2.format.srgb;
        const std::string& orientation = ktx2.text("KTXorientation");
        if (!orientation.empty() && orientation != "rd") {
            note(Severity::Warning, "IMAGE_ORIENTATION",
                 "the KTX2 image declares the orientation \"" + orientation +
                     "\"; glTF requires \"rd\". It is shown as stored and may be mirrored");
        }
        const std::string& swizzle = ktx2.text("KTXswizzle");
        if (!swizzle.empty() && swizzle != "rgba") {
            note(Severity::Warning, "IMAGE_SWIZZLE_IGNORED",
                 "the KTX2 image has the swizzle \"" + swizzle +
                     "\"; its channels are shown as stored");
        }
        if (ktx2.isPremultiplied) {
            note(Severity::Warning, "IMAGE_ALPHA_PREMULTIPLIED",
                 "the colours of the KTX2 image are premultiplied with alpha; glTF requires "
                 "straight alpha, and edges may look dark");
        }
        if (ktx2.levels.size() > 1 && ktx2.format.coding != TexelCoding::Blocks) {
            note(Severity::Info, "IMAGE_MIPMAPS_REPLACED",
                 "the mipmaps of the image are not used; new ones are generated from its largest "
                 "level");
        }
    }

    View m_encoded;
    bool m_headerOnly;
    ImageBudget& m_budget;
    const std::stop_token& m_stop;
    Image& m_image;
    ImageReport& m_report;
};

}  // namespace

Status ImageBudget::take(std::uint64_t bytes) {
    if (m_taken.fetch_add(bytes) + bytes > kMaxDecodedImageBytes) {
        return Error{ErrorCode::LimitExceeded, "the images of the file are too large in total", {}};
    }
    return Nothing{};
}

const char* mediaType(ImageFormat format) noexcept {
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

Status decodeInto(View encoded, bool headerOnly, ImageBudget& budget, const std::stop_token& stop,
                  Image& image, ImageReport& report) {
    return ImageDecoder(encoded, headerOnly, budget, stop, image, report).decode();
}

}  // namespace sinew::load
