// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <QWidget>
#include <QWindow>

class QFocusEvent;
class QKeyEvent;

namespace sinew {

/// Decides who gets the keys. The picture owns them: it has the focus at the start, after a dialog,
/// after the window was minimised, and whenever another widget gives the focus up. Fields get them
/// by a click, by Tab or by a key of an action, and only while the user edits there; buttons and
/// choices do not keep them after a click. Shift+Tab leads from the picture to the panels; after
/// reaching a widget by Tab or Shift+Tab, both keep moving the focus, even where Tab is otherwise
/// an action. The wheel turns only the number that has the focus. An event filter of the whole
/// application.
class KeyFocus final : public QObject {
    Q_OBJECT

public:
    explicit KeyFocus(QWidget& window);

    /// What owns the keys: the picture, or what is shown instead. `native` is the window inside it
    /// that receives its keys, if there is one; it has no widget focus.
    void setHome(QWidget* home, QWindow* native = nullptr);
    /// Triggers the action of this key, for windows in which shortcuts may not work.
    bool triggerAction(const QKeyEvent& key);
    /// The widget that the user went to; null: the picture has the keys.
    [[nodiscard]] QWidget* userWidget() const { return m_user; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool triggerKey(const QKeySequence& key);
    bool walkFromHome(const QKeyEvent& key);
    [[nodiscard]] bool walksOn(const QWidget& widget, const QKeyEvent& key) const;
    bool filterWidget(QWidget& widget, QEvent& event);
    bool filterKey(QWidget& widget, QKeyEvent& key);
    void onFocusIn(QWidget& widget, Qt::FocusReason reason);
    void onFocusChanged(QWidget* from, QWidget* to);
    void endEditing();
    void endEditingOutside(const QWidget& pressed);
    void leaveMenuBar(bool afterMenu);
    void giveHomeFrom(QWidget* holder);
    void takeHome();
    [[nodiscard]] bool busyElsewhere() const;  // a menu or a dialog is open
    [[nodiscard]] bool belongsToUs(const QWidget* widget) const;

    QWidget& m_window;
    QPointer<QWidget> m_home;
    QPointer<QWindow> m_native;
    QPointer<QWidget> m_user;
    QPointer<QWidget> m_walked;  // where Tab or Shift+Tab brought the user
    bool m_tab = false;          // the key that is down is Tab
};

}  // namespace sinew
