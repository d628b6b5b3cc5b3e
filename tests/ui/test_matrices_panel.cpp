// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <cmath>
#include <set>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/matrix_model.h"
#include "ui/models/matrix_values.h"
#include "ui/panels/widgets/labels.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct Matrices : WindowFixture {
    QDockWidget& dock = find<QDockWidget>("matricesDock");
    QTreeView& tree = find<QTreeView>("matrixTree");
    MatrixModel& model = static_cast<MatrixModel&>(*tree.model());

    explicit Matrices(NodeIndex node = kHip) {
        session.player().setPlaying(false);
        dock.show();
        dock.raise();
        session.selection().setNode(node);
        settle();
    }

    [[nodiscard]] double at(MatrixGroup group, int row, int column) const {
        return model.values()->at(group, row, column);
    }
    [[nodiscard]] QString note(MatrixGroup group) const {
        return model.indexOf(group).data(MatrixModel::kNoteRole).toString();
    }
    [[nodiscard]] QModelIndex cell(MatrixGroup group, int row, int column) const {
        return model.index(row, column, model.indexOf(group));
    }
};

/// A group, and the row below it that changed; -1: the group itself.
std::set<std::pair<MatrixGroup, int>> changedRows(const MatrixModel& model, const QSignalSpy& spy) {
    std::set<std::pair<MatrixGroup, int>> rows;
    for (const QList<QVariant>& signal : spy) {
        const auto index = signal.at(0).toModelIndex();
        rows.insert({model.group(index), MatrixModel::isNumber(index) ? index.row() : -1});
    }
    return rows;
}

}  // namespace

class TestMatricesPanel : public QObject {
    Q_OBJECT

private slots:
    void theNumbersAreThoseOfTheMoment() {
        Matrices f;
        f.session.player().seek(1.25F);
        settle();
        QCOMPARE(f.at(MatrixGroup::Translation, 0, 1), 0.5);
        QCOMPARE(f.at(MatrixGroup::Local, 1, 3), 0.5);  // row order: the last column is translation
        QCOMPARE(f.at(MatrixGroup::World, 1, 3), 0.5);
        QCOMPARE(f.at(MatrixGroup::Joint, 1, 3), 0.5);
        QCOMPARE(f.at(MatrixGroup::Rotation, 0, 3), 1.0);
        QCOMPARE(f.at(MatrixGroup::Scale, 0, 2), 1.0);
        QCOMPARE(f.cell(MatrixGroup::Translation, 0, 1).data().toString(), "0.5000");
        QVERIFY(f.find<ElidedLabel>("matricesName").fullText().contains("Hip"));
    }

    void onlyRowsThatChangedAreAnnounced() {
        Matrices f;
        f.session.player().seek(1.25F);
        settle();
        const QSignalSpy changes(&f.model, &QAbstractItemModel::dataChanged);
        const QSignalSpy resets(&f.model, &QAbstractItemModel::modelReset);
        f.session.player().seek(1.5F);
        settle();
        const std::set<std::pair<MatrixGroup, int>> expected{{MatrixGroup::Translation, 0},
                                                             {MatrixGroup::Local, 1},
                                                             {MatrixGroup::World, 1},
                                                             {MatrixGroup::Joint, 1},
                                                             {MatrixGroup::JointOnMeshNode, 1}};
        QCOMPARE(changedRows(f.model, changes), expected);
        QCOMPARE(resets.count(), 0);
    }

    void manyChangesAreOneRefresh() {
        Matrices f;
        const QSignalSpy changes(&f.model, &QAbstractItemModel::dataChanged);
        for (const float seconds : {1.1F, 1.2F, 1.3F, 1.4F}) {
            f.session.player().seek(seconds);
        }
        QCOMPARE(changes.count(), 0);
        settle();
        QCOMPARE(changes.count(), 5);  // the rows of the test above
    }

    void nothingIsComputedWhileThePanelIsHidden() {
        Matrices f;
        f.session.player().seek(1.0F);
        settle();
        f.dock.hide();
        const QSignalSpy changes(&f.model, &QAbstractItemModel::dataChanged);
        f.session.player().seek(1.5F);
        settle();
        QCOMPARE(changes.count(), 0);
        QCOMPARE(f.at(MatrixGroup::Translation, 0, 1), 0.0);
        f.dock.show();
        f.dock.raise();
        QCOMPARE(f.at(MatrixGroup::Translation, 0, 1), 1.0);
    }

    void thePanelThatIsOpenedIsInFront() {
        WindowFixture f;
        f.session.selection().setNode(kHip);
        auto& dock = f.find<QDockWidget>("matricesDock");
        QVERIFY(!dock.isVisible());
        dock.toggleViewAction()->trigger();
        QTRY_VERIFY(!dock.visibleRegion().isEmpty());
        QTRY_VERIFY(f.find<QTreeView>("matrixTree").model()->rowCount() > 0);
    }

    void aNodeThatIsNoJointHasNoJointMatrices() {
        Matrices f(kRoot);
        QVERIFY(f.model.indexOf(MatrixGroup::World).isValid());
        QVERIFY(!f.model.indexOf(MatrixGroup::Joint).isValid());
        QVERIFY(!f.model.indexOf(MatrixGroup::Residual).isValid());
        f.session.selection().clear();
        QCOMPARE(f.model.rowCount(), 0);
        f.session.selection().setSkin(SkinIndex(0));
        f.session.selection().setJoint(JointIndex(1));
        settle();
        QVERIFY(f.model.indexOf(MatrixGroup::Joint).isValid());
    }

