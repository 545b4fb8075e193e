import type { Handlers } from '@marquee/platform-kernel/http'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { keepDocument } from './documents.ts'
import { readIdentity } from './identity.ts'
import { receiveFile } from './receive.ts'
import { startIdentity } from './start.ts'
import { documentsOf } from './store.ts'

/** Files are dear to take: more than this is no person with papers. */
const uploadLimit = { name: 'uploads', points: 30, seconds: 3600 }
/** A company is paid for checks: more than this is no person who tries again. */
const checkLimit = { name: 'identity-checks', points: 30, seconds: 3600 }

export function verificationHandlers(surroundings: Surroundings): Handlers {
  const { files, providers, log } = surroundings
  return {
    'verification.documents': async ({ kernel, player }) => ({
      success: true,
      data: { documents: await documentsOf(kernel.db, player().playerId) },
    }),

    async 'verification.upload'({ kernel, player, query, idempotency, http }) {
      const { playerId } = player()
      await surroundings.limit(uploadLimit, playerId)
      const { name, kind } = query
      const received = await receiveFile(http.req.raw.body, {
        files,
        announced: Number(http.req.header('content-length') ?? 0),
        random: kernel.random,
      })
      return {
        success: true,
        data: await keepDocument(kernel, { playerId, kind, name, received, files, idempotency }),
      }
    },

    'verification.identity': async ({ kernel, player }) => ({
      success: true,
      data: await readIdentity(kernel, player().playerId, providers.identity),
    }),

    async 'verification.startIdentity'({ kernel, player, body, idempotency }) {
      const { locale } = body
      const { playerId } = player()
      await surroundings.limit(checkLimit, playerId)
      const asked = { playerId, locale, provider: providers.identity, idempotency, log }
      return { success: true, data: await startIdentity(kernel, asked) }
    },
  }
}
