// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"

namespace {

struct Ending {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs the installed program until it ends by itself.
Ending runSinew(const QStringList& arguments,
                const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(SINEW_GUI, arguments);
    if (!process.waitForFinished(kPatience)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

QProcessEnvironment withoutDisplay() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(name);
    }
    return environment;
}

}  // namespace

class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void helpAndVersionNeedNoDisplay() {
        const Ending help = runSinew({"--help"}, withoutDisplay());
        QCOMPARE(help.code, 0);
        for (const char* option : {"--animation", "--time", "--paused", "--view", "--joint",
                                   "--skin", "--camera", "--device", "--validation"}) {
            QVERIFY2(help.output.contains(option), option);
        }
        const Ending version = runSinew({"--version"}, withoutDisplay());
        QCOMPARE(version.code, 0);
        QVERIFY(version.output.startsWith("sinew "));
    }

    void withoutADisplayItSaysSo() {
        const Ending ending = runSinew({}, withoutDisplay());
        QCOMPARE(ending.code, 5);
        QVERIFY(ending.errors.contains("display"));
    }

    void aDisplayThatIsNotThereIsNoCrash() {
        QProcessEnvironment environment = withoutDisplay();
        environment.insert("DISPLAY", ":9999");
        QCOMPARE(runSinew({}, environment).code, 5);
    }

    // The dialog itself: test_no_driver.cpp.
    void withoutVulkanItSaysSoAndWaitsWithADialog() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("VK_ICD_FILENAMES", "/nowhere/icd.json");
        environment.insert("VK_DRIVER_FILES", "/nowhere/icd.json");
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setReadChannel(QProcess::StandardError);
        process.start(SINEW_GUI, QStringList());
        QByteArray errors;
        while (!errors.contains("mesa-vulkan-drivers") && process.waitForReadyRead(kPatience)) {
            errors += process.readAll();
        }
        QVERIFY2(errors.contains("mesa-vulkan-drivers"), errors.constData());
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        process.waitForFinished();
    }

    void withoutTheLayerThatWasAskedForItEndsWith5() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("VK_LAYER_PATH", "/nowhere");
        const Ending ending = runSinew({"--validation"}, environment);
        QCOMPARE(ending.code, 5);
        QVERIFY(ending.errors.contains("layer"));
    }

    void unknownWordsEndWith2AndListTheValidOnes() {
        const Ending option = runSinew({"--no-such-option"});
        QCOMPARE(option.code, 2);
        QVERIFY(option.errors.contains("there is no option '--no-such-option'; see sinew --help"));
        const Ending twice = runSinew({"--time", "1", "--paused", "--paused", "--time", "2"});
        QCOMPARE(twice.code, 2);
        QVERIFY(twice.errors.contains("--time is given 2 times"));
        const Ending view = runSinew({"--view", "no-such-view"});
        QCOMPARE(view.code, 2);
        QVERIFY(view.errors.contains("raw-weights"));
        const Ending animation = runSinew({m_orca.path(), "--animation", "Fly"});
        QCOMPARE(animation.code, 2);
        QVERIFY(animation.errors.contains("Swim"));
        const Ending joint = runSinew({m_orca.path(), "--joint", "no-such-joint"});
        QCOMPARE(joint.code, 2);
    }

    void anUnknownDeviceEndsWith5() { QCOMPARE(runSinew({"--device", "no such device"}).code, 5); }

private:
    sinew::test::OrcaFile m_orca;
};

SINEW_TEST_IN(QCoreApplication, TestProgram)
#include "test_program.moc"
