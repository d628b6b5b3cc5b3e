// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <exception>
#include <memory>
#include <optional>

#include "viewport/scene/scene_renderer.h"

namespace sinew {

/// One asset in the picture of a window: its renderer, and the progress of its upload.
class HostedScene final : public QObject {
    Q_OBJECT

public:
    /// Throws GpuError.
    HostedScene(const DeviceView& device, const HostTarget& target);

    [[nodiscard]] SceneRenderer& renderer() noexcept { return m_renderer; }

    /// Starts over with an asset; null empties the scene. True: the device does not hold it, it has
    /// to be uploaded. Outside of a frame, as the next one.
    [[nodiscard]] bool startOver(std::shared_ptr<const Asset> asset);
    /// In the background, with the pipelines of this view first.
    void upload(const ViewOptions& first);

    /// The asset can be drawn.
    [[nodiscard]] bool holdsAsset() const noexcept { return m_holdsAsset; }
    [[nodiscard]] bool saidDrawn() const noexcept { return m_saidDrawn; }
    /// False: the frame waits for pipelines, and `changed` follows when they exist.
    [[nodiscard]] bool isReady(const FrameInput& input, std::uint32_t samples);
    /// After every frame that shows the scene.
    void noteDrawn();

signals:
    /// Upload progress, 0 to 1; `preparing`: everything is uploaded, pipelines are created.
    void arriving(float fraction, bool preparing);
    void shown();                    // the asset is uploaded
    void preparing(float fraction);  // pipelines of other views, 0 to 1
    void drawn();                    // its first frame is recorded
    void noticed(const QStringList& lines);
    void lampsBalanced(float stops);
    void failed(const QString& message);
    void changed(bool moved);  // another frame is due

private:
    void advance();
    void keep();
    void advancePipelines();
    void reportNotices();
    void reportTooLarge(const std::exception& failure);

    SceneRenderer m_renderer;
    std::shared_ptr<const Asset> m_asset;
    bool m_holdsAsset = false;
    bool m_waits = false;  // a frame waits for pipelines
    // What was reported for this asset:
    bool m_saidDrawn = false;
    bool m_saidLeftOut = false;  // pictures omit something
    bool m_saidFonts = false;    // characters are missing
    float m_saidStops = 0.0F;    // balance of its lamps
};

}  // namespace sinew
