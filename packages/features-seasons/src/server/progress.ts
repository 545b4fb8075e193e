import type { SeasonSettings } from './settings.ts'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import type { StartedRound } from '@marquee/platform-play/rounds/events'
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
  // A round that began before the end may count after it: what it reached is looked at once more.
  const walk = { ...before, ...after, settled: false }
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

/** Counts a round towards the season that ran when it began. */
export async function recordSeasonRound(
  command: CommandContext,
  { playerId, brand, paid, isFree, playedAt }: StartedRound,
): Promise<void> {
  const { tx, settingsOf } = command
  const settings = settingsOf(brand).season
  const period = settings && seasonPeriod(settings, playedAt)
  if (!period || !isRunning(period, playedAt)) return
  const before = await findWalk(tx, { playerId, seasonId: period.number })
  const after = walkAfter(before, { cost: paid, isFree }, settings, playedAt)
  if (after.points > before.points) await keepStep(command, { settings, period, before, after })
}
