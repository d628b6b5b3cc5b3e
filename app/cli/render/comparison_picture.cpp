// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/comparison_picture.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/cli/render/cell_caption.h"
#include "app/cli/render/contact_sheet.h"
#include "app/cli/render/png_files.h"
#include "app/cli/report/text_output.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "app/common/picture_choice.h"
#include "model/compare/distance_values.h"
#include "model/core/utf8.h"
#include "model/facts/clip_title.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "model/values/clip_worst.h"
#include "model/view/marked_vertices.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

namespace {

/// The names of two files for people; of equal names the paths from where they differ.
std::pair<std::string, std::string> fileCaptions(const std::string& before,
                                                 const std::string& after) {
    const std::size_t name = before.rfind('/') + 1;  // 0 without a folder
    const std::size_t afterName = after.rfind('/') + 1;
    if (before == after || before.substr(name) != after.substr(afterName)) {
        return {shownName(before.substr(name)), shownName(after.substr(afterName))};
    }
    std::size_t start = 0;
    for (std::size_t i = 0; i < before.size() && before[i] == after[i]; ++i) {
        start = before[i] == '/' ? i + 1 : start;
    }
    return {shownName(before.substr(start)), shownName(after.substr(start))};
}

/// Two texts as one that fits into the width of a picture at the smallest readable height: the
/// second one begins with an ellipsis if it is longer.
std::string cutToWidth(const std::string& start, const std::string& text, Extent cell) {
    std::string shown = start + text;
    std::string_view rest = text;
    while (!rest.empty() && fittingHeight(shown, cell, kReadableHeight) < kReadableHeight) {
        (void)takeCharacter(rest);
        shown = start + "\u2026" + std::string(rest);
    }
    return shown;
}

constexpr float kTitlePart = 0.72F;  // text heights, in those of a sheet's captions
constexpr float kDetailPart = 0.6F;
constexpr float kLineGap = 0.25F;    // between the lines, likewise
constexpr float kLegendPart = 0.2F;  // share of the height of a picture
constexpr Extent kGrid{3, 1};

/// One of the files at the moment.
struct PicturedFile {
    PictureChoice choice;
    PoseEvaluator pose;
    PictureSubject subject;

    PicturedFile(const std::shared_ptr<const Asset>& asset, const PictureRequest& request,
                 AnimationIndex animation, float seconds)
        : choice(resolve(request, *asset)), pose(asset) {
        pose.evaluate(animation, seconds);
        subject = subjectOf(choice, pose.clips(), animation, seconds);
    }

    [[nodiscard]] Outline outline() const {
        return posedOutline(pose, sceneNodes(pose.asset(), choice.view.scene), choice.view.weights);
    }
};

/// Two lines above a picture.
struct CellWords {
    std::string title;
    std::string name;  // behind the title
    std::string detail;
};

std::string momentWords(const Asset& asset, AnimationIndex animation, float seconds) {
    return animation ? clipTitle(asset, animation) + "   " + fixedNumber(seconds, 2) + " s"
                     : "Rest pose";
}

class ComparisonSheet {
public:
    ComparisonSheet(OffscreenRenderer& renderer, const ComparisonPictureOptions& options,
                    const CompareReport& report, const ComparedFiles& files,
                    const ComparedMoment& moment)
        : m_renderer(renderer),
          m_options(options),
          m_report(report),
          m_moment(moment),
          m_layout(options.size, kGrid),
          m_before(files.before, options, moment.before, moment.seconds),
          m_after(files.after, options, moment.after, moment.afterSeconds),
          m_samples(renderer.supportedSamples(options.samples)) {
        placeCamera();
    }

