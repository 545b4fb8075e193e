/** A figure of the sky: what it pays in stakes, its stars in a box of 1 by 1, and which are joined. */
export type Figure = {
  name: 'wren' | 'hare' | 'fox' | 'heron' | 'stag' | 'whale'
  pays: number
  stars: readonly (readonly [x: number, y: number])[]
  lines: readonly (readonly [from: number, to: number])[]
  /** Where its box is, as shares of the sky: on wide screens, on tall ones. */
  wide: readonly [x: number, y: number]
  tall: readonly [x: number, y: number]
}

/** Stars that fall in a round. */
export const falls = 10

// prettier-ignore
export const figures: readonly Figure[] = [
  { name: 'wren', pays: 1, wide: [0.14, 0.7], tall: [0.25, 0.84],
    stars: [[0.08, 0.52], [0.4, 0.3], [0.92, 0.14], [0.52, 0.78]], lines: [[0, 1], [1, 2], [0, 3], [3, 1]] },
  { name: 'hare', pays: 2, wide: [0.38, 0.76], tall: [0.75, 0.84],
    stars: [[0.38, 0.02], [0.26, 0.4], [0.62, 0.44], [0.94, 0.66], [0.36, 0.94]],
    lines: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 1]] },
  { name: 'fox', pays: 4, wide: [0.62, 0.74], tall: [0.25, 0.52],
    stars: [[0.04, 0.56], [0.3, 0.24], [0.58, 0.48], [0.98, 0.14], [0.48, 0.92]],
    lines: [[0, 1], [1, 2], [2, 3], [2, 4], [4, 0]] },
  { name: 'heron', pays: 10, wide: [0.86, 0.66], tall: [0.75, 0.52],
    stars: [[0.02, 0.24], [0.28, 0.08], [0.38, 0.4], [0.64, 0.52], [0.98, 0.62], [0.58, 0.98]],
    lines: [[0, 1], [1, 2], [2, 3], [3, 4], [3, 5]] },
  { name: 'stag', pays: 30, wide: [0.3, 0.27], tall: [0.25, 0.2],
    stars: [[0.04, 0.06], [0.52, 0], [0.28, 0.3], [0.38, 0.58], [0.86, 0.54], [0.42, 0.98], [0.9, 0.98]],
    lines: [[0, 2], [1, 2], [2, 3], [3, 4], [3, 5], [4, 6]] },
  { name: 'whale', pays: 200, wide: [0.68, 0.26], tall: [0.75, 0.2],
    stars: [[0.02, 0.52], [0.24, 0.26], [0.54, 0.24], [0.78, 0.46], [0.94, 0.1], [1, 0.42], [0.46, 0.72], [0.18, 0.74]],
    lines: [[0, 1], [1, 2], [2, 3], [3, 4], [3, 5], [3, 6], [6, 7], [7, 0]] },
]

/** The number of a figure's first star: stars are numbered through, figure by figure. */
export const firstStar = (figure: number): number =>
  figures.slice(0, figure).reduce((count, { stars }) => count + stars.length, 0)

/** All stars there are. */
export const starCount = firstStar(figures.length)
