// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_kinds.h"

#include <algorithm>

namespace sinew {
namespace {

/// A row of the matrix from R'G'B' to Y'CbCr (ITU-R BT.709, 8 bits), in parts of 65536.
struct ChannelRow {
    int red;
    int green;
    int blue;
    int offset;
};

constexpr ChannelRow kLuma{11966, 40254, 4064, 16};
constexpr ChannelRow kBlueness{-6596, -22189, 28785, 128};
constexpr ChannelRow kRedness{28784, -26145, -2639, 128};

/// `shift`: the channels are sums of as many pixels, as a power of two.
std::uint8_t channelOf(const ChannelRow& row, int red, int green, int blue, int shift) {
    const int bits = 16 + shift;
    const int sum = row.red * red + row.green * green + row.blue * blue + (1 << (bits - 1));
    return static_cast<std::uint8_t>(row.offset + (sum >> bits));
}

class Y4mFilm final : public FilmWriter {
public:
    Y4mFilm(FileWriter file, const FilmSettings& settings)
        : FilmWriter(FilmFormat::Y4m, settings), m_file(std::move(file)) {}

private:
    Status addFrame(const PixelImage& frame, std::size_t number) override {
        const std::string header = (number == 0 ? streamHeader() : std::string()) + "FRAME\n";
        m_bytes.assign(header.begin(), header.end());
        addLuma(frame);
        addChroma(frame, kBlueness);
        addChroma(frame, kRedness);
        return m_file.write(m_bytes);
    }

    Status finishFile() override { return m_file.finish(); }

    [[nodiscard]] std::string streamHeader() const {
        const FilmSettings& film = settings();
        return "YUV4MPEG2 W" + std::to_string(film.width) + " H" + std::to_string(film.height) +
               " F" + std::to_string(film.rate.frames) + ":" + std::to_string(film.rate.seconds) +
               " Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n";
    }

    void addLuma(const PixelImage& frame) {
        for (std::size_t i = 0; i < frame.rgba.size(); i += 4) {
            m_bytes.push_back(
                channelOf(kLuma, frame.rgba[i], frame.rgba[i + 1], frame.rgba[i + 2], 0));
        }
    }

    // The last column and row of an odd size count twice.
    void addChroma(const PixelImage& frame, const ChannelRow& row) {
        for (std::uint32_t y = 0; y < frame.height; y += 2) {
            for (std::uint32_t x = 0; x < frame.width; x += 2) {
                std::array<int, 3> sum{};
                for (const std::uint32_t py : {y, std::min(y + 1, frame.height - 1)}) {
                    for (const std::uint32_t px : {x, std::min(x + 1, frame.width - 1)}) {
                        const std::uint8_t* const pixel =
                            &frame.rgba[(std::size_t{py} * frame.width + px) * 4];
                        sum = {sum[0] + pixel[0], sum[1] + pixel[1], sum[2] + pixel[2]};
                    }
                }
                m_bytes.push_back(channelOf(row, sum[0], sum[1], sum[2], 2));
            }
        }
    }

    FileWriter m_file;
    std::vector<std::uint8_t> m_bytes;
};

class RgbaFilm final : public FilmWriter {
public:
    RgbaFilm(FileWriter file, const FilmSettings& settings)
        : FilmWriter(FilmFormat::Rgba, settings), m_file(std::move(file)) {}

private:
    Status addFrame(const PixelImage& frame, std::size_t /*number*/) override {
        return m_file.write(frame.rgba);
    }
    Status finishFile() override { return m_file.finish(); }

    FileWriter m_file;
};

}  // namespace

std::unique_ptr<FilmWriter> openY4mFilm(FileWriter file, const FilmSettings& settings) {
    return std::make_unique<Y4mFilm>(std::move(file), settings);
}

std::unique_ptr<FilmWriter> openRgbaFilm(FileWriter file, const FilmSettings& settings) {
    return std::make_unique<RgbaFilm>(std::move(file), settings);
}

}  // namespace sinew
