// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>
#include <vector>

#include "model/view/look_option.h"
#include "ui/session/parts.h"

class QAction;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace sinew {

class EnvironmentChoice;
class FoldingSection;
class OptionForm;

/// The display options in collapsible sections: light, scene, data views, skeleton, surface,
/// skinning, camera.
class DisplayPanel final : public QScrollArea {
    Q_OBJECT

public:
    /// All are borrowed. `checkSkinning` compares the three skinning paths.
    DisplayPanel(Document& document, Appearance& appearance, CameraRig& rig,
                 EnvironmentChoice& environment, QAction* checkSkinning);

    void showAgreement(const QString& text, bool agree);
    void hideAgreement();  // it no longer describes what is shown

private:
    /// A form with the options of some sections of the table; the reset button restores their
    /// defaults. No section: no reset.
    struct Part {
        FoldingSection* section;
        std::vector<LookSection> options;
    };

    void addPart(const char* name, const QString& title, OptionForm* form,
                 std::vector<LookSection> options);
    [[nodiscard]] Look withReset(const std::vector<LookSection>& options) const;
    OptionForm* makeLight(EnvironmentChoice& environment);
    /// With the options of these sections, and a label for the switches of each.
    OptionForm* makeForm(const std::vector<std::pair<LookSection, QString>>& sections);
    OptionForm* makeSkinning(QAction* checkSkinning);
    OptionForm* makeCamera();
    void onLookChanged();
    void onAssetChanged();

    Document& m_document;
    Appearance& m_appearance;
    CameraRig& m_rig;
    QVBoxLayout* m_column;
    QCheckBox* m_fileLights = nullptr;
    QCheckBox* m_balance = nullptr;  // balance of the file's lights
    QLabel* m_agreement = nullptr;
    std::vector<Part> m_parts;
};

}  // namespace sinew
