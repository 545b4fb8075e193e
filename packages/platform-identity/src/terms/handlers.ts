import type { Handlers, RequestOf } from '@marquee/platform-kernel/http'
import { recordTerms, unconfirmedTerms } from './service.ts'

const record =
  (kind: 'shown' | 'accepted') =>
  async ({
    kernel,
    brand,
    player,
    body: { ids },
    idempotency,
  }: RequestOf<'terms.log' | 'terms.confirm'>) => {
    await recordTerms(kernel, { brand, playerId: player().playerId, ids, kind, idempotency })
    return { success: true as const }
  }

export const termsHandlers = (): Handlers => ({
  'terms.log': record('shown'),
  'terms.confirm': record('accepted'),
  'terms.unconfirmed': async ({ kernel, brand, player }) => ({
    success: true,
    data: { terms: await unconfirmedTerms(kernel, brand, player().playerId) },
  }),
})
