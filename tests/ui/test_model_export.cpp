// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "model/load/load_asset.h"
#include "model/survey/safe_bounds.h"
#include "model/write/json_text.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/session/player.h"
#include "ui/window/dialogs/dialog_parts.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The dialog, opened for the character, with a path in the folder of the window.
struct ExportFixture : WindowFixture {
    ExportFixture() {
        session.player().setAnimation(AnimationIndex(0U));
        action("Export Mo&del…")->trigger();
    }

    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }

    QString save(const QString& path) {
        find<QLineEdit>("picturePath").setText(path);
        find<QPushButton>("modelSave").click();
        DialogNotice* notice = window.findChild<DialogNotice*>();
        (void)QTest::qWaitFor([&] { return !notice->text().isEmpty(); });
        return notice->text();
    }
};

std::shared_ptr<const Asset> read(const QString& path) {
    const auto asset = loadAsset(path.toStdString());
    return asset.ok() ? *asset : nullptr;
}

}  // namespace

class TestModelExport : public QObject {
    Q_OBJECT

private slots:
    void thePoseOfTheMomentIsWritten() {
        ExportFixture f;
        QVERIFY(f.save(f.path("pose.glb")).startsWith("Written."));
        const auto asset = read(f.path("pose.glb"));
        QVERIFY(asset && asset->animations.empty() && asset->skins.empty());
        QVERIFY(!asset->meshes.empty());
    }

    void whatIsPlayedIsWrittenAsAClip() {
        ExportFixture f;
        f.find<QCheckBox>("modelAnimated").setChecked(true);
        f.find<QDoubleSpinBox>("modelRate").setValue(10.0);
        QVERIFY(f.save(f.path("clip")).startsWith("Written."));
        const auto asset = read(f.path("clip.glb"));
        QVERIFY(asset);
        QCOMPARE(asset->animations.size(), std::size_t{1});
        QCOMPARE(asset->animations[0].name, f.session.document().asset()->animations[0].name);
    }

    void anObjFileHasNoAnimation() {
        ExportFixture f;
        f.find<QCheckBox>("modelAnimated").setChecked(true);
        f.find<QLineEdit>("picturePath").setText(f.path("pose.obj"));
        QVERIFY(!f.find<QCheckBox>("modelAnimated").isEnabled());
        QVERIFY(f.save(f.path("pose.obj")).startsWith("Written."));
        QVERIFY(QFile::exists(f.path("pose.mtl")));
    }

    void aFileIsReplacedOnlyWhenAsked() {
        ExportFixture f;
        QFile old(f.path("pose.glb"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QVERIFY(f.save(f.path("pose.glb")).contains("pose.glb"));
        QCOMPARE(old.size(), 3);
        QPushButton* replace = nullptr;
        for (auto* button : f.window.findChild<DialogNotice*>()->findChildren<QPushButton*>()) {
            replace = button->text() == "Replace" ? button : replace;
        }
        QVERIFY(replace != nullptr);
        replace->click();
        QTRY_VERIFY(QFile(f.path("pose.glb")).size() > 3);
    }

    void theBoundsOverAllClipsAreCopied() {
        WindowFixture f;
        QApplication::clipboard()->clear();
        f.action("Copy &Bounds over All Clips")->trigger();
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith("{\"min\":["));
        const auto scene = f.session.document().asset()->defaultScene;
        const SafeBounds bounds = safeBounds(f.session.document().clips(), scene);
        const QString least = QString::fromStdString(numbersText({&bounds.box.min.x, 3}));
        QVERIFY(QApplication::clipboard()->text().contains(least));
    }

    void withoutAMeshThereIsNothingToExport() {
        WindowFixture f(nullptr);
        QVERIFY(!f.action("Export Mo&del…")->isEnabled());
    }
};

SINEW_TEST_IN(QApplication, TestModelExport)
#include "test_model_export.moc"
