/**
 * The parts of the shell that a brand composes, each with its variants: places of the same things, not
 * other things. The first is what a brand has that says nothing.
 */
export const variants = {
  navigation: ['sidebar', 'topbar', 'rail'],
  home: ['split', 'stage', 'poster'],
  lobby: ['shelves', 'spotlight', 'grid'],
  featurePage: ['banner', 'stage', 'column'],
} as const

type Variants = typeof variants

/** Which variant of each part a brand shows. A component asks for its own part and never for the brand. */
export type Composition = { [Part in keyof Variants]: Variants[Part][number] }

/** Of a brand that says nothing. */
export const usualComposition: Composition = {
  navigation: 'sidebar',
  home: 'split',
  lobby: 'shelves',
  featurePage: 'banner',
}
