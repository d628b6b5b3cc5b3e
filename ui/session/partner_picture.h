// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "model/picture/picture_builder.h"
#include "model/picture/picture_framing.h"
#include "model/view/hand_posing.h"
#include "ui/session/work/surface_meter.h"
#include "ui/session/work/trail_finder.h"

namespace sinew {

class Session;

/// The picture of the second file of a comparison: everything that the session shows of the first
/// one, of the objects that are the same. Moment, look and camera are those of the session.
/// Requires an active comparison, except where noted.
class PartnerPicture final : public QObject {
    Q_OBJECT

public:
    /// Borrows the session.
    explicit PartnerPicture(Session& session, QObject* parent = nullptr);
    ~PartnerPicture() override;

    /// Borrowed until the next call.
    [[nodiscard]] const PictureSubject& subject();
    /// What has been found of it when the last picture was filled.
    [[nodiscard]] const PictureFindings& findings() const noexcept { return m_findings; }
    [[nodiscard]] SurfaceMeter& meter() noexcept { return m_meter; }
    /// Sets what the next frame is drawn from; it borrows from this until the next call.
    void fill(PictureContent& content);
    /// What a camera frames of it; none: nothing is compared.
    [[nodiscard]] std::optional<PictureFraming> framing(NodeIndex still);
    /// What is under the pointer in this picture, as objects of the first file: surfaces where
    /// vertices have the same number, otherwise the node alone.
    [[nodiscard]] PointedAt inFirst(const PointedAt& pointed) const;

    void cancelWork();  // cancels work on other threads without waiting

signals:
    void changed();  // values or trails that the picture waited for

private:
    void forget();
    void fillView(const ViewOptions& first);
    void fillMarks(const ViewOptions& first);
    void fillPlayed(const PictureSubject& first);
    void followTrails();
    [[nodiscard]] NodeIndex partner(NodeIndex node) const;
    /// Replaces `to` by the partners, in the same order.
    void setPartners(const std::vector<NodeIndex>& from, std::vector<NodeIndex>& to) const;
    [[nodiscard]] std::optional<DrawnVertex> partner(const DrawnVertex& place) const;

    Session& m_session;
    PictureSubject m_subject;
    PictureFindings m_findings;
    PictureBuilder m_builder;
    FramingMeter m_framing;
    SurfaceMeter m_meter;
    SurfaceMeter::Question m_measured;  // kept, so that frames allocate nothing
    TrailFinder m_trailFinder;
    std::shared_ptr<const TrailSet> m_trails;
    std::shared_ptr<const ShownNodes> m_shownOf;  // what `m_subject.view.shown` is made of
    std::shared_ptr<const std::vector<JointIndex>> m_jointsOf;  // likewise
    std::shared_ptr<const MarkedVertices> m_markedOf;           // likewise
    std::shared_ptr<const VertexPins> m_pinsOf;                 // likewise
};

}  // namespace sinew
