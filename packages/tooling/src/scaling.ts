import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import { withTable } from './bench/figures.ts'
import { costs, usualHabits } from './scaling/costs.ts'
import { limitsOf, storageOf } from './scaling/limits.ts'
import { simulateDay, usualCell, waitFactor } from './scaling/simulate.ts'
import { command, root, UsageError } from './workspace.ts'

const whole = numberFormat('en', { maximumFractionDigits: 0 })
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const size = (bytes: number): string =>
  bytes >= 1e12 ? `${(bytes / 1e12).toFixed(1)} TB` : `${(bytes / 1e9).toFixed(1)} GB`

function playersOf(text: string): number {
  const players = Number(text)
  if (Number.isInteger(players) && players > 0) return players
  throw new UsageError(`--players is '${text}'. Give a whole number from 1, such as 1000000.`)
}

function pageFor(players: number): string {
  const day = simulateDay(players, usualHabits, usualCell)
  const worst = day.reduce((one, other) => (other.rounds > one.rounds ? other : one))
  const storage = storageOf(players, usualHabits)
  const wait = waitFactor(worst.use['database processor'], usualCell.databaseCores)
  const limits = limitsOf(usualHabits, usualCell)
  return [
    `One cell with ${whole.format(players)} accounts, its worst minute:`,
    '',
    '| | |',
    '|---|---:|',
    `| Players who are there | ${whole.format(worst.online)} |`,
    `| Rounds in a second | ${whole.format(worst.rounds)} |`,
    `| Wait for a core of the database, in times of a statement | ${wait.toFixed(2)} |`,
    `| Written in a day, kept of a year | ${size(storage.day)}, ${size(storage.year)} |`,
    '',
    '| Part, in the order in which they are hit | In use | Accounts at 60 % |',
    '|---|---:|---:|',
    ...limits.map(
      ({ part, players: most }) =>
        `| ${part} | ${percent(Math.max(...day.map(({ use }) => use[part])))} | ${whole.format(most)} |`,
    ),
    '',
    '| What one costs | | From |',
    '|---|---:|---|',
    ...Object.entries(costs).map(
      ([name, { value, basis, source }]) =>
        `| ${name} | ${value < 1 ? `${(value * 1000).toFixed(3)} ms` : whole.format(value)} | ${basis}: ${source} |`,
    ),
  ].join('\n')
}

/**
 * `pnpm scaling [--players 1000000] [--write]`: plays a day of one cell and says which of its parts are hit first
 * as it grows; `--write` puts the tables into docs/scaling.md.
 */
function scaling(): void {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '1000000' },
      write: { type: 'boolean', default: false },
    },
  })
  const page = pageFor(playersOf(values.players))
  console.log(page)
  const file = path.join(root, 'docs/scaling.md')
  if (values.write) writeFileSync(file, withTable(readFileSync(file, 'utf8'), 'scaling', page))
}

await command(async () => scaling())
