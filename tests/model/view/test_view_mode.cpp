// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>

#include "model/view/view_mode.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestViewMode : public QObject {
    Q_OBJECT
private slots:
    void everyModeHasItsEntry();
    void namesAreFoundAndUnique();
    void onlyShadedAndClayAreLit();
    void onlyShadedAndUnlitShowTheMaterial();
    void channelsAreSolidAndFollowEachOther();
    void onlyTheBindPoseIsNotPosed();
    void valuesHaveALegendAndFormHasNone();
    void valuesOfTheCpuHaveTheirLegend();
};

void TestViewMode::everyModeHasItsEntry() {
    QCOMPARE(viewModes().size(), std::size_t{31});
    for (const ViewModeInfo& info : viewModes()) {
        QCOMPARE(&viewModeInfo(info.mode), &info);
        QVERIFY(!info.name.empty() && !info.label.empty() && !info.summary.empty());
    }
}

void TestViewMode::namesAreFoundAndUnique() {
    std::set<std::string_view> names;
    for (const ViewModeInfo& info : viewModes()) {
        QVERIFY(names.insert(info.name).second);
        QVERIFY(viewModeFromName(info.name) == info.mode);
    }
    QVERIFY(viewModeFromName("joint-index") == ViewMode::RawJoints);
    QVERIFY(!viewModeFromName("Shaded"));
    QVERIFY(!viewModeFromName(""));
}

void TestViewMode::onlyShadedAndClayAreLit() {
    for (const ViewModeInfo& info : viewModes()) {
        const bool lit = info.mode == ViewMode::Shaded || info.mode == ViewMode::Clay;
        QCOMPARE(info.lit, lit);
    }
}

void TestViewMode::onlyShadedAndUnlitShowTheMaterial() {
    for (const ViewModeInfo& info : viewModes()) {
        const bool material = info.mode == ViewMode::Shaded || info.mode == ViewMode::Unlit;
        QCOMPARE(info.material, material);
    }
}

void TestViewMode::channelsAreSolidAndFollowEachOther() {
    for (const ViewModeInfo& info : viewModes()) {
        const bool channel = info.mode >= ViewMode::BaseColor && info.mode <= ViewMode::Alpha;
        QCOMPARE(info.channel, channel);
        QVERIFY(!channel || (!info.lit && !info.material && !info.needsSkin && info.posed));
    }
}

void TestViewMode::onlyTheBindPoseIsNotPosed() {
    for (const ViewModeInfo& info : viewModes()) {
        QCOMPARE(info.posed, info.mode != ViewMode::BindPose);
    }
}

void TestViewMode::valuesHaveALegendAndFormHasNone() {
    for (const ViewModeInfo& info : viewModes()) {
        const bool values = !info.lit && !info.material && !info.edges && !info.onlyForm;
        const ViewLegend& legend = info.legend;
        QCOMPARE(legend.kind != ViewLegend::Kind::None, values);
        // The title of a joint's map is the joint's name.
        const bool named = values && legend.kind != ViewLegend::Kind::Joint;
        QCOMPARE(!legend.title.empty() && !legend.subtitle.empty(), named);
        for (const std::string_view channel : legend.channels) {
            QCOMPARE(!channel.empty(), legend.kind == ViewLegend::Kind::Channels);
        }
    }
}

void TestViewMode::valuesOfTheCpuHaveTheirLegend() {
    for (const ViewModeInfo& info : viewModes()) {
        QCOMPARE(info.values, info.legend.kind == ViewLegend::Kind::Values);
        QVERIFY(!info.diverging || info.values);
    }
}

SINEW_TEST(TestViewMode)
#include "test_view_mode.moc"
