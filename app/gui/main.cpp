// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QIcon>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "app/common/failure.h"
#include "app/gui/own_font.h"
#include "app/gui/run_program.h"
#include "app/gui/shared_window.h"
#include "app/gui/start_options.h"
#include "model/core/part_name.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace {

using sinew::ExitCode;

int complain(ExitCode code, const char* message) {
    std::fprintf(stderr, "sinew: %s\n", message);
    return static_cast<int>(code);
}

bool displayNamed() {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(name)) {
            return true;
        }
    }
    return false;
}

/// Qt aborts if it cannot connect to the display: exits with a message instead of a signal.
void endOnFatal(QtMsgType type, const QMessageLogContext&, const QString& text) {
    std::fprintf(stderr, "sinew: %s\n", qPrintable(text));
    if (type == QtFatalMsg) {
        std::_Exit(static_cast<int>(ExitCode::NoDevice));
    }
}

int runWindow(sinew::StartOptions options, int argc, char** argv) {
    if (!displayNamed()) {
        return complain(ExitCode::NoDevice, "no display available; sinew-cli renders without one");
    }
    const QtMessageHandler usual = qInstallMessageHandler(endOnFatal);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setOrganizationName(QStringLiteral("Sinew"));
    QApplication::setApplicationName(QStringLiteral("sinew"));
    QApplication::setApplicationVersion(QStringLiteral(SINEW_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("sinew"));
    sinew::provideFont();
    sinew::theme::apply(application, sinew::theme::Brightness::Dark);
    QApplication::setWindowIcon(sinew::icon("sinew"));
    std::optional<sinew::SharedWindow> shared;
    if (options.reuse && shared.emplace().handOver(options.files)) {
        return EXIT_SUCCESS;
    }
    return sinew::runProgram(std::move(options), shared ? &*shared : nullptr);
}

}  // namespace

int main(int argc, char** argv) {
    sinew::removePartsOnSignals();
    try {
        sinew::StartOptions options = sinew::parseStartOptions(argc, argv);
        if (options.answer) {
            std::fputs(qPrintable(*options.answer), stdout);
            return EXIT_SUCCESS;
        }
        return runWindow(std::move(options), argc, argv);
    } catch (const sinew::Failure& failure) {
        return complain(failure.code(), failure.what());
    }
}
