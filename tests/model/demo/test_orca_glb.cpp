// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cstring>
#include <string_view>

#include "model/demo/embedded_orca.h"
#include "model/demo/orca.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::uint32_t wordAt(const std::vector<std::uint8_t>& bytes, std::size_t offset) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + offset, sizeof word);
    return word;
}

std::string_view jsonOf(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()) + 20, wordAt(bytes, 12)};
}

}  // namespace

class TestOrcaGlb : public QObject {
    Q_OBJECT

private slots:
    void theContainerIsGlb2WithAJsonAndABinaryChunk() {
        QCOMPARE(wordAt(m_good, 0), 0x46546C67U);  // "glTF"
        QCOMPARE(wordAt(m_good, 4), 2U);
        QCOMPARE(std::size_t{wordAt(m_good, 8)}, m_good.size());
        QCOMPARE(wordAt(m_good, 16), 0x4E4F534AU);  // "JSON"
        const std::size_t binary = 20 + jsonOf(m_good).size();
        QCOMPARE(wordAt(m_good, binary + 4), 0x004E4942U);  // "BIN"
        QCOMPARE(binary + 8 + wordAt(m_good, binary), m_good.size());
    }

    void theSameBytesComeEveryTime() { QVERIFY(m_good == orcaGlb()); }

    void theProgramsHoldTheSameBytes() {
        for (const bool flawed : {false, true}) {
            const std::span held = embeddedOrca(flawed);
            QVERIFY((std::vector<std::uint8_t>(held.begin(), held.end()) == orcaGlb(flawed)));
        }
    }

    void theFileIsSmall() { QVERIFY(m_good.size() < 700'000); }

    void onlyTheFlawedOrcaListsDefects() {
        QVERIFY(jsonOf(m_good).find("defects") == std::string_view::npos);
        const std::vector<std::uint8_t> flawed = orcaGlb(true);
        QVERIFY(jsonOf(flawed).find("\"defects\"") != std::string_view::npos);
        QVERIFY(jsonOf(flawed).find("WEIGHTS_NOT_NORMALIZED") != std::string_view::npos);
    }

private:
    const std::vector<std::uint8_t> m_good = orcaGlb();
};

SINEW_TEST(TestOrcaGlb)
#include "test_orca_glb.moc"
