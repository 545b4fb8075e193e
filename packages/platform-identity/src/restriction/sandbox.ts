import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { parseRegion, sandboxRegionCookie } from '@marquee/platform-kernel/region'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'

const geolocationCookie = 'sandbox-geolocation'

/**
 * Whether players of a brand are asked for their position. In the sandbox nobody is, unless this
 * visitor was set so: a machine without a position would lock its developer out.
 */
export const asksForPosition = (
  { geolocation }: Pick<BrandSettings, 'geolocation'>,
  { sandbox }: Pick<Surroundings, 'sandbox'>,
  http: Context,
): boolean => geolocation && (sandbox === null || getCookie(http, geolocationCookie) === 'on')

const visitorPlace = z.object({
  /** `US-CA`, `ES`; null for where the address really is. */
  region: z
    .string()
    .refine((text) => parseRegion(text) !== null)
    .nullable()
    .optional(),
  /** Whether this visitor is asked for their position. */
  geolocation: z.boolean().optional(),
})

const session = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

/** `POST /sandbox/region`: puts this visitor somewhere else, and turns the position check on or off. */
export function mountSandboxRegion(app: Hono): void {
  app.post(
    '/sandbox/region',
    sandboxRoute(async (http) => {
      const place = visitorPlace.safeParse(await http.req.json().catch(() => undefined))
      if (!place.success) {
        throw new PlatformError(
          'invalid-input',
          'Send {"region":"US-WA"} to be there, {"region":null} to be back, {"geolocation":true} to be asked for the position.',
        )
      }
      const { region, geolocation } = place.data
      if (region !== undefined) setCookie(http, sandboxRegionCookie, region ?? '', session)
      if (geolocation !== undefined) {
        setCookie(http, geolocationCookie, geolocation ? 'on' : '', session)
      }
      return http.json({ success: true, ...place.data })
    }),
  )
}
