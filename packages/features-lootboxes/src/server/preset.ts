import type { LocalText } from '@marquee/contract/locales'
import { makeTable } from '@marquee/platform-draws/preset'

/** What a brand's usual boxes hold, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** Where boxes are shown, and the player's switch that has them (LOOTBOX-01). */
const box = {
  shownBy: { feature: 'lootboxes', link: '/lobby/?openModal=lootboxes' },
  playerSwitch: 'lootboxes',
} as const

/** A free box a day, and one that comes with a purchase of 9.99 US dollars (LOOTBOX-03); a brand may fill them with tables of its own. */
export const lootboxes = (
  titles: { free: LocalText; premium: LocalText },
  { unit, entries: [few, some, many] }: Figures,
  own: { free?: ReturnType<typeof makeTable>; premium?: ReturnType<typeof makeTable> } = {},
) => [
  {
    ...box,
    wheelId: 2,
    type: 'freeLootbox' as const,
    title: titles.free,
    sectors:
      own.free ??
      makeTable([
        [2 * unit, 0, 40],
        [5 * unit, 0, 25],
        [0, few, 15],
        [10 * unit, 0, 12],
        [40 * unit, 0, 5],
        [0, some, 3],
      ]),
  },
  {
    ...box,
    wheelId: 3,
    type: 'premiumLootbox' as const,
    title: titles.premium,
    minDeposit: 999,
    sectors:
      own.premium ??
      makeTable([
        [50 * unit, 0, 40],
        [100 * unit, 0, 25],
        [0, many, 15],
        [200 * unit, 0, 12],
        [500 * unit, 0, 5],
        [0, 5 * many, 3],
      ]),
  },
]
