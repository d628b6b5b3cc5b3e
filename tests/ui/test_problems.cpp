// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "model/check/group_findings.h"
#include "model/check/rule.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/finding_tree_model.h"
#include "ui/models/finding_words.h"
#include "ui/panels/findings_panel.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic note(const char* message, const char* code = "A_NOTE") {
    return {.severity = Severity::Info, .code = code, .message = message, .pointer = ""};
}

Diagnostic kneeError() {
    Diagnostic found{.severity = Severity::Error,
                     .code = "JOINT_BROKEN",
                     .message = "the knee is broken",
                     .pointer = "/skins/0/joints/1",
                     .count = 12};
    found.skin = 0;
    found.joint = 1;
    return found;
}

/// Three keys of a clip that flip, as one finding.
Diagnostic flip(const char* clip, std::uint32_t animation) {
    Diagnostic found{.severity = Severity::Warning,
                     .code = "KEY_ROTATION_SIGN_FLIPPED",
                     .message = "'" + std::string(clip) + "' flips",
                     .pointer = "/animations/" + std::to_string(animation),
                     .count = 3};
    found.animation = animation;
    for (std::uint32_t key = 0; key < 3; ++key) {
        Diagnostic place = found;
        place.places.clear();
        place.pointer += "/channels/0";
        place.count = 1;
        place.channel = 0;
        place.key = key;
        found.places.push_back(std::move(place));
    }
    return found;
}

std::shared_ptr<const Asset> withFindings(std::vector<Diagnostic> findings) {
    auto asset = std::make_shared<Asset>(*character());
    asset->findings = std::move(findings);
    return asset;
}

struct Fixture {
    Session session;
    FindingsPanel panel{session.document()};

    explicit Fixture(std::shared_ptr<const Asset> asset, AssetChecker::Work check = {}) {
        QObject::connect(&panel, &FindingsPanel::goToWanted, &session, &Session::goTo);
        session.document().setCheck(std::move(check));
        panel.resize(1300, 240);
        panel.show();
        if (asset) {
            session.document().show({.asset = std::move(asset), .outline = {}});
        }
    }
    template <class Widget>
    Widget& find(const char* name) {
        auto* found = panel.findChild<Widget*>(QLatin1String(name));
        if (found == nullptr) {
            qFatal("no %s", name);
        }
        return *found;
    }
    QTreeView& list() { return find<QTreeView>("findingList"); }
    QString message(int row) { return list().model()->index(row, 0).data().toString(); }
    int rows() { return list().model()->rowCount(); }
};

}  // namespace

class TestProblems : public QObject {
    Q_OBJECT

private slots:
    void findingsOfOneRuleAreBelowIt() {
        FindingTreeModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<Diagnostic> findings{kneeError(), flip("Walk", 0), flip("Still", 1),
                                               note("one")};
        model.setFindings(character(), findings);
        QCOMPARE(model.rowCount({}), 3);
        const QModelIndex knee = model.index(0, 0, {});
        QCOMPARE(knee.data().toString(), QStringLiteral("the knee is broken"));
        QCOMPARE(knee.siblingAtColumn(FindingTreeModel::ObjectColumn).data().toString(),
                 QStringLiteral("Knee"));
        QCOMPARE(knee.siblingAtColumn(FindingTreeModel::CountColumn).data().toString(),
                 QStringLiteral("12"));
        QCOMPARE(model.rowCount(knee), 0);
        const QModelIndex rule = model.index(1, 0, {});
        QVERIFY(rule.data().toString().startsWith("A quaternion changes sign"));
        QCOMPARE(rule.siblingAtColumn(FindingTreeModel::ObjectColumn).data().toString(),
                 QStringLiteral("2 clips"));
        QCOMPARE(rule.siblingAtColumn(FindingTreeModel::CountColumn).data().toString(),
                 QStringLiteral("6"));
        QCOMPARE(model.rowCount(rule), 2);
        QCOMPARE(model.finding(rule)->animation, std::optional<std::uint32_t>(0));
        const QModelIndex still = model.index(1, 0, rule);
        QCOMPARE(still, model.indexOf(2));
        QCOMPARE(still.data().toString(), QStringLiteral("'Still' flips"));
        QCOMPARE(model.rowCount(still), 3);
        const QModelIndex place = model.index(2, 0, model.indexOf(1));
        QVERIFY2(place.data().toString().contains("key 2"), qPrintable(place.data().toString()));
        QCOMPARE(model.finding(place)->key, std::optional<std::uint32_t>(2));
        QCOMPARE(model.indexOf(*model.summary(place)), place);
        model.setFindings(nullptr, {});
        QCOMPARE(model.rowCount({}), 0);
    }

