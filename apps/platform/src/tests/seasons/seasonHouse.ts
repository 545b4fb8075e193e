import { randomUUID } from 'node:crypto'
import { adventureMap, defaultSeason, seasons } from '@marquee/features-seasons/contract'
import { seasonPeriod } from '@marquee/features-seasons/server/rules'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const day = 86_400_000
const known = allBrands.get('wireframe')?.season
if (!known) throw new Error('The internal brand has no seasons. Give it some in its settings.')
const settings = known

/**
 * A platform for the tests of a file, on the second day of another season in each of them; its ledger is
 * audited at the end.
 */
export function seasonHouse() {
  let platform: TestPlatform
  const period = () => seasonPeriod(settings, platform.clock.now())
  beforeAll(async () => {
    platform = await makePlatform({ sandbox: true })
  })
  beforeEach(() => {
    platform.clock.advance(period().nextAt + day - platform.clock.now())
  })
  afterAll(async () => {
    expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
    await platform.stop()
  })
  return {
    get platform() {
      return platform
    },
    settings,
    /** The season that runs. */
    period,
    seasonOf: async (player: TestPlayer, name: string = defaultSeason) =>
      (await player.ask(seasons.season, { params: { name } })).data,
    claim: (player: TestPlayer, index: number, key = randomUUID(), id = period().number) =>
      player.call(adventureMap.claimAward, { params: { id }, body: { index }, key }),
    balance: ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId),
    walk: (player: TestPlayer, points: number) =>
      player.send('POST', '/sandbox/season', { body: { points } }),
  }
}
