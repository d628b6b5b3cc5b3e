// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Part of sanitized programs: keeps libraries loaded. If a driver or validation layer were unloaded
// before the program ends, the leak checker could not resolve its symbols, and no entry of
// known_leaks.supp would match.

extern "C" int dlclose(void*);

extern "C" int dlclose(void*) {
    return 0;
}
