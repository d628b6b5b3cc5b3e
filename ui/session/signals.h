// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

namespace sinew {

/// Connects several signals of one object to the same slot.
template <class Sender, class Receiver, class Slot, class... Signals>
void connectEach(const Sender& sender, const Receiver* receiver, Slot slot, Signals... changes) {
    (QObject::connect(&sender, changes, receiver, slot), ...);
}

/// The timer calls the slot once, this long after each start.
template <class Receiver, class Slot>
void callOnce(QTimer& timer, int milliseconds, const Receiver* receiver, Slot slot) {
    timer.setSingleShot(true);
    timer.setInterval(milliseconds);
    QObject::connect(&timer, &QTimer::timeout, receiver, slot);
}

}  // namespace sinew
