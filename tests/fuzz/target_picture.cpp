// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A whole file as a picture of 64 x 48 pixels, as `render` makes it, on one renderer. Besides
// crashes, an input that costs too much for its size is a failure. The environment variable
// SINEW_FUZZ_DEVICE names the device, without it lavapipe.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>

#include "app/cli/render/picture_renderer.h"
#include "app/cli/render/render_options.h"
#include "app/common/failure.h"
#include "model/evaluate/scene_content.h"
#include "model/load/load_asset.h"
#include "tests/fuzz/cost_meter.h"
#include "tests/fuzz/glb_mutator.h"
#include "viewport/gpu/gpu_error.h"

namespace {

using namespace sinew;

/// The limit of an optimised program, times ten for the instrumentation; lavapipe is not
/// instrumented, but compiles the pipelines of every new kind of material.
constexpr double kInstrumented = 10.0;
constexpr fuzz::CostLimit kLimit{.seconds = kInstrumented * 1.0,
                                 .secondsPerByte = kInstrumented * 10e-6,
                                 .bytes = 640e6,
                                 .bytesPerByte = 2048.0};

class Pictures {
public:
    Pictures() : m_meter("picture", kLimit), m_renderer({.device = deviceName()}) {
        m_arguments.output = "-";
        m_options = cli::parseRenderOptions(m_arguments);
        m_options.file = "input.glb";
        m_options.size = {.width = 64, .height = 48};
        m_options.samples = 1;
    }

    void draw(std::span<const std::uint8_t> bytes) {
        m_meter.run(bytes.size(), [&] {
            try {
                drawOnce(bytes);
            } catch (const Failure&) {
                // An answer: the file is refused.
            } catch (const GpuError& error) {
                if (error.kind() != GpuError::Kind::OutOfMemory) {
                    throw;
                }
            }
        });
    }

private:
    static std::string deviceName() {
        const char* const name = std::getenv("SINEW_FUZZ_DEVICE");
        return name != nullptr ? name : "llvmpipe";
    }

    void drawOnce(std::span<const std::uint8_t> bytes) {
        const auto asset = loadAssetFromMemory(bytes, {});
        if (!asset) {
            return;
        }
        const cli::RenderChoice choice = cli::resolveRender(m_options, **asset);
        const DrawnVertices vertices = drawnVertices(**asset, choice.view.scene);
        if (!tooManyForFile(**asset, vertices).empty() || !tooManyForSoftware(vertices).empty()) {
            return;  // `render` refuses the file
        }
        cli::PictureRenderer pictures(m_renderer, *asset, m_options, choice);
        const cli::PicturePlan plan = cli::planPictures(m_options, choice, **asset);
        pictures.start(plan.pictures.front(), {}, [](const char*, float) {});
        static_cast<void>(pictures.collect());
    }

    fuzz::CostMeter m_meter;
    OffscreenRenderer m_renderer;
    cli::RenderArguments m_arguments;
    cli::RenderOptions m_options;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Pictures pictures;
    pictures.draw({data, size});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maxSize, unsigned int seed) {
    return sinew::fuzz::mutateGltf({data, maxSize}, size, seed);
}
