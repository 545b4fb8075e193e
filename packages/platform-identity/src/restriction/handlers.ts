import { runCommand } from '@marquee/platform-kernel/command'
import type { Handlers, Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { formatRegion } from '@marquee/platform-kernel/region'
import { stateAt } from './geography.ts'
import { isOpenIn, judgePosition } from './rules.ts'
import { asksForPosition } from './sandbox.ts'
import { keepPosition } from './positions.ts'
import { insertBlock } from './store.ts'

/** A broken page must not fill the table. */
const blockLimit = { name: 'region-blocks', points: 30, seconds: 60 }

export function restrictionHandlers(surroundings: Surroundings): Handlers {
  const regionNow = ({ http }: Request): string | null => {
    const region = surroundings.regionOf(http)
    return region && formatRegion(region)
  }

  return {
    async 'restriction.checkIp'(request) {
      const settings = settingsOf(surroundings, request.brand)
      return {
        success: true,
        data: {
          access: isOpenIn(
            settings,
            surroundings.regionOf(request.http),
            surroundings.unknownRegion,
          ),
          region: regionNow(request),
          geolocation: asksForPosition(settings, surroundings, request.http),
        },
      }
    },

    async 'restriction.checkGeo'({ kernel, brand, session, query, http }) {
      const { latitude, longitude } = query
      const state = stateAt(latitude, longitude)
      const settings = settingsOf(surroundings, brand)
      const reason = judgePosition(settings, state, surroundings.regionOf(http))
      const access = reason === null
      // A link on another site must not put a player somewhere.
      const isOwnPage = ['same-origin', undefined].includes(http.req.header('sec-fetch-site'))
      if (session && isOwnPage) await keepPosition(kernel, session.playerId, { access, state })
      return { success: true, data: { access, state, reason } }
    },

    async 'restriction.block'(request) {
      const { kernel, brand, session, clientIp, network, idempotency } = request
      await surroundings.limit(blockLimit, session?.playerId ?? `${brand}:${network}`)
      const { apps, meta = {} } = request.body
      const playerId = session?.playerId ?? null
      await runCommand(kernel, {
        name: 'restriction.block',
        playerId,
        idempotency,
        input: { apps, meta },
        handle: ({ tx, now }) =>
          insertBlock(
            tx,
            { brand, playerId, clientIp, region: regionNow(request), apps, meta },
            now,
          ),
      })
      return { success: true }
    },
  }
}
