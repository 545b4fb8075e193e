import {
  type PushChannel,
  pushChannels,
  type PushPayload,
  pushSchemas,
} from '@marquee/contract/pushes'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sessionCookie } from '@marquee/platform-kernel/http'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { findSession } from '@marquee/platform-kernel/sessions'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'

const wantedPush = z.object({ channel: z.enum(pushChannels), data: z.unknown() })

/** Whoever asks, by the cookie of the browser. @throws PlatformError unauthorized for a guest. */
async function playerOf({ kernel, brandOf }: Surroundings, http: Context): Promise<string> {
  const secure = http.req.header('x-forwarded-proto') === 'https'
  const token = getCookie(http, sessionCookie(secure))
  const session = token ? await findSession(kernel, token) : null
  if (session && session.brand === brandOf(http)) return session.playerId
  throw new PlatformError(
    'unauthorized',
    'Sign in first: the push is sent to the player who asks for it.',
  )
}

/** The push a request describes. @throws PlatformError invalid-input when the contract has none such. */
async function pushOf(
  http: Context,
): Promise<{ channel: PushChannel; data: PushPayload<PushChannel> }> {
  const wanted = wantedPush.safeParse(await http.req.json().catch(() => undefined))
  const data = wanted.success && pushSchemas[wanted.data.channel].safeParse(wanted.data.data)
  if (data && data.success) return { channel: wanted.data.channel, data: data.data }
  throw new PlatformError(
    'invalid-input',
    'Send {"channel":"app","data":{"kind":"reload"}} or another push of the contract.',
  )
}

/** `POST /sandbox/push`: any push of the contract, through the outbox, to every tab of whoever asks. */
export function mountPushes(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/push',
    sandboxRoute(async (http) => {
      const playerId = await playerOf(surroundings, http)
      const { channel, data } = await pushOf(http)
      await runCommand(surroundings.kernel, {
        name: 'sandbox.push',
        playerId,
        idempotency: null,
        input: { channel, data },
        handle: async ({ push }) => push(playerId, channel, data),
      })
      return http.json({ sent: channel })
    }),
  )
}
