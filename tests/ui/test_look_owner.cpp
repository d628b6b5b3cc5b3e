// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

#include "model/view/look_text.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/environment_choice.h"
#include "ui/session/session.h"
#include "ui/session/session_state.h"
#include "ui/window/main_window.h"
#include "ui/window/settings/display_settings.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const Asset> withVariants() {
    auto asset = std::make_shared<Asset>(*character());
    asset->variants = {"red", "blue"};
    return asset;
}

/// The look with another value of the option.
struct OtherValue {
    Look look;

    void operator()(const LookSwitch& kind) { kind.field.set(look, !kind.field.get(look)); }
    void operator()(const LookChoice& kind) {
        kind.field.set(look, (kind.field.get(look) + 1) % kind.words.size());
    }
    void operator()(const LookNumber& kind) {
        const bool atEnd = shownValue(kind, look) == kind.slider.most;
        setShownValue(kind, look, atEnd ? kind.slider.least : kind.slider.most);
    }
    void operator()(const LookCount& kind) {
        kind.field.set(look, kind.field.get(look) == kind.least ? kind.least + 2 : kind.least);
    }
    void operator()(const LookColor& kind) {
        const bool none = !kind.field.get(look);
        kind.field.set(look, none ? std::optional(glm::vec3(1.0F, 0.0F, 0.2F)) : std::nullopt);
    }
    void operator()(const LookFile& kind) {
        kind.field.set(look, kind.field.get(look).empty() ? std::string(kNoEnvironment) : "");
    }
    void operator()(const LookPalette& kind) {
        kind.field.set(look, kind.field.get(look) == "turbo" ? "cividis" : "turbo");
    }
    void operator()(const LookText& kind) { kind.field.set(look, "smile"); }
    void operator()(const LookView& kind) { kind.field.set(look, ViewMode::BindPose); }
    void operator()(const LookVariant& kind) { kind.field.set(look, VariantIndex(std::size_t{1})); }
};

/// A session with a file and one option that differs from the start.
struct Changed {
    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    Session session;
    const LookOption& option;
    std::string first;
    std::string other;

    explicit Changed(const LookOption& changed) : option(changed) {
        session.document().setCheck({});
        show(withVariants());
        first = text(session);
        change();
        other = text(session);
    }

    void show(std::shared_ptr<const Asset> asset) {
        session.document().show({.asset = std::move(asset), .outline = {}});
    }
    void change() {
        OtherValue value{session.appearance().look()};
        std::visit(value, option.kind);
        session.appearance().setLook(value.look);
    }
    [[nodiscard]] std::string text(const Session& in) const {
        return valueText(option, in.appearance().look());
    }
    std::string afterRestart() {
        saveDisplay(session.appearance(), session.rig(), settings);
        Session next;
        restoreDisplay(next.appearance(), next.rig(), settings);
        return text(next);
    }
};

}  // namespace

class TestLookOwner : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatBelongsToTheUserHasASetting() {
        for (const LookOption& option : lookOptions()) {
            QVERIFY2((option.owner == LookOwner::User) == (option.setting != nullptr), option.key);
        }
    }

    void theNextFileStartsWithoutWhatBelongsToTheOneBefore() {
        for (const LookOption& option : lookOptions()) {
            Changed f(option);
            QVERIFY2(f.first != f.other, option.key);
            f.show(withVariants());
            const bool ofFile = option.owner == LookOwner::File;
            QVERIFY2(f.text(f.session) == (ofFile ? f.first : f.other), option.key);
        }
    }

    void aRestartKeepsWhatBelongsToTheUser() {
        for (const LookOption& option : lookOptions()) {
            Changed f(option);
            const bool ofUser = option.owner == LookOwner::User;
            QVERIFY2(f.afterRestart() == (ofUser ? f.other : f.first), option.key);
        }
    }

    void aFileThatComesBackHasWhatBelongsToItAndNothingElse() {
        for (const LookOption& option : lookOptions()) {
            Changed f(option);
            const Look before = f.session.appearance().look();
            f.show(withVariants());
            const bool ofFile = option.owner == LookOwner::File;
            if (!ofFile) {
                f.change();
            }
            const std::string now = f.text(f.session);
            QVERIFY2(now != f.other, option.key);
            putBack(before, f.session.appearance());
            QVERIFY2(f.text(f.session) == (ofFile ? f.other : now), option.key);
        }
    }

    void theWindowStartsWithTheLightOfTheUser() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        settings.setValue("light/environment", "builtin:sunset");
        settings.setValue("light/exposure", "1.5");
        Session session;
        const MainWindow window(session, settings);
        QCOMPARE(session.appearance().look().lighting.exposureEv, 1.5F);
        QCOMPARE(session.appearance().look().environment, std::string("builtin:sunset"));
        QCOMPARE(window.findChild<EnvironmentChoice*>()->wanted(), QString("builtin:sunset"));
    }
};

SINEW_TEST_IN(QApplication, TestLookOwner)
#include "test_look_owner.moc"
