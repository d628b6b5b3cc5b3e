// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::cli {

struct FileAccess;

/// From here on the process opens only these files and those of the assets' folders, replaces files
/// only in the folders of its outputs, opens no connection, starts no program and sends no signal
/// to others: a flaw of a decoder reaches no further. What the kernel cannot deny (Landlock for
/// files since Linux 5.13, seccomp for the rest) stays allowed. Call before other threads start;
/// they inherit it. Sanitized programs may still read everything and trace themselves.
void confine(const FileAccess& access) noexcept;

}  // namespace sinew::cli
