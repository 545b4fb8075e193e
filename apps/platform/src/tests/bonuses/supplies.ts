import type { Supplier, Supplies } from '@marquee/conformance/supplies'

/** Promises entries; gives the id of the message that tells of them, or null. */
async function promise({ give }: Supplier): Promise<number | null> {
  const promised = (await give('/sandbox/bonus', { entries: 100 })) as { messageId: number } | null
  return promised?.messageId ?? null
}

export const supplies: Supplies = {
  async 'bonusDesk.grant'({ ask }) {
    const me = (await ask('player.me')) as { data: { id: string } } | null
    return me
      ? { body: { playerId: me.data.id, amount: 1, validDays: 1, reason: 'A round was cut off.' } }
      : undefined
  },
  async 'bonuses.check'(supplier) {
    const messageId = await promise(supplier)
    return messageId === null ? undefined : { body: { message_id: messageId } }
  },
  async 'bonuses.credit'(supplier) {
    const messageId = await promise(supplier)
    return messageId === null ? undefined : { body: { bonusId: messageId, message_id: messageId } }
  },
}
