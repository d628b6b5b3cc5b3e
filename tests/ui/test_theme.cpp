// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <array>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/style/icons.h"
#include "ui/style/system_theme.h"
#include "ui/style/theme.h"
#include "ui/window/actions/theme_actions.h"

using namespace sinew;
using namespace sinew::test;
using theme::Brightness;
using theme::contrast;
using theme::Shade;

namespace {

constexpr double kReadable = 4.5;  // WCAG 2.1, level AA
constexpr Brightness kBoth[] = {Brightness::Dark, Brightness::Light};

struct Pair {
    Shade text;
    Shade back;
};

/// Every text colour with every background that it is shown on.
std::vector<Pair> shownPairs() {
    std::vector<Pair> pairs;
    for (const Shade& text : {theme::kText, theme::kDimText, theme::kAccent, theme::kAlarm,
                              theme::kWarning, theme::kSelectedText}) {
        for (const Shade& back : {theme::kWindow, theme::kBase, theme::kRaised, theme::kPopup,
                                  theme::kRowHover, theme::kTrack, theme::kPlayed}) {
            pairs.push_back({text, back});
        }
    }
    for (const Shade& back : {theme::kHover, theme::kSelection}) {
        pairs.push_back({theme::kText, back});
        pairs.push_back({theme::kSelectedText, back});
    }
    pairs.push_back({theme::kErrorText, theme::kErrorBack});
    return pairs;
}

/// Colours that texts of the style sheet may have.
QStringList knownTexts(bool disabled) {
    QStringList names;
    for (const Shade& text : {theme::kText, theme::kDimText, theme::kAccent, theme::kAlarm,
                              theme::kWarning, theme::kSelectedText, theme::kErrorText}) {
        names.append(text.name());
    }
    if (disabled) {
        names.append(theme::kFaintText.name());
    }
    return names;
}

/// The colours that a rich text names itself.
std::vector<QColor> colorsIn(const QString& html) {
    static const QRegularExpression color(QStringLiteral("color:\\s*(#[0-9a-f]{6})"));
    std::vector<QColor> found;
    auto matches = color.globalMatch(html);
    while (matches.hasNext()) {
        found.emplace_back(matches.next().captured(1));
    }
    return found;
}

/// The first label that cannot be read on panels and lists; empty if there is none.
QString unreadableLabel(const QWidget& window) {
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (!label->isEnabled() || label->text().isEmpty()) {
            continue;
        }
        const bool message = label->parentWidget()->objectName() == QLatin1String("messageBar");
        const QColor back = message ? theme::kErrorBack : theme::kWindow;
        std::vector<QColor> colors = colorsIn(label->text());
        colors.push_back(label->palette().color(label->foregroundRole()));
        for (const QColor& color : colors) {
            if (contrast(color, back) < kReadable) {
                return QStringLiteral("%1 \"%2\" %3")
                    .arg(label->objectName(), label->text(), color.name());
            }
        }
    }
    return {};
}

