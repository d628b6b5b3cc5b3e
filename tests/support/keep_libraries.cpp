// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Part of sanitized programs. A driver or a validation layer that is unloaded before the program
// ends has no names left when the leak checker looks for who asked for a block, and then none of
// known_leaks.supp fits. So libraries stay.

extern "C" int dlclose(void*);

extern "C" int dlclose(void*) {
    return 0;
}
