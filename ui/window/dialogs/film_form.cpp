// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/film_form.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "model/film/film_writer.h"
#include "model/film/picture_name.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/object_names.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/picture_size_box.h"
#include "ui/window/dialogs/save_field.h"

namespace sinew {
namespace {

constexpr double kMostFilmRate = 240.0;
constexpr int kPictures = 0x100;  // added to a format in the list: a file for each frame
const QString kFramePlace = QStringLiteral("_{frame:04}");

QDoubleSpinBox* filmNumber(const char* name, const QString& words, double most,
                           const QString& suffix) {
    QDoubleSpinBox* box = numberBox(name, words, 0.0, most, 3);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    return box;
}

QHBoxLayout* rowOf(std::initializer_list<LayoutItem> items) {
    auto* row = spaced(new QHBoxLayout, 10, items);
    row->addStretch();
    return row;
}

QString suffixOf(FilmFormat format) {
    return QLatin1Char('.') + QLatin1String(filmFormat(format).name);
}

int itemOf(FilmFormat format, bool pictures) {
    return static_cast<int>(format) + (pictures ? kPictures : 0);
}

/// A literal name, without placeholders.
QString withoutPlaceholders(QString name) {
    return name.replace(QLatin1Char('{'), QLatin1String("{{"))
        .replace(QLatin1Char('}'), QLatin1String("}}"));
}

QString stemOf(const QString& name) {
    return name.left(name.lastIndexOf(QLatin1Char('.')));
}

/// Without what differs between pictures.
QString fixedFolder(const QString& path) {
    const QString folder = QFileInfo(path).absolutePath();
    const qsizetype brace = folder.indexOf(QLatin1Char('{'));
    return brace < 0 ? folder : folder.left(folder.lastIndexOf(QLatin1Char('/'), brace));
}

}  // namespace

FilmForm::FilmForm(const FilmScene& scene, QSize windowSize, const FilmChoice& choice,
                   QWidget* parent)
    : QWidget(parent),
      m_scene(scene),
      m_before(choice),
      m_motion(named(new QComboBox, "filmMotion", tr("Motion"))),
      m_degrees(filmNumber("filmDegrees", tr("Camera turn"), 3600.0, QStringLiteral("°"))),
      m_turnSeconds(filmNumber("filmTurnSeconds", tr("Length"), 3600.0, tr(" s"))),
      m_clips(named(new QComboBox, "filmClips", tr("Clip"))),
      m_frames(named(new QComboBox, "filmFrames", tr("Frames"))),
      m_listed(named(new QLineEdit, "filmListed", tr("Listed frames"))),
      m_rate(filmNumber("filmRate", tr("Frames per second"), kMostFilmRate, tr(" fps"))),
      m_loops(optionBox("filmLoops", tr("Loop"),
                        tr("Players start over at the end. The closing frame, which equals the "
                           "first, is left out"))),
      m_count(named(new QLabel, "filmCount", tr("Number of frames"))),
      m_size(new PictureSizeBox(windowSize)),
      m_format(named(new QComboBox, "filmFormat", tr("Format"))),
      m_quality(named(new QSpinBox, "filmQuality", tr("Quality"))),
      m_marks(optionBox("filmMarks", tr("Marks"),
                        tr("Grid, axes, skeleton, boxes, edges, normals and the selection, as in "
                           "the window"))),
      m_text(optionBox("filmText", tr("Text"), tr("Legend, names and timings, as in the window"))),
      m_transparent(optionBox("filmTransparent", tr("Transparent background"), {})),
      m_file(new SaveField(choice.picture.folder, suffixOf(choice.format))),
      m_files(named(new QLabel, "filmFiles", tr("Files"))) {
    addRows();
    restore(choice);
    setScene(scene);
    for (QComboBox* box : {m_motion, m_clips, m_frames}) {
        connect(box, &QComboBox::currentIndexChanged, this, &FilmForm::follow);
    }
    for (QDoubleSpinBox* box : {m_rate, m_degrees, m_turnSeconds}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &FilmForm::follow);
    }
    connect(m_listed, &QLineEdit::textChanged, this, &FilmForm::follow);
    connect(m_loops, &QCheckBox::toggled, this, &FilmForm::follow);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FilmForm::followFormat);
    connect(m_clips, &QComboBox::currentIndexChanged, this, &FilmForm::followPictures);
    connect(m_file, &SaveField::nameEdited, this, &FilmForm::followName);
    connect(m_file, &SaveField::nameChanged, this, &FilmForm::follow);
    followFormat();
}

