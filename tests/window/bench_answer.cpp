// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTest>
#include <QTextStream>
#include <QTimer>
#include <algorithm>

#include "app/gui/program.h"
#include "tests/support/settle.h"
#include "viewport/window/viewport_window.h"

// How long the window keeps its user waiting while a file is being opened: the longest time in
// which its event loop handled nothing. Every file is interrupted after each of several delays by
// the next one, and closed on after the last. One line of JSON per interruption. usage:
// window_answer FILE...

namespace {

using namespace sinew;

constexpr int kBeatMilliseconds = 5;
constexpr int kPatience = 180000;
constexpr int kDelays[] = {50, 200, 500, 1000, 2000, 4000};  // milliseconds after a file was opened

/// The longest gap between two beats of a timer since the last `take`.
class Heartbeat {
public:
    Heartbeat() {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(kBeatMilliseconds);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start();
        m_since.start();
    }

    qint64 take() {
        beat();
        return std::exchange(m_longest, 0);
    }

private:
    void beat() { m_longest = std::max(m_longest, m_since.restart()); }

    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
};

/// What the file was doing, in a word.
const char* stateOf(const Session& session) {
    if (session.document().loading()) {
        return "loading";
    }
    if (session.document().arrival()) {
        return "uploading";
    }
    return session.document().checking() ? "checking" : "shown";
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Sinew"));
    QApplication::setApplicationName(QStringLiteral("window_answer"));
    QStandardPaths::setTestModeEnabled(true);
    const QStringList paths = QApplication::arguments().mid(1);
    QTextStream out(stdout);
    Program program(StartOptions{});
    Session& session = program.session();
    Heartbeat heart;
    const auto open = [&](const QString& path) {
        session.document().open(path.toStdString());
        const qint64 held = heart.take();  // the call itself
        test::settle();
        return std::max(held, heart.take());
    };
    for (const QString& path : paths) {
        for (const int delay : kDelays) {
            (void)open(path);
            (void)heart.take();
            QTest::qWait(delay);
            const qint64 before = heart.take();
            const char* const state = stateOf(session);
            const qint64 answer = open(paths.front());
            (void)QTest::qWaitFor([&] { return stateOf(session) == std::string_view("shown"); },
                                  kPatience);
            out << R"({"file": ")" << path << R"(", "interruptedAfterMs": )" << delay
                << R"(, "state": ")" << state << R"(", "longestHeldMs": )" << before
                << R"(, "nextFileAnsweredMs": )" << answer << R"(, "longestHeldAfterMs": )"
                << heart.take() << "}\n";
            out.flush();
        }
    }
    (void)open(paths.back());
    QTest::qWait(300);
    QElapsedTimer closing;
    closing.start();
    (void)program.finish();
    out << R"({"closedMs": )" << closing.elapsed() << "}\n";
    return 0;
}
