// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/run_program.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <cstdio>
#include <utility>

#include "app/common/failure.h"
#include "app/gui/program.h"
#include "app/gui/shared_window.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

QString startText(const char* text) {
    return QCoreApplication::translate("StartFailure", text);
}

/// For those who start the program without a terminal.
void showNoDriver(const QString& reason) {
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Sinew"),
                    startText("Sinew draws with Vulkan, and no Vulkan driver was found."),
                    QMessageBox::Close);
    box.setObjectName(QStringLiteral("noDriver"));
    box.setInformativeText(startText("%1:\n\nsudo apt install mesa-vulkan-drivers").arg(reason));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box.exec();
}

/// Opens the files of other starts, and shows them the window.
void openInSharedWindow(SharedWindow& shared, MainWindow& window) {
    QObject::connect(&shared, &SharedWindow::filesWanted, &window,
                     [&window](const QStringList& files, const QByteArray& token) {
                         if (!files.isEmpty()) {
                             window.openFiles(files);
                         }
                         if (!token.isEmpty()) {
                             qputenv("XDG_ACTIVATION_TOKEN", token);  // read when it is raised
                         }
                         window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
                         bringUp(window);
                     });
}

}  // namespace

int runProgram(StartOptions options, SharedWindow* shared) {
    try {
        Program program(std::move(options));
        if (shared != nullptr) {
            openInSharedWindow(*shared, program.window());
        }
        return program.run();
    } catch (const GpuError& failure) {
        std::fprintf(stderr, "sinew: %s\n", failure.what());
        if (failure.kind() == GpuError::Kind::NoDriver) {
            showNoDriver(QString::fromUtf8(failure.what()));
        }
        return static_cast<int>(ExitCode::NoDevice);
    }
}

}  // namespace sinew