    [[nodiscard]] PixelImage draw(const std::function<void(float)>& progress) {
        PixelImage sheet = filledPicture(m_options.size, sheetColor(m_before.choice.view));
        const auto [beforeName, afterName] = fileCaptions(m_report.beforeFile, m_report.afterFile);
        const std::string frame =
            m_moment.before ? "   frame " + std::to_string(m_moment.frame()) : std::string();
        const std::string before =
            momentWords(m_report.before, m_moment.before, m_moment.seconds) + frame;
        const std::string after =
            momentWords(m_report.after, m_moment.after, m_moment.afterSeconds);
        m_renderer.setAsset(m_before.pose.sharedAsset());
        paste(cell(m_before, m_before.subject.view, {"Before: ", beforeName, before}), 0, sheet);
        progress(0.3F);
        const CellWords words = measureDistances();
        paste(cell(m_before, heatView(), words), 2, sheet);
        progress(0.6F);
        m_found.values.reset();
        m_renderer.setAsset(m_after.pose.sharedAsset());
        paste(cell(m_after, m_after.subject.view, {"After: ", afterName, after}), 1, sheet);
        return sheet;
    }

private:
    /// One camera around both poses, between captions and legend.
    void placeCamera() {
        PictureFraming framing{.whole = m_before.outline()};
        framing.whole.add(m_after.outline());
        m_found.framedBounds = framing.whole.box;
        const Extent size = m_layout.cell();
        const float height = static_cast<float>(size.height);
        const float captions =
            (kCaptionLines + kLineGap) * (kTitlePart + kDetailPart) * captionHeight(size);
        const ClearParts clear{.top = captions / height, .bottom = kLegendPart};
        const float clearHeight = height * (1.0F - clear.top - clear.bottom);
        const ChosenCamera camera(m_options.camera.value_or(CameraChoice{}), m_report.before,
                                  m_before.choice.view.scene);
        m_camera =
            camera.view(m_before.pose, framing, static_cast<float>(size.width) / clearHeight);
        keepClear(m_camera, clear);
    }

    [[nodiscard]] ViewOptions heatView() const {
        ViewOptions view = m_before.subject.view;
        view.mode = ViewMode::Distance;
        view.hasComparedFile = true;
        view.legend = true;
        view.relief = kSheetRelief;
        view.marked = m_worst ? markedVertices({*m_worst}) : nullptr;
        return view;
    }

    /// Sets the values of the heat map; returns what is written above it.
    [[nodiscard]] CellWords measureDistances() {
        DistanceValues source(m_report.before, m_report.comparison.surface);
        source.setLargest(m_moment.largest);
        source.setOther(&m_after.pose);
        auto values = std::make_shared<SurfaceValues>();
        source.evaluate(m_before.pose, *values);
        m_found.values = values;
        const std::optional<ValuePlace> largest = largestValue(*values);
        if (!largest) {
            return {"Distance", "",
                    m_report.comparison.surface.primitives.empty() ? "no surface has a partner"
                                                                   : "the same everywhere"};
        }
        m_worst = MarkedVertex{largest->node, largest->primitive, largest->index};
        return {"Distance", "",
                "up to " + source.words(largest->value) + " at vertex " +
                    std::to_string(largest->index) + moverWords(*largest)};
    }

    [[nodiscard]] std::string moverWords(const ValuePlace& place) const {
        for (const ComparedPrimitive& one : m_report.comparison.surface.primitives) {
            if (one.before == place.node && one.primitive == place.primitive) {
                const std::string& name = m_report.before[one.mover[place.index]].name;
                return name.empty() ? "" : ", " + oneLine(name);
            }
        }
        return {};
    }

    [[nodiscard]] PixelImage cell(const PicturedFile& side, const ViewOptions& view,
                                  const CellWords& words) {
        const Extent size = m_layout.cell();
        PictureSubject subject = side.subject;
        subject.view = view;
        PictureFindings found = m_found;
        if (view.mode != ViewMode::Distance) {
            found.values = viewValues(subject, side.pose, nullptr, {});
        }
        FrameInput input;
        m_builder.fill(subject, &side.pose, found, input);
        input.camera = m_camera;
        input.pixelsPerPoint = pointPixels(size);
        input.texts = captions(words, size);
        PixelImage picture = m_renderer.render(
            input, {.width = size.width, .height = size.height, .samples = m_samples});
        m_builder.clear();
        return picture;
    }

