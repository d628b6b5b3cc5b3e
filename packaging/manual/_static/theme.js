// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The button for light and dark. Furo's own script is a module, which browsers do not load from files.
document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.classList.remove("no-js");
    const dark = () => document.body.dataset.theme === "dark" ||
        (document.body.dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    for (const button of document.getElementsByClassName("theme-toggle")) {
        button.addEventListener("click", () => {
            document.body.dataset.theme = dark() ? "light" : "dark";
            localStorage.setItem("theme", document.body.dataset.theme);
        });
    }
});