void FilmForm::addRows() {
    QFormLayout* form = dialogForm(this);
    addMotion(*form);
    addFrames(*form);
    form->addRow(tr("Size"), m_size);
    addFormat(*form);
    form->addRow(tr("Show"), rowOf({m_marks, m_text, m_transparent}));
    auto* file = spaced(new QVBoxLayout, 4, {m_file, m_files});
    m_files->setWordWrap(true);
    m_files->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_file->setToolTip(
        tr("Placeholders: {frame:04}, {n:04}, {stem}, {animation}, {view} and {joint}; "
           "{{ is a brace"));
    m_file->setFiles([this](const QString& path) -> Result<QStringList> {
        const Result<FilmPlan> plan = planFilm(m_scene, choice());
        if (!plan) {
            return plan.error();
        }
        const Result<std::vector<std::string>> all = paths(*plan, path);
        return all ? Result(linesOf(filmFiles(*all))) : all.error();
    });
    form->addRow(tr("File"), file);
}

void FilmForm::addMotion(QFormLayout& form) {
    addChoice(*m_motion, FilmMotion::Played, tr("As played"));
    addChoice(*m_motion, FilmMotion::Turntable, tr("Turntable"));
    addChoice(*m_motion, FilmMotion::PlayedTurntable, tr("Turntable while playing"));
    m_motion->setToolTip(tr("A turntable moves the camera around the model"));
    m_degrees->setDecimals(1);
    m_degrees->setMinimum(-3600.0);
    m_degrees->setToolTip(tr("How far the camera turns; negative: to the other side"));
    m_turnSeconds->setMinimum(0.1);
    m_turnSeconds->setToolTip(tr("How long a turntable of the current pose takes"));
    form.addRow(tr("Motion"), rowOf({m_motion, m_degrees, m_turnSeconds}));
    m_clips->setMinimumWidth(220);
    m_clips->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form.addRow(tr("Clip"), rowOf({m_clips}));
}

void FilmForm::addFrames(QFormLayout& form) {
    addChoice(*m_frames, FilmFrames::Whole, tr("Whole clip"));
    addChoice(*m_frames, FilmFrames::InOut, tr("In to out point"));
    addChoice(*m_frames, FilmFrames::Listed, tr("Listed"));
    m_listed->setPlaceholderText(QStringLiteral("0:48, 60, 100:70x2"));
    m_listed->setToolTip(
        tr("First and last frame (0:48), single frames, a step (0:48x2, 0:10x0.5), "
           "with commas; 48:0 runs backwards"));
    m_rate->setMinimum(0.1);
    form.addRow(tr("Frames"), rowOf({m_frames, m_listed}));
    form.addRow(tr("Rate"), rowOf({m_rate, m_loops, m_count}));
}

void FilmForm::addFormat(QFormLayout& form) {
    fillFormats();
    m_quality->setRange(0, 100);
    m_quality->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_quality->setKeyboardTracking(false);
    m_quality->setToolTip(tr("From 1 (small file) to 100 (best quality)"));
    auto* quality = new QLabel(tr("Quality"));
    quality->setBuddy(m_quality);
    form.addRow(tr("Format"), rowOf({m_format, quality, m_quality}));
}

/// What is missing on this computer is listed, but cannot be chosen.
void FilmForm::fillFormats() {
    auto* items = qobject_cast<QStandardItemModel*>(m_format->model());
    const auto add = [&](const FilmFormatRow& row, bool pictures) {
        const QString lack = QString::fromStdString(whatFormatLacks(row.key));
        const QString name = QString::fromUtf8(row.label);
        const QString label = pictures ? tr("%1 pictures").arg(name) : name;
        m_format->addItem(lack.isEmpty() ? label : tr("%1 – not available").arg(label),
                          itemOf(row.key, pictures));
        const int last = m_format->count() - 1;
        m_format->setItemData(last, lack, Qt::ToolTipRole);
        items->item(last)->setEnabled(lack.isEmpty());
    };
    for (const FilmFormatRow& row : filmFormats()) {
        if (row.isFilm && row.key != FilmFormat::Y4m && row.key != FilmFormat::Rgba) {
            add(row, false);
        }
    }
    for (const FilmFormatRow& row : filmFormats()) {
        if (row.isPicture) {
            add(row, true);
        }
    }
}

