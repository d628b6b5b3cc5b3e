// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/deflate.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "model/core/parallel.h"

namespace sinew {
namespace {

constexpr std::size_t kPiece = std::size_t{128} << 10;  // compressed by one core
constexpr std::size_t kWindow = std::size_t{32} << 10;  // reach of a match (RFC 1951, 3.2.5)

struct PackedPiece {
    std::vector<std::uint8_t> bytes;  // deflate, ends at a whole byte; empty: no memory
    std::size_t plainBytes = 0;
    uLong sum = 0;  // Adler-32
};

/// FLEVEL and FCHECK (RFC 1950, 2.2), as zlib sets them.
std::uint8_t headerFlags(int level) noexcept {
    return level < 2 ? 0x01 : level < 6 ? 0x5E : level == 6 ? 0x9C : 0xDA;
}

/// Compresses a piece, whose matches reach back into the one before. The result depends only on the
/// bytes.
PackedPiece packedPiece(std::span<const std::uint8_t> plain, std::size_t index, std::size_t count,
                        int level) noexcept {
    const std::size_t first = index * kPiece;
    const auto own = plain.subspan(first, std::min(kPiece, plain.size() - first));
    PackedPiece piece{
        .bytes = {},
        .plainBytes = own.size(),
        .sum = adler32(adler32(0, nullptr, 0), own.data(), static_cast<uInt>(own.size()))};
    z_stream stream{};
    if (deflateInit2(&stream, level, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL - 1,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
        return piece;
    }
    try {
        constexpr std::size_t kMarker = 16;  // room for the empty block at the end
        piece.bytes.resize(deflateBound(&stream, static_cast<uLong>(own.size())) + kMarker);
        if (first > 0) {
            const std::size_t reach = std::min(first, kWindow);
            deflateSetDictionary(&stream, plain.data() + first - reach, static_cast<uInt>(reach));
        }
        stream.next_in = const_cast<Bytef*>(own.data());  // read only
        stream.avail_in = static_cast<uInt>(own.size());
        stream.next_out = piece.bytes.data();
        stream.avail_out = static_cast<uInt>(piece.bytes.size());
        deflate(&stream, index + 1 == count ? Z_FINISH : Z_SYNC_FLUSH);
        piece.bytes.resize(piece.bytes.size() - stream.avail_out);
    } catch (const std::bad_alloc&) {
        piece.bytes.clear();
    }
    deflateEnd(&stream);
    return piece;
}

}  // namespace

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
            return Error{ErrorCode::Cancelled, "decoding was cancelled", {}};
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
        return Error{
            ErrorCode::InvalidImage, "the zlib data of the image is damaged or truncated", {}};
    }
    return Nothing{};
}

std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level) {
    const std::size_t count = std::max<std::size_t>((plain.size() + kPiece - 1) / kPiece, 1);
    std::vector<PackedPiece> pieces(count);
    onAllCores(count, {}, [&](std::size_t i) { pieces[i] = packedPiece(plain, i, count, level); });

    std::vector<std::uint8_t> packed{0x78, headerFlags(level)};
    uLong sum = adler32(0, nullptr, 0);
    for (const PackedPiece& piece : pieces) {
        if (piece.bytes.empty()) {
            throw std::bad_alloc();
        }
        packed.insert(packed.end(), piece.bytes.begin(), piece.bytes.end());
        sum = adler32_combine(sum, piece.sum, static_cast<z_off_t>(piece.plainBytes));
    }
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        packed.push_back(static_cast<std::uint8_t>(sum >> shift));
    }
    return packed;
}

std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept {
    return static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size()));
}

}  // namespace sinew
