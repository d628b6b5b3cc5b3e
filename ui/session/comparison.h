// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "model/compare/file_comparison.h"
#include "model/compare/object_partners.h"
#include "model/weights/drawn_vertex.h"
#include "ui/session/document.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// What was measured between two files, and its sentence.
struct MeasuredComparison {
    std::shared_ptr<const FileComparison> files;  // null: stopped, or it failed
    std::string sentence;
};

/// Where a vertex of the first file is in the second one.
struct PartnerVertex {
    NodeIndex node;
    std::uint32_t primitive = 0;
    TrianglePlace place;  // its corners are one vertex where that is matched
    VertexMatching how = VertexMatching::Index;
};

/// A second file next to the document of a session. "Before" is the file of that document, "after"
/// the second one. Knows which objects of both are the same, what the second file plays at a moment
/// of the first, and measures how far apart both are.
///
/// It follows the document: another version of its file is compared in place of the old one,
/// another file ends the comparison. What is about both files requires `active`.
class Comparison final : public QObject {
    Q_OBJECT

public:
    /// Borrows the document.
    explicit Comparison(Document& before, QObject* parent = nullptr);
    ~Comparison() override;

    /// Loads the second file; its document reports stages and failures. A second file that is open
    /// already stays until the other one is ready.
    void open(const std::filesystem::path& path);
    /// Compares with an earlier version of the file, which is loaded already.
    void openEarlier(std::shared_ptr<const Asset> asset);
    void close();  // also ends loading
    /// Exchanges both files; the window's state stays, by names. Requires `active`.
    void swap();

    /// Both files are loaded.
    [[nodiscard]] bool active() const noexcept { return m_active; }
    [[nodiscard]] const Document& before() const noexcept { return m_before; }
    /// The second file. It has no asset while nothing is compared.
    [[nodiscard]] Document& after() noexcept { return m_after; }
    [[nodiscard]] const Document& after() const noexcept { return m_after; }

    /// Which of both is an earlier version of the other.
    enum class Earlier : std::uint8_t { Neither, First, Second };
    [[nodiscard]] Earlier earlier() const noexcept { return m_earlier; }

    [[nodiscard]] const ObjectMatches& matches() const noexcept { return m_matches; }
    /// From the second file to the first.
    [[nodiscard]] const ObjectMatches& mirroredMatches() const noexcept { return m_mirrored; }
    /// None: the object has no partner.
    [[nodiscard]] std::optional<ObjectRef> partnerAfter(const ObjectRef& before) const;
    [[nodiscard]] std::optional<ObjectRef> partnerBefore(const ObjectRef& after) const;

    /// None: not measured, or the vertex has no partner.
    [[nodiscard]] std::optional<PartnerVertex> partnerAfter(const DrawnVertex& before) const;

    /// What the second file shows at a moment of the first. Borrowed until the next call, which
    /// allocates nothing without layers and poses by hand.
    [[nodiscard]] const PoseMoment& momentAfter(const PoseMoment& before);
    /// The second file's pose at that moment. Borrowed until the next call.
    [[nodiscard]] const PoseEvaluator* poseAfter(const PoseMoment& before);

    [[nodiscard]] ClipAlignment alignment() const noexcept { return m_alignment; }
    void setAlignment(ClipAlignment alignment);  // measures again
    /// The clip that plays for one of the first file. None: the second file rests.
    [[nodiscard]] AnimationIndex clipAfter(AnimationIndex before) const noexcept;
    void setClipAfter(AnimationIndex before, AnimationIndex after);  // measures again

    /// Null: not yet, cancelled, or it failed.
    [[nodiscard]] const std::shared_ptr<const FileComparison>& measured() const noexcept {
        return m_measured.files;
    }
    [[nodiscard]] const std::string& sentence() const noexcept { return m_measured.sentence; }
    /// To follow its progress and to cancel it.
    [[nodiscard]] BackgroundTask& meter() noexcept { return m_meter; }
    void measure();     // again, after it was cancelled
    void cancelWork();  // cancels work on other threads without waiting

signals:
    /// Which files are compared, which of their objects are the same, or what plays.
    void changed();
    /// The result, or that there is none any more.
    void measuredChanged();

private:
    void onBeforeChanged();
    void match();
    void beginMatch(ObjectMatches matches);
    void setMatches(ObjectMatches matches);
    void endMatch();
    void forgetMeasured();
    [[nodiscard]] FilePair fromBefore() const;

    Document& m_before;
    Document m_after;
    BackgroundTask m_meter;
    ObjectMatches m_matches;
    ObjectMatches m_mirrored;
    std::shared_ptr<const Asset> m_matchedBefore;  // what is matched, or null
    std::shared_ptr<const Asset> m_matchedAfter;
    MeasuredComparison m_measured;
    ClipAlignment m_alignment = ClipAlignment::Time;
    PoseMoment m_moment;
    Earlier m_earlier = Earlier::Neither;
    bool m_active = false;
    bool m_swapping = false;
};

}  // namespace sinew
