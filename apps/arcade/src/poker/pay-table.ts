import { pokerHands } from '@marquee/game-math'
import type { PokerHand, PokerModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from '../ui/dom.ts'

export type PayTable = {
  root: HTMLElement
  /** Writes what hands pay at a stake in minor units. */
  price: (stake: number) => void
  /** Marks the hand the player has; none with null. */
  mark: (hand: PokerHand | null) => void
}

/** What each hand pays, best first. */
export function makePayTable(
  model: PokerModel,
  { t, formats }: { t: Translate; formats: Formats },
): PayTable {
  const rows = pokerHands.map((hand) => {
    const amount = element('dd', {})
    const row = element('div', {}, element('dt', {}, t(`poker.${hand}`)), amount)
    return { hand, row, amount }
  })
  return {
    root: element(
      'dl',
      { class: 'pay-table', 'aria-label': t('poker.table') },
      ...rows.map(({ row }) => row),
    ),
    price: (stake) => {
      for (const { hand, amount } of rows) {
        amount.textContent = formats.amount(model.pays[hand] * stake)
      }
    },
    mark: (marked) => {
      for (const { hand, row } of rows) row.classList.toggle('marked', hand === marked)
    },
  }
}
