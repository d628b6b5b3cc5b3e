// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <memory>

namespace sinew::test {

class PortalSettings;

/// A session bus of its own with a desktop portal that knows one setting, `color-scheme`. Make it
/// before anything of the process uses the session bus.
class FakePortal {
public:
    FakePortal();
    ~FakePortal();

    [[nodiscard]] bool runs() const noexcept { return m_runs; }  // false: no dbus-daemon
    void setScheme(uint scheme);
    void announce(uint scheme);  // a change

private:
    QProcess m_daemon;
    std::unique_ptr<PortalSettings> m_settings;
    bool m_runs = false;
};

}  // namespace sinew::test
