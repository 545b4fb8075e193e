import type { Context } from 'hono'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Guard } from '@marquee/platform-kernel/guards'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { formatRegion } from '@marquee/platform-kernel/region'
import { detourOf, isOpenIn } from './rules.ts'

/**
 * Nobody joins, opens a game or plays from where the brand may not be played (GEO-01), whatever
 * their browser was told.
 */
export const regionGuard =
  (surroundings: Surroundings): Guard =>
  async ({ regional }, { brand, http }) => {
    if (!regional) return
    const region = surroundings.regionOf(http)
    const settings = settingsOf(surroundings, brand)
    if (isOpenIn(settings, region)) return
    throw new PlatformError(
      'region-blocked',
      `${settings.name} cannot be played in ${region ? formatRegion(region) : 'this region'}. GET /rest/restriction/info/ lists where it can.`,
    )
  }

/** The page that a brand's own server is about to render, as it was asked for. */
const pathHeader = 'client-path'

/** Where a visitor goes instead of the page they asked for, because of where they are; usually null. */
export function regionDetour(
  surroundings: Surroundings,
  { brand, http }: { brand: string; http: Context },
): string | null {
  if (isOpenIn(settingsOf(surroundings, brand), surroundings.regionOf(http))) return null
  return detourOf(http.req.header(pathHeader) ?? '/')
}
