// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

// Limits that the loader checks before it allocates. All are far above what artists create and far
// below what makes a machine unresponsive. Limits per image are in model/image/image_limits.h.

inline constexpr std::uint64_t kMaxFileBytes = 0xffffffffULL;  // one file; GLB lengths are 32 bits
inline constexpr std::size_t kMaxJsonBytes = 512U << 20;
inline constexpr std::size_t kMaxJsonDepth = 64;  // core glTF has depth 8; extras may nest deeper
inline constexpr std::size_t kMaxJsonValues = 8U << 20;  // about 40 bytes each once parsed
inline constexpr std::size_t kMaxObjects = 1U << 20;     // each list: nodes, materials, primitives

/// Decoded vertices, keys and matrices together: this many bytes per byte of the file and its
/// buffers, plus a minimum so that small files with zeros and shared accessors load.
inline constexpr std::uint64_t kDecodedBytesPerFileByte = 64;
inline constexpr std::uint64_t kDecodedBytesFloor = 256ULL << 20;

/// Estimated temporary memory for decoding Draco meshes: per byte of its source for one mesh, and
/// per byte of the file for all concurrent decodes.
inline constexpr std::uint64_t kDracoWorkingBytesPerByte = 128;
inline constexpr std::uint64_t kDracoWorkingBytesFloor = 128ULL << 20;

/// Draco data decoded by all primitives of a file beyond the file's own bytes, because primitives
/// may share data. In bytes.
inline constexpr std::uint64_t kMaxSharedDracoBytes = 64ULL << 20;
inline constexpr std::size_t kMaxDamagedDracoMeshes = 16;  // further meshes are not decoded

/// Peak memory of the loader per byte of the file and its buffers, plus a minimum, plus the decoded
/// images: the decoded asset as above, the buffers, the parsed JSON and temporary data. Tests check
/// it with hostile files.
inline constexpr std::uint64_t kPeakBytesPerFileByte = 192;
inline constexpr std::uint64_t kPeakBytesFloor = 384ULL << 20;

inline constexpr std::uint32_t kMaxAttributeSets = 64;  // n of TEXCOORD_n, COLOR_n, JOINTS_n

/// Instances of EXT_mesh_gpu_instancing times the primitives of their mesh, per file.
inline constexpr std::uint64_t kMaxInstancedPrimitives = 1'000'000;

inline constexpr std::uint64_t kMaxDecodedImageBytes = 4ULL << 30;  // total of all images of a file

/// Bytes that images of a file read again because another image has already read the same data.
inline constexpr std::uint64_t kMaxSharedImageBytes = 256ULL << 20;

inline constexpr std::size_t kMaxFindingsPerCode = 200;  // the rest is counted

}  // namespace sinew