void FilmForm::restore(const FilmChoice& choice) {
    setChoice(*m_motion, choice.motion);
    setChoice(*m_frames, choice.frames);
    m_degrees->setValue(choice.degrees);
    m_turnSeconds->setValue(choice.turnSeconds);
    m_listed->setText(choice.listed);
    m_loops->setChecked(choice.loops);
    setChoice(*m_format, itemOf(choice.format, choice.pictures));
    if (m_format->currentIndex() < 0 || !whatFormatLacks(choice.format).empty()) {
        setChoice(*m_format, FilmFormat::Apng);  // needs nothing
    }
    m_quality->setValue(choice.quality);
    m_size->restore(choice.picture);
    m_marks->setChecked(choice.picture.marks);
    m_text->setChecked(choice.picture.text);
    m_transparent->setChecked(choice.picture.transparent);
}

void FilmForm::setScene(const FilmScene& scene) {
    const bool isOther = scene.stem != m_scene.stem || m_clips->count() == 0;
    const bool all = m_clips->count() == 0 ? m_before.allClips : m_clips->currentIndex() == 1;
    m_scene = scene;
    if (isOther) {
        m_clips->clear();
        m_clips->addItem(scene.played);
        if (scene.clips.size() > 1) {
            m_clips->addItem(tr("All %1 clips, one after another").arg(scene.clips.size()));
        }
        m_clips->setCurrentIndex(all && m_clips->count() > 1 ? 1 : 0);
        m_rate->setValue(scene.framesPerSecond);
        m_file->propose(proposedStem());
        m_proposed = m_file->typedName();
    }
    follow();
}

/// Pictures of several clips are distinguished by the clip.
QString FilmForm::proposedStem() const {
    if (!pictures()) {
        return withoutPlaceholders(m_scene.stem);
    }
    const QString file = fileNamePart(QString::fromStdString(m_scene.fields.stem));
    const bool all = m_clips->currentIndex() == 1 && !file.isEmpty();
    return withoutPlaceholders(all ? file : m_scene.stem) +
           (all ? QStringLiteral("_{animation}") : QString()) + kFramePlace;
}

FilmFormat FilmForm::format() const {
    return static_cast<FilmFormat>(m_format->currentData().toInt() % kPictures);
}

bool FilmForm::pictures() const {
    return m_format->currentData().toInt() >= kPictures;
}

FilmChoice FilmForm::choice() const {
    FilmChoice choice = m_before;
    choice.motion = choiceAt<FilmMotion>(*m_motion, m_motion->currentIndex());
    choice.allClips = m_clips->currentIndex() == 1;
    choice.frames = choiceAt<FilmFrames>(*m_frames, m_frames->currentIndex());
    choice.listed = m_listed->text();
    choice.framesPerSecond = m_rate->value();
    choice.loops = m_loops->isChecked();
    choice.degrees = m_degrees->value();
    choice.turnSeconds = m_turnSeconds->value();
    choice.format = format();
    choice.pictures = pictures();
    choice.quality = m_quality->isEnabled() ? m_quality->value() : 0;
    choice.picture.folder = fixedFolder(m_file->path());
    m_size->keep(choice.picture);
    choice.picture.marks = m_marks->isChecked();
    choice.picture.text = m_text->isChecked();
    choice.picture.transparent = m_transparent->isChecked() && m_transparent->isEnabled();
    return choice;
}

QSize FilmForm::size() const {
    return m_size->size();
}

int FilmForm::windowScale() const {
    return m_size->windowScale();
}

Result<FilmPlan> FilmForm::plan() const {
    const FilmChoice now = choice();
    Result<FilmPlan> plan = planFilm(m_scene, now);
    if (!plan) {
        return plan;
    }
    const std::string lack =
        whatFilmLacks(now.format, {.width = std::uint32_t(size().width()),
                                   .height = std::uint32_t(size().height()),
                                   .rate = now.pictures ? FilmRate() : plan->rate});
    return lack.empty() ? plan : Error{ErrorCode::InvalidRequest, lack, {}};
}

Result<std::vector<std::string>> FilmForm::paths(const FilmPlan& plan, const QString& path) const {
    return filmPaths(m_scene, choice(), plan.moments, path.toStdString());
}

