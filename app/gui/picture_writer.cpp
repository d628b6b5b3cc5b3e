// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/picture_writer.h"

#include <algorithm>
#include <exception>

#include "app/gui/frame.h"
#include "model/image/image_codec.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr float kPointsHigh = 900.0F;  // text has the size of a window of this height

}  // namespace

Status PictureWriter::write(const ScreenshotRequest& request) {
    try {
        if (!m_renderer) {
            m_renderer = std::make_unique<OffscreenRenderer>(m_options);
        }
        if (m_asset != m_session.document().asset()) {
            m_asset.reset();
            m_renderer->setAsset(m_session.document().asset());
            m_asset = m_session.document().asset();
        }
        const PictureSize size{.width = static_cast<std::uint32_t>(request.width),
                               .height = static_cast<std::uint32_t>(request.height)};
        FrameInput input;
        fillFrame(m_session, float(request.width) / float(request.height), input);
        input.view.transparent = request.transparent;
        input.view.hovered = {};
        input.pixelsPerPoint = std::max(1.0F, float(request.height) / kPointsHigh);
        const PixelImage picture = m_renderer->render(input, size);
        return writeFile(request.path, encodePng(picture, !request.transparent));
    } catch (const std::exception& failure) {
        m_renderer.reset();
        m_asset.reset();
        return Error{ErrorCode::OutputUnwritable, failure.what(), {}};
    }
}

void PictureWriter::forgetAsset() noexcept {
    if (!m_asset) {
        return;
    }
    m_asset.reset();
    try {
        m_renderer->setAsset(nullptr);
    } catch (const std::exception&) {
        m_renderer.reset();  // the device is lost; the next picture creates a new renderer
    }
}

std::vector<std::string> PictureWriter::validationErrors() const {
    return m_renderer ? m_renderer->validationErrors() : std::vector<std::string>();
}

}  // namespace sinew
