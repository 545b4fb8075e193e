/** Abstract symbols; a skin maps each one to a picture. */
export const symbolIds = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'coin',
  'jackpot',
] as const

export type SymbolId = (typeof symbolIds)[number]

/** One letter per symbol, so that a reel strip reads as one line of text. */
const letters: Record<string, SymbolId> = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  '1': 'low1',
  '2': 'low2',
  '3': 'low3',
  '4': 'low4',
  '5': 'low5',
  O: 'coin',
  J: 'jackpot',
}

/**
 * Reads reel strips written one letter per stop, one line per reel.
 * Spaces are ignored. Throws on a letter that names no symbol.
 */
export function readStrips(text: string): SymbolId[][] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replaceAll(' ', '')
        .split('')
        .map((letter) => {
          const symbol = letters[letter]
          if (symbol === undefined) {
            throw new Error(
              `The strip letter "${letter}" names no symbol; use one of ${Object.keys(letters).join(' ')}.`,
            )
          }
          return symbol
        }),
    )
}
