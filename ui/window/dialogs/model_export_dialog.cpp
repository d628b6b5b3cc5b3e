// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/model_export_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <filesystem>
#include <system_error>

#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/save_field.h"
#include "ui/window/screenshot_name.h"

namespace sinew {
namespace {

const QString kGlb = QStringLiteral(".glb");
const QString kObj = QStringLiteral(".obj");
constexpr auto kModelFolder = "modelExport/folder";
constexpr double kLeastRate = 1.0;
constexpr double kMostRate = 1000.0;
constexpr double kMostTolerance = 1e6;

QString rememberedFolder(const QSettings& settings) {
    const QString folder = settings.value(QLatin1String(kModelFolder)).toString();
    return QFileInfo(folder).isDir()
               ? folder
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

/// Notices, or why there is no file. `path`: absolute. A file that exists is replaced; a cancelled
/// export leaves it as it is. Images are read from the file of the asset again.
Result<std::vector<std::string>> writeModel(const ModelExport& wanted,
                                            const std::filesystem::path& path,
                                            const WalkOptions& walk) {
    const Asset& asset = *wanted.clips->asset();
    StoredImages images;
    if (!asset.images.empty() && !asset.path.empty()) {
        auto read = StoredImages::open(asset.path);
        if (!read) {
            return read.error();
        }
        if (read->count() != asset.images.size()) {
            return Error{ErrorCode::FileUnreadable, "the file has changed; load it again", {}};
        }
        images = std::move(*read);
    }
    const auto made = makeModel(wanted, images, path.filename().string(), walk);
    if (!made) {
        return made.error();
    }
    if (walk.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    if (const Status placed = putInPlace(*made, path.parent_path()); !placed) {
        return placed.error();
    }
    return made->notices;
}

bool isObj(const QString& path) {
    return path.endsWith(kObj, Qt::CaseInsensitive);
}

}  // namespace

ModelExportDialog::ModelExportDialog(Session& session, QSettings& settings, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_settings(settings),
      m_file(new SaveField(rememberedFolder(settings), kGlb)),
      m_animated(new QCheckBox(tr("&Animated: what is played, as one clip"))),
      m_rate(numberBox("modelRate", tr("Frames per second"), kLeastRate, kMostRate, 3)),
      m_tolerance(numberBox("modelTolerance", tr("Tolerance"), 0.0, kMostTolerance, 6)),
      m_form(makeForm()),
      m_progress(progressBar("modelProgress", tr("Progress of the export"))) {
    setWindowTitle(tr("Export Model"));
    setAttribute(Qt::WA_DeleteOnClose);
    session.player().setPlaying(false);  // the pose that is shown is the one that is written
    auto* about = aboutLabel(
        tr("Writes the meshes that are shown, with their materials and images: posed as in the "
           "picture, or with skins, morph targets and one clip."));
    layOut(*this, {about, m_form, &m_file->notice(), makeFooter()});
    connect(m_file, &SaveField::saveWanted, this, &ModelExportDialog::start);
    connect(m_file, &SaveField::noticed, this, [this] { adjustSize(); });
    connect(m_file, &SaveField::nameChanged, this, [this] {
        m_file->adoptSuffix(isObj(m_file->typedName()) ? kObj : kGlb);
        refresh();
    });
    connect(m_animated, &QCheckBox::toggled, this, &ModelExportDialog::refresh);
    connect(&m_writer, &BackgroundTask::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_writer, &BackgroundTask::ended, this, &ModelExportDialog::refresh);
    connect(&session.document(), &Document::assetChanged, this, &QDialog::close);
    m_file->propose(screenshotStem(session.document(), session.player()));
    refresh();
}

QWidget* ModelExportDialog::makeForm() {
    m_file->setFilter(tr("Binary glTF (*.glb);;Wavefront OBJ (*.obj)"));
    m_animated->setObjectName(QStringLiteral("modelAnimated"));
    m_rate->setValue(m_session.player().frameRate());
    m_rate->setSuffix(tr(" fps"));
    m_tolerance->setSpecialValueText(tr("a key in every frame"));
    m_tolerance->setSuffix(tr(" units"));
    m_tolerance->setToolTip(
        tr("Keys are left out as long as no vertex is farther than this from its played place, in "
           "any frame."));
    auto* widget = new QWidget;
    QFormLayout* form = dialogForm(widget);
    form->addRow(tr("File"), m_file);
    form->addRow(QString(), dimLabel(tr(".glb, or .obj with its materials and images beside it")));
    form->addRow(QString(), m_animated);
    form->addRow(tr("Frame &rate"), m_rate);
    form->addRow(tr("&Tolerance"), m_tolerance);
    return widget;
}

QWidget* ModelExportDialog::makeFooter() {
    auto* buttons = new QDialogButtonBox;
    m_save = buttons->addButton(QDialogButtonBox::Save);
    m_save->setObjectName(QStringLiteral("modelSave"));
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_close->setObjectName(QStringLiteral("modelClose"));
    m_close->setAutoDefault(false);
    connect(m_save, &QPushButton::clicked, this, &ModelExportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ModelExportDialog::reject);
    auto* widget = new QWidget;
    spaced(new QHBoxLayout(widget), 18, {{m_progress, 1}, buttons});
    return widget;
}

ModelExport ModelExportDialog::wanted() const {
    Player& player = m_session.player();
    ModelExport model{.clips = m_session.document().clips(),
                      .played = {},
                      .view = m_session.view(),
                      .format = isObj(m_file->path()) ? ModelFormat::Obj : ModelFormat::Glb,
                      .seconds = player.seconds()};
    player.fillPlayed(model.played);
    model.played.hand = m_session.selection().posing().pose;
    if (m_animated->isChecked() && m_animated->isEnabled()) {
        const Asset& asset = *model.clips->asset();
        model.baked = BakeOptions{.seconds = playedFrames(asset, model.played, m_rate->value()),
                                  .tolerance = static_cast<float>(m_tolerance->value()),
                                  .name = playedName(asset, model.played)};
    }
    return model;
}

void ModelExportDialog::save() {
    std::error_code absent;  // two files that are not there are not the same
    if (std::filesystem::equivalent(m_file->path().toStdString(),
                                    m_session.document().asset()->path, absent)) {
        m_file->say(tr("This is the file that is open; choose another name."));
    } else {
        m_file->save();
    }
}

void ModelExportDialog::start(const QString& path, bool replace) {
    m_progress->setValue(0);
    m_settings.setValue(QLatin1String(kModelFolder), QFileInfo(path).absolutePath());
    m_writer.run(
        [model = wanted(), file = std::filesystem::path(path.toStdString())](
            const std::stop_token& stop, const BackgroundTask::Progress& progress) {
            return writeModel(model, file, {.stop = stop, .progress = progress});
        },
        [this, path, replace](const Written& result) { take(path, replace, result); },
        [](const std::exception& failure) -> Written {
            return Error{ErrorCode::LimitExceeded, failure.what(), {}};
        });
    refresh();
}

void ModelExportDialog::take(const QString& path, bool replace, const Written& result) {
    if (result) {
        const QStringList lines = QStringList{tr("Written.")} + linesOf(*result);
        m_file->notice().say(lines.join(QLatin1Char('\n')));
        adjustSize();
    } else {
        m_file->explain(path, replace, result.error());
    }
}

void ModelExportDialog::reject() {
    if (m_writer.busy()) {
        m_writer.cancel();
        m_file->notice().say(tr("Cancelled."));
        refresh();
    } else {
        QDialog::reject();
    }
}

void ModelExportDialog::refresh() {
    const bool busy = m_writer.busy();
    const bool plays = m_session.player().playable() && !isObj(m_file->path());
    m_animated->setEnabled(plays);
    m_rate->setEnabled(plays && m_animated->isChecked());
    m_tolerance->setEnabled(plays && m_animated->isChecked());
    m_form->setEnabled(!busy);
    m_progress->setVisible(busy);
    if (m_save != nullptr) {
        m_save->setEnabled(!busy);
        m_close->setText(busy ? tr("Cancel") : tr("Close"));
    }
}

}  // namespace sinew
