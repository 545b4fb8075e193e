import type { IssueKey } from '@marquee/game-catalogue'
import type { z } from 'zod'
import type { questSettings } from './settings.ts'

type QuestSource = z.input<typeof questSettings>
type TaskSource = QuestSource['days'][number][number]

/** What a brand's quest pays, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

interface Journey {
  title: QuestSource['title']
  figures: Figures
  /** Where it leads: three issues of the catalogue. */
  places: readonly [IssueKey, IssueKey, IssueKey]
  /** Days between two quests. */
  rest?: number
}

const rhythmOf = (rest = 0) => ({ firstDay: '2026-01-05', rest })

const plays = (target: number, games: IssueKey, coins: number, entries = 0): TaskSource => ({
  kind: 'plays',
  target,
  games,
  prize: { coins, entries },
})
const wins = (target: number, games: IssueKey, coins: number, entries = 0): TaskSource => ({
  ...plays(target, games, coins, entries),
  kind: 'wins',
})
const stakes = (target: number, games: IssueKey, coins: number, entries = 0): TaskSource => ({
  ...plays(target, games, coins, entries),
  kind: 'stakes',
})

/** A week with two tasks a day, each open until the week is over. */
export const weekQuest = ({
  title,
  figures: { unit, entries },
  places: [one, two, three],
  rest,
}: Journey): QuestSource => {
  const [few, some, many] = entries
  return {
    type: 'season',
    title,
    rhythm: rhythmOf(rest),
    days: [
      [plays(5, one, 5 * unit), wins(2, one, 3 * unit)],
      [plays(8, two, 6 * unit), stakes(400, one, 4 * unit)],
      [wins(4, two, 0, few), plays(6, three, 5 * unit)],
      [stakes(600, two, 8 * unit), wins(3, three, 5 * unit)],
      [plays(10, one, 8 * unit), wins(4, one, 0, some)],
      [stakes(800, three, 10 * unit), plays(8, three, 6 * unit)],
      [plays(12, two, 15 * unit), wins(6, one, 20 * unit, many)],
    ],
  }
}

/** Twelve doors with one task each; a door is open for its day. */
export const adventQuest = ({
  title,
  figures: { unit, entries },
  places: [one, two, three],
  rest,
}: Journey): QuestSource => {
  const [few, some, many] = entries
  return {
    type: 'advent',
    title,
    rhythm: rhythmOf(rest),
    days: [
      [plays(5, one, 5 * unit)],
      [wins(2, two, 5 * unit)],
      [stakes(400, three, 6 * unit)],
      [plays(8, two, 0, few)],
      [wins(3, one, 8 * unit)],
      [plays(6, three, 8 * unit)],
      [stakes(600, one, 10 * unit)],
      [wins(4, three, 0, some)],
      [plays(10, two, 12 * unit)],
      [stakes(800, two, 12 * unit)],
      [wins(5, one, 15 * unit)],
      [plays(12, three, 30 * unit, many)],
    ],
  }
}
