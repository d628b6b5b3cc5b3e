// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <limits>
#include <type_traits>
#include <utility>

#include "model/view/look_option.h"

namespace sinew {

namespace {

/// The member of a look that a path of member pointers leads to.
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

template <auto... Path>
constexpr LookChoice choiceAt(std::span<const LookWord> words) {
    return {.field = {.get = [](const Look& look) -> std::size_t {
                          return static_cast<std::size_t>((look.*....*Path));
                      },
                      .set =
                          [](Look& look, std::size_t row) {
                              (look.*....*Path) = static_cast<LookMember<Path...>>(row);
                          }},
            .words = words};
}

constexpr std::array<LookWord, 2> kWeightSources = {{
    {.word = "stored",
     .label = "Weights as Stored",
     .tip = "Skin with the weights as they lie in the file"},
    {.word = "normalized",
     .label = "Weights Normalized",
     .tip = "Divide the weights of each vertex by their sum, as most engines do"},
}};

constexpr std::array<LookWord, 3> kToneMaps = {{
    {.word = "neutral",
     .label = "Neutral",
     .tip = "Khronos PBR Neutral: base colours stay as they were painted"},
    {.word = "aces",
     .label = "ACES",
     .tip = "Like film: more contrast, bright colours fade to white"},
    {.word = "none", .label = "None", .tip = "Clamped: what is brighter than white is cut off"},
}};

constexpr std::array<LookWord, 3> kSkeletonStyles = {{
    {.word = "none",
     .label = "Hidden",
     .tip = "A file without a mesh shows its bones all the same"},
    {.word = "lines", .label = "Lines", .tip = "From joint to joint, coloured from root to tip"},
    {.word = "octahedral",
     .label = "Octahedra",
     .tip = "Solid bones that show their roll, coloured from root to tip"},
}};

constexpr std::array<LookWord, 3> kJointNames = {{
    {.word = "none", .label = "None", .tip = "No names in the picture"},
    {.word = "selected",
     .label = "Selected",
     .tip = "Of the selected joint, and of the one under the cursor"},
    {.word = "all",
     .label = "All",
     .tip = "Of every joint that has room; the key of the picture counts the others"},
}};

constexpr std::array<LookWord, 4> kSkinningPaths = {{
    {.word = "auto",
     .label = "Fastest here",
     .tip = "What was measured to be faster on such a device"},
    {.word = "vertex", .label = "Vertex shader", .tip = "While it is drawn, anew in every pass"},
    {.word = "compute", .label = "Compute shader", .tip = "Once per frame, before it is drawn"},
    {.word = "cpu", .label = "Processor", .tip = "By the reference implementation, then uploaded"},
}};

constexpr std::array<LookWord, 2> kBlendSkinnings = {{
    {.word = "linear", .label = "Linear", .tip = "As glTF says, and as engines show it"},
    {.word = "dual-quaternion",
     .label = "Dual quaternion",
     .tip = "A preview: volume is kept where joints twist; what ships is linear"},
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
               .flag = {.name = "--axes", .help = "The world's axes"}},
    LookOption{.key = "legend",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::legend>(),
               .action = {.text = "Legend", .key = "L", .icon = "legend", .help = "legend"},
               .flag = {.name = "--legend", .help = "Explain the colours of the view"}},

    LookOption{.key = "weights",
               .section = LookSection::Pose,
               .kind = choiceAt<&Look::weights>(kWeightSources),
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
    LookOption{.key = "relief",
               .section = LookSection::View,
               .kind = LookNumber{.field = fieldAt<&Look::relief>(), .on = 0.5F},
               .action = {.text = "Relief on Data Views",
                          .status = "A soft shading that keeps the form readable"},
               .flag = {.name = "--relief",
                        .value = "AMOUNT",
                        .help = "Shading over data views, from 0 to 1"},
               .sidecar = "relief"},

    LookOption{
        .key = "exposure",
        .section = LookSection::Light,
        .kind = LookNumber{.field = fieldAt<&Look::lighting, &Lighting::exposureEv>(),
                           .accepted = {-16.0F, 16.0F},
                           .slider = {-6.0F, 6.0F},
                           .unit = " EV"},
        .row = {.label = "Exposure",
                .tip = "Brighter or darker by so many stops, before the tone map"},
        .flag = {.name = "--exposure", .value = "EV", .help = "Light times 2^EV, from -16 to 16"},
        .sidecar = "exposure"},
    LookOption{.key = "toneMap",
               .section = LookSection::Light,
               .kind = choiceAt<&Look::lighting, &Lighting::toneMap>(kToneMaps),
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
                        .help = "studio or a Radiance picture (.hdr)"},
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
                .tip = "Turns the environment about the vertical (Shift and right drag in the "
                       "picture)"},
        .flag = {.name = "--environment-rotation",
                 .value = "DEGREES",
                 .help = "Of the environment about +Y, counter-clockwise\nseen from above"},
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
        .row = {.label = "Key light", .tip = "One light from above, with a soft shadow"},
        .action = {.text = "Key Light", .key = "K", .help = "Key light"},
        .flag = {.name = "--key-light", .help = "A lamp from the upper left, with a soft shadow"},
        .setting = "light/keyLight",
        .sidecar = "keyLight"},
    LookOption{.key = "punctualLights",
               .section = LookSection::Light,
               .kind = switchAt<&Look::lighting, &Lighting::punctualLights>(),
               .row = {.label = "File’s lights",
                       .tip = "Points, spots and suns that the file brings (KHR_lights_punctual)"},
               .setting = "light/fileLights"},

