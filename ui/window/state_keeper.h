// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>

#include "model/core/json_value.h"
#include "model/state/inspection_state.h"
#include "ui/session/work/background_task.h"
#include "ui/window/settings/state_store.h"

namespace sinew {

class Session;

/// Remembers the view of each file, a second after the last change, and restores it when the file
/// is opened again; or as a state says that the user opened. What does not belong to the file
/// (LookOwner) stays, unless such a state brings it.
class StateKeeper final : public QObject {
    Q_OBJECT

public:
    /// The session is borrowed.
    StateKeeper(Session& session, std::filesystem::path folder, QObject* parent = nullptr);
    ~StateKeeper() override;

    [[nodiscard]] bool enabled() const noexcept { return m_enabled; }
    void setEnabled(bool enabled);  // nothing is remembered, or shown again, while it is off
    void keepNow();                 // what is not kept yet

    /// The next file that is opened, if it is `file`, is shown as this state says. `folder`: its
    /// paths are relative to it.
    void expect(JsonValue state, const std::filesystem::path& folder,
                const std::filesystem::path& file);
    /// Shows the state on the present file. Error: it cannot be read; the view stays.
    [[nodiscard]] Status show(const JsonValue& state, const std::filesystem::path& folder);

    void startOver();  // shows the file as it is when it is opened for the first time
    [[nodiscard]] bool canStartOver() const;

signals:
    /// The file is shown as it was left: `what` of it, "camera and time"; empty: nothing that the
    /// file has. `notices`: what it lacks.
    void remembered(const QString& what, const QStringList& notices);
    void shown(const QStringList& notices);  // a state; what of it the file lacks
    void failed(const QString& text);        // a state that was expected cannot be read
    void fileDiffers();  // the file is not the one that is remembered, or that the state names

private:
    struct Expected {
        JsonValue state;
        std::filesystem::path folder;
        std::filesystem::path file;  // canonical
    };

    void watch();
    void onAssetChanged();
    void showRemembered();
    void findChecksum();
    void compareChecksums();
    void keep(const Asset& asset, InspectionState state);
    [[nodiscard]] bool asOpened(const InspectionState& state) const;

    Session& m_session;
    StateStore m_store;
    QTimer m_soon;
    BackgroundTask m_hasher;
    std::shared_ptr<const Asset> m_asset;
    std::optional<InspectionState> m_opened;  // state in which the file opened
    std::optional<Expected> m_expected;
    std::string m_otherSha256;  // checksum in the state that was shown
    bool m_enabled = true;
    bool m_first = true;  // the first file of the window
};

}  // namespace sinew
