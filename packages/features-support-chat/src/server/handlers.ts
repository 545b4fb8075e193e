import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers, Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { pageFor, readMessages, sendMessage } from './service.ts'
import { chatTokenLifetime, issueChatToken, playerOfToken } from './token.ts'

/** Nobody types faster; per player. */
const sendLimit = { name: 'chat-messages', points: 20, seconds: 60 }
/** Guessing whose login goes with which address is not what `auth` is for; per player. */
const authLimit = { name: 'chat-auth', points: 30, seconds: 60 }

const purpose = 'chat-token'

/** What players do in the support chat. */
export function chatHandlers(surroundings: Surroundings): Handlers {
  const secret = surroundings.secretFor(purpose)

  function refuseWithout(brand: string): void {
    if (settingsOf(surroundings, brand).supportChat) return
    throw new PlatformError(
      'not-available',
      'This brand has no support chat. Its help page says how to reach support.',
    )
  }

  /** Whoever writes: by their session, or by the token that `auth` gave. */
  async function writerOf({ kernel, brand, session, http }: Request): Promise<string> {
    const [, token] = /^Bearer (\S+)$/.exec(http.req.header('authorization') ?? '') ?? []
    const playerId =
      session?.playerId ?? (token ? await playerOfToken(kernel, { secret, brand, token }) : null)
    if (!playerId) {
      throw new PlatformError(
        'unauthorized',
        'Sign in first, or ask POST /api/chat/auth/ for a token: one lives 15 minutes, and no longer than its session.',
      )
    }
    refuseWithout(brand)
    return playerId
  }

  /** A player is the same by session and by token, so that a repetition is one too. */
  const idempotencyOf = ({ idempotency }: Request, playerId: string) => {
    if (!idempotency) throw new Error('An act came without its key: the HTTP side lets none in.')
    return { scope: `player:${playerId}`, key: idempotency.key }
  }

  return {
    async 'chat.auth'(request) {
      const { kernel, brand } = request
      const { playerId, id: sessionId } = request.player()
      await surroundings.limit(authLimit, playerId)
      const { login, email, appName } = request.body
      refuseWithout(brand)
      const own = await kernel.db
        .selectFrom('player')
        .select(['login', 'email'])
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow()
      if (own.login !== login || own.email?.toLowerCase() !== email.toLowerCase()) {
        throw new PlatformError(
          'forbidden',
          'Login and e-mail address are not those of the player who is signed in. Send the two that GET /rest/player/ answers.',
        )
      }
      const expiresAt = kernel.clock.now() + chatTokenLifetime
      const token = issueChatToken(secret, { playerId, sessionId, brand, appName, expiresAt })
      return { success: true, token }
    },

    async 'chat.messages'(request) {
      const playerId = await writerOf(request)
      const query = request.query
      return { success: true, data: await pageFor(request.kernel.db, playerId, query) }
    },

    async 'chat.send'(request) {
      const playerId = await writerOf(request)
      await surroundings.limit(sendLimit, playerId)
      const { text } = request.body
      const idempotency = idempotencyOf(request, playerId)
      const { kernel, brand } = request
      return {
        success: true,
        data: await sendMessage(kernel, {
          playerId,
          brand,
          text,
          isForwarded: surroundings.providers.chat?.serves(brand) ?? false,
          idempotency,
        }),
      }
    },

    async 'chat.read'(request) {
      const playerId = await writerOf(request)
      const { upTo } = request.body
      const idempotency = idempotencyOf(request, playerId)
      await readMessages(request.kernel, { playerId, upTo, idempotency })
      return { success: true }
    },
  }
}
