// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Seconds that one load spent, by stage; for benchmarks.
struct LoadTimings {
    double json = 0.0;      // container, JSON, checks, tinygltf
    double buffers = 0.0;   // reading the files, decoding data URIs
    double geometry = 0.0;  // accessors into vertices, keys, matrices; nodes
    double codecs = 0.0;    // meshopt and Draco
    double images = 0.0;    // decoding, wall time over all cores
    double tangents = 0.0;  // generating them
    double total = 0.0;

    // Decoding only, measured in the decoding thread.
    double longestImage = 0.0;
    double sumOfImages = 0.0;
};

}  // namespace sinew
