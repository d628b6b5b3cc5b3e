// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>
#include <algorithm>

#include "model/core/csv.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/joint_cells.h"
#include "ui/models/joint_filter.h"
#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr SkinIndex kOnlySkin{std::size_t{0}};

/// Nodes 0 > 1 > 2 and 0 > 3, with the joints 2, 0, 3, 1 under names with numbers.
std::shared_ptr<const Asset> hand() {
    auto asset = std::make_shared<Asset>();
    const auto add = [&](const char* name, std::vector<std::size_t> children, std::size_t parent) {
        Node node;
        node.name = name;
        for (const std::size_t child : children) {
            node.children.emplace_back(child);
        }
        node.parent = parent < 4 ? NodeIndex(parent) : NodeIndex();
        asset->nodes.push_back(node);
    };
    add("Hand", {1, 3}, 9);
    add("Finger10", {2}, 0);
    add("Tip", {}, 1);
    add("finger9", {}, 0);
    Skin skin;
    skin.joints = {NodeIndex(2U), NodeIndex(0U), NodeIndex(3U), NodeIndex(1U)};
    skin.inverseBindMatrices.assign(4, glm::mat4(1.0F));
    asset->skins.push_back(skin);
    for (std::size_t node = 0; node < 4; ++node) {
        asset->parentsFirst.emplace_back(node);
    }
    return asset;
}

JointStatistics weights(std::size_t vertices, std::size_t dominated, float largest, double total,
                        double surface) {
    JointStatistics made;
    made.vertices = vertices;
    made.dominated = dominated;
    made.largest = largest;
    made.total = total;
    made.surface = surface;
    return made;
}

/// Joint 0: unused; 1: on vertices with five joints; 2: with an island; 3: most vertices.
std::shared_ptr<const SkinSurvey> handSurvey() {
    auto survey = std::make_shared<SkinSurvey>();
    survey->joints.resize(4);
    survey->joints[1].sum = weights(20, 5, 0.5F, 8.25, 0.0);
    survey->joints[1].sum.overFour = 3;
    survey->joints[1].bind = BindResidual{.distance = 0.25, .away = true};
    survey->joints[2].sum = weights(7, 7, 0.875F, 2.0, 0.0);
    JointIsland island;
    island.vertices = 12;
    island.distance = 0.19F;
    island.largest = 0.03F;
    survey->joints[2].islands.push_back({NodeIndex(0U), island});
    survey->joints[3].sum = weights(12345, 0, 1.0F, 0.0, 0.5);
    return survey;
}

struct Models {
    JointListModel model;
    JointFilter filter{model};

    Models() {
        model.setSkin(hand(), kOnlySkin);
        model.setSurvey(handSurvey(), false);
    }
    /// From top to bottom, folded or not.
    QStringList names(const QModelIndex& above = {}) const {
        QStringList list;
        for (int row = 0; row < filter.rowCount(above); ++row) {
            const QModelIndex index = filter.index(row, 0, above);
            list.append(index.data().toString());
            list.append(names(index));
        }
        return list;
    }
    QString text(std::size_t joint, JointColumn column) const {
        return model.indexOf(JointIndex(joint))
            .siblingAtColumn(static_cast<int>(column))
            .data()
            .toString();
    }
};

}  // namespace

