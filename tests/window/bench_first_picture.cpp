// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <QTextStream>

#include "app/gui/program.h"
#include "viewport/window/viewport_window.h"

// Opens files in turn in one window and measures for each the time from opening to the first
// picture: read, then uploaded with the pipelines that the picture waits for, then drawn, and when
// the last of its pipelines is there. One line of JSON per file.
// usage: window_first_picture LIST, with a path per line

namespace {

using namespace sinew;

constexpr int kPatience = 120000;  // milliseconds
constexpr int kQuietMilliseconds = 200;
constexpr float kUploadShare = 0.6F;  // share of the progress; the rest are pipelines

/// Milliseconds since the file was opened; -1: not reached.
struct Moments {
    const char* outcome = "late";
    qint64 read = -1;
    qint64 uploaded = -1;
    qint64 shown = -1;
    qint64 drawn = -1;
    qint64 prepared = -1;
};

class Stopwatch {
public:
    explicit Stopwatch(Program& program) : m_program(program) {
        const auto stamp = [this](qint64 Moments::*moment) {
            return [this, moment] { m_moments.*moment = m_clock.elapsed(); };
        };
        Document& document = program.session().document();
        ViewportWindow& viewport = program.viewport();
        QObject::connect(&document, &Document::assetChanged, &m_context, stamp(&Moments::read));
        QObject::connect(&viewport, &ViewportWindow::assetArriving, &m_context, [this](float part) {
            if (part >= kUploadShare && m_moments.uploaded < 0) {
                m_moments.uploaded = m_clock.elapsed();
            }
        });
        QObject::connect(&viewport, &ViewportWindow::assetShown, &m_context,
                         stamp(&Moments::shown));
        QObject::connect(&viewport, &ViewportWindow::assetDrawn, &m_context, [this] {
            m_moments.drawn = m_clock.elapsed();
            m_moments.outcome = "shown";
            m_over = true;
        });
        QObject::connect(&viewport, &ViewportWindow::preparing, &m_context, [this](float part) {
            if (part >= 1.0F && m_moments.shown >= 0 && m_moments.prepared < 0) {
                m_moments.prepared = m_clock.elapsed();
            }
        });
        const auto end = [this](const char* how) {
            return [this, how] {
                m_moments.outcome = how;
                m_over = true;
            };
        };
        QObject::connect(&document, &Document::loadFailed, &m_context, end("refused"));
        QObject::connect(&viewport, &ViewportWindow::failed, &m_context, end("failed"));
    }

    const Moments& open(const QString& path) {
        m_moments = {};
        m_over = false;
        m_clock.start();
        m_program.session().document().open(path.toStdString());
        (void)QTest::qWaitFor([this] { return m_over; }, kPatience);
        if (m_moments.drawn >= 0) {
            (void)QTest::qWaitFor([this] { return m_moments.prepared >= 0; }, kPatience);
        }
        return m_moments;
    }

private:
    Program& m_program;
    QObject m_context;
    QElapsedTimer m_clock;
    Moments m_moments;
    bool m_over = false;
};

QStringList linesOf(const QString& path) {
    QFile list(path);
    if (!list.open(QIODevice::ReadOnly | QIODevice::Text)) {
        qFatal("the list of files cannot be read");
    }
    return QString::fromUtf8(list.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Sinew"));
    QApplication::setApplicationName(QStringLiteral("window_first_picture"));
    QStandardPaths::setTestModeEnabled(true);
    Program program(StartOptions{});
    Stopwatch watch(program);
    QTextStream out(stdout);
    for (const QString& path : linesOf(QApplication::arguments().value(1))) {
        const Moments& moments = watch.open(path);
        out << R"({"file": ")" << path << R"(", "outcome": ")" << moments.outcome
            << R"(", "readMs": )" << moments.read << R"(, "uploadedMs": )" << moments.uploaded
            << R"(, "shownMs": )" << moments.shown << R"(, "drawnMs": )" << moments.drawn
            << R"(, "preparedMs": )" << moments.prepared << R"(, "pipelines": )"
            << program.viewport().memory().pipelines << "}\n";
        out.flush();
        QTest::qWait(kQuietMilliseconds);
    }
    return program.finish().empty() ? 0 : 1;
}
