import type { FeatureInfo } from '@marquee/contract'
import type { Quest, QuestTask } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'
import { makeGame } from '@marquee/game-tiles/testing'

const day = 86_400_000
const start = Date.UTC(2099, 0, 5)

export const makeTask = (overrides: Partial<QuestTask> = {}): QuestTask => ({
  id: 11,
  kind: 'plays',
  title: { en: 'Play 5 rounds: Popular games', es: 'Juega 5 rondas: Juegos populares' },
  progress: { current: 2, target: 5 },
  gameIds: Array.from({ length: 16 }, (_, index) => index + 1),
  sharedGameIds: [],
  prize: { coins: 500, entries: 0 },
  isCompleted: false,
  isClaimed: false,
  isEnded: false,
  isLocked: false,
  ...overrides,
})

/** A week of which the first day is done and the second is today. */
export const makeQuest = (overrides: Partial<Quest> = {}): Quest => {
  const days = Array.from({ length: 7 }, (_, index) => ({
    date: new Date(start + index * day).toISOString().slice(0, 10),
    tasks: [
      makeTask({
        id: (index + 1) * 10 + 1,
        isLocked: index > 1,
        ...(index > 1 && { progress: { current: 0, target: 5 } }),
        ...(index === 0 && {
          isCompleted: true,
          isClaimed: true,
          progress: { current: 5, target: 5 },
        }),
      }),
    ],
  }))
  const today = days[1]?.tasks ?? []
  return {
    id: 4,
    type: 'season',
    title: { en: 'A week at the fair', es: 'Una semana en la feria' },
    startedAt: start,
    finishedAt: start + 7 * day,
    data: {
      dayInfo: {
        tasks: today.map(({ id, title, isCompleted, progress }) => ({
          id,
          title,
          isCompleted,
          progress,
          executionTimeData: { startedAt: start + day, finishedAt: start + 7 * day },
        })),
      },
    },
    playerData: { days },
    sharedGameSets: {},
    futureQuest: {
      title: { en: 'A week at the fair', es: 'Una semana en la feria' },
      startedAt: start + 7 * day,
    },
    ...overrides,
  }
}

/** The same quest with something else of today's task. */
export const withToday = (task: Partial<QuestTask>): Quest => {
  const quest = makeQuest()
  const days = quest.playerData.days.map((one, index) =>
    index === 1 ? { ...one, tasks: one.tasks.map((known) => ({ ...known, ...task })) } : one,
  )
  return { ...quest, playerData: { days } }
}

export const makeQuestGames = () => Array.from({ length: 16 }, (_, id) => makeGame({ id: id + 1 }))

/** A platform on which a quest runs. */
export const makeQuestInfo = (): FeatureInfo =>
  makeFeatureInfo({
    featuresInfo: {
      'quest-info': { type: 'advent', title: 'The quest', endDate: start + 7 * day },
    },
  })
