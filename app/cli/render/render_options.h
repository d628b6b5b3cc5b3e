// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/args/input_files.h"
#include "app/cli/args/picture_arguments.h"
#include "app/cli/borrow_input.h"
#include "app/cli/render/atlas_options.h"
#include "app/cli/render/picture_claims.h"
#include "app/cli/render/reference_picture.h"
#include "app/cli/render/sequence_options.h"
#include "app/common/picture_choice.h"
#include "model/film/picture_name.h"

namespace sinew::cli {

/// Arguments of `render` before validation.
struct RenderArguments {
    FileArguments files;
    ClipArguments clips;
    std::string output;
    PictureArguments picture;
    SequenceArguments sequence = {};
    ClaimArguments claims = {};
    std::string finding;
    std::string atlas;
    bool metadata = false;
    std::string state;  // --state; empty: none
    bool stateless = false;
    ReferenceArguments reference;
};

/// `render` makes pictures of moments, `turntable` of a model from all sides.
enum class RenderVerb { Render, Turntable };
void addRenderOptions(Options& options, RenderVerb verb, RenderArguments& arguments);

/// The options of `render` after syntax checks.
struct RenderOptions : PictureRequest {
    std::string file = {};
    ClipArguments clips = {};
    std::string output = {};
    PictureName name = {};  // output, with placeholders
    SequenceOptions sequence = {};
    ClaimOptions claims = {};
    std::string finding = {};  // --finding; empty: none
    std::optional<AtlasRequest> atlas = {};
    bool reliefGiven = false;  // sheets have soft shading without it
    bool metadata = false;
    bool stateless = false;          // --no-state
    float pointScale = 1.0F;         // size of labels and lines, 1: that of `pointPixels`
    std::size_t picturesBefore = 0;  // number of pictures of other files, which {n} counts too
};

/// `file` is left empty. `base`: what is not given; null: the defaults. Throws Failure (exit 2).
[[nodiscard]] RenderOptions parseRenderOptions(const RenderArguments& arguments,
                                               std::shared_ptr<const InspectionState> base = {});

}  // namespace sinew::cli
