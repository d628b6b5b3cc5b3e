// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <limits>
#include <type_traits>
#include <utility>

#include "model/view/look_option.h"

namespace sinew {

namespace {

/// The member of a look at a path of member pointers.
template <auto... Path>
using LookMember = std::remove_cvref_t<decltype((std::declval<Look&>().*....*Path))>;

template <auto... Path>
constexpr LookField<LookMember<Path...>> fieldAt() {
    return {
        .get = [](const Look& look) { return (look.*....*Path); },
        .set = [](Look& look, LookMember<Path...> value) { (look.*....*Path) = std::move(value); }};
}

template <auto... Path>
constexpr LookSwitch switchAt() {
    return {.field = fieldAt<Path...>()};
}

/// `Last` is the last value of the enum: each has its word, in the same order.
template <const auto& Words, auto Last, auto... Path>
constexpr LookChoice choiceAt() {
    static_assert(Words.size() == static_cast<std::size_t>(Last) + 1);
    static_assert(std::is_same_v<decltype(Last), LookMember<Path...>>);
    return {.field = {.get = [](const Look& look) -> std::size_t {
                          return static_cast<std::size_t>((look.*....*Path));
                      },
                      .set =
                          [](Look& look, std::size_t row) {
                              (look.*....*Path) = static_cast<LookMember<Path...>>(row);
                          }},
            .words = Words};
}

constexpr std::array<LookWord, 2> kWeightSources = {{
    {.word = "stored",
     .label = "Weights as Stored",
     .tip = "Skin with the weights as stored in the file"},
    {.word = "normalized",
     .label = "Weights Normalized",
     .tip = "Divide the weights of each vertex by their sum, as most engines do"},
}};

constexpr std::array<LookWord, 3> kToneMaps = {{
    {.word = "neutral",
     .label = "Neutral",
     .tip = "Khronos PBR Neutral: keeps base colours as painted"},
    {.word = "aces",
     .label = "ACES",
     .tip = "Film-like: more contrast, bright colours fade to white"},
    {.word = "none", .label = "None", .tip = "Clamped: values brighter than white are cut off"},
}};

constexpr std::array<LookWord, 3> kSkeletonStyles = {{
    {.word = "none", .label = "Hidden", .tip = "Files without a mesh show their bones anyway"},
    {.word = "lines",
     .label = "Lines",
     .tip = "Lines from joint to joint, coloured from root to leaf"},
    {.word = "octahedral",
     .label = "Octahedra",
     .tip = "Solid bones that show their roll, coloured from root to leaf"},
}};

constexpr std::array<LookWord, 3> kJointNames = {{
    {.word = "none", .label = "None", .tip = "No names in the picture"},
    {.word = "selected",
     .label = "Selected",
     .tip = "Names of the selected joint and the joint under the cursor"},
    {.word = "all",
     .label = "All",
     .tip = "Names of all joints that have room; the legend counts the others"},
}};

constexpr std::array<LookWord, 4> kSkinningPaths = {{
    {.word = "auto",
     .label = "Automatic",
     .tip = "The path that measured faster on this kind of device"},
    {.word = "vertex", .label = "Vertex shader", .tip = "During drawing, again in every pass"},
    {.word = "compute", .label = "Compute shader", .tip = "Once per frame, before drawing"},
    {.word = "cpu",
     .label = "CPU",
     .tip = "On the CPU with the reference implementation, then uploaded"},
}};

constexpr std::array<LookWord, 2> kBlendSkinnings = {{
    {.word = "linear", .label = "Linear", .tip = "As defined by glTF and used by engines"},
    {.word = "dual-quaternion",
     .label = "Dual quaternion",
     .tip = "A preview that keeps volume where joints twist; glTF defines linear skinning"},
}};

constexpr float kAnyNumber = std::numeric_limits<float>::max();

constexpr std::array kLookOptions = {
    LookOption{.key = "transparent",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::transparent>(),
               .flag = {.name = "--transparent", .help = "No background and no grid"}},
    LookOption{.key = "grid",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::grid>(),
               .action = {.text = "Grid", .key = "G", .icon = "grid"},
               .flag = {.name = "--grid", .value = "SWITCH", .help = "on or off"}},
    LookOption{.key = "axes",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::axes>(),
               .action = {.text = "Axes", .key = "X", .icon = "axes", .help = "axes"},
               .flag = {.name = "--axes", .help = "World axes"}},
    LookOption{.key = "legend",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::legend>(),
               .action = {.text = "Legend", .key = "L", .icon = "legend", .help = "legend"},
               .flag = {.name = "--legend", .help = "Explain the colours of the view"}},

    LookOption{.key = "weights",
               .section = LookSection::Pose,
               .kind = choiceAt<kWeightSources, WeightSource::Normalized, &Look::weights>(),
               .flag = {.name = "--weights",
                        .value = "KIND",
                        .help = "stored, or normalized to a sum of 1"},
               .sidecar = "weights"},

    LookOption{.key = "view",
               .section = LookSection::View,
               .kind = LookView{.field = fieldAt<&Look::mode>()}},
    LookOption{.key = "variant",
               .section = LookSection::View,
               .kind = LookVariant{.field = fieldAt<&Look::variant>()}},
    LookOption{.key = "set",
               .section = LookSection::View,
               .kind = LookCount{.field = fieldAt<&Look::influenceSet>(), .most = 0xffffU}},
    LookOption{
        .key = "relief",
        .section = LookSection::View,
        .kind = LookNumber{.field = fieldAt<&Look::relief>(), .on = 0.5F},
        .action = {.text = "Relief on Data Views",
                   .status =
                       "Soft shading that keeps shapes readable, except in material channels"},
        .flag = {.name = "--relief",
                 .value = "AMOUNT",
                 .help = "Soft shading on data views, from 0 to 1;\nnone on material channels"},
        .sidecar = "relief"},

    LookOption{
        .key = "exposure",
        .section = LookSection::Light,
        .kind = LookNumber{.field = fieldAt<&Look::lighting, &Lighting::exposureEv>(),
                           .accepted = {-16.0F, 16.0F},
                           .slider = {-6.0F, 6.0F},
                           .unit = " EV"},
        .row = {.label = "Exposure", .tip = "Exposure in stops, before the tone map"},
        .flag = {.name = "--exposure", .value = "EV", .help = "Light times 2^EV, from -16 to 16"},
        .sidecar = "exposure"},
    LookOption{.key = "toneMap",
               .section = LookSection::Light,
               .kind = choiceAt<kToneMaps, ToneMap::None, &Look::lighting, &Lighting::toneMap>(),
               .row = {.label = "Tone map"},
               .flag = {.name = "--tone-map",
                        .value = "CURVE",
                        .help = "neutral (Khronos PBR Neutral), aces or none"},
               .setting = "light/toneMap",
               .sidecar = "toneMap"},
    LookOption{.key = "background",
               .section = LookSection::Environment,
               .kind = LookColor{.field = fieldAt<&Look::background>()},
               .setting = "light/backgroundColor"},
    LookOption{.key = "environment",
               .section = LookSection::Environment,
               .kind = LookFile{.field = fieldAt<&Look::environment>()},
               .flag = {.name = "--environment",
                        .value = "FILE",
                        .help = "studio, builtin:outdoor, builtin:sunset,\nbuiltin:neutral, or a "
                                "Radiance image (.hdr)"},
               .sidecar = "environment"},
    LookOption{
        .key = "environmentRotation",
        .section = LookSection::Environment,
        .kind =
            LookNumber{.field = fieldAt<&Look::lighting, &Lighting::environmentRotationRadians>(),
                       .radians = true,
                       .accepted = {-kAnyNumber, kAnyNumber},
                       .slider = {-180.0F, 180.0F},
                       .step = 1.0F,
                       .decimals = 0,
                       .unit = "°"},
        .row = {.label = "Rotation",
                .tip = "Rotates the environment about the vertical axis (Shift + right drag in the "
                       "picture)"},
        .flag = {.name = "--environment-rotation",
                 .value = "DEGREES",
                 .help =
                     "Rotation of the environment about +Y,\ncounter-clockwise seen from above"},
        .setting = "light/rotationRadians",
        .sidecar = "environmentRotation"},
    LookOption{.key = "environmentShown",
               .section = LookSection::Environment,
               .kind = switchAt<&Look::lighting, &Lighting::environmentShown>(),
               .action = {.text = "Environment as Background",
                          .key = "Shift+K",
                          .help = "environment as background"},
               .setting = "light/background"},
    LookOption{
        .key = "keyLight",
        .section = LookSection::Light,
        .kind = switchAt<&Look::lighting, &Lighting::keyLight>(),
        .row = {.label = "Key light", .tip = "A light from the upper left, with a soft shadow"},
        .action = {.text = "Key Light", .key = "K", .help = "Key light"},
        .flag = {.name = "--key-light", .help = "A lamp from the upper left, with a soft shadow"},
        .setting = "light/keyLight",
        .sidecar = "keyLight"},
    LookOption{
        .key = "punctualLights",
        .section = LookSection::Light,
        .kind = switchAt<&Look::lighting, &Lighting::punctualLights>(),
        .row = {.label = "File’s lights",
                .tip = "Point, spot and directional lights of the file (KHR_lights_punctual)"},
        .setting = "light/fileLights"},

    LookOption{
        .key = "skeletonStyle",
        .section = LookSection::Skeleton,
        .kind = choiceAt<kSkeletonStyles, SkeletonStyle::Octahedral, &Look::skeleton,
                         &SkeletonDisplay::style>(),
        .row = {.label = "Bones"},
        .action = {.text = "Bones",
                   .key = "B",
                   .icon = "bones",
                   .tip = "Bones: hidden, lines, octahedra"},
        .flag = {.name = "--skeleton", .value = "STYLE", .help = "none, lines or octahedral"},
        .setting = "skeleton/style",
        .sidecar = "style"},
    LookOption{
        .key = "skeletonInFront",
        .section = LookSection::Skeleton,
        .kind = switchAt<&Look::skeleton, &SkeletonDisplay::inFront>(),
        .row = {.label = "In front",
                .tip = "Draw bones in front of the surface; otherwise the surface hides them"},
        .flag = {.name = "--skeleton-behind", .help = "The surface hides the skeleton"},
        .setting = "skeleton/inFront",
        .sidecar = "inFront"},
    LookOption{
        .key = "jointAxes",
        .section = LookSection::Skeleton,
        .kind = switchAt<&Look::skeleton, &SkeletonDisplay::axes>(),
        .row = {.label = "Joint axes", .tip = "Axes of each joint: X red, Y green, Z blue"},
        .flag = {.name = "--joint-axes", .help = "Axes of every joint: x red, y green, z blue"},
        .setting = "skeleton/axes",
        .sidecar = "axes"},
    LookOption{
        .key = "jointNames",
        .section = LookSection::Skeleton,
        .kind = choiceAt<kJointNames, JointNames::All, &Look::skeleton, &SkeletonDisplay::names>(),
        .row = {.label = "Names"},
        .action = {.text = "Joint Names",
                   .key = "Shift+B",
                   .status = "Names of no joints, the selected joint, or all joints",
                   .help = "joint names"},
        .flag = {.name = "--labels", .help = "Names of all joints, or 'selected'"},
        .setting = "skeleton/names",
        .sidecar = "names"},

    LookOption{.key = "storedBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::storedBounds>(),
               .row = {.label = "Stored", .tip = "Stored min and max of POSITION, at the node"},
               .flag = {.name = "--bounds",
                        .help = "Bounding boxes; 'stored', 'posed' or 'clip' for\nsome of them, "
                                "separated by commas",
                        .word = "stored"},
               .sidecar = "storedBounds"},
    LookOption{
        .key = "posedBounds",
        .section = LookSection::Bounds,
        .kind = switchAt<&Look::marks, &SurfaceMarks::posedBounds>(),
        .row = {.label = "Posed", .tip = "Bounds of the deformed vertices in the current pose"},
        .flag = {.name = "--bounds", .word = "posed"},
        .sidecar = "posedBounds"},
    LookOption{.key = "clipBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::clipBounds>(),
               .row = {.label = "Whole clip", .tip = "Bounds of the whole clip"},
               .flag = {.name = "--bounds", .word = "clip"},
               .sidecar = "clipBounds"},

    LookOption{.key = "edges",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::edges>(),
               .row = {.label = "Edges", .tip = "Wireframe overlay"},
               .action = {.text = "Edges", .key = "Z", .icon = "edges", .tip = "Wireframe overlay"},
               .flag = {.name = "--wireframe-overlay", .help = "Wireframe overlay"},
               .sidecar = "wireframe"},
    LookOption{.key = "vertices",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::vertices>(),
               .row = {.label = "Vertices", .tip = "A point at every vertex"},
               .action = {.text = "Vertices", .key = "Shift+Z", .help = "vertices"},
               .flag = {.name = "--vertex-points", .help = "Vertices as points"},
               .sidecar = "vertexPoints"},
    LookOption{.key = "normals",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::normals>(),
               .row = {.label = "Normals", .tip = "A line along each vertex normal"},
               .action = {.text = "Normals", .key = "N", .help = "normals"},
               .flag = {.name = "--normal-lines", .help = "Vertex normals as lines"},
               .sidecar = "normalLines"},
    LookOption{.key = "tangents",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::tangents>(),
               .row = {.label = "Tangents", .tip = "A line along each vertex tangent"},
               .action = {.text = "Tangents", .key = "Shift+N", .help = "tangents"},
               .flag = {.name = "--tangent-lines", .help = "Vertex tangents as lines"},
               .sidecar = "tangentLines"},
    LookOption{.key = "backFaces",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::backFaces>(),
               .row = {.label = "Back faces", .tip = "Tint back faces"},
               .flag = {.name = "--back-faces", .help = "Show back faces, tinted"},
               .sidecar = "backFaces"},
    LookOption{.key = "uvChecker",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::uvChecker>(),
               .row = {.label = "UV checker",
                       .tip = "Chequered texture by TEXCOORD_0 instead of the base colour"},
               .action = {.text = "UV Checker", .key = "U", .help = "UV checker"},
               .flag = {.name = "--uv-checker",
                        .help = "Chequered texture by TEXCOORD_0 instead of the base colour"},
               .sidecar = "uvChecker"},

    LookOption{.key = "skinningPath",
               .section = LookSection::Skinning,
               .kind = choiceAt<kSkinningPaths, SkinningPath::Cpu, &Look::skinning>(),
               .row = {.label = "Skinning path"},
               .flag = {.name = "--skinning",
                        .value = "PATH",
                        .help = "Skinning path: vertex, compute, cpu, or auto: compute\non GPUs, "
                                "cpu on software devices"},
               .sidecar = "skinning"},
    LookOption{.key = "blendSkinning",
               .section = LookSection::Skinning,
               .kind = choiceAt<kBlendSkinnings, BlendSkinning::DualQuaternion, &Look::blend>(),
               .row = {.label = "Blend"},
               .flag = {.name = "--blend-skinning",
                        .value = "BLEND",
                        .help = "linear, or dual-quaternion: a preview;\nglTF defines linear"},
               .sidecar = "blendSkinning"},
    LookOption{.key = "copies",
               .section = LookSection::Skinning,
               .kind = LookCount{.field = fieldAt<&Look::copies>(),
                                 .least = 1,
                                 .most = 100000,
                                 .mostInWindow = kMostCopiesInWindow},
               .row = {.label = "Copies",
                       .tip = "Number of copies of the model, each at its own time; picking "
                              "surfaces and posing by hand work only with one copy"},
               .flag = {.name = "--instances",
                        .value = "N",
                        .help = "Copies on a grid, each at its own time of the\nclip; the camera "
                                "frames all of them"},
               .sidecar = "instances"},

    LookOption{.key = "timings",
               .section = LookSection::Timings,
               .kind = switchAt<&Look::timings>(),
               .action = {.text = "Timings",
                          .key = "Ctrl+F3",
                          .status = "Show the cost of each part of a frame on the picture",
                          .help = "Frame timings"}},
};

bool isOnKind(const LookSwitch& option, const Look& look) {
    return option.field.get(look);
}

bool isOnKind(const LookChoice& option, const Look& look) {
    return option.field.get(look) != 0;
}

bool isOnKind(const LookNumber& option, const Look& look) {
    return option.field.get(look) != 0.0F;
}

template <class Kind>
bool isOnKind(const Kind&, const Look&) {
    return false;  // not switchable
}

void toggleKind(const LookSwitch& option, Look& look) {
    option.field.set(look, !option.field.get(look));
}

void toggleKind(const LookChoice& option, Look& look) {
    option.field.set(look, (option.field.get(look) + 1) % option.words.size());
}

void toggleKind(const LookNumber& option, Look& look) {
    setShownValue(option, look, isOnKind(option, look) ? 0.0F : option.on);
}

template <class Kind>
void toggleKind(const Kind&, Look&) {}

}  // namespace

std::span<const LookOption> lookOptions() noexcept {
    return kLookOptions;
}

const LookOption* findLookOption(std::string_view key) noexcept {
    for (const LookOption& option : kLookOptions) {
        if (option.key == key) {
            return &option;
        }
    }
    return nullptr;
}

bool isOn(const LookOption& option, const Look& look) {
    return std::visit([&](const auto& kind) { return isOnKind(kind, look); }, option.kind);
}

void toggle(const LookOption& option, Look& look) {
    std::visit([&](const auto& kind) { toggleKind(kind, look); }, option.kind);
}

void copyValue(const LookOption& option, const Look& from, Look& to) {
    std::visit([&](const auto& kind) { kind.field.set(to, kind.field.get(from)); }, option.kind);
}

float shownValue(const LookNumber& number, const Look& look) {
    const float value = number.field.get(look);
    return number.radians ? glm::degrees(value) : value;
}

void setShownValue(const LookNumber& number, Look& look, float shown) {
    number.field.set(look, number.radians ? glm::radians(shown) : shown);
}

}  // namespace sinew
