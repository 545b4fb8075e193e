import { allBrands } from '../../brands/index.ts'
import type { SeasonSettings } from '../../brands/settingsSeasons.ts'
import type { CommandContext } from '../../kernel/command.ts'
import { isRunning, type Period } from '../campaigns/period.ts'
import { recordInInbox } from '../inbox/record.ts'
import type { BegunRound } from '../rounds/followed.ts'
import { seasonPeriod, themeOf, type Walk, walkAfter } from './rules.ts'
import { findWalk, saveWalk, type WalkRow } from './store.ts'
import { stepOf } from './wire.ts'

interface Step {
  settings: SeasonSettings
  period: Period
  before: WalkRow
  after: Walk
}

/** Keeps how far a player has come, and tells every tab when that is another percent of the path. */
export async function keepStep(
  command: Pick<CommandContext, 'tx' | 'now' | 'push'>,
  { settings, period, before, after }: Step,
): Promise<void> {
  const { tx, push } = command
  const walk = { ...before, ...after }
  await saveWalk(tx, walk)
  const step = stepOf({ settings, period, walk })
  const known = stepOf({ settings, period, walk: before })
  if (step.totalProgressPercents > known.totalProgressPercents)
    push(before.player_id, 'season', step)
  if (step.currentLevel > known.currentLevel)
    await recordInInbox(command, {
      playerId: before.player_id,
      kind: 'season',
      key: `${period.number}:${step.currentLevel}`,
      params: { level: step.currentLevel, title: themeOf(settings, period.number).title },
    })
}

/** Counts a round that has begun towards the running season, in the round's own transaction. */
export async function noteSeasonRound(
  command: CommandContext,
  { playerId, brand, paid, isFree }: BegunRound,
): Promise<void> {
  const settings = allBrands.get(brand)?.season
  const { tx, now } = command
  const period = settings && seasonPeriod(settings, now)
  if (!period || !isRunning(period, now)) return
  const before = await findWalk(tx, { playerId, seasonId: period.number })
  const after = walkAfter(before, { cost: paid, isFree }, settings, now)
  if (after.points > before.points) await keepStep(command, { settings, period, before, after })
}
