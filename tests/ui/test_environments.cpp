// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "model/light/built_in_light.h"
#include "model/light/environment.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/session/environment_choice.h"
#include "ui/window/bars/message_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A choice of its own, whose environments are made at once and counted.
struct ChoiceFixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    Session session;
    std::atomic<int> made = 0;
    EnvironmentChoice choice{
        session.appearance(), settings,
        [this](const std::filesystem::path& path, const auto&,
               const auto&) -> Result<EnvironmentLoader::Loaded> {
            ++made;
            if (isBuiltInName(path.string()) && findBuiltInLight(path.string()) == nullptr) {
                return Error{ErrorCode::InvalidRequest, "none of that name", {}};
            }
            return std::make_shared<const Environment>();
        }};

    [[nodiscard]] std::string named() const { return session.appearance().look().environment; }
};

QString emptyFile(const QTemporaryDir& folder, const QString& name) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no file");
    }
    return file.fileName();
}

}  // namespace

class TestEnvironments : public QObject {
    Q_OBJECT

private slots:
    void everyBuiltInEnvironmentIsInTheList() {
        WindowFixture f;
        const auto& box = f.find<QComboBox>("environment");
        for (const BuiltInLight& light : builtInLights()) {
            const int row =
                box.findData(QString::fromUtf8(light.name.data(), qsizetype(light.name.size())));
            QVERIFY(row >= 0);
            QVERIFY(!box.itemText(row).isEmpty());
            QVERIFY(!box.itemData(row, Qt::ToolTipRole).toString().isEmpty());
        }
        QCOMPARE(box.currentText(), QString("Studio"));
    }

    void aBuiltInOneIsNamedByTheLookAndIsNoRecentFile() {
        ChoiceFixture f;
        f.choice.choose("builtin:outdoor");
        QCOMPARE(f.named(), std::string("builtin:outdoor"));
        QTRY_VERIFY(f.session.appearance().environment() != nullptr);
        QCOMPARE(f.session.appearance().environmentName(), QString("Outdoor"));
        QVERIFY(f.choice.recent().isEmpty());
    }

    void noneIsChosenAtOnceAndTheStudioComesBack() {
        ChoiceFixture f;
        f.choice.choose(QString::fromUtf8(kNoEnvironment.data(), qsizetype(kNoEnvironment.size())));
        QCOMPARE(f.named(), std::string(kNoEnvironment));
        QVERIFY(f.choice.wanted().isEmpty());
        QCOMPARE(f.session.appearance().environmentName(), QString("None"));
        QCOMPARE(f.made.load(), 0);
        f.choice.chooseStudio();
        QCOMPARE(f.named(), std::string());
    }

    void aBuiltInOneIsMadeOnce() {
        ChoiceFixture f;
        f.choice.choose("builtin:outdoor");
        QTRY_VERIFY(f.session.appearance().environment() != nullptr);
        const auto first = f.session.appearance().environment();
        f.choice.chooseStudio();
        Look look = f.session.appearance().look();
        look.environment = "builtin:outdoor";
        f.session.appearance().setLook(look);
        QCOMPARE(f.session.appearance().environment(), first);
        QCOMPARE(f.named(), std::string("builtin:outdoor"));
        QVERIFY(f.choice.wanted().isEmpty());
        QCOMPARE(f.made.load(), 1);
    }

    void theStudioHasABuiltInNameToo() {
        ChoiceFixture f;
        f.choice.choose("builtin:outdoor");
        QTRY_VERIFY(f.session.appearance().environment() != nullptr);
        f.choice.choose("builtin:studio");
        QVERIFY(f.session.appearance().environment() == nullptr);
        QCOMPARE(f.named(), std::string());
    }

    void anUnknownBuiltInNameIsSaidAndTheLightStays() {
        WindowFixture f;
        auto* choice = f.window.findChild<EnvironmentChoice*>();
        choice->choose("builtin:beach");
        QTRY_VERIFY(
            f.window.messageBar().text().contains("no built-in environment 'builtin:beach'"));
        QCOMPARE(f.session.appearance().look().environment, std::string());
        QCOMPARE(f.find<QComboBox>("environment").currentText(), QString("Studio"));
    }

    void theLastEightFilesAreKept() {
        ChoiceFixture f;
        for (int i = 0; i < 10; ++i) {
            f.choice.choose(QString("/skies/%1.hdr").arg(i));
            QTRY_VERIFY(f.choice.wanted().isEmpty());
        }
        QCOMPARE(f.choice.recent().size(), 8);
        QCOMPARE(f.choice.recent().front(), QString("/skies/9.hdr"));
        QCOMPARE(f.choice.recent().back(), QString("/skies/2.hdr"));
    }

    void openingTheListDropsMissingFilesAndSaysWhich() {
        WindowFixture f;
        const QString here = emptyFile(f.folder, "here.hdr");
        f.settings.setValue("light/recentEnvironments", QStringList{"/gone/sky.hdr", here});
        auto& box = f.find<QComboBox>("environment");
        box.showPopup();
        box.hidePopup();
        QVERIFY(f.window.messageBar().text().contains("/gone/sky.hdr"));
        QCOMPARE(f.window.findChild<EnvironmentChoice*>()->recent(), QStringList{here});
        QVERIFY(box.findData(here) > 0);
        QVERIFY(box.findData("/gone/sky.hdr") < 0);
    }

    void filesOfOneNameAreToldApartByTheirFolders() {
        WindowFixture f;
        f.settings.setValue("light/recentEnvironments",
                            QStringList{"/day/sky.hdr", "/night/sky.hdr"});
        auto& box = f.find<QComboBox>("environment");
        auto* choice = f.window.findChild<EnvironmentChoice*>();
        emit choice->changed();
        QCOMPARE(box.itemText(box.findData("/day/sky.hdr")), QString("day/sky.hdr"));
        QCOMPARE(box.itemText(box.findData("/night/sky.hdr")), QString("night/sky.hdr"));
    }
};

SINEW_TEST_IN(QApplication, TestEnvironments)
#include "test_environments.moc"
