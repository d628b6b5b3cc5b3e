// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "model/evaluate/hand_pose.h"
#include "tests/support/test_program.h"
#include "tests/ui/morph_fixture.h"

using namespace sinew;
using namespace sinew::test;

class TestMorphExpressions : public QObject {
    Q_OBJECT

private slots:
    void anExpressionSetsItsTargets() {
        MorphFixture f(avatar());
        QVERIFY(f.expressions.isVisible());
        QVERIFY(f.set(f.expressions, 0, 0.5));
        QCOMPARE(f.weights(), (Weights{0.5F, 0.25F, 0.0F}));
        QCOMPARE(f.text(f.expressions, 0, MorphSliderModel::ValueColumn), QStringLiteral("0.500"));
        QVERIFY(f.set(f.targets, kFrown, 1.0));
        QCOMPARE(f.text(f.expressions, 0, MorphSliderModel::ValueColumn), QStringLiteral("–"));
        const QString tip = f.cell(f.expressions, 0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("Frown of Body: 0.5")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("Changes 1 material\nOverrides blink (block)\n"
                                             "Not shown: rim colour of Skin")),
                 qPrintable(tip));
        QVERIFY(!f.set(f.expressions, 2, 1.0));  // moves nothing
        QVERIFY(f.set(f.expressions, 0, 0.25));  // its targets follow again
        QCOMPARE(f.weights(), (Weights{0.25F, 0.125F, 0.0F}));
    }

    void expressionsThatAreNotPlayedInFullAreNamed() {
        MorphFixture f(avatar());
        auto& words = f.find<QLabel>("unplayedExpressions");
        QVERIFY(words.isVisible());
        QVERIFY2(words.text().contains("happy") && !words.text().contains("wink"),
                 qPrintable(words.text()));
        f.session.document().show({.asset = face(), .outline = {}});
        QVERIFY(!words.isVisible());
    }

    void anExpressionOfColoursAloneIsASlider() {
        Asset asset = *avatar();
        asset.vrm->expressions[2].materials = asset.vrm->expressions[0].materials;
        MorphFixture f(finishAsset(std::move(asset)));
        QVERIFY(f.set(f.expressions, 2, 0.5));
        QCOMPARE(f.session.selection().posing().pose.weightOf(ExpressionIndex(2U)),
                 std::optional(0.5F));
        QCOMPARE(f.text(f.expressions, 2, MorphSliderModel::ValueColumn), QStringLiteral("0.500"));
        f.find<QPushButton>("morphResetAll").click();
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void anExpressionOfWhatIsNotShownSaysSoInsteadOfASlider() {
        Asset asset = *avatar();
        asset.vrm->expressions[2].unshown = {"shade colour of Skin"};
        MorphFixture f(finishAsset(std::move(asset)));
        const auto reason = [&](int row) {
            return f.cell(f.expressions, row, 0).data(MorphSliderModel::ReasonRole).toString();
        };
        QCOMPARE(reason(2), QStringLiteral("not shown: shade colour of Skin"));
        QVERIFY(reason(0).isEmpty());
        QVERIFY(f.find<QLabel>("unplayedExpressions").toolTip().contains("look") ||
                f.find<QLabel>("unplayedExpressions").text().contains("look"));
    }

    void onlyOneExpressionTurnsTheOthersOff() {
        MorphFixture f(avatar());
        QVERIFY(f.set(f.expressions, 1, 1.0));
        f.makeCurrent(f.expressions, 0);
        f.find<QPushButton>("morphOnly").click();
        QCOMPARE(f.weights(), (Weights{1.0F, 0.5F, 0.0F}));
        const HandPose& pose = f.session.selection().posing().pose;
        QCOMPARE(pose.expressions().size(), std::size_t{1});
    }

    void anAvatarWithoutMorphTargetsNamesItsExpressions() {
        Asset asset = *avatar();
        for (Mesh& mesh : asset.meshes) {
            mesh.weights.clear();
            for (Primitive& primitive : mesh.primitives) {
                primitive.targets.clear();
            }
        }
        for (Animation& clip : asset.animations) {
            std::erase_if(clip.channels, [](const Channel& channel) {
                return channel.path == ChannelPath::Weights;
            });
        }
        for (VrmExpression& expression : asset.vrm->expressions) {
            expression.morphs.clear();
            expression.materials.clear();
        }
        MorphFixture f(finishAsset(std::move(asset)));
        QVERIFY(f.find<QLabel>("morphEmpty").isVisible());
        QVERIFY(f.find<QLabel>("unplayedExpressions").isVisible());
    }

    void aBinaryExpressionIsSwitched() {
        MorphFixture f(avatar());
        f.makeCurrent(f.expressions, 1);
        f.expressions.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&f.expressions, Qt::Key_Return);
        QCOMPARE(f.weights()[2], 1.0F);
        const QRect cell =
            f.expressions.visualRect(f.cell(f.expressions, 1, MorphSliderModel::ValueColumn));
        QTest::mouseClick(f.expressions.viewport(), Qt::LeftButton, {},
                          cell.topLeft() + QPoint(8, cell.height() / 2));
        QCOMPARE(f.weights()[2], 0.0F);
    }

    void inVrm0EveryNodeWithTheMeshIsMoved() {
        MorphFixture f(avatar(true));
        QVERIFY(f.set(f.expressions, 0, 1.0));
        const Pose& pose = f.session.pose()->pose();
        const Asset& asset = *f.session.document().asset();
        QCOMPARE(pose.weightsOf(asset[kProp])[1], 0.5F);
        QCOMPARE(pose.weightsOf(asset[kBody])[1], 0.5F);
    }
};

SINEW_TEST_IN(QApplication, TestMorphExpressions)
#include "test_morph_expressions.moc"
