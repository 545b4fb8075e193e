import type { Promotion } from '@marquee/contract'

type Given = Pick<Promotion, 'id' | 'feature' | 'title' | 'text' | 'link'>

/** An entry that runs and has nothing to claim; what is given replaces that. */
export const promotion = (entry: Given & Partial<Promotion>): Promotion => ({
  finishedAt: null,
  ready: 0,
  nextAt: null,
  gives: null,
  ...entry,
})

type Amount = Partial<{ coins: number; entries: number; freeSpins: number }>

/** Exactly this is given; null when it is nothing. */
export const exactly = ({ coins = 0, entries = 0, freeSpins = 0 }: Amount): Promotion['gives'] =>
  coins + entries + freeSpins > 0 ? { coins, entries, freeSpins, upTo: false } : null

/** The best prize of several, by coins and then by entries. */
export function upTo(prizes: readonly Amount[]): Promotion['gives'] {
  const [best] = prizes.toSorted(
    (one, other) =>
      (other.coins ?? 0) - (one.coins ?? 0) || (other.entries ?? 0) - (one.entries ?? 0),
  )
  const given = exactly(best ?? {})
  return given && { ...given, upTo: true }
}
