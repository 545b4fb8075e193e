import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  async 'bonuses.credit'({ give }) {
    const promised = (await give('/sandbox/bonus', { entries: 100 })) as {
      messageId: number
    } | null
    return promised
      ? { body: { bonusId: promised.messageId, message_id: promised.messageId } }
      : undefined
  },
}
