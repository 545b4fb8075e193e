import { createHash } from 'node:crypto'

/** The first with which the brands that there were keep the mode of their pictures. */
const seed = 'light 149'

/**
 * The mode in which pages of a brand are walked through and pictures of them are kept: half the brands are
 * dark, half are light. It follows from the folder's name alone, so that a new brand changes no other's.
 */
export function modeOf({ folder }: { folder: string }): 'dark' | 'light' {
  const [first = 0] = createHash('sha256').update(`${seed} ${folder}`).digest()
  return first % 2 ? 'light' : 'dark'
}
