// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ui/session/live_reload.h"
#include "ui/session/work/background_task.h"
#include "ui/session/work/change_finder.h"
#include "ui/window/bars/message_bar.h"

namespace sinew {

class UndoHistory;

/// Says above the picture what changed when a file was loaded again because it changed on disk, or
/// why the version on disk cannot be shown. Disappears when another file is opened.
class ReloadBar final : public MessageBar {
    Q_OBJECT

public:
    /// Both are borrowed. The history knows whether a drag is in progress.
    ReloadBar(Document& document, const UndoHistory& history, QWidget* parent = nullptr);

    [[nodiscard]] LiveReload& live() noexcept { return m_live; }

signals:
    void noted(const QString& words);  // words of the moment
    void compareWanted(const std::shared_ptr<const sinew::Asset>& before);

private:
    void onReloaded(const std::shared_ptr<const Asset>& before);
    void onFailed(const Error& error);
    void onAssetChanged();
    void showChanges(const FoundChanges& changes);
    void notePolling();
    void forget();
    [[nodiscard]] QString fileName() const;

    Document& m_document;
    LiveReload m_live;
    BackgroundTask m_finder;
    QPushButton* m_compare;
    std::shared_ptr<const Asset> m_before;  // null: no changes are shown
    bool m_failed = false;                  // the bar says why a version cannot be shown
};

}  // namespace sinew
