// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

// What the loader refuses before it takes memory. Everything here is far above what an artist
// makes and far below what stops a machine.

inline constexpr std::uint64_t kMaxFileBytes = 0xffffffffULL;  // one file; GLB lengths are 32 bits
inline constexpr std::size_t kMaxJsonBytes = 512U << 20;
inline constexpr std::size_t kMaxJsonDepth = 64;  // the core's own depth is 8; extras may nest
inline constexpr std::size_t kMaxJsonValues = 8U << 20;  // about 40 bytes each once parsed
inline constexpr std::size_t kMaxObjects = 1U << 20;  // in one list: nodes, materials, primitives

/// Decoded vertices, keys and matrices together: this many bytes for each byte of the file and its
/// buffers, plus a floor so that small files of zeros and shared accessors load.
inline constexpr std::uint64_t kDecodedBytesPerFileByte = 64;
inline constexpr std::uint64_t kDecodedBytesFloor = 256ULL << 20;

/// Memory that decoding Draco meshes may take meanwhile, by estimate, in the same manner: one mesh
/// for each byte of its source, all that decode at once for each byte of the file.
inline constexpr std::uint64_t kDracoWorkingBytesPerByte = 128;
inline constexpr std::uint64_t kDracoWorkingBytesFloor = 128ULL << 20;

/// Draco data that all primitives of a file decode, in bytes, beside what the file holds: several
/// primitives may share them.
inline constexpr std::uint64_t kMaxSharedDracoBytes = 64ULL << 20;
inline constexpr std::size_t kMaxDamagedDracoMeshes = 16;  // then the others are not tried

/// While a file loads, the loader holds no more than this many bytes for each byte of the file and
/// its buffers, plus a floor, plus the decoded images: the decoded asset as above, the buffers, the
/// parsed JSON, and what is in the making. Tests hold hostile files against it.
inline constexpr std::uint64_t kPeakBytesPerFileByte = 192;
inline constexpr std::uint64_t kPeakBytesFloor = 384ULL << 20;

inline constexpr std::uint32_t kMaxAttributeSets = 64;  // n of TEXCOORD_n, COLOR_n, JOINTS_n

/// Instances of EXT_mesh_gpu_instancing times the primitives of their mesh, of a whole file.
inline constexpr std::uint64_t kMaxInstancedPrimitives = 1'000'000;

inline constexpr std::uint32_t kMaxImageSide = 32768;
inline constexpr std::uint64_t kMaxImagePixels = 16384ULL * 16384ULL;
/// No PNG or JPEG packs more pixels into a byte (deflate stops at 1032 : 1, one bit per pixel).
inline constexpr std::uint64_t kMaxPixelsPerByte = 8 * 1032;
inline constexpr std::uint64_t kMaxDecodedImageBytes = 4ULL << 30;  // all images of a file

/// What images of a file read of data that another of its images has read already, in bytes.
inline constexpr std::uint64_t kMaxSharedImageBytes = 256ULL << 20;

inline constexpr std::size_t kMaxFindingsPerCode = 200;  // the rest is counted

/// Longer messages and pointers are cut, and names that many of them repeat before that.
inline constexpr std::size_t kMostShownBytes = 1000;

}  // namespace sinew
