import { gift, type Supplies } from '@marquee/conformance/supplies'

const draw = gift('/sandbox/lottery', { tickets: 3 })

export const supplies: Supplies = {
  async 'lottery.seeDraw'(supplier) {
    await draw(supplier)
    const told = (await supplier.ask('lottery.details')) as {
      data: { last: { id: number } | null }
    } | null
    const last = told?.data.last
    return last ? { path: `/rest/promo-events/lottery/seen/${last.id}/` } : undefined
  },
  'lottery.takeReward': draw,
}
