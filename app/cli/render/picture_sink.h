// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/image/image_codec.h"

namespace sinew::cli {

/// A picture as drawn, and what is written with it.
struct FinishedPicture {
    std::string path;  // output; "-": standard output
    PixelImage image;
    bool opaque = true;   // whether it is written without an alpha channel
    std::string sidecar;  // JSON of the same name; empty: none
};

/// What becomes of the pictures of a plan.
class PictureSink {
public:
    PictureSink() = default;
    virtual ~PictureSink() = default;
    PictureSink(const PictureSink&) = delete;
    PictureSink& operator=(const PictureSink&) = delete;

    /// In the order of the plan. Throws Failure (exit 4).
    virtual void put(const FinishedPicture& picture) = 0;
    /// After the last one. Throws Failure (exit 4).
    virtual void finish() {}
};

/// A PNG for each picture, with its sidecar.
class PictureFiles : public PictureSink {
public:
    /// Both files are complete before the first is put in place.
    void put(const FinishedPicture& picture) override;
};

/// "picture.png" -> "picture.json"
[[nodiscard]] std::string sidecarPath(const std::string& output);

}  // namespace sinew::cli