    void whatCouldNotBeEvaluatedComesLast() {
        Fixture f(withFindings({note("one")}), [](const auto&...) {
            return CheckedFile({}, {{.code = "FRAME_RATE",
                                     .subject = "'Walk'",
                                     .reason = "no rate",
                                     .pointer = "/animations/0",
                                     .animation = 0}});
        });
        QTRY_COMPARE(f.rows(), 2);
        QCOMPARE(f.message(0), QStringLiteral("one"));
        QCOMPARE(f.message(1), QStringLiteral("Not evaluated: neither passed nor failed"));
        const QModelIndex all = f.list().model()->index(1, 0);
        QCOMPARE(f.list().model()->rowCount(all), 1);
        QCOMPARE(f.list().model()->index(0, 0, all).data().toString(),
                 QStringLiteral("FRAME_RATE for 'Walk': no rate"));
        QCOMPARE(f.list().model()->index(0, FindingTreeModel::PlaceColumn, all).data().toString(),
                 QStringLiteral("/animations/0"));
    }

    void whatIsNotListedIsSaid() {
        Diagnostic many = note("many");
        many.count = 900;
        many.places.assign(kMostPlaces, note("one of them"));
        FindingTreeModel model;
        model.setFindings(character(), {many});
        const QModelIndex row = model.index(0, 0, {});
        QCOMPARE(model.rowCount(row), int(kMostPlaces) + 1);
        const QModelIndex last = model.index(int(kMostPlaces), 0, row);
        QVERIFY(last.data().toString().contains("64"));
        QVERIFY(model.finding(last) == nullptr);
    }

    void aMatchShowsTheRowsAboveAndBelow() {
        Fixture f(withFindings({flip("Walk", 0), flip("Still", 1), kneeError()}));
        f.find<QLineEdit>("findingSearch").setText("'still'");
        QCOMPARE(f.rows(), 1);
        const QAbstractItemModel& shown = *f.list().model();
        QCOMPARE(shown.rowCount(shown.index(0, 0)), 1);
        const QModelIndex still = shown.index(0, 0, shown.index(0, 0));
        QCOMPARE(still.data().toString(), QStringLiteral("'Still' flips"));
        QCOMPARE(shown.rowCount(still), 3);
    }

    void aPlaceLeadsToItsKey() {
        Fixture f(withFindings({flip("Walk", 0), flip("Still", 1)}));
        QAbstractItemModel& shown = *f.list().model();
        const QModelIndex walk = shown.index(0, 0, shown.index(0, 0));
        f.list().setExpanded(shown.index(0, 0), true);
        f.list().setExpanded(walk, true);
        f.list().setFocus();
        f.list().setCurrentIndex(shown.index(0, 0, walk));
        QCOMPARE(f.session.player().seconds(), kWalkStart);
        QTest::keyClick(&f.list(), Qt::Key_Down);
        QCOMPARE(f.session.player().seconds(), 1.5F);
        f.session.player().seek(kWalkEnd);
        QTest::keyClick(&f.list(), Qt::Key_Return);
        QCOMPARE(f.session.player().seconds(), 1.5F);
        QVERIFY(f.find<QLabel>("findingDetail").text().contains("key 1"));
    }

    void aMutedRuleIsCountedAndComesBack() {
        Fixture f(withFindings({kneeError(), flip("Walk", 0), flip("Still", 1)}));
        auto& muted = f.find<QToolButton>("mutedFindings");
        QCOMPARE(f.rows(), 2);
        QVERIFY(muted.isHidden());
        f.panel.mute("KEY_ROTATION_SIGN_FLIPPED");
        QCOMPARE(f.rows(), 1);
        QVERIFY(muted.text().startsWith("2 muted"));
        QVERIFY(!f.find<QToolButton>("warningFindings").isEnabled());
        f.session.document().show(
            {.asset = withFindings({kneeError(), flip("Walk", 0)}), .outline = {}});
        QVERIFY(muted.text().startsWith("1 muted"));  // muted until the window closes
        f.panel.reveal(1);
        QCOMPARE(f.rows(), 2);
        QVERIFY(muted.isHidden());
        f.panel.mute("JOINT_BROKEN");
        muted.click();
        QCOMPARE(f.rows(), 2);
    }

