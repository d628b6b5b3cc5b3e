// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/window/film_plan.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sinew {

class PictureSizeBox;
class SaveField;

/// What is filmed, and what the film is written as.
class FilmForm final : public QWidget {
    Q_OBJECT

public:
    FilmForm(const FilmScene& scene, QSize windowSize, const FilmChoice& choice,
             QWidget* parent = nullptr);

    /// Another file or clip is shown.
    void setScene(const FilmScene& scene);
    [[nodiscard]] FilmChoice choice() const;
    [[nodiscard]] QSize size() const;
    /// Size of a point, in pixels of the window; 0: not a multiple of the window.
    [[nodiscard]] int windowScale() const;
    [[nodiscard]] SaveField& file() const noexcept { return *m_file; }
    /// The frames of the film; why there is none otherwise.
    [[nodiscard]] Result<FilmPlan> plan() const;
    /// Their files, of an absolute path with placeholders.
    [[nodiscard]] Result<std::vector<std::string>> paths(const FilmPlan& plan,
                                                         const QString& path) const;

private:
    void addRows();
    void addMotion(QFormLayout& form);
    void addFrames(QFormLayout& form);
    void addFormat(QFormLayout& form);
    void fillFormats();
    void restore(const FilmChoice& choice);
    void follow();        // enables what the choices make sense for, and counts the frames
    void followFormat();  // likewise, of the format
    void followPictures();
    void followName();
    void showFiles(const Result<FilmPlan>& plan);
    [[nodiscard]] QString proposedStem() const;
    [[nodiscard]] FilmFormat format() const;
    [[nodiscard]] bool pictures() const;

    FilmScene m_scene;
    FilmChoice m_before;  // what was chosen before, for members that the form does not show
    QComboBox* m_motion;
    QDoubleSpinBox* m_degrees;
    QDoubleSpinBox* m_turnSeconds;
    QComboBox* m_clips;
    QComboBox* m_frames;
    QLineEdit* m_listed;
    QDoubleSpinBox* m_rate;
    QCheckBox* m_loops;
    QLabel* m_count;
    PictureSizeBox* m_size;
    QComboBox* m_format;
    QSpinBox* m_quality;
    QCheckBox* m_marks;
    QCheckBox* m_text;
    QCheckBox* m_transparent;
    SaveField* m_file;
    QLabel* m_files;     // first and last file, or what is wrong with the name
    QString m_proposed;  // the name, unless the user has typed another
};

}  // namespace sinew
