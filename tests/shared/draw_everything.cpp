// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// usage: draw_everything FOLDER [--every N] [--offset K] [--device INDEX|NAME] [--verbose]
//
// Loads each glTF file below the folder once (of every N files the K-th) and draws it in every view
// on every skinning path, and once with everything that can be drawn on top, in one process with
// the validation layer, its synchronisation checks and its best-practice checks. Where nothing is
// skinned or morphed all paths record the same commands: such a file is drawn on one. Prints counts
// and every new message; ends with 1 for an error, for advice and warnings of any check that
// best_practices.h does not list, and where nothing was drawn.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "model/load/load_asset.h"
#include "tests/shared/best_practices.h"
#include "tests/support/gltf_files.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace {

using namespace sinew;

constexpr PictureSize kSize{.width = 64, .height = 64, .samples = 1};
constexpr std::array kPaths{SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu};
constexpr std::size_t kCopies = 3;
constexpr std::size_t kMostCopiedVertices =
    50000;  // vertices of an asset whose copies and needles are drawn
constexpr std::uint32_t kLargestSide = 256;  // side of textures; larger ones are thinned out

struct Arguments {
    std::filesystem::path folder;
    std::size_t every = 1;
    std::size_t offset = 0;
    std::string device;
    bool verbose = false;  // each file's seconds, to stderr
};

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Counts {
    std::size_t files = 0;
    std::size_t drawn = 0;
    std::size_t deformed = 0;  // drawn ones that are skinned or morphed
    std::size_t refused = 0;   // refused by the loader: broken on purpose, or a codec is missing
    std::size_t pictures = 0;
    std::size_t errors = 0;
    std::map<std::string, std::size_t> advice;         // [id]; not listed
    std::map<std::string, std::size_t> foreignAdvice;  // [id]; listed
};

std::vector<std::filesystem::path> chosenFiles(const Arguments& arguments) {
    const std::vector<std::filesystem::path> all = test::gltfFilesBelow(arguments.folder);
    std::vector<std::filesystem::path> chosen;
    for (std::size_t i = arguments.offset; i < all.size(); i += arguments.every) {
        chosen.push_back(all[i]);
    }
    return chosen;
}

bool isDeformed(const Asset& asset) {
    return !asset.skins.empty() ||
           std::any_of(asset.meshes.begin(), asset.meshes.end(), [](const Mesh& mesh) {
               return std::any_of(
                   mesh.primitives.begin(), mesh.primitives.end(),
                   [](const Primitive& primitive) { return !primitive.targets.empty(); });
           });
}

std::span<const SkinningPath> pathsOf(const Asset& asset) {
    return std::span(kPaths).first(isDeformed(asset) ? kPaths.size() : 1);
}

/// Of all instances of all meshes.
std::size_t drawnVertices(const Asset& asset) {
    std::size_t sum = 0;
    for (const Node& node : asset.nodes) {
        if (node.mesh.valid()) {
            const std::size_t instances = node.instances ? node.instances->transforms.size() : 1;
            for (const Primitive& primitive : asset[node.mesh].primitives) {
                sum += instances * primitive.vertexCount();
            }
        }
    }
    return sum;
}

/// Subsamples uncompressed images, so that generating mipmaps takes little time.
std::shared_ptr<const Asset> withSmallTextures(const Asset& asset) {
    auto result = std::make_shared<Asset>(asset);
    for (Image& image : result->images) {
        const std::uint32_t step =
            (std::max(image.width, image.height) + kLargestSide - 1) / kLargestSide;
        if (step <= 1 || image.blockFormat != 0 ||
            image.rgba.size() != std::size_t{4} * image.width * image.height) {
            continue;
        }
        const std::uint32_t width = image.width / step + (image.width < step ? 1 : 0);
        const std::uint32_t height = image.height / step + (image.height < step ? 1 : 0);
        std::vector<std::uint8_t> rgba;
        for (std::uint32_t y = 0; y < height; ++y) {
            for (std::uint32_t x = 0; x < width; ++x) {
                const auto at =
                    image.rgba.begin() +
                    static_cast<std::ptrdiff_t>(
                        4 * (std::size_t{y} * step * image.width + std::size_t{x} * step));
                rgba.insert(rgba.end(), at, at + 4);
            }
        }
        image.width = width;
        image.height = height;
        image.rgba = std::move(rgba);
    }
    return result;
}

