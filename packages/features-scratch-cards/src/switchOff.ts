import type { Player } from '@marquee/contract'

/** A player whose cards are over; boxes close with them (MAGICBOX-02). */
export const withoutCards = (known: Player): Player => ({
  ...known,
  scratchCardLottery: false,
  magicBox: false,
})
