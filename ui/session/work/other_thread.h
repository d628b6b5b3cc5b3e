// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>
#include <utility>

#include "model/core/handover.h"

namespace sinew {

/// Runs `work` in a thread of the pool.
template <class Work>
void runIn(QThreadPool& pool, Work work) {
    pool.start(QueuedCall(std::move(work)));
}

/// Calls `call` from the event loop of the receiver's thread, unless the receiver was destroyed by
/// then.
template <class Call>
void callIn(QObject& receiver, Call call) {
    QMetaObject::invokeMethod(&receiver, QueuedCall(std::move(call)), Qt::QueuedConnection);
}

}  // namespace sinew
