// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::cli {

/// The style of a report. No style attributes are used, so that a policy can allow it by its hash.
inline constexpr const char* kPageStyle = R"css(
:root {
  color-scheme: light dark;
  --page: #f4f5f7; --card: #ffffff; --line: #d8dce2; --text: #1b1f24; --soft: #57606a; --stripe: #f7f8fa;
  --link: #0a5cc2; --error: #b3261e; --warning: #8a5a00; --info: #0a5cc2; --good: #1a6e34; --picture: #dfe3e8;
  --error-back: #fdecea; --warning-back: #fdf3dc; --info-back: #e7f0fd; --good-back: #e6f4ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --card: #1d2126; --line: #343a42; --text: #e5e8ec; --soft: #9da7b3; --stripe: #22272d;
    --link: #78b4ff; --error: #ff938a; --warning: #e8b84a; --info: #78b4ff; --good: #7ccf94; --picture: #2a2f36;
    --error-back: #40211f; --warning-back: #3a2f14; --info-back: #1b2e47; --good-back: #1c3524;
  }
  img.drawing { filter: invert(0.885) hue-rotate(180deg); }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--page); color: var(--text); overflow-wrap: break-word;
  font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif;
}
main, body > header, body > footer { max-width: 1240px; margin: 0 auto; padding: 0 24px; }
body > header { padding-top: 32px; }
body > footer { padding-top: 8px; padding-bottom: 40px; color: var(--soft); font-size: 13px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere; }
.section { font-size: 20px; line-height: 1.3; margin: 40px 0 12px; }
.item { font-size: 16px; line-height: 1.4; margin: 0 0 8px; }
p { margin: 0 0 8px; max-width: 76ch; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:target { outline: 2px solid var(--link); outline-offset: 4px; border-radius: 6px; }
.soft, figcaption { color: var(--soft); }
.code { font: 13px/1.5 ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; color: var(--soft);
  overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 16px 0 0; padding: 10px 0; border-top: 1px solid var(--line);
  border-bottom: 1px solid var(--line); }
.badges { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0; padding: 0; list-style: none; }
.badge { display: inline-block; padding: 1px 10px; border-radius: 999px; font-size: 13px; font-weight: 600;
  white-space: nowrap; color: var(--soft); background: var(--stripe); border: 1px solid var(--line); }
.badge.error { color: var(--error); background: var(--error-back); border-color: transparent; }
.badge.warning { color: var(--warning); background: var(--warning-back); border-color: transparent; }
.badge.info { color: var(--info); background: var(--info-back); border-color: transparent; }
.badge.good { color: var(--good); background: var(--good-back); border-color: transparent; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 16px 18px; margin: 0 0 16px; }
.card.error { border-left: 4px solid var(--error); }
.card.warning { border-left: 4px solid var(--warning); }
.card.info { border-left: 4px solid var(--info); }
.card > :last-child { margin-bottom: 0; }
.card .item .badge { margin-right: 8px; vertical-align: 1px; }
.finding { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 20px; }
.finding > .words { min-width: 0; grid-column: 1; }
.finding > figure { grid-column: 2; grid-row: 1; width: min(480px, 40vw); }
figure { margin: 0; }
figure img { display: block; width: 100%; height: auto; border-radius: 6px; background: var(--picture); }
figcaption { font-size: 13px; line-height: 1.4; margin-top: 6px; }
figure img.drawing { min-width: 560px; background: #ffffff; }
.curves figure { overflow-x: auto; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 16px; margin: 0 0 16px; }
.grid.wide { grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
.fixes { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 8px 0; max-width: 86ch; }
.fixes dt { font-weight: 600; color: var(--soft); }
.fixes dd { margin: 0; }
ul.places { margin: 4px 0 8px; padding-left: 20px; font-size: 14px; }
.lines { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; margin: 0 0 12px; max-width: 100ch; }
.lines dt { color: var(--soft); }
.lines dd { margin: 0; grid-column: 2; }
.scroll { overflow-x: auto; margin: 0 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
.scroll:focus-visible { outline: 2px solid var(--link); }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.4; }
caption { text-align: left; font-weight: 600; padding: 10px 12px 6px; white-space: nowrap; }
th, td { padding: 5px 12px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { white-space: nowrap; color: var(--soft); font-weight: 600; vertical-align: bottom; }
table > thead:first-child th, table > thead:first-child td { border-top: 0; }
tbody tr:nth-child(even) { background: var(--stripe); }
td { min-width: 4ch; }
td.long { min-width: 26ch; }
.number:first-child { width: 1%; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tbody th { font-weight: 500; overflow-wrap: anywhere; min-width: 24ch; }
th .soft { font-size: 12px; font-weight: 400; }
td.thumbnail { padding: 6px 0 6px 12px; width: 84px; }
td.thumbnail img { display: block; width: 72px; height: auto; border-radius: 4px; background: var(--picture); }
td .code { white-space: nowrap; overflow-wrap: normal; }
main > .scroll:first-child { margin-top: 20px; }
.overview { display: grid; grid-template-columns: minmax(0, 460px) minmax(0, 1fr); gap: 4px 24px; margin-top: 24px;
  align-items: start; }
.overview > dl:only-child { grid-column: 1 / -1; }
.clip { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 24px; align-items: start; margin-bottom: 12px; }
.clip > dl { grid-column: 1; grid-row: 1; margin: 0; }
.clip > figure { grid-column: 2; grid-row: 1; width: min(400px, 40vw); }
.grid.curves { grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); }
.totals td, .totals th { font-weight: 600; border-top: 2px solid var(--line); }
.notice { background: var(--warning-back); color: var(--text); border-radius: 8px; padding: 10px 14px; margin: 0 0 16px; }
.file { border-top: 3px solid var(--line); margin-top: 56px; padding-top: 24px; }
h2.name { font-size: 24px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere; }
@media screen and (max-width: 760px) {
  main, body > header, body > footer { padding-left: 14px; padding-right: 14px; }
  .finding { grid-template-columns: minmax(0, 1fr); }
  .finding > .words, .finding > figure { grid-column: 1; grid-row: auto; width: 100%; }
  .overview, .clip { grid-template-columns: minmax(0, 1fr); }
  .clip > dl, .clip > figure { grid-column: 1; grid-row: auto; width: 100%; }
  .grid { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 12px; }
  .grid.wide { grid-template-columns: minmax(0, 1fr); }
  .fixes { grid-template-columns: minmax(0, 1fr); }
  .fixes dd { margin-bottom: 4px; }
  .finding > figure, .clip > figure, .overview > figure { margin-bottom: 10px; }
  h1 { font-size: 22px; }
}
@media print {
  :root {
    color-scheme: light;
    --page: #ffffff; --card: #ffffff; --line: #c4c9d0; --text: #000000; --soft: #444c56; --stripe: #ffffff; --link: #000000;
    --error: #9c1d16; --warning: #6d4700; --info: #0a4a9c; --good: #14532b; --picture: #ffffff;
    --error-back: #ffffff; --warning-back: #ffffff; --info-back: #ffffff; --good-back: #ffffff;
  }
  @page { margin: 16mm 14mm; }
  body { font-size: 10.5pt; }
  main, body > header, body > footer { max-width: none; padding: 0; }
  nav { display: none; }
  img.drawing { filter: none; }
  .badge { border: 1px solid currentColor !important; }
  .finding, .overview, .clip, figure, tr { break-inside: avoid; }
  .section, .item, caption { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 9pt; }
  th, td { padding: 2px 6px; }
  .card { padding: 10px 12px; margin-bottom: 10px; }
  .finding > figure { width: 210px; }
  .clip > figure { width: 230px; }
  .overview { grid-template-columns: 260px minmax(0, 1fr); margin-top: 12px; }
  .grid { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
  .grid.wide { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .grid.curves { grid-template-columns: minmax(0, 1fr); }
  figcaption { font-size: 8.5pt; margin-top: 2px; }
  tbody th { min-width: 0; }
  .file { break-before: page; border-top: 0; margin-top: 0; padding-top: 0; }
}
)css";

}  // namespace sinew::cli
