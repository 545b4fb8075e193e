import type { RankLeagueSettings } from './settings.ts'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { toWire } from '@marquee/platform-kernel/money'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import type { SettledRound } from '@marquee/platform-play/rounds/events'
import { playerStanding } from './level.ts'
import { levelsOf, percentOf, pointsFor, prizeBetween, type Standing } from './rules.ts'
import { addToWeek, findRank, type RankRow, saveRank } from './store.ts'
import { weekOf } from './weeks.ts'

interface Progress {
  settings: RankLeagueSettings
  before: RankRow
  after: RankRow
  /** Where the experience of each stands. */
  from: Standing
  to: Standing
}

/** Tells every tab of a new level, of a new section in its place, or of each percent of the way. */
async function tell(
  command: CommandContext,
  { settings, before, after, from, to }: Progress,
): Promise<void> {
  const { push } = command
  const { level } = to
  const currentExperience = toWire(after.experience)
  const told = { levelIndex: level.index, currentExperience }
  if (level.index > before.told_level) {
    const earlier = levelsOf(settings)[before.told_level - 1]
    const isNewSection = level.section.id !== earlier?.section.id
    const { prize } = prizeBetween(settings, before.told_level, level.index)
    push(after.player_id, 'rankLeague', {
      kind: isNewSection ? 'status-up' : 'level-up',
      ...told,
      prize,
    })
    await recordInInbox(command, {
      playerId: after.player_id,
      kind: isNewSection ? 'status' : 'level',
      key: String(level.index),
      params: { level: level.index, title: level.section.title },
      ...prize,
    })
  } else if (percentOf(to, after.experience) !== percentOf(from, before.experience)) {
    push(after.player_id, 'rankLeague', { kind: 'progress', ...told })
  }
}

/** Gives a player experience and tells every tab what came of it. */
export async function addExperience(
  command: CommandContext,
  settings: RankLeagueSettings,
  { playerId, experience }: { playerId: string; experience: bigint },
): Promise<void> {
  const { tx } = command
  const before = await findRank(tx, playerId)
  const gathered = { playerId, experience: before.experience + experience }
  const from = await playerStanding(tx, settings, { playerId, experience: before.experience })
  const to = await playerStanding(tx, settings, gathered)
  const told_level = Math.max(before.told_level, to.level.index)
  const after = { ...before, experience: gathered.experience, told_level }
  await saveRank(tx, after)
  await tell(command, { settings, before, after, from, to })
}

/**
 * Counts a round that has come to rest: experience for the level, and its coins for the week. During a
 * break nothing leads on.
 */
export async function recordRankRound(
  command: CommandContext,
  { playerId, brand, unit, paid, win, settledAt }: SettledRound,
): Promise<void> {
  const { tx } = command
  const settings = command.settingsOf(brand).rankLeague
  if (!settings || paid === 0 || (await command.ask(restrictionQuestion, playerId))) return
  const [staked, won] = [BigInt(paid), BigInt(win)]
  const experience = pointsFor(settings, unit, staked)
  const coins = unit === 'coins' ? { staked, won } : { staked: 0n, won: 0n }
  await addToWeek(tx, { playerId, week: weekOf(settledAt) }, { experience, ...coins })
  await addExperience(command, settings, { playerId, experience })
}
