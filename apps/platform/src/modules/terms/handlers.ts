import { termsContract } from '@marquee/contract/schemas'
import type { Handler, Handlers } from '@marquee/platform-kernel/http'
import { recordTerms, unconfirmedTerms } from './service.ts'

const record =
  (kind: 'shown' | 'accepted'): Handler =>
  async ({ kernel, brand, player, body, idempotency }) => {
    const { ids } = termsContract.confirm.body.parse(body)
    await recordTerms(kernel, { brand, playerId: player().playerId, ids, kind, idempotency })
    return { success: true }
  }

export const termsHandlers = (): Handlers => ({
  'terms.log': record('shown'),
  'terms.confirm': record('accepted'),
  'terms.unconfirmed': async ({ kernel, brand, player }) => ({
    success: true,
    data: { terms: await unconfirmedTerms(kernel, brand, player().playerId) },
  }),
})
