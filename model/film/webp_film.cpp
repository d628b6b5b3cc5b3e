// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/webp_film.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <functional>
#include <new>

namespace sinew {
namespace {

constexpr int kStillLevel = 6;  // level of libwebp, at most 9: more takes seconds and saves little
constexpr int kFilmLevel = 2;

class EncoderPicture {
public:
    EncoderPicture(const PixelImage& image, const FilmSettings& settings) {
        if (!WebPPictureInit(&m_picture)) {
            throw std::bad_alloc();
        }
        m_picture.use_argb = 1;
        m_picture.width = static_cast<int>(image.width);
        m_picture.height = static_cast<int>(image.height);
        const int stride = m_picture.width * 4;
        const int copied = settings.alpha
                               ? WebPPictureImportRGBA(&m_picture, image.rgba.data(), stride)
                               : WebPPictureImportRGBX(&m_picture, image.rgba.data(), stride);
        if (!copied) {
            throw std::bad_alloc();
        }
    }
    ~EncoderPicture() { WebPPictureFree(&m_picture); }
    EncoderPicture(const EncoderPicture&) = delete;
    EncoderPicture& operator=(const EncoderPicture&) = delete;

    [[nodiscard]] WebPPicture* get() noexcept { return &m_picture; }

private:
    WebPPicture m_picture{};
};

WebPConfig encoderConfig(std::optional<int> quality, int losslessLevel) {
    WebPConfig config{};
    bool valid = WebPConfigInit(&config) != 0;
    if (quality) {
        config.quality = static_cast<float>(*quality);
    } else {
        valid = valid && WebPConfigLosslessPreset(&config, losslessLevel) != 0;
        config.exact = 1;
    }
    if (!valid || !WebPValidateConfig(&config)) {
        throw std::bad_alloc();  // another version of the library than that of its header
    }
    return config;
}

Error webpFailed(const std::string& why) {
    return {ErrorCode::OutputUnwritable, "cannot write it: libwebp: " + why, {}};
}

int goOn(int /*percent*/, const WebPPicture* picture) {
    return static_cast<const std::stop_token*>(picture->user_data)->stop_requested() ? 0 : 1;
}

struct FreeEncoder {
    void operator()(WebPAnimEncoder* encoder) const noexcept { WebPAnimEncoderDelete(encoder); }
};

/// Takes the whole film.
using TakeFilm = std::function<Status(std::span<const std::uint8_t> bytes)>;

class WebpFilm final : public FilmWriter {
public:
    WebpFilm(TakeFilm take, const FilmSettings& settings)
        : FilmWriter(FilmFormat::Webp, settings),
          m_take(std::move(take)),
          m_config(encoderConfig(settings.quality, kFilmLevel)) {
        WebPAnimEncoderOptions options;
        if (!WebPAnimEncoderOptionsInit(&options)) {
            throw std::bad_alloc();
        }
        options.anim_params.loop_count = settings.repeats ? 0 : 1;
        options.kmax = 0;  // key frames cost time and bytes; players go through a film in order
        m_encoder.reset(WebPAnimEncoderNew(static_cast<int>(settings.width),
                                           static_cast<int>(settings.height), &options));
        if (!m_encoder) {
            throw std::bad_alloc();
        }
    }

private:
    Status addFrame(const PixelImage& frame, std::size_t number) override {
        EncoderPicture picture(frame, settings());
        return addAt(number, picture.get());
    }

    Status finishFile() override {
        if (const Status ended = addAt(settings().frames, nullptr); !ended) {
            return ended;
        }
        WebPData bytes;
        WebPDataInit(&bytes);
        if (!WebPAnimEncoderAssemble(m_encoder.get(), &bytes)) {
            return webpFailed(WebPAnimEncoderGetError(m_encoder.get()));
        }
        const Status taken = m_take({bytes.bytes, bytes.size});
        WebPDataClear(&bytes);
        return taken;
    }

    // No picture: the end of the last frame.
    Status addAt(std::size_t number, WebPPicture* picture) {
        const auto begin = static_cast<int>(millisecondsOf(number, settings().rate));
        return WebPAnimEncoderAdd(m_encoder.get(), picture, begin,
                                  picture != nullptr ? &m_config : nullptr)
                   ? Status(Nothing{})
                   : Status(webpFailed(WebPAnimEncoderGetError(m_encoder.get())));
    }

    TakeFilm m_take;
    WebPConfig m_config;
    std::unique_ptr<WebPAnimEncoder, FreeEncoder> m_encoder;
};

}  // namespace

bool webpFilmIsAvailable() noexcept {
    return true;
}

Result<std::unique_ptr<FilmWriter>> openWebpFilm(FileWriter file, const FilmSettings& settings) {
    const auto shared = std::make_shared<FileWriter>(std::move(file));
    return std::unique_ptr<FilmWriter>(std::make_unique<WebpFilm>(
        [shared](std::span<const std::uint8_t> bytes) {
            const Status written = shared->write(bytes);
            return written ? shared->finish() : written;
        },
        settings));
}

Result<std::unique_ptr<FilmWriter>> openWebpFilm(std::vector<std::uint8_t>& bytes,
                                                 const FilmSettings& settings) {
    return std::unique_ptr<FilmWriter>(std::make_unique<WebpFilm>(
        [&bytes](std::span<const std::uint8_t> film) {
            bytes.assign(film.begin(), film.end());
            return Status(Nothing{});
        },
        settings));
}

Result<std::vector<std::uint8_t>> encodeWebp(const PixelImage& picture,
                                             const FilmSettings& settings) {
    const WebPConfig config = encoderConfig(settings.quality, kStillLevel);
    EncoderPicture encoded(picture, settings);
    std::stop_token stop = settings.stop;
    WebPMemoryWriter memory;
    WebPMemoryWriterInit(&memory);
    encoded.get()->writer = WebPMemoryWrite;
    encoded.get()->custom_ptr = &memory;
    encoded.get()->progress_hook = goOn;
    encoded.get()->user_data = &stop;
    const bool done = WebPEncode(&config, encoded.get()) != 0;
    std::vector<std::uint8_t> bytes(memory.mem, memory.mem + memory.size);
    WebPMemoryWriterClear(&memory);
    if (done) {
        return bytes;
    }
    return stop.stop_requested() ? Error{ErrorCode::Cancelled, "encoding was cancelled", {}}
                                 : webpFailed("error " + std::to_string(encoded.get()->error_code));
}

}  // namespace sinew