void FilmForm::follow() {
    const FilmChoice now = choice();
    const bool plays = now.motion != FilmMotion::Turntable;
    m_degrees->setVisible(now.motion != FilmMotion::Played);
    m_turnSeconds->setVisible(!plays);
    m_clips->setEnabled(plays);
    m_frames->setEnabled(plays && !now.allClips);
    m_listed->setVisible(now.frames == FilmFrames::Listed);
    m_listed->setEnabled(plays && !now.allClips);
    const Result<FilmPlan> plan = planFilm(m_scene, now);
    if (plan) {
        const auto count = static_cast<int>(plan->moments.size());
        const double seconds = count / perSecond(plan->rate);
        m_count->setText((count == 1 ? tr("%1 frame, %2 s") : tr("%1 frames, %2 s"))
                             .arg(QString::number(count), QString::number(seconds, 'f', 2)));
    } else {
        m_count->setText(QString::fromStdString(plan.error().message));
    }
    showFiles(plan);
}

void FilmForm::showFiles(const Result<FilmPlan>& plan) {
    const QString path = m_file->path();
    m_files->setVisible(plan && !path.isEmpty());
    if (!plan || path.isEmpty()) {
        return;
    }
    const Result<std::vector<std::string>> all = paths(*plan, path);
    setTone(*m_files, all ? LabelTone::Dim : LabelTone::Alarm);
    if (!all) {
        m_files->setText(QString::fromStdString(all.error().message));
        return;
    }
    const QStringList files = linesOf(filmFiles(*all));
    m_files->setVisible(files.front() != path);
    const QDir folder(fixedFolder(path));
    const QString first = folder.relativeFilePath(files.front());
    m_files->setText(files.size() == 1 ? first
                                       : tr("%1 files: %2 to %3")
                                             .arg(QString::number(files.size()), first,
                                                  folder.relativeFilePath(files.back())));
}

void FilmForm::followFormat() {
    const FilmFormatRow& row = filmFormat(format());
    m_quality->setEnabled(row.takesQuality);
    m_quality->setSpecialValueText(row.quality > 0 ? tr("Standard (%1)").arg(row.quality)
                                                   : tr("Lossless"));
    m_transparent->setEnabled(row.alpha != FilmAlpha::None);
    m_transparent->setToolTip(row.alpha == FilmAlpha::None
                                  ? tr("%1 has no transparency").arg(QString::fromUtf8(row.label))
                              : row.alpha == FilmAlpha::OneBit
                                  ? tr("No background and no grid. Edges are hard: a pixel of %1 "
                                       "is opaque or transparent")
                                        .arg(QString::fromUtf8(row.label))
                                  : tr("No background and no grid"));
    if (filmFormatOf(m_file->typedName().toStdString()) != row.key) {
        m_file->setSuffix(suffixOf(row.key));
    }
    followPictures();
    follow();
}

/// The name gets a place for the frame, or loses it; one that was proposed is proposed again.
void FilmForm::followPictures() {
    const QString name = m_file->typedName();
    if (stemOf(name) == stemOf(m_proposed)) {
        m_file->suggest(proposedStem());
        m_proposed = m_file->typedName();
        return;
    }
    const QString stem = stemOf(name);
    const QString suffix = name.mid(stem.size());
    const Result<PictureName> parsed = PictureName::parse(name.toStdString());
    if (pictures() && parsed && !parsed->counts()) {
        m_file->setName(stem + kFramePlace + suffix);
    } else if (!pictures() && stem.endsWith(kFramePlace)) {
        m_file->setName(stem.chopped(kFramePlace.size()) + suffix);
    }
}

/// A name with the extension of another format chooses that format; one with a place for the frame
/// chooses pictures.
void FilmForm::followName() {
    const std::string typed = m_file->typedName().toStdString();
    const auto named = filmFormatOf(typed);
    if (!named || !whatFormatLacks(*named).empty()) {
        return;
    }
    const FilmFormatRow& row = filmFormat(*named);
    const Result<PictureName> name = PictureName::parse(typed);
    const bool counts = name && name->counts();
    const int item = m_format->findData(itemOf(*named, counts ? row.isPicture : !row.isFilm));
    if (item >= 0) {
        m_file->adoptSuffix(QLatin1Char('.') + QFileInfo(m_file->typedName()).suffix());
        m_format->setCurrentIndex(item);
    }
}

}  // namespace sinew