    LookOption{
        .key = "skeletonStyle",
        .section = LookSection::Skeleton,
        .kind = choiceAt<&Look::skeleton, &SkeletonDisplay::style>(kSkeletonStyles),
        .row = {.label = "Bones"},
        .action = {.text = "Bones",
                   .key = "B",
                   .icon = "bones",
                   .tip = "Bones: hidden, lines, octahedra"},
        .flag = {.name = "--skeleton", .value = "STYLE", .help = "none, lines or octahedral"},
        .setting = "skeleton/style",
        .sidecar = "style"},
    LookOption{.key = "skeletonInFront",
               .section = LookSection::Skeleton,
               .kind = switchAt<&Look::skeleton, &SkeletonDisplay::inFront>(),
               .row = {.label = "In front",
                       .tip = "Draw the bones over the surface; otherwise it hides them"},
               .flag = {.name = "--skeleton-behind", .help = "The surface hides the skeleton"},
               .setting = "skeleton/inFront",
               .sidecar = "inFront"},
    LookOption{.key = "jointAxes",
               .section = LookSection::Skeleton,
               .kind = switchAt<&Look::skeleton, &SkeletonDisplay::axes>(),
               .row = {.label = "Joint axes", .tip = "X red, Y green, Z blue, of each joint"},
               .flag = {.name = "--joint-axes", .help = "Of every joint: x red, y green, z blue"},
               .setting = "skeleton/axes",
               .sidecar = "axes"},
    LookOption{.key = "jointNames",
               .section = LookSection::Skeleton,
               .kind = choiceAt<&Look::skeleton, &SkeletonDisplay::names>(kJointNames),
               .row = {.label = "Names"},
               .action = {.text = "Joint Names",
                          .key = "Shift+B",
                          .status = "None, of the selected joint, of all joints",
                          .help = "joint names"},
               .flag = {.name = "--labels", .help = "Names of all joints, or 'selected'"},
               .setting = "skeleton/names",
               .sidecar = "names"},

