import { type LocalText } from '@marquee/contract/locales'
import { texts } from './messages/texts.ts'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { Quest, QuestTask } from '../contract/schemas.ts'
import type { QuestSettings } from './settings.ts'
import type { Period } from '@marquee/platform-campaigns/campaigns/period'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { stateOf, type Task } from './rules.ts'
import type { DoneTask } from './store.ts'

/** What tasks ask, by what is said of each: of as many as the settings have. */
const titles = new Map<string, LocalText>()

/** What a task asks: 'Play 5 rounds: Popular games'. */
function titleOf(task: Task): LocalText {
  const key = JSON.stringify([task.kind, task.target, task.games])
  const known = titles.get(key) ?? writeTitle(task)
  titles.set(key, known)
  return known
}

function writeTitle({ kind, target, ...task }: Task): LocalText {
  const asked = texts(`tasks.${kind}`, {
    count: target,
    target: (locale) => numberFormat(locale).format(target),
  })
  const { title } = gamesOf(task)
  return title ? texts('tasks.ofGames', { task: asked, games: title }) : asked
}

interface Sight {
  settings: QuestSettings
  period: Period
  days: Task[][]
  done: ReadonlyMap<number, DoneTask>
  now: number
  /** Lists of games by reference: each travels once. */
  isOptimised: boolean
}

function taskToWire(task: Task, { done, now, isOptimised }: Sight): QuestTask {
  const row = done.get(task.id)
  const { set, ids } = gamesOf(task)
  const isShared = isOptimised && set !== null
  const state = stateOf(task, now)
  return {
    id: task.id,
    kind: task.kind,
    title: titleOf(task),
    progress: { current: row?.done ?? 0, target: task.target },
    gameIds: isShared ? [] : ids,
    sharedGameIds: isShared ? [set] : [],
    prize: task.prize,
    isCompleted: (row?.completed_at ?? null) !== null,
    isClaimed: (row?.claimed_at ?? null) !== null,
    isEnded: state === 'ended',
    isLocked: state === 'locked',
  }
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The day that is today's, or the nearest one of the run. */
const todayOf = ({ days, now }: Sight): Task[] =>
  days.findLast(([first]) => first && now >= first.from) ?? days[0] ?? []

/** A quest as the contract sends it (QUEST-02). */
export function questToWire(sight: Sight): Quest {
  const { settings, period, days, now, isOptimised } = sight
  const shared = new Map(
    days.flat().flatMap((task) => {
      const { set, ids } = gamesOf(task)
      return isOptimised && set !== null ? [[set, ids] as const] : []
    }),
  )
  return {
    id: period.number,
    type: settings.type,
    title: settings.title,
    startedAt: period.startedAt,
    finishedAt: period.finishedAt,
    data: {
      dayInfo: {
        tasks: todayOf(sight).map((task) => {
          const { id, title, isCompleted, progress } = taskToWire(task, sight)
          const executionTimeData = { startedAt: task.from, finishedAt: task.until }
          return { id, title, isCompleted, progress, executionTimeData }
        }),
      },
    },
    playerData: {
      days: days.map((tasks) => ({
        date: dateOf(tasks[0]?.from ?? period.startedAt),
        tasks: tasks.map((task) => taskToWire(task, sight)),
      })),
    },
    sharedGameSets: Object.fromEntries(shared),
    futureQuest: {
      title: settings.title,
      startedAt: now < period.startedAt ? period.startedAt : period.nextAt,
    },
  }
}
