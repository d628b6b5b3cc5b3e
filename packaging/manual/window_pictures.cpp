// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// usage: sinew-window-pictures FILE BEFORE FOLDER
// Writes pictures of the window with FILE, of each panel, and of the window that compares it with
// AFTER. Needs a display of 1280 x 800. A tool of the build.

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QScreen>
#include <QThread>
#include <cstdio>
#include <functional>
#include <utility>

#include "app/gui/own_font.h"
#include "app/gui/program.h"
#include "ui/session/session.h"
#include "ui/style/theme.h"
#include "ui/window/panel_table.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;

namespace {

// Milliseconds: for how long a picture must stay as it is, because work in the background shows
// when it is done; and until a file that does not load, or a picture that keeps changing, is an
// error.
constexpr int kCalm = 250;
constexpr int kPatience = 120000;

/// Handles events until the condition holds, or for this time. Returns whether it holds.
bool handleEvents(int milliseconds, const std::function<bool()>& condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(2);
    }
    return condition();
}

class Photographer {
public:
    Photographer(Program& program, const QString& folder) : m_program(program), m_folder(folder) {}

    [[nodiscard]] bool ready() {
        Session& session = m_program.session();
        return handleEvents(kPatience, [&] {
            return session.document().asset() != nullptr && !session.document().arrival() &&
                   !session.document().checking();
        });
    }

    [[nodiscard]] bool takeWindow(const QString& name) {
        return save([] { return QGuiApplication::primaryScreen()->grabWindow(0); }, name);
    }

    [[nodiscard]] bool takePanels() {
        for (const PanelInfo& panel : panelTable()) {
            const QString name = QLatin1String(panel.name);
            auto& dock = *m_program.window().findChild<QDockWidget*>(name);
            dock.show();
            dock.raise();
            if (!save([&dock] { return dock.grab(); },
                      QStringLiteral("panel-") + QString(name).remove("Dock"))) {
                return false;
            }
        }
        return true;
    }

private:
    [[nodiscard]] bool save(const std::function<QPixmap()>& take, const QString& name) {
        m_program.viewport().showChange();
        QElapsedTimer timer;
        timer.start();
        QImage before, picture;
        do {
            before = std::exchange(picture, {});
            static_cast<void>(handleEvents(kCalm, [] { return false; }));
            picture = take().toImage();
        } while (picture != before && timer.elapsed() < kPatience);
        const bool saved = picture.save(m_folder.filePath(name + QStringLiteral(".png")));
        if (picture != before) {
            std::fprintf(stderr, "%s keeps changing\n", qPrintable(name));
        }
        return saved && picture == before;
    }

    Program& m_program;
    QDir m_folder;
};

StartOptions optionsFor(const QString& file, const QString& compared) {
    StartOptions options;
    options.files = {file};
    options.compare = compared;
    options.paused = true;
    return options;
}

/// The file in motion, a joint's weight, a node and a pinned vertex.
void showSomething(Session& session) {
    const Asset& asset = *session.document().asset();
    for (std::size_t node = 0; node < asset.nodes.size(); ++node) {
        if (asset.nodes[node].name == "Spine.02") {
            session.selection().setNode(NodeIndex(node));
        }
    }
    session.selection().setJoint(JointIndex(std::size_t{2}));
    Look look = session.appearance().look();
    look.mode = ViewMode::Weight;
    look.legend = true;
    session.appearance().setLook(look);
    session.player().showMoment(AnimationIndex(std::size_t{0}), 0.6F);
    session.pins().pin({.node = NodeIndex(std::size_t{0}), .primitive = 0, .vertex = 1257});
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Sinew"));
    QApplication::setApplicationName(QStringLiteral("sinew"));
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 4) {
        std::fputs("usage: sinew-window-pictures FILE BEFORE FOLDER\n", stderr);
        return 2;
    }
    provideFont();
    theme::apply(application, theme::Brightness::Dark);
    bool done = false;
    {
        Program program(optionsFor(arguments[1], {}));
        program.window().setGeometry(QGuiApplication::primaryScreen()->geometry());
        Photographer photographer(program, arguments[3]);
        done = photographer.ready();
        showSomething(program.session());
        done = done && photographer.takeWindow(QStringLiteral("window-all")) &&
               photographer.takePanels();
    }
    Program program(optionsFor(arguments[2], arguments[1]));
    program.window().setGeometry(QGuiApplication::primaryScreen()->geometry());
    Photographer photographer(program, arguments[3]);
    done =
        done && photographer.ready() && photographer.takeWindow(QStringLiteral("window-compare"));
    return done ? 0 : 1;
}
