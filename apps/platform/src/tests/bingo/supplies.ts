import { gift, type Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  'bingo.accrueReward': gift('/sandbox/bingo', { balls: 100 }),
  async 'bingoStore.exchange'({ ask, give }) {
    await give('/sandbox/bingo', { balls: 40 })
    // Each game brings five points or more, and the first offer takes 20.
    for (let game = 0; game < 4; game++) await ask('bingo.accrueReward')
    return { body: { offerId: 1 } }
  },
}
