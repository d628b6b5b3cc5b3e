// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "ui/session/work/asset_loader.h"
#include "ui/session/work/file_watch.h"

namespace sinew {

class Document;

/// Watches the file of a document, what it refers to and what it borrows clips from. Once their
/// contents have changed and settled, they are loaded beside the document, which shows the result
/// only if it is valid. Whatever the user opens or reloads comes first. Disabled at first.
class LiveReload final : public QObject {
    Q_OBJECT

public:
    explicit LiveReload(Document& document, QObject* parent = nullptr);  // borrowed

    [[nodiscard]] bool enabled() const noexcept { return m_enabled; }
    void setEnabled(bool enabled);  // changes in the meantime are noticed when it is enabled again
    /// Whether the document may change now, or the user is dragging something; asked again until it
    /// may.
    void setMayChange(std::function<bool()> mayChange) { m_mayChange = std::move(mayChange); }
    [[nodiscard]] FileWatch& files() noexcept { return m_watch; }
    void cancelWork();  // watches nothing until another file is shown

signals:
    /// After the document has shown the new version.
    void reloaded(const std::shared_ptr<const sinew::Asset>& before);
    /// The new version cannot be shown; it is tried again when it changes.
    void failed(const sinew::Error& error);
    void unchanged();  // the files are those that are shown, again or still

private:
    void onAssetChanged();
    void onLoadStarted();
    void lookAgain();
    void watch(const WatchedFiles& known);
    void load(const WatchedFiles& files);
    void drop();
    void take(const LoadedAsset& loaded);
    void onFailed(const Error& error);
    void swap();

    struct Attempt;  // what a worker finds besides the asset

    Document& m_document;
    FileWatch m_watch;
    AssetLoader m_loader;
    QTimer m_wait;
    std::function<bool()> m_mayChange;
    std::shared_ptr<Attempt> m_attempt;  // present load
    std::optional<LoadedAsset> m_ready;  // waits until the document may change
    std::filesystem::path m_path;        // path of the file that is watched; empty: none
    std::int64_t m_loadedFrom = 0;       // time at which the last load started
    WatchedFiles m_before;               // what was known when it was disabled
    bool m_enabled = false;
    bool m_swaps = false;  // the document changes because of this
};

}  // namespace sinew
