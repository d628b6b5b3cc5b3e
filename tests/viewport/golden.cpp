// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Renders the demonstration asset and compares the picture with tests/viewport/golden/NAME.png.
//
// usage: golden NAME [--view VIEW] [--joint N] [--animation N] [--time T] [--yaw DEGREES]
//               [--relief R] [--flag legend|axes|transparent|no-grid|highlight|caption|
//               bones|marks]...
//
// A picture may differ a little between drivers: the mean difference and the share of pixels that
// differ visibly are limited. With SINEW_UPDATE_GOLDEN=1 in the environment the picture is written
// instead; look at it before you commit it.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "model/core/file_writer.h"
#include "model/demo/orca.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/outline.h"
#include "model/load/load_asset.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/offscreen/offscreen_renderer.h"

using namespace sinew;

namespace {

constexpr PictureSize kSize{160, 120, 4};
constexpr double kMostMeanDifference = 0.3;  // bytes
constexpr int kVisible = 12;                 // bytes
constexpr double kMostVisiblyDifferent = 0.005;

struct Request {
    std::string name;
    ViewOptions view;
    AnimationIndex animation;
    float seconds = 0.0F;
    float yawDegrees = 35.0F;
    bool highlight = false;
    bool caption = false;
};

void applyFlag(Request& request, const std::string& flag) {
    request.view.legend |= flag == "legend";
    request.view.axes |= flag == "axes";
    request.view.transparent |= flag == "transparent";
    request.view.grid &= flag != "no-grid";
    request.highlight |= flag == "highlight";
    request.caption |= flag == "caption";
    if (flag == "bones") {
        request.view.skeleton.style = SkeletonStyle::Octahedral;
    }
    if (flag == "marks") {
        request.view.marks.edges = true;
        request.view.marks.normals = true;
        request.view.marks.storedBounds = true;
    }
}

Request parse(int count, char** words) {
    Request request;
    request.name = words[1];
    request.view.skin = SkinIndex(0);
    request.view.joint = JointIndex(0);
    for (int i = 2; i + 1 < count; i += 2) {
        const std::string key = words[i];
        const std::string value = words[i + 1];
        if (key == "--view") {
            request.view.mode = viewModeFromName(value).value();
        } else if (key == "--joint") {
            request.view.joint = JointIndex(std::stoul(value));
        } else if (key == "--animation") {
            request.animation = AnimationIndex(std::stoul(value));
        } else if (key == "--time") {
            request.seconds = std::stof(value);
        } else if (key == "--yaw") {
            request.yawDegrees = std::stof(value);
        } else if (key == "--relief") {
            request.view.relief = std::stof(value);
        } else if (key == "--flag") {
            applyFlag(request, value);
        }
    }
    return request;
}

std::shared_ptr<const Asset> orca() {
    return loadAssetFromMemory(orcaGlb(), {}).value();
}

NodeIndex firstMeshNode(const Asset& asset) {
    for (std::size_t node = 0; node < asset.nodes.size(); ++node) {
        if (asset.nodes[node].mesh.valid()) {
            return NodeIndex(node);
        }
    }
    return {};
}

PixelImage render(const Request& request, OffscreenRenderer& renderer) {
    const std::shared_ptr<const Asset> asset = orca();
    PoseEvaluator evaluator(asset);
    evaluator.evaluate(request.animation, request.seconds);
    FrameInput input;
    input.evaluator = &evaluator;
    input.view = request.view;
    input.view.scene = asset->defaultScene;
    input.view.highlight = request.highlight ? firstMeshNode(*asset) : NodeIndex{};
    input.framedBounds = request.view.mode == ViewMode::BindPose
                             ? storedOutline(*asset, sceneNodes(*asset, asset->defaultScene)).box
                             : posedBounds(evaluator, asset->defaultScene);
    OrbitCamera camera;
    camera.yawRadians = glm::radians(request.yawDegrees);
    camera.pitchRadians = glm::radians(18.0F);
    const float aspect = static_cast<float>(kSize.width) / static_cast<float>(kSize.height);
    frameTight(camera, input.framedBounds, aspect);
    input.camera = camera.view(aspect);
    if (request.caption) {
        input.texts = {{"Größe 1.25 s", {8.0F, 18.0F}, 11.0F, glm::vec4(1.0F)}};
    }
    renderer.setAsset(asset);
    return renderer.render(input, kSize);
}

int complain(const std::string& message) {
    std::fprintf(stderr, "golden: %s\n", message.c_str());
    return 1;
}

int compare(const PixelImage& picture, const PixelImage& golden) {
    if (picture.rgba.size() != golden.rgba.size() || picture.width != golden.width) {
        return complain("the sizes differ");
    }
    double sum = 0.0;
    std::size_t visible = 0;
    for (std::size_t pixel = 0; pixel < picture.rgba.size(); pixel += 4) {
        int largest = 0;
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const int apart =
                std::abs(int{picture.rgba[pixel + channel]} - int{golden.rgba[pixel + channel]});
            sum += apart;
            largest = std::max(largest, apart);
        }
        visible += largest > kVisible ? 1 : 0;
    }
    const double mean = sum / static_cast<double>(picture.rgba.size());
    const double share =
        4.0 * static_cast<double>(visible) / static_cast<double>(picture.rgba.size());
    std::printf("mean difference %.3f, visibly different %.2f %%\n", mean, 100.0 * share);
    return mean > kMostMeanDifference || share > kMostVisiblyDifferent
               ? complain("the picture differs")
               : 0;
}

int run(const Request& request) {
    OffscreenRenderer renderer({.device = "", .validation = true});
    const PixelImage picture = render(request, renderer);
    for (const std::string& message : renderer.validationErrors()) {
        return complain(message);
    }
    const std::string path = std::string(SINEW_GOLDEN_DIR "/") + request.name + ".png";
    if (std::getenv("SINEW_UPDATE_GOLDEN") != nullptr) {
        return writeFile(path, encodePng(picture)).ok() ? 0 : complain("cannot write " + path);
    }
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    const auto golden =
        decodeImage({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    if (!golden) {
        return complain("cannot read " + path);
    }
    const int result = compare(picture, *golden);
    if (result != 0) {
        const std::string actual = request.name + ".actual.png";
        if (writeFile(actual, encodePng(picture))) {
            complain("see " + actual + " in the folder that the test ran in");
        }
    }
    return result;
}

}  // namespace

int main(int count, char** words) {
    if (count < 2) {
        return complain("which picture?");
    }
    try {
        return run(parse(count, words));
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}