QColor strongest(const QIcon& icon) {
    const QImage image = icon.pixmap(32, 32).toImage();
    QColor found;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            found = color.alpha() == 255 ? color : found;
        }
    }
    return found;
}

}  // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { theme::apply(*qApp, Brightness::Dark); }

    void contrastIsTheRatioOfWcag() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    void everyTextColourIsReadableInBothThemes() {
        for (const Brightness which : kBoth) {
            for (const Pair& pair : shownPairs()) {
                const QColor text = pair.text.in(which);
                const QColor back = pair.back.in(which);
                QVERIFY2(contrast(text, back) >= kReadable,
                         qPrintable(QStringLiteral("%1 on %2: %3")
                                        .arg(text.name(), back.name())
                                        .arg(contrast(text, back))));
            }
        }
    }

    void thePaletteIsReadableInBothThemes() {
        const std::array<std::pair<QPalette::ColorRole, QPalette::ColorRole>, 7> pairs{
            {{QPalette::WindowText, QPalette::Window},
             {QPalette::Text, QPalette::Base},
             {QPalette::Text, QPalette::AlternateBase},
             {QPalette::PlaceholderText, QPalette::Base},
             {QPalette::ButtonText, QPalette::Button},
             {QPalette::ToolTipText, QPalette::ToolTipBase},
             {QPalette::HighlightedText, QPalette::Highlight}}};
        for (const Brightness which : kBoth) {
            theme::apply(*qApp, which);
            for (const auto& [text, back] : pairs) {
                QVERIFY(contrast(QApplication::palette().color(text),
                                 QApplication::palette().color(back)) >= kReadable);
            }
        }
    }

    void theStyleSheetColoursTextsOnlyWithTheseColours() {
        static const QRegularExpression rule(QStringLiteral("([^{}]+)\\{([^}]*)\\}"));
        static const QRegularExpression color(QStringLiteral("(?:^|[;{\\s])color:\\s*([^;]+)"));
        for (const Brightness which : kBoth) {
            theme::apply(*qApp, which);
            int texts = 0;
            auto rules = rule.globalMatch(theme::styleSheet());
            while (rules.hasNext()) {
                const auto found = rules.next();
                const auto text = color.match(found.captured(2));
                if (!text.hasMatch()) {
                    continue;
                }
                ++texts;
                const QStringList known = knownTexts(found.captured(1).contains(":disabled"));
                QVERIFY2(known.contains(text.captured(1).trimmed()), qPrintable(found.captured()));
            }
            QVERIFY(texts > 10);
            QVERIFY(!theme::styleSheet().contains('@'));
        }
    }

    void noLabelKeepsAColourOfTheOtherTheme() {
        theme::apply(*qApp, Brightness::Dark);
        auto asset = std::make_shared<Asset>(*character());
        asset->findings = {{.severity = Severity::Warning, .code = "A", .message = "b"}};
        WindowFixture f(asset);
        f.window.showError("Title", "text");
        f.session.selection().setObject(ObjectRef::joint(SkinIndex(0), JointIndex(1)));
        QCOMPARE(unreadableLabel(f.window), QString());
        theme::apply(*qApp, Brightness::Light);
        QCOMPARE(unreadableLabel(f.window), QString());
        theme::apply(*qApp, Brightness::Dark);
        QCOMPARE(unreadableLabel(f.window), QString());
    }

    void iconsFollowTheTheme() {
        theme::apply(*qApp, Brightness::Dark);
        const QIcon play = icon("play");
        const QIcon joint = icon("node-joint");  // has colours of its own
        QCOMPARE(strongest(play), theme::kText.in(Brightness::Dark));
        QVERIFY(contrast(strongest(joint), theme::kBase) > 2.9);
        theme::apply(*qApp, Brightness::Light);
        QCOMPARE(strongest(play), theme::kText.in(Brightness::Light));
        QVERIFY(contrast(strongest(joint), theme::kBase) > 2.9);
        QCOMPARE(icon("play").pixmap(20, 20).size(), QSize(20, 20));
        QVERIFY(icon("sinew").availableSizes().contains(QSize(256, 256)));
    }

    void theThemeIsChosenInTheMenuAndKept() {
        WindowFixture f;
        f.action("Light")->trigger();
        QCOMPARE(theme::brightness(), Brightness::Light);
        QCOMPARE(f.settings.value("theme").toString(), QStringLiteral("light"));
        theme::apply(*qApp, Brightness::Dark);
        QObject owner;
        const ThemeActions again(f.settings, &owner);
        QCOMPARE(again.choice(), ThemeChoice::Light);
        QCOMPARE(theme::brightness(), Brightness::Light);
        f.action("Dark")->trigger();
        QCOMPARE(theme::brightness(), Brightness::Dark);
    }

    void aThemeThatDoesNotExistIsThatOfTheSystem() {
        WindowFixture f;
        f.settings.setValue("theme", "purple");
        QObject owner;
        QCOMPARE(ThemeActions(f.settings, &owner).choice(), ThemeChoice::System);
    }

    void theDesktopDecidesAboutTheThemeOfTheSystem() {
        QCOMPARE(theme::preferredScheme(1), std::optional(Brightness::Dark));
        QCOMPARE(theme::preferredScheme(2), std::optional(Brightness::Light));
        QCOMPARE(theme::preferredScheme(0), std::optional<Brightness>());
        QCOMPARE(theme::preferredScheme(7), std::optional<Brightness>());
        const QPalette light(Qt::lightGray);
        QPalette dark(QColor(40, 40, 40));
        QCOMPARE(theme::brightnessOf(light, true), Brightness::Light);
        QCOMPARE(theme::brightnessOf(dark, true), Brightness::Dark);
        QCOMPARE(theme::brightnessOf(light, false), Brightness::Dark);
    }
};

SINEW_TEST_IN(QApplication, TestTheme)
#include "test_theme.moc"