    void theShownRowsAreCopiedAsText() {
        Fixture f(withFindings({kneeError(), flip("Walk", 0), flip("Still", 1), note("one")}));
        f.find<QToolButton>("infoFindings").click();
        const QStringList lines = f.panel.shownText().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 10);
        QCOMPARE(lines[0],
                 QStringLiteral("error: the knee is broken [JOINT_BROKEN] (at /skins/0/joints/1)"));
        QVERIFY(lines[1].endsWith("[KEY_ROTATION_SIGN_FLIPPED]"));
        QCOMPARE(lines[2], QStringLiteral("  'Walk' flips (at /animations/0)"));
        QVERIFY(lines[3].startsWith("    "));
    }

    void severitiesAndWordsFilterTheList() {
        Fixture f(withFindings({note("one"), note("two", "B_NOTE"), kneeError()}));
        QCOMPARE(f.rows(), 3);
        f.find<QToolButton>("infoFindings").click();
        QCOMPARE(f.rows(), 1);
        f.find<QToolButton>("infoFindings").click();
        f.find<QLineEdit>("findingSearch").setText("KNEE");  // the object's name counts too
        QCOMPARE(f.rows(), 1);
        f.find<QLineEdit>("findingSearch").setText("nothing like it");
        QCOMPARE(f.rows(), 0);
        QVERIFY(f.find<QLabel>("findingsEmpty").isVisible());
        QVERIFY(!f.list().isVisible());
    }

    void theTogglesCountTheirSeverity() {
        Fixture f(withFindings({note("one"), note("two", "B_NOTE"), kneeError()}));
        QCOMPARE(f.find<QToolButton>("infoFindings").text(), QStringLiteral("2 notes"));
        QCOMPARE(f.find<QToolButton>("errorFindings").text(), QStringLiteral("1 error"));
        QVERIFY(!f.find<QToolButton>("warningFindings").isEnabled());
    }

    void aClickLeadsToTheObjectAndTheTextSaysWhy() {
        Fixture f(withFindings({note("one"), kneeError()}));
        const QRect row = f.list().visualRect(f.list().model()->index(0, 0));
        QTest::mouseClick(f.list().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(f.session.selection().object(), ObjectRef::joint(SkinIndex(0), JointIndex(1)));
        QCOMPARE(f.session.selection().node(), kKnee);
        QVERIFY(f.find<QLabel>("findingDetail").text().contains("the knee is broken"));
        f.session.selection().setNode(kEye);
        QTest::mouseClick(f.list().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(f.session.selection().node(), kKnee);
    }

    void openingAFileSelectsNothing() {
        Fixture f(withFindings({kneeError()}));
        QCOMPARE(f.session.selection().object(), ObjectRef());
        QVERIFY(!f.list().currentIndex().isValid());
    }

    void theLintsFindingsArriveLaterAndTheChosenRowStays() {
        QSemaphore go;
        Fixture f(withFindings({kneeError()}),
                  [&go](const std::shared_ptr<const Asset>&, const std::stop_token&) {
                      go.acquire();
                      return std::vector<Diagnostic>{
                          {.severity = Severity::Error, .code = "LATE", .message = "late"}};
                  });
        QVERIFY(f.session.document().checking());
        QCOMPARE(f.rows(), 1);
        f.list().setCurrentIndex(f.list().model()->index(0, 0));
        f.session.selection().setNode(kEye);
        QSignalSpy found(&f.session.document(), &Document::findingsChanged);
        go.release();
        QVERIFY(found.wait());
        QVERIFY(!f.session.document().checking());
        QCOMPARE(f.rows(), 2);
        QCOMPARE(f.list().currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("the knee is broken"));
        QCOMPARE(f.session.selection().node(), kEye);  // nobody clicked
    }

    void aNewFileStopsTheCheckOfTheOldOne() {
        QSemaphore started;
        Fixture f(nullptr, [&started](const std::shared_ptr<const Asset>& asset,
                                      const std::stop_token& stop) {
            started.release();
            while (asset->path == "slow.glb" && !stop.stop_requested()) {
                QThread::msleep(1);
            }
            return std::vector<Diagnostic>{{.code = asset->path.string(), .message = "found"}};
        });
        auto slow = std::make_shared<Asset>(*character());
        slow->path = "slow.glb";
        const std::weak_ptr<const Asset> dropped = slow;
        f.session.document().show({.asset = std::move(slow), .outline = {}});
        started.acquire();
        QSignalSpy found(&f.session.document(), &Document::findingsChanged);
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(found.wait());
        QTRY_VERIFY(dropped.expired());  // dropped with the answer about it
        QCOMPARE(found.count(), 1);
        QCOMPARE(f.session.document().findings().size(), std::size_t{1});
        QCOMPARE(f.session.document().findings()[0].code, std::string("character.glb"));
    }

    void aCheckThatFailsSaysSo() {
        Fixture f(
            nullptr,
            [](const std::shared_ptr<const Asset>&,
               const std::stop_token&) -> std::vector<Diagnostic> { throw std::bad_alloc(); });
        QSignalSpy found(&f.session.document(), &Document::findingsChanged);
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(found.wait());
        QCOMPARE(f.session.document().findings()[0].code, std::string("CHECK_INCOMPLETE"));
    }

    void aFileWithoutProblemsSaysSo() {
        Fixture f(character());
        QVERIFY(f.find<QLabel>("findingsEmpty").text().contains("No problems"));
    }

    void textOfTheFileIsNeverMarkup() {
        const QString html = findingHtml(note("<b>loud</b>"));
        QVERIFY(html.contains("&lt;b&gt;loud"));
    }

    void aKnownRuleIsExplained() {
        QVERIFY(!lintRules().empty());
        const Rule& rule = lintRules().front();
        Diagnostic finding = note("x");
        finding.code = std::string(rule.code);
        const QString html = findingHtml(finding);
        QVERIFY(html.contains(
            QString::fromUtf8(rule.why.data(), qsizetype(rule.why.size())).toHtmlEscaped()));
    }
};

SINEW_TEST_IN(QApplication, TestProblems)
#include "test_problems.moc"
