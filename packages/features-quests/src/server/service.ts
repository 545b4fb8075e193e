import { type LocalText } from '@marquee/contract/locales'
import type { Prize } from '@marquee/contract'
import type { Quest } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { creditPrize } from '@marquee/platform-draws/credit'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { questPeriod, stateOf, tasksOf } from './rules.ts'
import { doneTasks, markClaimed } from './store.ts'
import { questToWire } from './wire.ts'

export interface QuestRequest {
  playerId: string
  /** Lists of games by reference: `useOptimizedGames=1` (CALL-18). */
  isOptimised: boolean
}

/** The brand's quest with what a player has done of it (CALL-18); null for a brand without one. */
export const questOf = onceInRequest(
  async (
    { db, clock }: Kernel,
    { quest: settings }: BrandSettings,
    { playerId, isOptimised }: QuestRequest,
  ): Promise<Quest | null> => {
    if (!settings) return null
    const now = clock.now()
    const period = questPeriod(settings, now)
    const done = await doneTasks(db, { playerId, questId: period.number })
    const days = tasksOf(settings, period)
    return questToWire({ settings, period, days, done, now, isOptimised })
  },
)

/**
 * Ids of the games of a brand's quest that still count for a task, today or on a later day, each once:
 * what the quests page asks for with `useOptimizedGames=1` (CALL-17).
 * @param now epoch ms.
 */
export function playableQuestGameIds({ quest }: BrandSettings, now: number): number[] {
  if (!quest) return []
  const tasks = tasksOf(quest, questPeriod(quest, now)).flat()
  const playable = tasks.filter((task) => stateOf(task, now) !== 'ended')
  return [...new Set(playable.flatMap((task) => gamesOf(task).ids))]
}

/** What entries and pages show of a running quest (FEATURE-01, HOME-02); null while none runs. */
export function questTeaser(
  { quest: settings }: BrandSettings,
  now: number,
): { type: Quest['type']; title: LocalText; endDate: number } | null {
  const period = settings && questPeriod(settings, now)
  if (!period || !isRunning(period, now)) return null
  return { type: settings.type, title: settings.title, endDate: period.finishedAt }
}

/** The same for whoever is there: nothing runs for a player who takes a break. */
export async function questStatus(
  { db, clock }: Kernel,
  settings: BrandSettings,
  playerId: string | null,
): Promise<ReturnType<typeof questTeaser>> {
  const now = clock.now()
  const resting = playerId !== null && (await runningRestriction(db, playerId, now))
  return resting ? null : questTeaser(settings, now)
}

/** Ids of all games that count for some task of a brand's quest, each once. */
export const questGameIds = ({ quest }: BrandSettings): number[] => [
  ...new Set(quest?.days.flat().flatMap((task) => gamesOf(task).ids)),
]

export interface ClaimRequest {
  playerId: string
  questId: number
  taskId: number
  idempotency: { scope: string; key: string } | null
}

/**
 * Credits the prize of a completed task, once, whatever the keys. What is completed can be claimed
 * until the next quest begins.
 * @throws PlatformError not-found for a task that the quest does not have, not-available for a quest
 * that is gone or a task that is not completed, already-claimed.
 */
export function claimTask(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, questId, taskId, idempotency }: ClaimRequest,
): Promise<{ prize: Prize }> {
  return runCommand(kernel, {
    name: 'quests.claim',
    playerId,
    idempotency,
    input: { questId, taskId },
    async handle(command) {
      const { tx, now } = command
      const period = settings.quest && questPeriod(settings.quest, now)
      const tasks = settings.quest && period ? tasksOf(settings.quest, period).flat() : []
      const task = tasks.find(({ id }) => id === taskId)
      if (!period || !task) {
        throw new PlatformError(
          'not-found',
          `The quest has no task ${taskId}. GET /rest/quest/ lists those there are.`,
        )
      }
      if (questId !== period.number) {
        throw new PlatformError(
          'not-available',
          `Quest ${questId} is not the one of today, which is ${period.number}. Prizes are claimed before the next quest begins.`,
        )
      }
      const row = (await doneTasks(tx, { playerId, questId })).get(taskId)
      if (!row || row.completed_at === null) {
        throw new PlatformError(
          'not-available',
          `Task ${taskId} is not completed: ${row?.done ?? 0} of ${task.target}. Claim its prize once it is.`,
        )
      }
      if (row.claimed_at !== null) {
        throw new PlatformError('already-claimed', `The prize of task ${taskId} was claimed.`)
      }
      await markClaimed(tx, { playerId, questId, taskId, now })
      await creditPrize(command, {
        playerId,
        brand: settings.key,
        kind: 'quest',
        reference: `${playerId}:${questId}:${taskId}`,
        prize: task.prize,
      })
      return { prize: task.prize }
    },
  })
}