class TestJointModels : public QObject {
    Q_OBJECT

private slots:
    void cellsShowWhatIsMeasured() {
        Models m;
        QCOMPARE(m.text(1, JointColumn::Index), QStringLiteral("1"));
        QCOMPARE(m.text(1, JointColumn::Node), QStringLiteral("0"));
        QCOMPARE(m.text(1, JointColumn::Vertices), QStringLiteral("20"));
        QCOMPARE(m.text(1, JointColumn::Dominated), QStringLiteral("5"));
        QCOMPARE(m.text(1, JointColumn::Largest), QLocale().toString(0.5, 'f', 3));
        QCOMPARE(m.text(1, JointColumn::Total), QLocale().toString(8.25, 'f', 1));
        QCOMPARE(m.text(3, JointColumn::Surface),
                 QStringLiteral("%1 %").arg(QLocale().toString(50.0, 'f', 1)));
        QCOMPARE(m.text(1, JointColumn::Bind), QLocale().toString(0.25));
        QCOMPARE(m.text(2, JointColumn::Islands), QStringLiteral("1"));
        QCOMPARE(m.text(0, JointColumn::Vertices), QStringLiteral("0"));
        QCOMPARE(m.text(0, JointColumn::Bind), QStringLiteral("–"));  // a matrix is singular
        m.model.setVolumes(
            std::make_shared<const std::vector<WorstVolume>>(4, WorstVolume{.ratio = 0.65F}),
            false);
        QCOMPARE(m.text(0, JointColumn::Volume),
                 QStringLiteral("%1 %").arg(QLocale().toString(-35.0, 'f', 1)));
        QVERIFY(islandWords(handSurvey()->joints[2].islands[0]).startsWith("12 vertices, 0"));
    }

    void unknownCellsSayWhetherTheyCome() {
        Models m;
        m.model.setSurvey(nullptr, true);
        QCOMPARE(m.text(1, JointColumn::Vertices), QStringLiteral("…"));
        QCOMPARE(m.text(1, JointColumn::Index), QStringLiteral("1"));
        m.model.setSurvey(nullptr, false);
        QCOMPARE(m.text(1, JointColumn::Vertices), QStringLiteral("–"));
    }

    void rowsAreInTheOrderOfTheHierarchy() {
        Models m;
        const QAbstractItemModelTester tester(
            &m.model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(m.names(), (QStringList{"Hand", "Finger10", "Tip", "finger9"}));
        QCOMPARE(m.filter.rowCount(), 4);
        m.model.setTree(true);
        QCOMPARE(m.names(), (QStringList{"Hand", "Finger10", "Tip", "finger9"}));
        QCOMPARE(m.filter.rowCount(), 1);
        QCOMPARE(m.model.parent(m.model.indexOf(JointIndex(0U))), m.model.indexOf(JointIndex(3U)));
    }

    void columnsSortByNumberAndNamesNaturally() {
        Models m;
        const auto sorted = [&](JointColumn column, Qt::SortOrder order) {
            m.filter.sort(static_cast<int>(column), order);
            return m.names();
        };
        QCOMPARE(sorted(JointColumn::Name, Qt::AscendingOrder),
                 (QStringList{"finger9", "Finger10", "Hand", "Tip"}));
        QCOMPARE(sorted(JointColumn::Index, Qt::AscendingOrder),
                 (QStringList{"Tip", "Hand", "finger9", "Finger10"}));
        QCOMPARE(sorted(JointColumn::Vertices, Qt::DescendingOrder),
                 (QStringList{"Finger10", "Hand", "finger9", "Tip"}));
        QCOMPARE(sorted(JointColumn::Largest, Qt::AscendingOrder),
                 (QStringList{"Tip", "Hand", "finger9", "Finger10"}));
        QCOMPARE(sorted(JointColumn::Total, Qt::DescendingOrder).first(), QStringLiteral("Hand"));
        m.filter.sort(-1);
        QCOMPARE(m.names(), (QStringList{"Hand", "Finger10", "Tip", "finger9"}));
        QVERIFY(naturallyBefore(u"a007b", u"a7c"));
        QVERIFY(!naturallyBefore(u"a10", u"a9"));
        QVERIFY(naturallyBefore(u"arm", u"arm1"));
        QVERIFY(naturallyBefore(u"Ärmel9", u"bone") && naturallyBefore(u"ärmel9", u"Ärmel10"));
        QVERIFY(!naturallyBefore(u"Arm", u"arm") && !naturallyBefore(u"arm", u"Arm"));
    }

    void pinnedJointsStayOnTop() {
        Models m;
        m.model.setPinned({JointIndex(0U)}, true);
        QCOMPARE(m.names().first(), QStringLiteral("Tip"));
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            m.filter.sort(static_cast<int>(JointColumn::Vertices), order);
            QCOMPARE(m.names().first(), QStringLiteral("Tip"));
            m.filter.sort(static_cast<int>(JointColumn::Name), order);
            QCOMPARE(m.names().first(), QStringLiteral("Tip"));
        }
        m.filter.sort(-1);
        m.model.setTree(true);
        QCOMPARE(m.names(), (QStringList{"Tip", "Hand", "Finger10", "finger9"}));
        m.model.setSkin(hand(), kOnlySkin);  // the same name in another file
        QVERIFY(m.model.isPinned(JointIndex(0U)));
        m.model.setPinned({JointIndex(0U)}, false);
        QCOMPARE(m.names().first(), QStringLiteral("Hand"));
    }

