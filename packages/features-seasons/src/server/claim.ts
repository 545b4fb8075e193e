import type { Prize } from '@marquee/contract'
import type { AdventureMap } from '../contract/map/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { creditPrize } from '@marquee/platform-draws/credit'
import { progressOf, seasonPeriod } from './rules.ts'
import { seasonsOf } from './service.ts'
import { findWalk, saveWalk } from './store.ts'
import { mapToWire } from './wire.ts'

export interface ClaimRequest {
  playerId: string
  /** Of the map. */
  id: number
  /** Of the section. */
  index: number
  idempotency: { scope: string; key: string } | null
}

const refusal = (message: string): PlatformError => new PlatformError('not-available', message)

/**
 * Credits the award of a stop that was reached, once, and puts the player there (MAP-02, MAP-03). Stops
 * are taken in their order, until the next season begins; what is left then is credited by itself.
 * @throws PlatformError not-found for a stop or a map that there is not, not-available for a season gone
 * by, a stop that is not reached, or one behind another whose award waits; already-claimed.
 */
export function claimAward(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, id, index, idempotency }: ClaimRequest,
): Promise<{ award: Prize; adventureMap: AdventureMap }> {
  return runCommand(kernel, {
    name: 'adventure-map.claim',
    playerId,
    idempotency,
    input: { id, index },
    async handle(command) {
      const { tx, now } = command
      const settings = seasonsOf(brand)
      const period = seasonPeriod(settings, now)
      const section = settings.sections[index]
      if (!section || id > period.number) {
        throw new PlatformError(
          'not-found',
          `There is no stop ${index} on a map ${id}. GET /rest/adventure-map/current shows those there are.`,
        )
      }
      if (id < period.number) {
        throw refusal(
          `Season ${id} is gone by; the present one is ${period.number}. What nobody claimed before is credited once the next one has begun.`,
        )
      }
      const walk = await findWalk(tx, { playerId, seasonId: id })
      if (index < walk.claimed) {
        throw new PlatformError('already-claimed', `The award of stop ${index} was claimed.`)
      }
      const percent = progressOf(settings, walk.points)[index] ?? 0
      if (percent < 100) {
        throw refusal(
          `Stop ${index} is not reached: ${percent} percent of the way there is walked.`,
        )
      }
      if (index > walk.claimed) {
        throw refusal(`The award of stop ${walk.claimed} comes first: the path is walked in order.`)
      }
      const after = { ...walk, claimed: index + 1 }
      await saveWalk(tx, after)
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'season',
        reference: `${playerId}:${id}:${index}`,
        prize: section.award,
      })
      const adventureMap = mapToWire({ settings, period, walk: after })
      return { award: section.award, adventureMap }
    },
  })
}