    LookOption{.key = "storedBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::storedBounds>(),
               .row = {.label = "Stored",
                       .tip = "POSITION's minimum and maximum as stored, moved by the node"},
               .flag = {.name = "--bounds",
                        .help = "Bounding boxes; 'stored', 'posed' or 'clip' for\nsome of them, "
                                "with commas",
                        .word = "stored"},
               .sidecar = "storedBounds"},
    LookOption{.key = "posedBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::posedBounds>(),
               .row = {.label = "Posed", .tip = "Around the deformed vertices, now"},
               .flag = {.name = "--bounds", .word = "posed"},
               .sidecar = "posedBounds"},
    LookOption{.key = "clipBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::clipBounds>(),
               .row = {.label = "Whole clip", .tip = "Around everything that the clip reaches"},
               .flag = {.name = "--bounds", .word = "clip"},
               .sidecar = "clipBounds"},

    LookOption{
        .key = "edges",
        .section = LookSection::Marks,
        .kind = switchAt<&Look::marks, &SurfaceMarks::edges>(),
        .row = {.label = "Edges", .tip = "Wireframe over what is shown"},
        .action = {.text = "Edges", .key = "Z", .icon = "edges", .tip = "Edges over what is shown"},
        .flag = {.name = "--wireframe-overlay", .help = "Edges over the view"},
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
               .flag = {.name = "--normal-lines", .help = "Normals of the vertices as lines"},
               .sidecar = "normalLines"},
    LookOption{.key = "tangents",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::tangents>(),
               .row = {.label = "Tangents", .tip = "A line along each vertex tangent"},
               .action = {.text = "Tangents", .key = "Shift+N", .help = "tangents"},
               .flag = {.name = "--tangent-lines", .help = "Tangents of the vertices as lines"},
               .sidecar = "tangentLines"},
    LookOption{.key = "backFaces",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::backFaces>(),
               .row = {.label = "Back faces", .tip = "Tint what is seen from behind"},
               .flag = {.name = "--back-faces", .help = "Back faces are shown, and tinted"},
               .sidecar = "backFaces"},
    LookOption{
        .key = "uvChecker",
        .section = LookSection::Marks,
        .kind = switchAt<&Look::marks, &SurfaceMarks::uvChecker>(),
        .row = {.label = "UV checker", .tip = "Squares by TEXCOORD_0 instead of the base colour"},
        .action = {.text = "UV Checker", .key = "U", .help = "UV checker"},
        .flag = {.name = "--uv-checker",
                 .help = "Squares by TEXCOORD_0 instead of the base colour"},
        .sidecar = "uvChecker"},

    LookOption{.key = "skinningPath",
               .section = LookSection::Skinning,
               .kind = choiceAt<&Look::skinning>(kSkinningPaths),
               .row = {.label = "Deformed by"},
               .flag = {.name = "--skinning",
                        .value = "PATH",
                        .help = "What deforms: vertex, compute, cpu, or auto: compute\non "
                                "hardware, cpu on devices of software"},
               .sidecar = "skinning"},
    LookOption{.key = "blendSkinning",
               .section = LookSection::Skinning,
               .kind = choiceAt<&Look::blend>(kBlendSkinnings),
               .row = {.label = "Blend"},
               .flag = {.name = "--blend-skinning",
                        .value = "BLEND",
                        .help = "linear, or dual-quaternion: a preview, for\nglTF means linear"},
               .sidecar = "blendSkinning"},
    LookOption{
        .key = "copies",
        .section = LookSection::Skinning,
        .kind = LookCount{.field = fieldAt<&Look::copies>(),
                          .least = 1,
                          .most = 100000,
                          .mostInWindow = kMostCopiesInWindow},
        .row = {.label = "Copies",
                .tip = "How often the model stands in the picture, each copy at its own time; "
                       "pointing at the surface and posing by hand are for one model alone"},
        .flag = {.name = "--instances",
                 .value = "N",
                 .help = "Copies on a grid, each at its own time of the\nclip; all at once fit "
                         "the picture"},
        .sidecar = "instances"},

    LookOption{.key = "timings",
               .section = LookSection::Timings,
               .kind = switchAt<&Look::timings>(),
               .action = {.text = "Timings",
                          .key = "Ctrl+F3",
                          .status = "What each part of a frame costs, over the picture",
                          .help = "What each part of a frame costs"}},
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
    return false;  // nothing to switch
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
