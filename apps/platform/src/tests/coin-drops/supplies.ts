import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  async 'coinDrops.claim'({ ask }) {
    const told = (await ask('coinDrops.info')) as {
      data: { current: { id: number } | null }
    } | null
    const current = told?.data.current
    return current ? { path: `/rest/coin-drops/${current.id}/claim/` } : undefined
  },
}
