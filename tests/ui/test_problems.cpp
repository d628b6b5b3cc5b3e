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

#include "model/check/rule.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/finding_filter.h"
#include "ui/models/finding_list_model.h"
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
    void theWorstComesFirstThenAsTheyCame() {
        FindingListModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<Diagnostic> findings{note("one"), note("two"), kneeError()};
        model.setFindings(character(), findings);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("the knee is broken"));
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("one"));
        QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("two"));
        QCOMPARE(model.index(0, FindingListModel::ObjectColumn).data().toString(),
                 QStringLiteral("Knee"));
        QCOMPARE(model.index(0, FindingListModel::CountColumn).data().toString(),
                 QStringLiteral("12"));
        QCOMPARE(model.count(Severity::Info), std::size_t{2});
        QCOMPARE(model.indexOf(2).row(), 0);
        model.setFindings(nullptr, {});
        QCOMPARE(model.rowCount({}), 0);
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
        Fixture f(withFindings({kneeError()}), [&go](const Asset&, const std::stop_token&) {
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
        Fixture f(nullptr, [&started](const Asset& asset, const std::stop_token& stop) {
            started.release();
            while (asset.path == "slow.glb" && !stop.stop_requested()) {
                QThread::msleep(1);
            }
            return std::vector<Diagnostic>{{.code = asset.path.string(), .message = "found"}};
        });
        auto slow = std::make_shared<Asset>(*character());
        slow->path = "slow.glb";
        f.session.document().show({.asset = slow, .outline = {}});
        started.acquire();
        QSignalSpy found(&f.session.document(), &Document::findingsChanged);
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(found.wait());
        QTest::qWait(20);
        QCOMPARE(found.count(), 1);
        QCOMPARE(f.session.document().findings().size(), std::size_t{1});
        QCOMPARE(f.session.document().findings()[0].code, std::string("character.glb"));
    }

    void aCheckThatFailsSaysSo() {
        Fixture f(nullptr, [](const Asset&, const std::stop_token&) -> std::vector<Diagnostic> {
            throw std::bad_alloc();
        });
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
