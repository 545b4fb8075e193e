import { describe, expect, it } from 'vitest'
import type { QuestSettings } from './settings.ts'
import { progressAfter, questPeriod, stateOf, tasksOf } from './rules.ts'

const day = 86_400_000
const first = Date.UTC(2026, 0, 5)
const task = {
  kind: 'plays',
  target: 3,
  games: 'classics',
  prize: { coins: 1, entries: 0 },
} as const

const makeQuest = (overrides: Partial<QuestSettings> = {}): QuestSettings => ({
  type: 'season',
  title: { en: 'Quest', es: 'Misión' },
  rhythm: { firstDay: '2026-01-05', rest: 0 },
  days: [[task, task], [task]],
  ...overrides,
})

const statesAt = (quest: QuestSettings, now: number) =>
  tasksOf(quest, questPeriod(quest, now))
    .flat()
    .map((one) => `${one.id} ${stateOf(one, now)}`)

describe('the days of a quest', () => {
  it('of a season stay open until it is over', () => {
    expect(statesAt(makeQuest(), first)).toEqual(['11 open', '12 open', '21 locked'])
    expect(statesAt(makeQuest(), first + day)).toEqual(['11 open', '12 open', '21 open'])
  })

  it('of an advent are open for their day', () => {
    const advent = makeQuest({ type: 'advent', rhythm: { firstDay: '2026-01-05', rest: 1 } })
    expect(statesAt(advent, first + day - 1)).toEqual(['11 open', '12 open', '21 locked'])
    expect(statesAt(advent, first + day)).toEqual(['11 ended', '12 ended', '21 open'])
    expect(statesAt(advent, first + 2 * day)).toEqual(['11 ended', '12 ended', '21 ended'])
  })

  it('are all locked before the first quest begins', () => {
    expect(statesAt(makeQuest(), first - 1)).toEqual(['11 locked', '12 locked', '21 locked'])
  })
})

describe('the progress of a task', () => {
  it('counts what it asks for and stops at its target', () => {
    const counted = { plays: 2, wins: 1, stakes: 40 }
    expect(progressAfter(task, 0, counted)).toBe(2)
    expect(progressAfter(task, 2, counted)).toBe(3)
    expect(progressAfter({ kind: 'wins', target: 9 }, 2, counted)).toBe(3)
    expect(progressAfter({ kind: 'stakes', target: 100 }, 50, counted)).toBe(90)
  })
})
