import fc from 'fast-check'

/** Between spaces; a space itself is written as `_`. */
const written = `
  / // \\ /\\ /./ /../ %2e %2f %5c %00 %0a %09 * ** ? & = # : @ ; . , - ~ $ { [ ] | _
  http: https: https:// javascript: JaVaScRiPt: data: blob: vbscript: mailto: //evil.example
  evil.example @evil.example https://brand.example @brand.example :443 [::1]
  es en /es es// mobile-app /mobile-app aa=1 redirectUrl= a vip`

/** What browsers take away or read as something else, and what only looks like it. */
const unseen = [
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u3002',
  '\uff0f',
]

const pieces = [
  ...written
    .trim()
    .split(/\s+/)
    .map((piece) => piece.replace('_', ' ')),
  ...unseen,
  'java\tscript:',
]

/** What somebody might write into an address to lead a visitor away: parts of addresses, in any order. */
export const hostileText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...pieces), { maxLength: 8 })
      .map((chosen) => chosen.join('')),
  },
  { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)
