// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <memory>

#include "model/view/look.h"

namespace sinew {

struct Environment;

/// How the picture is drawn: the look, the environment that lights it, the number of copies of the
/// asset, and whether timings are written over it. A setter that changes nothing emits nothing.
class Appearance final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMostCopies = 10000;

    explicit Appearance(QObject* parent = nullptr);

    /// Another asset, with this many material variants: back to `shaded`, the first influence set
    /// and the materials as stored. The rest stays. Emits nothing.
    void startOver(std::size_t variants);

    [[nodiscard]] const Look& look() const noexcept { return m_look; }
    void setLook(Look look);  // a variant that the asset does not have counts as none
    void setMode(ViewMode mode);
    void setVariant(VariantIndex variant);
    void turnLight(float radians);  // turns the environment about the vertical by that much

    /// None: the built-in studio. The name is for people.
    [[nodiscard]] const std::shared_ptr<const Environment>& environment() const noexcept;
    [[nodiscard]] const QString& environmentName() const noexcept { return m_environmentName; }
    void setEnvironment(std::shared_ptr<const Environment> environment, const QString& name);

    [[nodiscard]] std::size_t copies() const noexcept { return m_copies; }  // 1: no crowd
    void setCopies(std::size_t copies);  // clamped to 1 and kMostCopies
    [[nodiscard]] bool timingsShown() const noexcept { return m_timingsShown; }
    void setTimingsShown(bool shown);

signals:
    void lookChanged();
    void environmentChanged();
    void copiesChanged();
    void timingsShownChanged();

private:
    Look m_look;
    std::size_t m_variants = 0;
    std::shared_ptr<const Environment> m_environment;
    QString m_environmentName;
    std::size_t m_copies = 1;
    bool m_timingsShown = false;
};

}  // namespace sinew
