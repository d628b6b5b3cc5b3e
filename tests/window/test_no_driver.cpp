// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include "app/common/failure.h"
#include "app/gui/run_program.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestNoDriver : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        qputenv("VK_DRIVER_FILES", "/nonexistent.json");
        qputenv("VK_ICD_FILENAMES", "/nonexistent.json");
    }

    void aDialogNamesThePackageWithTheSoftwareDevice() {
        QString words;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &poll, [&words] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                words = box->text() + box->informativeText();
                box->close();
            }
        });
        poll.start(10);
        QCOMPARE(runProgram({}), static_cast<int>(ExitCode::NoDevice));
        QVERIFY2(words.contains("no Vulkan driver was found"), qPrintable(words));
        QVERIFY2(words.contains("apt install mesa-vulkan-drivers"), qPrintable(words));
    }
};

SINEW_TEST_IN(QApplication, TestNoDriver)
#include "test_no_driver.moc"
