import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { type Rng, seededRng } from '@marquee/game-math'

/**
 * Writes maths as the Stake Engine's kit writes what it publishes: `index.json` with costs that have a
 * fraction, `books_<mode>.jsonl.zst` packed as a stream, so that no frame says how long it is, with ids from
 * 0, and `lookUpTable_<mode>_0.csv` with weights as shares of 2^50, rounded down. The rounds are our own.
 */

/** A kind of round that the optimiser gives a chance to, and how many books show it. */
type Criteria = {
  name: string
  /** Of all draws of the mode. */
  chance: number
  books: number
  /** What its books pay, in tenths of the stake: the kit pays nothing finer. */
  least: number
  most: number
}
export type StakeMode = { name: string; cost: number; criteria: readonly Criteria[] }

const tenth = 10
/** A weight is this part of all draws; what is rarer has none. */
const whole = 2 ** 50

/** As the kit's own writer has it: a blank after each comma and colon, and no letter beyond ASCII. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, held]) => `${toText(key)}: ${toText(held)}`)
    return `{${entries.join(', ')}}`
  }
  return JSON.stringify(value).replaceAll(
    /[^\0-~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const symbols = ['H1', 'H2', 'H3', 'L1', 'L2', 'L3', 'W']

/** What a round shows, in the events that the kit's lines game has. */
function eventsOf(payout: number, rng: Rng): object[] {
  const symbol = () => ({ name: symbols[rng.int(symbols.length)] })
  const board = Array.from({ length: 5 }, () => Array.from({ length: 3 }, symbol))
  const shown = [{ type: 'reveal', board, gameType: 'basegame', anticipation: [0, 0, 0, 0, 0] }]
  const told = payout
    ? [
        { type: 'winInfo', totalWin: payout, wins: [{ symbol: 'H1', kind: 3, win: payout }] },
        { type: 'setTotalWin', amount: payout },
      ]
    : []
  return [...shown, ...told, { type: 'finalWin', amount: payout }].map((event, index) => ({
    index,
    ...event,
  }))
}

function* roundsOf({ criteria }: StakeMode) {
  let id = 0
  for (const { name, chance, books, least, most } of criteria) {
    for (let book = 0; book < books; book++) {
      // From the least to the most in equal steps, so that the mean is the middle of both.
      const step = books === 1 ? 0 : ((most - least) * book) / (books - 1)
      const payout = Math.round(least + step) * tenth
      yield { id: id++, name, payout, weight: Math.floor((chance / books) * whole) }
    }
  }
}

/** Writes the files of a game and tells where. @param folder that is made. */
export async function writeStakeFiles(
  folder: string,
  modes: readonly StakeMode[],
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const rng = seededRng(50)
  for (const mode of modes) {
    const table: string[] = []
    const books = function* () {
      for (const { id, name, payout, weight } of roundsOf(mode)) {
        table.push(`${id},${weight},${payout}`)
        const wins = { baseGameWins: payout / 100, freeGameWins: 0 }
        const events = eventsOf(payout, rng)
        yield `${toText({ id, payoutMultiplier: payout, events, criteria: name, ...wins })}\n`
      }
    }
    const file = path.join(folder, `books_${mode.name}.jsonl.zst`)
    await pipeline(Readable.from(books()), createZstdCompress(), createWriteStream(file))
    writeFileSync(path.join(folder, `lookUpTable_${mode.name}_0.csv`), `${table.join('\n')}\n`)
  }
  const index = modes.map(({ name, cost }) => ({
    name,
    cost,
    events: `books_${name}.jsonl.zst`,
    weights: `lookUpTable_${name}_0.csv`,
  }))
  const text = JSON.stringify({ modes: index }, null, 4)
  // A whole cost has its fraction too.
  writeFileSync(path.join(folder, 'index.json'), text.replaceAll(/("cost": \d+),/g, '$1.0,'))
  return folder
}
