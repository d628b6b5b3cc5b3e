// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "model/check/check_asset.h"
#include "model/demo/demo_asset.h"
#include "model/demo/orca.h"
#include "model/demo/orca_asset.h"
#include "model/load/load_asset.h"
#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::vector<Diagnostic> findingsOf(bool flawed) {
    const auto asset = loadAssetFromMemory(orcaGlb(flawed), {});
    if (!asset) {
        return {};
    }
    std::vector<Diagnostic> findings = (*asset)->findings;
    const auto lint = checkAsset(**asset);
    findings.insert(findings.end(), lint.begin(), lint.end());
    return findings;
}

// Whether the defect lists the finding's index; joints may be listed as nodes.
bool agree(const demo::Defect& defect, const Diagnostic& finding) {
    const bool vertex = !defect.vertex || finding.vertex == *defect.vertex;
    const bool key = !defect.key || finding.key == *defect.key;
    const bool joint = !defect.joint || finding.joint == *defect.joint ||
                       finding.node == demo::jointNode(*defect.joint);
    return vertex && key && joint;
}

}  // namespace

class TestOrca : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_flawed = findingsOf(true);
        QVERIFY(!m_flawed.empty());
    }

    void theGoodOrcaHasNoWarning() {
        for (const Diagnostic& finding : findingsOf(false)) {
            QVERIFY2(finding.severity == Severity::Info, finding.code.c_str());
        }
    }

    void everyPlantedFlawIsFoundAtItsPlace_data() {
        QTest::addColumn<std::size_t>("index");
        m_asset = demo::orcaAsset();
        demo::plantFlaws(m_asset);
        for (std::size_t i = 0; i < m_asset.defects.size(); ++i) {
            QTest::newRow(m_asset.defects[i].code.c_str()) << i;
        }
    }
    void everyPlantedFlawIsFoundAtItsPlace() {
        QFETCH(const std::size_t, index);
        const demo::Defect& defect = m_asset.defects[index];
        const auto found =
            std::find_if(m_flawed.begin(), m_flawed.end(), [&](const Diagnostic& finding) {
                return finding.code == defect.code && finding.pointer == defect.pointer;
            });
        QVERIFY2(found != m_flawed.end(), test::listed(m_flawed).c_str());
        // The loader reports these without an index; the pointer is sufficient.
        if (defect.code != "KEY_ROTATION_NOT_UNIT") {
            QVERIFY2(agree(defect, *found), found->message.c_str());
        }
    }

private:
    demo::DemoAsset m_asset;
    std::vector<Diagnostic> m_flawed;
};

SINEW_TEST(TestOrca)
#include "test_orca.moc"