    [[nodiscard]] static std::vector<OverlayText> captions(const CellWords& words, Extent size) {
        std::vector<OverlayText> lines;
        float top = 0.0F;
        const auto add = [&](const std::string& start, const std::string& rest, float part) {
            const float most = part * captionHeight(size);
            std::string text = cutToWidth(start, rest, size);
            const float height = std::max(fittingHeight(text, size, most), kReadableHeight);
            lines.push_back(captionLine(std::move(text), height, top + captionEdge(most) + most));
            lines.back().position.x = captionEdge(kTitlePart * captionHeight(size));
            top += (kCaptionLines + kLineGap) * most;
        };
        add(words.title, words.name, kTitlePart);
        add({}, words.detail, kDetailPart);
        return lines;
    }

    void paste(const PixelImage& picture, std::uint32_t column, PixelImage& sheet) const {
        m_layout.paste(picture, {.column = column}, sheet);
    }

    OffscreenRenderer& m_renderer;  // borrowed, as are the next two
    const ComparisonPictureOptions& m_options;
    const CompareReport& m_report;
    ComparedMoment m_moment;
    SheetLayout m_layout;
    PicturedFile m_before;
    PicturedFile m_after;
    std::uint32_t m_samples;
    CameraView m_camera;
    PictureFindings m_found;
    std::optional<MarkedVertex> m_worst;  // marked in the heat map
    PictureBuilder m_builder;
};

}  // namespace

void addComparisonPicture(Options& options, ComparisonPictureArguments& a) {
    options.heading("Picture");
    options.value("--picture", a.output, "PNG",
                  "Writes a picture of both files and of the distance, at the\nworst frame of the "
                  "worst clip");
    options.value("--frame", a.frame, "N", "Its frame in the clip before, instead of the worst");
    for (const PictureGroup group :
         {PictureGroup::Pose, PictureGroup::Picture, PictureGroup::View, PictureGroup::Camera}) {
        addPictureOptions(options, PictureProgram::Compare, group, a.picture);
    }
    options.heading("");
}

ComparisonPictureOptions parseComparisonPicture(const ComparisonPictureArguments& arguments) {
    ComparisonPictureOptions options;
    options.output = arguments.output;
    readPicture(arguments.picture, options);
    if (options.view.mode == ViewMode::Distance) {
        throw usageFailure("--view is that of both files; the third picture shows the distance");
    }
    if (!arguments.frame.empty()) {
        options.moment.frame =
            parseCount("--frame", arguments.frame, 0, std::numeric_limits<std::uint32_t>::max());
    }
    options.moment.seconds = options.seconds;
    if (options.moment.frame && options.moment.seconds) {
        throw usageFailure("--frame and --time cannot be combined");
    }
    if (!options.output.empty()) {
        checkPngName("--picture", options.output);
    }
    return options;
}

PixelImage comparisonImage(OffscreenRenderer& renderer, const ComparisonPictureOptions& options,
                           const CompareReport& report, const ComparedFiles& files,
                           const std::function<void(float)>& progress) {
    const ComparedMoment moment = comparedMoment(report.before, report.after, report.comparison,
                                                 report.alignment, options.moment);
    for (const auto& asset : {files.before, files.after}) {
        refuseForDevice(*asset, asset->defaultScene, renderer.device());
    }
    return ComparisonSheet(renderer, options, report, files, moment).draw(progress);
}

ComparisonPicture drawComparison(const ComparisonPictureOptions& options,
                                 const CompareReport& report, const ComparedFiles& files,
                                 const CommonArguments& common) {
    // Refused before a device is asked for.
    (void)comparedMoment(report.before, report.after, report.comparison, report.alignment,
                         options.moment);
    refuseScene(*files.before, files.before->defaultScene, report.beforeFile);
    refuseScene(*files.after, files.after->defaultScene, report.afterFile);
    ProgressBar progress("Preparing the device", common.quiet);
    progress.show(0.0F);
    OffscreenRenderer renderer(deviceOptions(common));
    ComparisonPicture picture{
        .image = comparisonImage(renderer, options, report, files,
                                 [&](float part) { progress.show("Drawing", part); })};
    picture.outcome = reportValidation(renderer);
    return picture;
}

}  // namespace sinew::cli
