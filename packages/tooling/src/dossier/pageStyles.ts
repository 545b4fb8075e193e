/** One look in light and dark, from a phone up; printed as it is read. */
export const styles = `
:root { color-scheme: light dark; --page: light-dark(#fff, #15171a); --raised: light-dark(#f4f5f7, #1e2126); --text: light-dark(#1a1d21, #e8eaed); --quiet: light-dark(#545b64, #a4abb5); --line: light-dark(#d8dce1, #343a42); --link: light-dark(#0b57d0, #8ab4f8); --gone: light-dark(#b3261e, #f2a6a0); --come: light-dark(#14692f, #86d39c); --mind: light-dark(#8a4b00, #f0bd7a); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
p { margin: 0 0 .75rem; max-width: 70ch; }
a { color: var(--link); }
.over, .none, figcaption, caption { color: var(--quiet); }
.over { margin: 0; font-size: .875rem; }
.mind { color: var(--mind); font-weight: 600; }
.count { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: 1rem 0 0; list-style: none; }
nav a { display: inline-block; padding: .5rem 0; }
li + li { margin-top: .375rem; }
nav li + li { margin-top: 0; }
main ul { padding-inline-start: 1.25rem; max-width: 75ch; }
summary { cursor: pointer; padding: .5rem 0; }
.wide { overflow-x: auto; margin: 0 0 1.25rem; border: 1px solid var(--line); border-radius: .5rem; }
.wide:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
caption { text-align: start; padding: .625rem .75rem; font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; min-width: 4.5rem; }
td { overflow-wrap: anywhere; }
thead th { background: var(--raised); font-weight: 600; }
tbody th { font-weight: 500; }
code { font-size: .875em; }
th small { display: block; color: var(--quiet); font-weight: 400; }
del { color: var(--gone); text-decoration-thickness: 1px; }
ins { color: var(--come); text-decoration: none; }
.pair > div { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
figure { margin: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; }
figcaption { font-size: .875rem; padding-top: .25rem; }
@media (max-width: 30rem) { th, td { padding: .5rem; } code { font-size: .8125em; } }
@media print { nav { display: none; } }
`
