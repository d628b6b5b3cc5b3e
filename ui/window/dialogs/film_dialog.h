// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <stop_token>

#include "ui/window/film_plan.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace sinew {

class FilmForm;

/// Asks for a film, and shows how it is made. Not modal: the window stays usable, and what it shows
/// meanwhile does not affect the film.
class FilmDialog final : public QDialog {
    Q_OBJECT

public:
    struct Setup {
        FilmScene scene;
        QSize windowSize;         // size of the picture in the window, in pixels
        double pixelRatio = 1.0;  // ratio of the window
        FilmChoice choice;
        FilmMaker make;
    };

    explicit FilmDialog(Setup setup, QWidget* parent = nullptr);
    ~FilmDialog() override;

    void reject() override;  // asks while a film is made
    void setScene(const FilmScene& scene);
    [[nodiscard]] bool busy() const noexcept { return m_busy; }
    /// Stops the film that is being made.
    void stop();

signals:
    /// `what`: the path of a film, or the number of files and their folder.
    void made(const QString& what, const std::vector<std::string>& notices);
    void choiceChanged(const FilmChoice& choice);

private:
    QWidget* makeFooter();
    void start(const QString& path, bool replace);
    void report(const FilmProgress& progress);
    void finish(const QString& path, bool replace, const FilmResult& result);
    void sayCancelled();
    void setBusy(bool busy);
    void pressSecond();

    Setup m_setup;
    FilmForm* m_form;
    QLabel* m_frame;
    QLabel* m_words;
    QProgressBar* m_bar;
    QPushButton* m_export = nullptr;
    QPushButton* m_second = nullptr;  // closes, or cancels the film
    QElapsedTimer m_clock;
    std::stop_source m_stop;
    std::vector<std::string> m_files;  // files being written
    bool m_pictures = false;           // one for each frame
    std::size_t m_done = 0;            // frames
    bool m_busy = false;
    bool m_closes = false;  // once the film has ended
};

/// "about 5 s left", "about 2 min left".
[[nodiscard]] QString remainingWords(double seconds);

}  // namespace sinew
