import type { Supplies } from '@marquee/conformance/supplies'

interface Info {
  data: { currentCountDeposit: number; maxNumberOfDeposit: number; success: boolean }
}

export const supplies: Supplies = {
  async 'depositStreak.applyPrize'({ ask, buy }) {
    const told = (await ask('depositStreak.info')) as Info | null
    if (!told) return undefined
    const { currentCountDeposit: made, maxNumberOfDeposit: needed } = told.data
    for (let count = made; count < needed; count++) await buy()
    return undefined
  },
}
