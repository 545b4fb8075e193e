import type { Chance } from '@marquee/platform-draws'
import type { ScratchCardSettings } from './settings.ts'

/** What is kept of a card that was scratched. */
export interface CardDetail {
  /** The free card's turn in which it was scratched. */
  turn: number
  /** What its nine fields showed. */
  fields: number[]
}

/** The cards of one campaign run among the draws; the turn is the card's number in it. */
export const cardKey = (period: number) => ({ name: 'scratch-card', instance: `${period}` })

/** What a card of a campaign run can hold. */
export const toChance = (
  { outcomes }: ScratchCardSettings,
  period: number,
): Chance<ScratchCardSettings['outcomes'][number]> => ({
  ...cardKey(period),
  table: outcomes,
  credit: 'scratch-card',
})
