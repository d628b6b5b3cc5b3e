// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/program.h"

#include <QApplication>
#include <QKeyEvent>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>
#include <cstdio>

#include "app/common/failure.h"
#include "app/gui/arrival_notes.h"
#include "app/gui/frame.h"
#include "app/gui/navigation.h"
#include "app/gui/start_options.h"
#include "model/evaluate/scene_content.h"
#include "model/picture/subject_notices.h"
#include "model/view/lamp_meter.h"
#include "ui/keys/key_map.h"
#include "ui/session/comparison.h"
#include "ui/session/object_names.h"
#include "ui/session/partner_picture.h"
#include "ui/session/signals.h"
#include "ui/session/split_view.h"
#include "ui/session/work/track_path.h"
#include "ui/window/actions/context_menus.h"
#include "ui/window/actions/export_actions.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/bars/status_line.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/window/viewport_window.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sinew {

namespace {

/// Returns freed memory to the system if the C library keeps it (glibc). Takes some milliseconds;
/// callable from any thread.
void returnFreedMemory() noexcept {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

constexpr std::size_t kVertexBudget = 500'000;  // larger scenes are subsampled: the window waits
constexpr int kFreedMilliseconds = 200;         // old pipelines are freed with the next frames

}  // namespace

Program::Program(StartOptions options)
    : m_options(std::move(options)),
      m_pictures(m_session, {.device = m_options.device, .validation = m_options.validation}),
      m_films(m_session, {.device = m_options.device, .validation = m_options.validation}) {
    createInstance();
    m_window = std::make_unique<MainWindow>(m_session, m_settings);
    for (const QString& line : m_window->putAsideAtStart()) {
        std::fprintf(stderr, "sinew: %s\n", qPrintable(line));
    }
    m_window->exports().setWriter([this](const ScreenshotRequest& request,
                                         const std::function<void(const ScreenshotResult&)>& done) {
        m_pictures.start(request, done);
    });
    m_window->exports().setFilmMaker(
        [this](const FilmRequest& request, const std::function<void(const FilmProgress&)>& progress,
               const std::function<void(const FilmResult&)>& done) {
            m_films.start(request, progress, done);
        });
    createViewport();
    m_window->skinning().setCheck([this] { return checkSkinning(); });
    connectViewport();
    connectSession();
    connectComparison();
    connectFreedMemory();
    m_window->show();
    if (m_options.state.isEmpty()) {
        m_window->openFiles(m_options.files);
    } else {
        m_window->openState(m_options.state, m_options.files.value(0));
    }
}

Program::~Program() = default;

void Program::createInstance() {
    m_instance.setApiVersion(QVersionNumber(1, 1));
    // For object names in captures; ignored if not available.
    m_instance.setExtensions({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    if (m_options.validation) {
        if (!ValidationLog::layerInstalled(m_instance)) {
            throw GpuError(GpuError::Kind::LayerMissing,
                           "the Vulkan validation layer is not installed");
        }
        ValidationLog::enable(m_instance);
    }
    if (!m_instance.create()) {
        throw noDriver("Vulkan cannot be initialised (error " +
                       std::to_string(m_instance.errorCode()) + ")");
    }
    if (m_options.validation) {
        m_validation = std::make_unique<ValidationLog>(m_instance);
    }
}

void Program::createViewport() {
    auto viewport = std::make_unique<ViewportWindow>(
        [this](WindowFrame& frame) { return fillViewport(frame); });
    viewport->setVulkanInstance(&m_instance);
    viewport->setPhysicalDeviceIndex(physicalDeviceIndex(m_instance, m_options.device));
    m_viewport = viewport.get();
    QWidget* container = QWidget::createWindowContainer(viewport.release());
    container->setFocusPolicy(Qt::StrongFocus);
    container->setMinimumSize(160, 120);
    m_window->setViewport(container, m_viewport);
}

void Program::connectViewport() {
    MainWindow* window = m_window.get();
    QObject::connect(m_viewport, &ViewportWindow::deviceReady, &window->status(),
                     &StatusLine::setDeviceName);
    QObject::connect(m_viewport, &ViewportWindow::framesPerSecond, &window->status(),
                     &StatusLine::setFramesPerSecond);
    QObject::connect(m_viewport, &ViewportWindow::preparing, &window->status(),
                     &StatusLine::setPrepared);
    QObject::connect(m_viewport, &ViewportWindow::assetArriving, &m_session,
                     [this](float fraction, bool preparing) {
                         m_session.document().setArrival(
                             fraction, preparing ? ArrivalStage::Pipelines : ArrivalStage::Upload);
                     });
    QObject::connect(m_viewport, &ViewportWindow::assetShown, &m_session,
                     [this] { m_session.document().setArrival({}); });
    QObject::connect(m_viewport, &ViewportWindow::failed, &m_session,
                     [this] { m_session.document().failArrival(); });
    QObject::connect(m_viewport, &ViewportWindow::failed, window, [window](const QString& text) {
        window->showError(QStringLiteral("Graphics"), text);
    });
    QObject::connect(m_viewport, &ViewportWindow::noticed, window,
                     [window](const QStringList& lines) {
                         window->showError(QStringLiteral("Some parts cannot be shown"),
                                           lines.join(QLatin1Char('\n')));
                     });
    QObject::connect(m_viewport, &ViewportWindow::lampsBalanced, window, [window](float stops) {
        window->lamps().showNotice(QString::fromStdString(lampNotice(stops)));
    });
    QObject::connect(m_viewport, &ViewportWindow::dragOffered, window,
                     [window](QDropEvent* event) { window->offerDrop(*event); });
    QObject::connect(m_viewport, &ViewportWindow::dropped, window,
                     [window](QDropEvent* event) { window->handleDrop(*event); });
    QObject::connect(m_viewport, &ViewportWindow::keyPressed, window,
                     [window](QKeyEvent* event) { event->setAccepted(window->handleKey(*event)); });
    QObject::connect(m_viewport, &ViewportWindow::resized, &m_session, [this] { followAspect(); });
    m_notes = std::make_unique<ArrivalNotes>(m_session.document(), m_session.comparison().after(),
                                             *m_viewport);
    m_navigation = std::make_unique<Navigation>(m_session, *m_viewport);
    m_pointing = std::make_unique<Pointing>(m_session, *m_viewport);
    QObject::connect(&m_pointing->pointer(), &Pointer::menuWanted, window,
                     [this](const PointedAt& pointed, QPointF at) {
                         m_window->menus().showForPicture(pointed,
                                                          m_viewport->mapToGlobal(at.toPoint()));
                     });
}

void Program::connectSession() {
    const auto redraw = [this] { m_viewport->showChange(); };
    m_trackPath = std::make_unique<TrackPath>(m_session.document(), m_session.player(),
                                              m_session.selection());
    QObject::connect(m_trackPath.get(), &TrackPath::changed, m_viewport, redraw);
    connectEach(m_session.player(), m_viewport, redraw, &Player::playingChanged,
                &Player::rootMotionChanged);
    connectEach(m_session.selection(), m_viewport, redraw, &Selection::shownChanged,
                &Selection::hoveredChanged, &Selection::gizmoChanged);
    connectEach(m_session.appearance(), m_viewport, redraw, &Appearance::lookChanged,
                &Appearance::environmentChanged);
    QObject::connect(&m_session.visibility(), &Visibility::changed, m_viewport, redraw);
    QObject::connect(&keyMap(), &KeyMap::changed, m_viewport, redraw);  // the note names a key
    QObject::connect(&m_session.pins(), &PinnedVertices::shownChanged, m_viewport, redraw);
    QObject::connect(&m_session.meter(), &SurfaceMeter::changed, m_viewport, redraw);
    connectEach(m_session.motion(), m_viewport, redraw, &MotionScene::trailsChanged,
                &MotionScene::followedChanged);
    const auto redrawMotion = [this] { m_viewport->showMotion(); };
    connectEach(m_session.player(), m_viewport, redrawMotion, &Player::animationChanged,
                &Player::timeChanged, &Player::mixChanged);
    QObject::connect(&m_session.selection(), &Selection::handPoseChanged, m_viewport, redrawMotion);
    QObject::connect(&m_session.rig(), &CameraRig::cameraChanged, m_viewport, redrawMotion);
    // What is remembered of the file is shown by then; options come before it.
    QObject::connect(&m_session.document(), &Document::assetFollowed, m_viewport, [this] {
        applyStart();
        if (m_session.document().change() != Document::Change::ClipsChanged) {
            m_pictures.forgetAsset();
        }
        m_viewport->setAsset(m_session.document().asset());
    });
    QObject::connect(&m_session.document(), &Document::arrivalCancelled, m_viewport,
                     [this] { m_viewport->setAsset(nullptr); });
    // Queued, so that the camera has its final position.
    const auto note = [this] { noteEmptyPicture(); };
    QObject::connect(&m_session.document(), &Document::assetChanged, m_viewport, note,
                     Qt::QueuedConnection);
    QObject::connect(&m_session.player(), &Player::animationChanged, m_viewport, note,
                     Qt::QueuedConnection);
}

/// Frees memory shortly after a file is shown and after it is checked.
void Program::connectFreedMemory() {
    auto* const soon = new QTimer(m_window.get());
    callOnce(*soon, kFreedMilliseconds, soon,
             [] { QThreadPool::globalInstance()->start(returnFreedMemory); });
    const auto start = [soon] { soon->start(); };
    QObject::connect(m_viewport, &ViewportWindow::assetShown, soon, start);
    QObject::connect(&m_session.document(), &Document::findingsChanged, soon, start);
}

/// Not of a file without surfaces, of which the window says so itself.
void Program::noteEmptyPicture() {
    const PoseEvaluator* const pose = m_session.pose();
    if (pose == nullptr ||
        sceneContent(pose->asset(), m_session.selection().scene()) != SceneContent::Surfaces) {
        return;
    }
    const QSize size = m_viewport->size();
    const float aspect = float(size.width()) / float(std::max(1, size.height()));
    const QStringList lines = linesOf(subjectNotices(m_session.subject(), *pose,
                                                     {.camera = m_session.rig().cameraView(aspect),
                                                      .cameraNode = m_session.rig().cameraNode(),
                                                      .heightPixels = float(size.height()),
                                                      .vertexBudget = kVertexBudget}));
    if (!lines.isEmpty()) {
        m_window->showError(QStringLiteral("Some parts cannot be shown"),
                            lines.join(QLatin1Char('\n')));
    }
}

void Program::applyStart() {
    if (std::exchange(m_startApplied, true)) {
        return;
    }
    if (!m_options.compare.isEmpty()) {
        m_session.comparison().open(m_options.compare.toStdString());
    }
    try {
        applyFirstView(m_options, m_session);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "sinew: %s\n", failure.what());
        QCoreApplication::exit(static_cast<int>(failure.code()));
    }
}

void Program::connectComparison() {
    Comparison& comparison = m_session.comparison();
    const auto redraw = [this] { m_viewport->showChange(); };
    QObject::connect(&comparison, &Comparison::changed, m_viewport, [this, &comparison] {
        m_pictures.forgetPartner();
        m_viewport->setPartner(comparison.active() ? comparison.after().asset() : nullptr);
    });
    QObject::connect(&comparison, &Comparison::measuredChanged, m_viewport, redraw);
    QObject::connect(&m_session.partner(), &PartnerPicture::changed, m_viewport, redraw);
    QObject::connect(&m_session.split(), &SplitView::changed, m_viewport, [this] {
        followAspect();
        m_viewport->showChange();
    });
    QObject::connect(m_viewport, &ViewportWindow::partnerShown, m_viewport, redraw);
    QObject::connect(m_viewport, &ViewportWindow::partnerFailed, m_window.get(),
                     [this, &comparison](const QString& why) {
                         comparison.close();
                         m_window->showError(
                             QStringLiteral("The files cannot be compared in the picture"), why);
                     });
}

/// The camera frames what one file has of the picture.
void Program::followAspect() {
    const PixelRect picture = layoutOf(m_session, *m_viewport).all[0].picture;
    m_session.rig().setAspect(float(picture.width) / float(picture.height));
}

bool Program::fillViewport(WindowFrame& frame) {
    m_session.advance(m_session.player().wallSeconds());
    m_session.split().setPartnerShown(m_viewport->showsPartner());
    frame.split = m_session.split().split();
    const SplitLayout layout = layoutOf(m_session, *m_viewport);
    const PixelRect& picture = layout.all[0].picture;
    const float aspect = float(picture.width) / float(picture.height);
    fillFirst(aspect, frame.before);
    const bool isSeen = layout.count > 1 || layout.all[0].side == ComparedSide::After;
    if (m_session.comparison().active() && (isSeen || !frame.split.both)) {
        fillPartnerFrame(m_session, aspect, frame.after);
        frame.after.pixelsPerPoint = frame.before.pixelsPerPoint;
        frame.after.leftOut = frame.before.leftOut;
    }
    return m_session.moving();
}

void Program::fillFirst(float aspect, FrameInput& input) {
    fillFrame(m_session, aspect, input);
    if (const auto& pointed = m_trackPath->path();
        pointed && input.view.mode != ViewMode::BindPose) {
        input.path = {pointed->points, positionAt(*pointed, m_session.player().seconds())};
    }
    input.pixelsPerPoint = static_cast<float>(m_viewport->devicePixelRatio());
    input.gizmo = m_session.gizmo();
    if (!input.leftOut.empty()) {
        if (const QString key = keyText(QStringLiteral("show-all")); !key.isEmpty()) {
            input.leftOut += " – " + key.toStdString() + " shows all";
        }
    }
}

Result<Agreement> Program::checkSkinning() {
    try {
        const std::optional<AgreementReport> report = m_viewport->agreement();
        if (!report) {
            return Error{ErrorCode::InvalidRequest, "the file is not on the graphics device", ""};
        }
        return Agreement{report->agrees(), describe(*report, *m_session.document().asset())};
    } catch (const GpuError& failure) {
        return Error{ErrorCode::InvalidRequest, failure.what(), ""};
    }
}

int Program::run() {
    const int code = QApplication::exec();
    const bool complained = !finish().empty();
    return code == 0 && complained ? static_cast<int>(ExitCode::Validation) : code;
}

std::vector<std::string> Program::finish() {
    m_session.cancelWork();
    m_window.reset();  // destroys the device, which may cause final messages of the layer
    std::vector<std::string> errors = m_films.validationErrors();
    for (std::string& error : m_pictures.validationErrors()) {
        errors.push_back(std::move(error));
    }
    if (m_validation) {
        const std::vector<std::string> more = m_validation->errors();
        errors.insert(errors.end(), more.begin(), more.end());
    }
    return errors;
}

}  // namespace sinew
