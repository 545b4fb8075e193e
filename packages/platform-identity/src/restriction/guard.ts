import type { Context } from 'hono'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Guard } from '@marquee/platform-kernel/guards'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { formatRegion } from '@marquee/platform-kernel/region'
import { detourOf, isOpenIn, type JudgedPosition, mayActFrom } from './rules.ts'
import { positionQuestion } from './positions.ts'

/**
 * Nobody joins, opens a game or plays from where the brand may not be played (GEO-01), whatever
 * their browser was told: by their address, and by the position that was judged last (GEO-03).
 */
export const regionGuard = (surroundings: Surroundings): Guard<JudgedPosition | null> => ({
  looksAt: ({ regional }) => Boolean(regional),
  knows: positionQuestion,
  refuse({ request: { brand, session, http }, known: position = null, now }) {
    const { regionOf, unknownRegion: unknown } = surroundings
    const region = regionOf(http)
    const settings = settingsOf(surroundings, brand)
    const who = { isPlayer: session !== null, now }
    if (mayActFrom(settings, { region, unknown, position }, who)) return
    throw new PlatformError(
      'region-blocked',
      `${settings.name} cannot be played in ${region ? formatRegion(region) : 'this region'}. GET /rest/restriction/info/ lists where it can.`,
    )
  },
})

/** The page that a brand's own server is about to render, as it was asked for. */
const pathHeader = 'client-path'

/** Where a visitor goes instead of the page they asked for, because of where they are; usually null. */
export function regionDetour(
  surroundings: Surroundings,
  { brand, http }: { brand: string; http: Context },
): string | null {
  const { regionOf, unknownRegion } = surroundings
  if (isOpenIn(settingsOf(surroundings, brand), regionOf(http), unknownRegion)) return null
  return detourOf(http.req.header(pathHeader) ?? '/')
}