    void whatDrivesAPartIsNamed() {
        Matrices f;
        QCOMPARE(f.note(MatrixGroup::Translation), "Walk");
        QCOMPARE(f.note(MatrixGroup::Rotation), "Rest pose");
        f.session.player().mixPresentClip();
        Mix mix = f.session.player().mix();
        mix.layers.push_back(mix.layers.front());
        mix.layers[0].weight = 0.25F;
        mix.layers[1].animation = AnimationIndex(1);
        mix.layers[1].mask = kFoot;  // does not cover the hip
        f.session.player().setMix(mix);
        settle();
        QCOMPARE(f.note(MatrixGroup::Translation), "Walk 0.25");
        f.session.selection().setByHand(
            {.node = kHip, .translation = glm::vec3(7, 8, 9), .rotation = {}, .scale = {}});
        settle();
        QCOMPARE(f.note(MatrixGroup::Translation), "By hand");
        QCOMPARE(f.at(MatrixGroup::Translation, 0, 2), 9.0);
        QCOMPARE(f.note(MatrixGroup::Scale), "Rest pose");
    }

    void motionKeptInPlaceIsNamed() {
        Matrices f;
        f.session.player().setRootNode(kHip);
        f.session.player().setInPlace({.x = false, .y = true, .z = false, .turn = false});
        QTRY_COMPARE(f.note(MatrixGroup::Translation), "Walk, in place");
        QCOMPARE(f.note(MatrixGroup::Rotation), "Rest pose");
    }

    void theOrderOfEulerAnglesAndFoldedGroupsAreRemembered() {
        Matrices f;
        f.find<QComboBox>("eulerOrder").setCurrentText("ZYX");
        settle();
        QCOMPARE(f.model.indexOf(MatrixGroup::Euler).data().toString(), "Rotation (Euler ZYX)");
        f.tree.collapse(f.model.indexOf(MatrixGroup::World));
        f.session.selection().setNode(kKnee);
        settle();
        QVERIFY(!f.tree.isExpanded(f.model.indexOf(MatrixGroup::World)));
        Session session;
        MainWindow again(session, f.settings);
        QCOMPARE(again.findChild<QComboBox*>("eulerOrder")->currentText(), "ZYX");
        session.document().show({.asset = character(), .outline = {}});
        session.selection().setNode(kKnee);
        again.show();
        again.findChild<QDockWidget*>("matricesDock")->show();
        again.findChild<QDockWidget*>("matricesDock")->raise();
        auto& tree = *again.findChild<QTreeView*>("matrixTree");
        const auto& model = static_cast<const MatrixModel&>(*tree.model());
        QTRY_VERIFY(model.indexOf(MatrixGroup::World).isValid());
        QVERIFY(!tree.isExpanded(model.indexOf(MatrixGroup::World)));
        QVERIFY(tree.isExpanded(model.indexOf(MatrixGroup::Local)));
    }

    void jsonIsByColumnsAndPythonByRows() {
        NodeTransforms transforms;
        transforms.parentFromNode =
            glm::mat4(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
        transforms.local.translation = {0.1F, 0, std::nanf("")};
        const MatrixValues values = matrixValues(transforms, EulerOrder::YXZ, nullptr);
        QCOMPARE(matrixText(values, MatrixGroup::Local, MatrixNotation::Json),
                 "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]");
        QCOMPARE(matrixText(values, MatrixGroup::Local, MatrixNotation::Python),
                 "[[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]]");
        QCOMPARE(matrixText(values, MatrixGroup::Local, MatrixNotation::Text).split('\n').size(),
                 4);
        QCOMPARE(matrixText(values, MatrixGroup::Translation, MatrixNotation::Python),
                 "[0.100000001, 0, float(\"nan\")]");
        const QJsonObject all =
            QJsonDocument::fromJson(
                allMatricesText("a \"b\"", values, MatrixNotation::Json).toUtf8())
                .object();
        QCOMPARE(all["node"].toString(), "a \"b\"");
        QCOMPARE(all["localMatrix"].toArray().at(12).toDouble(), 13.0);
        QVERIFY(all["translation"].toArray().at(2).isNull());
        QCOMPARE(all["eulerOrder"].toString(), "YXZ");
        QVERIFY(!all.contains("jointMatrix"));
    }

    void ctrlCCopiesTheNumberOrTheGroup() {
        Matrices f;
        f.session.player().seek(1.25F);
        settle();
        f.tree.setFocus();
        f.tree.setCurrentIndex(f.cell(MatrixGroup::Translation, 0, 1));
        QTest::keyClick(&f.tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), "0.5");
        f.tree.setCurrentIndex(f.model.indexOf(MatrixGroup::Translation));
        QTest::keyClick(&f.tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), "0\t0.5\t0");
        QMenu& menu = *f.find<QToolButton>("matricesCopy").menu();
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().size(), 3);
        menu.actions().at(2)->trigger();
        QVERIFY(QApplication::clipboard()->text().contains("\"jointMatrix\": ["));
    }

    void smallNumbersAreNotShownAsZero() {
        QCOMPARE(matrixNumber(0.5, 4), "0.5000");
        QCOMPARE(matrixNumber(-1e-9, 4), "0.0000");
        QCOMPARE(matrixNumber(2.5e-5, 4), "2.5e-05");
        QCOMPARE(matrixNumber(1234567.0, 4), "1.23457e+06");
    }
};

SINEW_TEST_IN(QApplication, TestMatricesPanel)
#include "test_matrices_panel.moc"
