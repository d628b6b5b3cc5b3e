// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <memory>
#include <utility>

#include "model/view/look.h"

namespace sinew {

struct Environment;

/// How the picture is drawn: the look, and the environment read from its file. Setters emit only if
/// something changes.
class Appearance final : public QObject {
    Q_OBJECT

public:
    explicit Appearance(QObject* parent = nullptr);

    /// For a new asset with this many material variants: resets what belongs to the file (see
    /// LookOwner). Emits nothing.
    void startOver(std::size_t variants);

    [[nodiscard]] const Look& look() const noexcept { return m_look; }
    /// A variant that the asset lacks is treated as none; copies are clamped to 1 …
    /// kMostCopiesInWindow.
    void setLook(Look look);
    /// Sets what `alter` makes of the present look.
    template <class Alter>
    void change(const Alter& alter) {
        Look look = m_look;
        alter(look);
        setLook(std::move(look));
    }
    void setMode(ViewMode mode);
    void setVariant(VariantIndex variant);
    void turnLight(float radians);  // rotates the environment about the vertical axis

    /// Null: the built-in studio. The name is for display.
    [[nodiscard]] const std::shared_ptr<const Environment>& environment() const noexcept;
    [[nodiscard]] const QString& environmentName() const noexcept { return m_environmentName; }
    void setEnvironment(std::shared_ptr<const Environment> environment, const QString& name);

    void setCopies(std::uint32_t copies);

signals:
    void lookChanged();
    void copiesChanged();  // emitted after lookChanged
    void environmentChanged();

private:
    Look m_look;
    std::size_t m_variants = 0;
    std::shared_ptr<const Environment> m_environment;
    QString m_environmentName;
};

}  // namespace sinew