    void textAndExpressionsFilterNames() {
        Models m;
        m.filter.setText("FINGER");
        QCOMPARE(m.names(), (QStringList{"Finger10", "finger9"}));
        m.filter.setText("/^f.*\\d\\d$/");
        QCOMPARE(m.names(), QStringList{"Finger10"});
        m.filter.setText("/r9");
        QCOMPARE(m.names(), QStringList{"finger9"});
        m.filter.setText("/(/");
        QVERIFY(m.names().isEmpty() && !m.filter.fault().isEmpty());
        m.filter.setText("");
        QVERIFY(m.filter.fault().isEmpty());
        QCOMPARE(m.names().size(), 4);
    }

    void inATreeTheAncestorsOfAMatchStay() {
        Models m;
        m.model.setTree(true);
        m.filter.setText("tip");
        QCOMPARE(m.names(), (QStringList{"Hand", "Finger10", "Tip"}));
    }

    void kindsAreJointsThatAreWorthALook() {
        Models m;
        const auto of = [&](JointKinds kinds) {
            m.filter.setKinds(kinds);
            return m.names();
        };
        QCOMPARE(of(JointKind::Unused), QStringList{"Tip"});
        QCOMPARE(of(JointKind::OverFour), QStringList{"Hand"});
        QCOMPARE(of(JointKind::OverEight), QStringList());
        QCOMPARE(of(JointKind::Stray), QStringList{"finger9"});
        QCOMPARE(of(JointKind::Stray | JointKind::Unused), (QStringList{"Tip", "finger9"}));
        m.model.setPinned({JointIndex(3U)}, true);
        QCOMPARE(of(JointKind::Pinned), QStringList{"Finger10"});
        m.model.setSurvey(nullptr, true);
        QCOMPARE(of(JointKind::Unused), QStringList());  // not known yet
        m.model.setSurvey(handSurvey(), false);
        QCOMPARE(m.names(), QStringList{"Tip"});
    }

    void deepChainsDoNotNestWithoutEnd() {
        const auto long_ = [] {
            auto asset = std::make_shared<Asset>(*chain(3000));
            Skin skin;
            for (std::size_t node = 0; node < 3000; ++node) {
                skin.joints.emplace_back(node);
            }
            skin.inverseBindMatrices.assign(3000, glm::mat4(1.0F));
            asset->skins.push_back(skin);
            return asset;
        };
        JointListModel model;
        model.setSkin(long_(), kOnlySkin);
        model.setTree(true);
        int depth = 0;
        for (QModelIndex row = model.indexOf(JointIndex(2999U)); row.isValid();
             row = row.parent()) {
            ++depth;
        }
        QCOMPARE(depth, kDeepestJointRow + 1);
    }

    void csvQuotesNamesAndWritesFullStops() {
        Models m;
        CsvWriter csv;
        addJointHeadings(csv);
        addJointLine(csv, "a \"b\", c", m.model.measured(JointIndex(1U)));
        QCOMPARE(
            csv.take(),
            std::string(
                "name,joint,node,vertices,dominated,largest,total,surface,bind,islands,volume\n"
                "\"a \"\"b\"\", c\",1,0,20,5,0.5,8.25,0,0.25,0,\n"));
    }
};

SINEW_TEST_IN(QApplication, TestJointModels)
#include "test_joint_models.moc"