AnimationIndex firstAnimation(const Asset& asset) {
    return asset.animations.empty() ? AnimationIndex() : AnimationIndex(0U);
}

FrameInput frameOf(const PoseEvaluator& evaluator) {
    const Asset& asset = evaluator.asset();
    FrameInput input;
    input.evaluator = &evaluator;
    input.view.scene = asset.defaultScene;
    if (!asset.skins.empty()) {
        input.view.skin = SkinIndex(0U);
        input.view.joint = asset.skins.front().joints.empty() ? JointIndex() : JointIndex(0U);
    }
    input.framedBounds = input.clipBounds = posedBounds(evaluator, asset.defaultScene);
    OrbitCamera camera{.yawRadians = 0.6F, .pitchRadians = 0.3F};
    frame(camera, input.framedBounds, 1.0F);
    input.camera = camera.view(1.0F);
    return input;
}

/// Enables all marks, backgrounds and lighting options.
void addEverything(FrameInput& input) {
    ViewOptions& view = input.view;
    view.axes = true;
    view.legend = true;
    view.relief = 0.5F;
    view.highlight = NodeIndex(0U);
    view.hovered = NodeIndex(0U);
    view.lighting.keyLight = true;
    view.lighting.environmentShown = true;
    view.skeleton = {.style = SkeletonStyle::Octahedral,
                     .inFront = true,
                     .axes = true,
                     .names = JointNames::All};
    view.marks = {.edges = true,
                  .vertices = true,
                  .normals = true,
                  .tangents = true,
                  .backFaces = true,
                  .uvChecker = false,
                  .storedBounds = true,
                  .posedBounds = true,
                  .clipBounds = true};
    input.view.timings = true;
}

class Sweep {
public:
    explicit Sweep(const std::string& device)
        : m_renderer({.device = device, .validation = true, .bestPractices = true}) {}

    void draw(const std::filesystem::path& file) {
        ++m_counts.files;
        const auto loaded = loadAsset(file);
        if (!loaded) {
            ++m_counts.refused;
            return;
        }
        try {
            drawAll(withSmallTextures(*loaded.value()));
            ++m_counts.drawn;
            m_counts.deformed += isDeformed(*loaded.value()) ? 1 : 0;
        } catch (const GpuError& error) {
            std::printf("%s: %s\n", file.c_str(), error.what());
            ++m_counts.errors;
        }
        collect(file.string());
    }

    [[nodiscard]] const Counts& counts() const noexcept { return m_counts; }

private:
    void drawAll(const std::shared_ptr<const Asset>& asset) {
        m_renderer.setAsset(asset);
        PoseEvaluator evaluator(asset);
        const AnimationIndex animation = firstAnimation(*asset);
        if (animation.valid()) {
            const Animation& clip = (*asset)[animation];
            evaluator.evaluate(animation, clip.startSeconds + 0.4F * clip.durationSeconds());
        }
        FrameInput input = frameOf(evaluator);
        for (const SkinningPath path : pathsOf(*asset)) {
            input.view.skinning = path;
            for (const ViewModeInfo& info : viewModes()) {
                input.view.mode = info.mode;
                picture(input);
            }
        }
        drawExtras(evaluator, animation, input);
    }

