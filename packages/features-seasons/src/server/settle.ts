import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { creditPrize } from '@marquee/platform-draws/credit'
import { tellOfUnclaimed } from '@marquee/platform-messages/inbox/unclaimed'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import { levelOf, reachedAt, seasonPeriod, themeOf } from './rules.ts'
import type { SeasonSettings } from './settings.ts'
import { closePaidWalks, findWalk, hasPaidWalks, owingWalks, saveWalk } from './store.ts'

/** Walks that one round of the work pays, and closes. */
const paidAtOnce = 200
const closedAtOnce = 5_000

interface Walker {
  playerId: string
  seasonId: number
}

/** All that a player is owed of one season, in a command of its own; what is claimed by then is left alone. */
const credit = (
  kernel: Kernel,
  { brand, settings }: { brand: string; settings: SeasonSettings },
  { playerId, seasonId }: Walker,
): Promise<void> =>
  runCommand(kernel, {
    name: 'seasons.settle',
    playerId,
    idempotency: null,
    input: { seasonId },
    async handle(command) {
      const { tx } = command
      if (await command.ask(restrictionQuestion, playerId)) return
      const walk = await findWalk(tx, { playerId, seasonId })
      const reached = Math.max(walk.claimed, levelOf(settings, walk.points))
      const awards = settings.sections.slice(walk.claimed, reached).map(({ award }) => award)
      await saveWalk(tx, { ...walk, claimed: reached, settled: true })
      for (const [index, prize] of awards.entries())
        await creditPrize(command, {
          playerId,
          brand,
          kind: 'season',
          reference: `${playerId}:${seasonId}:${walk.claimed + index}`,
          prize,
        })
      await tellOfUnclaimed(command, {
        playerId,
        key: `season:${seasonId}:${walk.claimed}`,
        title: themeOf(settings, seasonId).title,
        prizes: awards,
      })
    },
  })

/**
 * Credits awards of stops that were reached and that nobody claimed before the next season began, each
 * once, and tells of them: what a player has earned does not run out. During a break or an exclusion they
 * wait (RP-02).
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function settleSeasons(
  kernel: Kernel,
  brands: Iterable<BrandSettings>,
  stopping?: AbortSignal,
): Promise<void> {
  const work = makeDueWork(stopping)
  const now = kernel.clock.now()
  for (const { key: brand, season: settings } of brands) {
    if (!settings) continue
    const before = seasonPeriod(settings, now).number
    const walks = { brand, before, reachedAt: reachedAt(settings) }
    const paid = { ...walks, limit: closedAtOnce }
    await work.each((await hasPaidWalks(kernel.db, paid)) ? [paid] : [], () =>
      runCommand(kernel, {
        name: 'seasons.close',
        playerId: null,
        idempotency: null,
        input: { brand, before },
        handle: ({ tx }) => closePaidWalks(tx, paid),
      }),
    )
    const owing = await owingWalks(kernel.db, { ...walks, limit: paidAtOnce }, now)
    await work.each(owing, ({ player_id: playerId, season_id: seasonId }) =>
      credit(kernel, { brand, settings }, { playerId, seasonId }),
    )
  }
  work.end('Awards of seasons')
}
