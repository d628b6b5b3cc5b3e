// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/picture_options.h"

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/vertex_lookup.h"
#include "model/view/vertex_pins.h"

namespace sinew {

namespace {

using Texts = std::span<const std::string>;
using Group = PictureGroup;

constexpr std::size_t kHelpColumns = 53;  // width of lists in help texts
constexpr std::uint32_t kMaxSide = 65536;
constexpr std::uint64_t kMaxPixels = 500'000'000;  // two gigabytes; PNG is written at once
constexpr std::uint32_t kMaxSupersample = 4;
constexpr std::uint32_t kMaxCellsPerSide = 64;
constexpr Extent kUsualSize{1280, 720};

/// Keeps names until the file is known.
template <std::vector<std::string> PictureRequest::*names>
void keepNames(Texts texts, PictureRequest& request) {
    (request.*names).assign(texts.begin(), texts.end());
}

template <std::string PictureRequest::*name>
void keepName(Texts texts, PictureRequest& request) {
    request.*name = texts.front();
}

void readSize(Texts texts, PictureRequest& request) {
    request.size = parseExtent("--size", texts.front(), kMaxSide);
    if (std::uint64_t{request.size.width} * request.size.height > kMaxPixels) {
        throw usageFailure("--size '" + texts.front() + "': must be at most 500 million pixels");
    }
}

void readSamples(Texts texts, PictureRequest& request) {
    request.samples = parseCount("--samples", texts.front(), 1, 8);
    if ((request.samples & (request.samples - 1)) != 0) {
        throw usageFailure("--samples '" + texts.front() + "': must be 1, 2, 4 or 8");
    }
}

void readSupersample(Texts texts, PictureRequest& request) {
    request.supersample = parseCount("--supersample", texts.front(), 1, kMaxSupersample);
}

/// A translucent colour is put behind a transparent picture afterwards.
void readBackground(Texts texts, PictureRequest& request) {
    request.view.lighting.environmentShown = texts.front() == "environment";
    request.view.background.reset();
    if (std::exchange(request.backdrop, {})) {
        request.view.transparent = false;
    }
    const auto color = request.view.lighting.environmentShown
                           ? std::nullopt
                           : parseBackground("--background", texts.front());
    if (!color) {
        return;
    }
    request.view.background = glm::vec3(*color);
    if (color->a < 1.0F && !request.view.transparent) {
        request.view.transparent = true;
        request.view.grid = false;
        request.backdrop = color;
    }
}

void readSheet(Texts texts, PictureRequest& request) {
    request.contactSheet = parseExtent("--contact-sheet", texts.front(), kMaxCellsPerSide);
    request.severalClips = true;
    request.needsClip = true;
}

void readBlends(Texts texts, PictureRequest& request) {
    for (const std::string& text : texts) {
        const std::size_t colon = text.rfind(':');
        if (colon == std::string::npos || colon == 0) {
            throw usageFailure("--blend '" + text + "': must be ANIMATION:WEIGHT");
        }
        const float weight = parseFloat("--blend: the weight", text.substr(colon + 1));
        if (weight < 0.0F) {
            throw usageFailure("--blend '" + text + "': a weight must not be negative");
        }
        request.blends.push_back({.animation = text.substr(0, colon), .weight = weight});
    }
}

void readAllClips(Texts, PictureRequest& request) {
    request.allClips = true;
}

void readMorphs(Texts texts, PictureRequest& request) {
    for (const std::string& text : texts) {
        request.morphs.push_back(parseMorphWeight("--morph", text));
    }
}

void readTime(Texts texts, PictureRequest& request) {
    request.seconds = parseFloat("--time", texts.front());
}

void readView(Texts texts, PictureRequest& request) {
    request.view.mode = parseView(texts.front());
    request.viewGiven = true;
}

void readMeasured(Texts texts, PictureRequest& request) {
    if (2 * texts.size() > kMostPins) {
        throw usageFailure("--measure: at most " + std::to_string(kMostPins / 2) + " pairs");
    }
    for (const std::string& text : texts) {
        (void)parseVertexPair("--measure", text);
    }
    keepNames<&PictureRequest::measured>(texts, request);
    request.view.marks.distances = true;
}

void readSet(Texts texts, PictureRequest& request) {
    request.view.influenceSet = parseCount("--set", texts.front(), 0, 0xffffU);
    request.setGiven = true;
}

void readCamera(Texts texts, PictureRequest& request) {
    request.camera = parseCamera(texts.front());
}

/// The projection of --camera, which may be the default. A camera of the file has its own.
CameraChoice& projectionOf(PictureRequest& request) {
    CameraChoice& camera = request.camera ? *request.camera : request.camera.emplace();
    if (camera.kind == CameraChoice::Kind::Gltf) {
        throw usageFailure("a camera of the file has its own projection: omit --fov and --ortho");
    }
    return camera;
}

void readFov(Texts texts, PictureRequest& request) {
    const float degrees = parseFloatBetween("--fov", texts.front(), 1.0F, 170.0F);
    projectionOf(request).fovYRadians = glm::radians(degrees);
}

void readOrtho(Texts /*texts*/, PictureRequest& request) {
    projectionOf(request).orthographic = true;
}

void readTrails(Texts texts, PictureRequest& request) {
    keepNames<&PictureRequest::trails>(texts, request);
    if (request.view.motion.trails == TrailReach::None) {
        request.view.motion.trails = TrailReach::Clip;
    }
}

void readGhosts(Texts texts, PictureRequest& request) {
    MotionDisplay& motion = request.view.motion;
    motion.ghostsBefore = parseCount("--ghosts", texts.front(), 1, kMostGhosts);
    motion.ghostsAfter = motion.ghostsBefore;
    motion.ghosts = true;
}

/// An option that refines --ghosts turns them on, with none on the other side.
template <std::uint32_t MotionDisplay::*count>
void readGhostsOf(const char* option, const std::string& text, MotionDisplay& motion) {
    if (!std::exchange(motion.ghosts, true)) {
        motion.ghostsBefore = motion.ghostsAfter = 0;
    }
    motion.*count = parseCount(option, text, 0, kMostGhosts);
}

void readGhostsBefore(Texts texts, PictureRequest& request) {
    readGhostsOf<&MotionDisplay::ghostsBefore>("--ghosts-before", texts.front(),
                                               request.view.motion);
}

void readGhostsAfter(Texts texts, PictureRequest& request) {
    readGhostsOf<&MotionDisplay::ghostsAfter>("--ghosts-after", texts.front(), request.view.motion);
}

void readFollowed(Texts texts, PictureRequest& request) {
    keepName<&PictureRequest::followed>(texts, request);
    MotionDisplay& motion = request.view.motion;
    if (!motion.follows()) {
        motion.followCamera = motion.followGround = true;
    }
}

void readLoop(Texts texts, PictureRequest& request) {
    request.loop = rowNamed("--loop", texts.front(), kLoopModes).mode;
    request.loopGiven = true;
}

/// A row; aggregates of many members would take a line for each.
PictureOption row(const char* name, const char* type, PictureGroup group, OptionTakes takes,
                  decltype(PictureOption::read) read, std::array<const char*, 4> help,
                  const char* standard = "", const char* comparisonStandard = nullptr) {
    return {name, type, group, takes, read, help, standard, comparisonStandard};
}

/// `views`: all of them.
std::vector<PictureOption> makeOptions(const char* views) {
    using enum OptionTakes;
    return {
        row("--size", "WxH", Group::Picture, Value, readSize,
            {"Pixels of the picture, or of the whole sheet", nullptr, "Pixels of the picture",
             "Pixels of --picture"},
            "1280x720", "1920x720"),
        row("--samples", "N", Group::Picture, Value, readSamples,
            {"Samples per pixel: 1, 2, 4 or 8", nullptr, "Samples per pixel: 1, 2, 4 or 8"}, "4"),
        row("--supersample", "N", Group::Picture, Value, readSupersample,
            {"Draws N times as many pixels in each direction, 1 to 4, and\naverages their light; "
             "texts and lines keep their size"},
            "1"),
        row("--background", "COLOR", Group::Picture, Value, readBackground,
            {"studio, environment, #rrggbb or the CSS name of a colour;\n#rrggbbaa makes the "
             "picture translucent, without grid"},
            "studio"),
        row("--contact-sheet", "CxR", Group::Sheet, Value, readSheet,
            {"Columns and rows of evenly spaced, labelled frames;\nof the first animation if none "
             "is given. More animations than\nrows go on pages: {n} in the name"}),
        row("--animation", "ANIMATION", Group::Clip, Values, keepNames<&PictureRequest::animations>,
            {"Index or exact name; default: the rest pose.\nFor sheets, sequences and {animation} "
             "it can "
             "be repeated,\nor 'all'",
             "plays this animation, by index or name"}),
        row("--blend", "ANIMATION:WEIGHT", Group::Pose, Values, readBlends,
            {"Repeatable: clips at --time, averaged by weight; a sum below\n1 is completed with "
             "the rest pose. --animation counts as\na clip of weight 1"}),
        row("--all-clips", "", Group::Pose, Nothing, readAllClips,
            {"All clips at once, for files with a clip per object: each that\ndrives something "
             "that "
             "none before it drives; later ones win,\nand contested targets are named"}),
        row("--morph", "TARGET=WEIGHT", Group::Pose, Values, readMorphs,
            {"Repeatable: a morph weight by hand, instead of that of the\nclip; index or exact "
             "name, on every mesh that has it,\nor vrm:EXPRESSION"}),
        row("--time", "SECONDS", Group::Pose, Value, readTime,
            {"File time; clamped to the clip; default 0", "opens paused at this file time", nullptr,
             "Its time in the clip before, instead of the worst frame"}),
        row("--scene", "SCENE", Group::Pose, Value, keepName<&PictureRequest::scene>,
            {"Index or exact name; default: the file's default scene"}),
        row("--view", "VIEW", Group::View, Value, readView,
            {views, "what the picture shows: shaded, weight, …", "A view of 'render'",
             "View of both files, one of `render --help`"},
            "shaded"),
        row("--variant", "VARIANT", Group::View, Value, keepName<&PictureRequest::variant>,
            {"Index or exact name of a variant of the materials;\ndefault: the materials as "
             "stored"}),
        row("--hide", "NODE", Group::View, Values, keepNames<&PictureRequest::hidden>,
            {"Index or exact name; repeatable: leaves out the node and\neverything below it"}),
        row("--only", "NODE", Group::View, Values, keepNames<&PictureRequest::only>,
            {"Likewise: draws only the meshes of these nodes and below;\nthe camera fits what is "
             "drawn"}),
        row("--measure", "VERTEX,VERTEX", Group::View, Values, readMeasured,
            {"The distance between two vertices as MESH/PRIMITIVE/VERTEX,\nsuch as "
             "0/0/12,0/0/1812, or points of triangles as\nMESH/PRIMITIVE/TRIANGLE@U/V, such as "
             "0/0/512@0.25/0.5, as a line;\nrepeatable"}),
        row("--skin", "SKIN", Group::View, Value, keepName<&PictureRequest::skin>,
            {"Index or exact name; default: the first",
             "lists the joints of this skin, by index or name"}),
        row("--joint", "JOINT", Group::View, Values, keepNames<&PictureRequest::joints>,
            {"Index or exact name; repeatable: weight shows their sum;\ndefault: the skin's "
             "first",
             "shows the weight of this joint, by index or name; of several, their sum "
             "(repeatable)"}),
        row("--set", "N", Group::View, Value, readSet,
            {"The n of JOINTS_n and WEIGHTS_n in raw views; default 0"}),
        row("--camera", "CAMERA", Group::Camera, Value, readCamera,
            {"fit, front, back, left, right, top, bottom,\ngltf:INDEX, orbit:YAW,PITCH,DISTANCE "
             "(degrees;\ndistance in radii of the model), eye:X,Y,Z,target:X,Y,Z\n[,up:X,Y,Z]"
             "[,fov:DEGREES or ,ortho:HEIGHT], or the FILE.json\nof another picture's --metadata",
             "fit, front, back, left, right, top, bottom, gltf:INDEX, orbit:YAW,PITCH,DISTANCE, "
             "eye:X,Y,Z,target:X,Y,Z or the FILE.json of a picture",
             nullptr, "As for `render`, one for both files; gltf:INDEX of the first"},
            "fit"),
        row("--fov", "DEGREES", Group::Camera, Value, readFov,
            {"Vertical field of view; default 40.1", nullptr, nullptr,
             "Its vertical field of view"}),
        row("--ortho", "", Group::Camera, Nothing, readOrtho,
            {"Orthographic projection", nullptr, nullptr, "Orthographic projection"}),
        row("--trail", "NODE", Group::Trails, Values, readTrails,
            {"Index or exact name; repeatable: its trail through the clip;\nif omitted, --trails "
             "shows those of --joint, or that of\nthe root of the motion"}),
        row("--ghosts", "N", Group::Trails, Value, readGhosts,
            {"The model at N earlier and N later frames, 1 to 12"}),
        row("--ghosts-before", "N", Group::Trails, Value, readGhostsBefore,
            {"Number of ghosts at earlier frames"}),
        row("--ghosts-after", "N", Group::Trails, Value, readGhostsAfter,
            {"Number of ghosts at later frames"}),
        row("--follow-node", "NODE", Group::Motion, Value, readFollowed,
            {"Index or exact name: what --follow follows; default:\nthe root of the motion"}),
        row("--loop", "MODE", Group::Motion, OptionalValue, readLoop,
            {"loop, the default: ghosts and trails around the frame go on\naround the ends of the "
             "clip, and where --loop is given, a\nsequence leaves out the frame at the end, which "
             "closes the\nloop; once or ping-pong: they end there"},
            "loop"),
    };
}

CameraChoice savedCamera(const InspectionState& state, const std::string& text) {
    CameraChoice camera = text.empty() ? CameraChoice{} : parseCamera(text);
    const OrbitCamera& orbit = state.camera.camera;
    if (text.empty()) {
        camera.kind = CameraChoice::Kind::Saved;
        camera.text = "state";
        camera.saved = state.camera;
    } else if (camera.kind != CameraChoice::Kind::Gltf) {
        camera.fovYRadians = orbit.fovYRadians;
        camera.orthographic = orbit.orthographic;
    }
    return camera;
}

}  // namespace

void startFrom(const InspectionState& state, PictureRequest& request) {
    const PictureMaking made = state.picture.value_or(PictureMaking{});
    request.size = made.width > 0 && made.height > 0 ? Extent{made.width, made.height} : kUsualSize;
    if (request.size.width > kMaxSide || request.size.height > kMaxSide) {
        throw usageFailure("the state has a picture of more than " + std::to_string(kMaxSide) +
                           " pixels (at /picture); give a --size");
    }
    request.samples = made.samples;
    request.supersample = made.supersample;
    request.backdrop = made.backdrop;
    request.contactSheet = made.columns > 0 && made.rows > 0
                               ? std::optional(Extent{made.columns, made.rows})
                               : std::nullopt;
    request.severalClips = request.contactSheet.has_value();
    static_cast<Look&>(request.view) = state.look;
    request.camera = savedCamera(state, made.camera);
    request.loop = state.playback.loop;
}

std::span<const PictureOption> pictureOptions() {
    static const std::string views = viewNames(kHelpColumns);
    static const std::vector<PictureOption> options = makeOptions(views.c_str());
    return options;
}

void readPictureOption(std::string_view name, std::span<const std::string> texts,
                       PictureRequest& request) {
    for (const PictureOption& option : pictureOptions()) {
        if (option.name == name && !texts.empty()) {
            option.read(texts, request);
        }
    }
}

}  // namespace sinew
