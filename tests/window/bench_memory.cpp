// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <QTextStream>

#include "app/gui/program.h"
#include "viewport/window/viewport_window.h"

// Opens files in turn in one window and prints after each one what the process holds, a line of
// JSON per file. packaging/bench_memory.py chooses the files and makes the table.
// usage: window_memory [LIST] with a path per line in the file LIST, else on standard input

namespace {

using namespace sinew;

constexpr int kArrivalPatience = 120000;  // milliseconds; heavy files on a slow machine
constexpr int kCheckPatience = 20000;
constexpr int kDrawnMilliseconds = 500;  // a few frames, and what is freed is handed back

QStringList pathsFrom(const QStringList& arguments) {
    QFile list;
    bool open = false;
    if (arguments.size() > 1) {
        list.setFileName(arguments[1]);
        open = list.open(QIODevice::ReadOnly | QIODevice::Text);
    } else {
        open = list.open(stdin, QIODevice::ReadOnly | QIODevice::Text);
    }
    if (!open) {
        qFatal("the list of files cannot be read");
    }
    return QString::fromUtf8(list.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// Of /proc/self/status, in KiB; 0 where there is none.
qint64 statusKibibytes(const char* name) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(name)) {
            return line.simplified().split(' ').value(1).toLongLong();
        }
    }
    return 0;
}

/// Opens one file after the other and waits for each.
class FileOpener {
public:
    explicit FileOpener(Program& program) : m_program(program) {
        const auto tell = [this](const char* what) { return [this, what] { m_outcome = what; }; };
        QObject::connect(&program.session().document(), &Document::loadFailed, &m_context,
                         tell("refused"));
        QObject::connect(&program.viewport(), &ViewportWindow::assetShown, &m_context,
                         tell("shown"));
        QObject::connect(&program.viewport(), &ViewportWindow::failed, &m_context, tell("failed"));
    }

    const char* open(const QString& path) {
        m_outcome = nullptr;
        m_program.session().document().open(path.toStdString());
        if (!QTest::qWaitFor([this] { return m_outcome != nullptr; }, kArrivalPatience)) {
            return "late";
        }
        (void)QTest::qWaitFor([this] { return !m_program.session().document().checking(); },
                              kCheckPatience);
        QTest::qWait(kDrawnMilliseconds);
        return m_outcome;
    }

private:
    Program& m_program;
    QObject m_context;
    const char* m_outcome = nullptr;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Sinew"));
    QApplication::setApplicationName(QStringLiteral("window_memory"));
    QStandardPaths::setTestModeEnabled(true);
    const QStringList paths = pathsFrom(QApplication::arguments());
    Program program(StartOptions{});
    FileOpener opener(program);
    QTextStream out(stdout);
    for (const QString& path : paths) {
        const char* const outcome = opener.open(path);
        const RendererMemory memory = program.viewport().memory();
        out << R"({"file": ")" << path << R"(", "outcome": ")" << outcome << R"(", "residentKiB": )"
            << statusKibibytes("VmRSS:") << R"(, "peakKiB": )" << statusKibibytes("VmHWM:")
            << R"(, "deviceBytes": )" << memory.deviceBytes << R"(, "pipelines": )"
            << memory.pipelines << "}\n";
        out.flush();
    }
    return program.finish().empty() ? 0 : 1;
}