    void drawExtras(const PoseEvaluator& evaluator, AnimationIndex animation, FrameInput& input) {
        Crowd crowd(evaluator.clips(), animation);
        const std::array<float, kCopies> seconds{0.0F, 0.1F, 0.2F};
        const std::array<glm::vec3, kCopies> offsets{glm::vec3(-1.0F, 0.0F, 0.0F), glm::vec3(0.0F),
                                                     glm::vec3(1.0F, 0.0F, 0.0F)};
        input.view.mode = ViewMode::Shaded;
        addEverything(input);
        const bool isSmall = drawnVertices(evaluator.asset()) <= kMostCopiedVertices;
        input.view.marks.vertices = input.view.marks.normals = input.view.marks.tangents = isSmall;
        const std::size_t copies = isSmall ? kCopies : 1;
        for (const SkinningPath path : pathsOf(evaluator.asset())) {
            input.view.skinning = path;
            input.view.blend = BlendSkinning::Linear;
            input.crowd = {};
            picture(input);
            input.view.blend = BlendSkinning::DualQuaternion;
            input.crowd = {.crowd = &crowd,
                           .seconds = std::span(seconds).first(copies),
                           .offsets = std::span(offsets).first(copies)};
            picture(input);
        }
    }

    void picture(const FrameInput& input) {
        m_renderer.draw(input, kSize);
        ++m_counts.pictures;
    }

    void collect(const std::string& where) {
        const std::vector<ValidationMessage> messages = m_renderer.validationMessages();
        for (const ValidationMessage& message : std::span(messages).subspan(m_seen)) {
            const bool foreign =
                !message.error &&
                std::any_of(test::kForeignAdvice.begin(), test::kForeignAdvice.end(),
                            [&](const test::ForeignAdvice& known) {
                                return message.id == known.id &&
                                       message.text.find(known.detail) != std::string::npos;
                            });
            if (foreign) {
                ++m_counts.foreignAdvice[message.id];
                continue;
            }
            m_counts.errors += message.error ? 1 : 0;
            if (message.error || m_counts.advice[message.id]++ == 0) {
                std::printf("%s: %s\n", where.c_str(), message.text.c_str());
                std::fflush(stdout);
            }
        }
        m_seen = messages.size();
    }

    OffscreenRenderer m_renderer;
    Counts m_counts;
    std::size_t m_seen = 0;  // messages
};

Arguments parse(std::span<char*> words) {
    Arguments arguments;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string word = words[i];
        const bool hasValue = i + 1 < words.size();
        if (word == "--every" && hasValue) {
            arguments.every = std::max(1UL, std::strtoul(words[++i], nullptr, 10));
        } else if (word == "--offset" && hasValue) {
            arguments.offset = std::strtoul(words[++i], nullptr, 10);
        } else if (word == "--device" && hasValue) {
            arguments.device = words[++i];
        } else if (word == "--verbose") {
            arguments.verbose = true;
        } else {
            arguments.folder = word;
        }
    }
    return arguments;
}

bool report(const Counts& counts, double seconds) {
    std::printf(
        "files %zu, drawn %zu (%zu of them deformed), refused %zu, views %zu, skinning paths %zu, "
        "pictures %zu, errors %zu, seconds %.0f\n",
        counts.files, counts.drawn, counts.deformed, counts.refused, viewModes().size(),
        kPaths.size(), counts.pictures, counts.errors, seconds);
    for (const auto& [id, count] : counts.foreignAdvice) {
        std::printf("listed advice: %s, %zu times\n", id.c_str(), count);
    }
    for (const auto& [id, count] : counts.advice) {
        std::printf("advice that is not listed: %s, %zu times\n", id.c_str(), count);
    }
    return counts.errors == 0 && counts.advice.empty() && counts.drawn > 0;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments = parse({argv, static_cast<std::size_t>(argc)});
    try {
        const auto start = Clock::now();
        Sweep sweep(arguments.device);
        for (const std::filesystem::path& file : chosenFiles(arguments)) {
            const auto begin = Clock::now();
            sweep.draw(file);
            if (arguments.verbose) {
                std::fprintf(stderr, "%6.1f s  %s\n", secondsSince(begin), file.c_str());
            }
        }
        return report(sweep.counts(), secondsSince(start)) ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "draw_everything: %s\n", error.what());
        return EXIT_FAILURE;
    }
}
