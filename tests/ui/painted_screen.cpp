// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/ui/painted_screen.h"

#include <QApplication>
#include <QBackingStore>
#include <QResizeEvent>
#include <QStringList>
#include <QTest>
#include <QWidget>
#include <utility>

namespace sinew::test {
namespace {

constexpr std::uint32_t kMostAtOnce = 4;  // changes between two comparisons

/// The first pixel that differs, row by row; empty: none.
QString firstDifference(const QImage& parts, const QImage& whole) {
    if (parts.isNull() || parts.size() != whole.size()) {
        return QStringLiteral("nothing is shown");
    }
    if (parts == whole) {
        return {};
    }
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x) {
            if (parts.pixel(x, y) != whole.pixel(x, y)) {
                return QStringLiteral("pixel %1, %2 is %3 instead of %4")
                    .arg(x)
                    .arg(y)
                    .arg(parts.pixel(x, y), 8, 16)
                    .arg(whole.pixel(x, y), 8, 16);
            }
        }
    }
    return {};
}

}  // namespace

PaintedScreen::PaintedScreen(QWidget& widget, std::function<bool()> settled)
    : m_widget(widget), m_settled(std::move(settled)) {}

/// Until everything is painted that was asked for.
void PaintedScreen::settle() {
    QCoreApplication::processEvents();
    if (m_settled && !QTest::qWaitFor(m_settled)) {
        qFatal("the widget does not settle");
    }
    QCoreApplication::processEvents();
}

/// What the platform shows of the window; grabWindow gives a part of it where a unit has two
/// pixels.
QImage PaintedScreen::shown() const {
    const QWidget& window = *m_widget.window();
    const auto* all = dynamic_cast<const QImage*>(window.backingStore()->paintDevice());
    const double ratio = window.devicePixelRatioF();
    if (all == nullptr || all->size() != window.size() * ratio) {
        qFatal("the window is not on the screen");
    }
    const QPoint at = m_widget.mapTo(&window, QPoint());
    return all->copy(QRect(at * ratio, m_widget.size() * ratio))
        .convertToFormat(QImage::Format_RGB32);
}

/// A widget that is resized forgets what it kept from painting.
QImage PaintedScreen::whole() {
    QResizeEvent resized(m_widget.size(), m_widget.size());
    QCoreApplication::sendEvent(&m_widget, &resized);
    m_widget.update();
    settle();
    return shown();
}

QString PaintedScreen::difference(const std::vector<ScreenChange>& changes, int count,
                                  std::uint32_t seed) {
    Random random(seed);
    settle();
    for (int made = 0; made < count;) {
        QStringList names;
        for (std::uint32_t rest = 1 + random.below(kMostAtOnce); rest > 0; --rest, ++made) {
            const ScreenChange& change =
                changes[random.below(static_cast<std::uint32_t>(changes.size()))];
            names.append(QLatin1String(change.name));
            change.make(random);
            if (random.below(2) == 0) {  // otherwise painted together with the next
                QCoreApplication::processEvents();
            }
        }
        settle();
        const QImage parts = shown();
        const QString found = firstDifference(parts, whole());
        if (!found.isEmpty()) {
            return QStringLiteral("after %1 changes (%2): %3")
                .arg(made)
                .arg(names.join(QStringLiteral(", ")), found);
        }
    }
    return {};
}

}  // namespace sinew::test
