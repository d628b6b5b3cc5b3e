// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>

namespace sinew::test {

/// Handles what is due in the event loop of this thread (posted events, changes of windows, timers
/// that have run out) and what follows from that, until nothing is left. Waits neither for timers
/// nor for other threads.
inline void settle() {
    constexpr int kMostRounds = 100000;
    const auto handlesMore = [] {
        const bool handled =
            QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return handled;
    };
    for (int round = 0; handlesMore(); ++round) {
        if (round == kMostRounds) {
            qFatal("the event loop does not come to rest");
        }
    }
}

}  // namespace sinew::test
