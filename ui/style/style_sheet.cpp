// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "ui/style/theme.h"

namespace sinew::theme {
namespace {

constexpr const char* kSheet = R"(
QMainWindow::separator { background: @line; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter::handle { background: @line; }
QSplitter::handle:hover { background: @accent; }
QMenuBar { background: @window; border-bottom: 1px solid @line; }
QMenuBar::item { padding: 5px 10px; background: transparent; }
QMenuBar::item:selected { background: @raised; }
QMenu { background: @popup; border: 1px solid @line; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 26px; }
QMenu::item:selected { background: @selection; color: @onselection; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::icon { padding-left: 6px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 6px; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @line; spacing: 3px;
           padding: 4px 6px; }
QToolBar::separator { background: @line; width: 1px; margin: 4px 5px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 4px; }
QToolButton:hover { background: @raised; }
QToolButton:pressed, QToolButton:checked { background: @selection; }
QToolButton:checked:disabled { background: @raised; }
QToolButton:focus { border-color: @accent; }
QToolButton[popupMode="2"] { padding-right: 14px; }
QToolButton::menu-indicator { subcontrol-position: right center; right: 3px; }
QToolButton#qt_toolbar_ext_button { qproperty-icon: url(:/icons/more@icons.svg); padding: 2px; }
QToolBar#transportBar { spacing: 1px; }
QToolBar#transportBar QToolButton { padding: 4px 3px; }
QToolBar#transportBar sinew--TimeReadout { border: 1px solid transparent; border-radius: 4px; }
QToolBar#transportBar sinew--TimeReadout:focus { border-color: @accent; }
QToolButton#rulerUnit { background: @raised; border-color: @line; }
QToolButton#rulerUnit:hover { background: @hover; }
QToolButton#rulerUnit:focus { border-color: @accent; }
QToolButton#loopButton { padding-right: 16px; }
QToolButton#sectionHeadline { text-align: left; font-weight: 600; padding: 4px 4px; }
QToolButton#sectionReset { padding: 2px; }
QToolButton#checkSkinning, QToolButton#environmentCancel { background: @raised;
                                                            border-color: @line; }
QToolButton#checkSkinning:hover, QToolButton#environmentCancel:hover { background: @hover; }
QToolButton#checkSkinning:disabled { color: @faint; background: @window; }
QTabBar::tab { padding: 6px 6px; }
QDockWidget { titlebar-close-icon: url(:/icons/close@icons.svg);
              titlebar-normal-icon: url(:/icons/undock@icons.svg); font-weight: 600; }
QDockWidget::title { background: @window; padding: 7px 8px 6px 9px; text-align: left; }
QDockWidget::close-button, QDockWidget::float-button { border: none; padding: 1px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @raised; }
QAbstractItemView { border: 1px solid @base; background: @base; outline: none; }
QAbstractItemView:focus { border-color: @selection; }
QAbstractItemView::item { padding: 2px 5px 2px 2px; border: none; }
QAbstractItemView::item:hover { background: @row; }
QAbstractItemView::item:selected { background: @selection; color: @onselection; }
QHeaderView { background: @window; }
QHeaderView::section { background: @window; color: @dim; border: none;
                       border-bottom: 1px solid @line; padding: 4px 8px 4px 6px; }
QHeaderView#vertexHeader::section { padding-right: 20px; }
QLineEdit, QSpinBox, QDoubleSpinBox { background: @base; border: 1px solid @line; border-radius: 4px;
                      padding: 4px 6px; selection-background-color: @selection; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus { border-color: @accent; }
QLineEdit[refused="true"] { border-color: @alarm; }
QLabel > QLineEdit { padding: 0 2px; }
QDoubleSpinBox { padding: 3px 5px; }
QDoubleSpinBox:disabled { color: @faint; background: @window; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @base; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::sub-page:horizontal:disabled { background: @selection; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -4px 0; border-radius: 6px;
                             background: @text; }
QSlider::handle:horizontal:hover { background: @onselection; }
QSlider::handle:horizontal:focus { border: 2px solid @accent; width: 8px; height: 8px; }
QSlider::handle:horizontal:disabled { background: @dim; }
QComboBox { background: @raised; border: 1px solid @line; border-radius: 4px;
            padding: 3px 8px; min-height: 18px; }
QComboBox:hover { background: @hover; }
QComboBox:focus { border-color: @accent; }
QComboBox:disabled { color: @faint; background: @window; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down@icons.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { border: 1px solid @line; background: @popup; }
QPushButton { background: @raised; border: 1px solid @line; border-radius: 4px;
              padding: 5px 16px; }
QPushButton::menu-indicator { image: url(:/icons/chevron-down@icons.svg); width: 10px; height: 10px;
                              subcontrol-origin: padding; subcontrol-position: right center;
                              right: 6px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @selection; }
QPushButton:focus, QPushButton:default { border-color: @accent; }
QPushButton:disabled { color: @faint; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @dim; border-radius: 3px;
                       background: @base; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent;
                               image: url(:/icons/check@icons.svg); }
QStatusBar { background: @window; color: @dim; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @dim; padding: 0 8px; }
QStatusBar QLabel#posingStatus, QStatusBar QToolButton#hiddenStatus { color: @warning; }
QLabel[tone="dim"] { color: @dim; }
QLabel[tone="accent"] { color: @accent; }
QLabel[tone="alarm"] { color: @alarm; }
#messageBar { background: @errorback; }
#messageBar QLabel { color: @errortext; }
#noteBar { background: @window; border-bottom: 1px solid @line; }
QProgressBar { background: @base; border: none; border-radius: 3px; height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QScrollBar { background: @base; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @bar; border-radius: 4px; margin: 1px; }
QScrollBar::handle:hover { background: @grip; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: @popup; color: @text; border: 1px solid @line; padding: 4px 6px; }
)";

}  // namespace

QString styleSheet() {
    QString sheet = QString::fromLatin1(kSheet);
    const std::pair<const char*, Shade> words[] = {
        {"@window", kWindow},       {"@base", kBase},           {"@raised", kRaised},
        {"@popup", kPopup},         {"@line", kLine},           {"@text", kText},
        {"@dim", kDimText},         {"@faint", kFaintText},     {"@accent", kAccent},
        {"@alarm", kAlarm},         {"@warning", kWarning},     {"@selection", kSelection},
        {"@hover", kHover},         {"@row", kRowHover},        {"@onselection", kSelectedText},
        {"@bar", kScrollBar},       {"@grip", kScrollBarHover}, {"@errorback", kErrorBack},
        {"@errortext", kErrorText},
    };
    for (const auto& [word, color] : words) {
        sheet.replace(QLatin1String(word), color.name());
    }
    return sheet.replace(QLatin1String("@icons"), brightness() == Brightness::Dark
                                                      ? QLatin1String()
                                                      : QLatin1String("-light"));
}

}  // namespace sinew::theme
