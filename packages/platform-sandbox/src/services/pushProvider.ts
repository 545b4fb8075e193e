import { toLocale } from '@marquee/contract/locales'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { messageOf } from '@marquee/platform-messages/push/delivery'
import { keptPushes } from '@marquee/platform-messages/push/outbox'

const root = '/sandbox/push-provider'
const text = z.string().min(1).max(4000)
const installation = z.looseObject({
  fid: text,
  appId: text,
  authVersion: text,
  sdkVersion: text,
})
const subscription = z.looseObject({
  web: z.looseObject({ endpoint: text, auth: text, p256dh: text }),
})
/** A week, as the provider hands them out. */
const authLifetime = '604800s'
/** More devices than anybody tries at once; the oldest go. */
const mostDevices = 500

interface Device {
  brand: string
  token: string
  /** Where the browser's own push service takes messages for this device. */
  endpoint: string
}

async function bodyOf<T>(http: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await http.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PlatformError(
    'invalid-input',
    `The provider would refuse this: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  )
}

/** @throws PlatformError unauthorized without what the provider's library sends along. */
function demand(http: Context, header: string, beginning: string): void {
  if (!http.req.header(header)?.startsWith(beginning))
    throw new PlatformError('unauthorized', `The provider asks for the header ${header}.`)
}

/**
 * Answers as the push provider does: installations, their auth tokens and registrations of devices
 * (CALL-07..11). `GET /sandbox/push-provider/devices` lists who is registered, `/messages` what the platform
 * handed over and what became of it, as the provider takes it. Nothing reaches a device: that is between the
 * provider and the browser's maker.
 */
export function mountPushProvider(app: Hono, { brandOf, kernel }: Surroundings): void {
  const devices = new Map<string, Device>()
  const { random } = kernel
  const authToken = () => ({ token: `auth-${random.token(18)}`, expiresIn: authLifetime })
  const project = `${root}/v1/projects/:project`

  app.post(
    `${project}/installations`,
    sandboxRoute(async (http) => {
      demand(http, 'x-goog-api-key', '')
      const { fid } = await bodyOf(http, installation)
      const refreshToken = `refresh-${random.token(18)}`
      return http.json({ name: fid, fid, refreshToken, authToken: authToken() })
    }),
  )
  app.post(
    `${project}/installations/:fid/:act`,
    sandboxRoute(async (http) => {
      demand(http, 'authorization', 'FIS_v2 refresh-')
      return http.json(authToken())
    }),
  )

  const keep = async (http: Context) => {
    demand(http, 'x-goog-firebase-installations-auth', 'FIS auth-')
    const { web } = await bodyOf(http, subscription)
    const token = `push-${random.token(18)}`
    devices.set(token, { brand: brandOf(http) ?? '', token, endpoint: web.endpoint })
    const [oldest] = devices.keys()
    if (devices.size > mostDevices && oldest) devices.delete(oldest)
    return http.json({ token })
  }
  app.post(`${project}/registrations`, sandboxRoute(keep))
  app.patch(
    `${project}/registrations/:token`,
    sandboxRoute(async (http) => {
      devices.delete(http.req.param('token') ?? '')
      return keep(http)
    }),
  )
  app.delete(
    `${project}/registrations/:token`,
    sandboxRoute(async (http) => {
      demand(http, 'x-goog-firebase-installations-auth', 'FIS auth-')
      devices.delete(http.req.param('token') ?? '')
      return http.json({})
    }),
  )
  app.get(
    `${root}/messages`,
    sandboxRoute(async (http) => {
      const brand = brandOf(http) ?? ''
      const kept = await keptPushes(kernel.db, brand)
      return http.json({
        messages: kept.map(({ token, entryId, state, locale, ...entry }) => ({
          state,
          message: messageOf(
            kernel,
            { id: `entry-${entryId}`, token, entryId },
            { ...entry, brand, locale: toLocale(locale) },
          ),
        })),
      })
    }),
  )
  app.get(
    `${root}/devices`,
    sandboxRoute(async (http) =>
      http.json({ devices: [...devices.values()].filter(({ brand }) => brand === brandOf(http)) }),
    ),
  )
}
