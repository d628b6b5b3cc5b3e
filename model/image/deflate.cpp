// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/deflate.h"

#include <libdeflate.h>
#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "model/image/image_error.h"
namespace sinew {
Inflater::Inflater(std::span<const std::uint8_t> packed, Wrapper wrapper)
    : m_stream(std::make_unique<z_stream>()) {
    m_stream->next_in = const_cast<Bytef*>(packed.data());  // read only
    m_stream->avail_in = static_cast<uInt>(packed.size());
    m_isDamaged = packed.size() > std::numeric_limits<uInt>::max();
    if (inflateInit2(m_stream.get(), wrapper == Wrapper::Zlib ? MAX_WBITS : -MAX_WBITS) != Z_OK) {
        throw std::bad_alloc();
    }
    inflateValidate(m_stream.get(), 0);
}

Inflater::~Inflater() {
    inflateEnd(m_stream.get());
}

std::size_t Inflater::read(std::span<std::uint8_t> room) noexcept {
    std::size_t done = 0;
    while (done < room.size() && !m_isAtEnd && !m_isDamaged) {
        const std::size_t piece =
            std::min<std::size_t>(room.size() - done, std::numeric_limits<uInt>::max());
        m_stream->next_out = room.data() + done;
        m_stream->avail_out = static_cast<uInt>(piece);
        const int result = inflate(m_stream.get(), Z_NO_FLUSH);
        done += piece - m_stream->avail_out;
        m_isAtEnd = result == Z_STREAM_END;
        m_isDamaged = result != Z_OK && result != Z_STREAM_END;  // truncated data yields
                                                                 // Z_BUF_ERROR
    }
    return done;
}

Status inflateZlib(std::span<const std::uint8_t> packed, std::span<std::uint8_t> plain,
                   const std::stop_token& stop) {
    Inflater inflater(packed, Inflater::Wrapper::Zlib);
    std::size_t done = 0;
    while (done < plain.size() && !inflater.isAtEnd()) {
        if (stop.stop_requested()) {
            return decodingCancelled();
        }
        const std::size_t wanted = std::min(plain.size() - done, kInflateStep);
        const std::size_t got = inflater.read(plain.subspan(done, wanted));
        done += got;
        if (got < wanted) {
            break;
        }
    }
    std::uint8_t more = 0;
    if (done != plain.size() || inflater.read({&more, 1}) > 0 || !inflater.isAtEnd()) {
        return invalidImage("the zlib data of the image is damaged or truncated");
    }
    return Nothing{};
}

std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level) {
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(level), libdeflate_free_compressor);
    if (compressor == nullptr) {
        throw std::bad_alloc();
    }
    std::vector<std::uint8_t> packed(
        libdeflate_zlib_compress_bound(compressor.get(), plain.size()));
    packed.resize(libdeflate_zlib_compress(compressor.get(), plain.data(), plain.size(),
                                           packed.data(), packed.size()));
    return packed;
}

std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept {
    return libdeflate_crc32(0, bytes.data(), bytes.size());
}

}  // namespace sinew
