import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Kernel } from '@marquee/platform-kernel/command'

/** How long a token opens the chat, in ms; a new one is asked for then. */
export const chatTokenLifetime = 15 * 60_000

const claims = z.object({
  playerId: z.uuid(),
  sessionId: z.uuid(),
  brand: z.string(),
  appName: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
})
export type ChatClaims = z.infer<typeof claims>

const signatureOf = (secret: string, body: string): Buffer =>
  createHmac('sha256', secret).update(body).digest()

/** A signed text that says who may use the chat, and until when. */
export function issueChatToken(secret: string, payload: ChatClaims): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${body}.${signatureOf(secret, body).toString('base64url')}`
}

/** What a token says, or null when somebody else made it or it says nothing of the kind. */
export function openChatToken(secret: string, token: string): ChatClaims | null {
  const [body = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
}

/** Whose chat a token opens at a brand now, or null: expired, another brand's, or the session is over. */
export async function playerOfToken(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { secret, brand, token }: { secret: string; brand: string; token: string },
): Promise<string | null> {
  const found = openChatToken(secret, token)
  if (!found || found.brand !== brand || found.expiresAt <= clock.now()) return null
  const session = await db
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', found.sessionId)
    .where('player_id', '=', found.playerId)
    .executeTakeFirst()
  return session && session.expires_at > clock.now() ? found.playerId : null
}
