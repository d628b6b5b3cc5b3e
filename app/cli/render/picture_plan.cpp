// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_plan.h"

#include "app/cli/render/render_options.h"

namespace sinew::cli {

PicturePlan planPictures(const RenderOptions& options, const RenderChoice& choice,
                         const Asset& asset) {
    if (options.contactSheet) {
        return {.pictures = {{.path = options.output,
                              .shots = planSheet(asset, choice.animations, *options.contactSheet)}},
                .layout = SheetLayout(options.size, *options.contactSheet)};
    }
    const AnimationIndex animation =
        choice.animations.empty() ? AnimationIndex{} : choice.animations.front();
    return {.pictures = {{.path = options.output,
                          .shots = {{.animation = animation, .seconds = choice.seconds}}}}};
}

}  // namespace sinew::cli
