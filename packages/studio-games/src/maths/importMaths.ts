import { analyseInstant, booksModelIdOf, stakesOfParts, wholeCost } from '@marquee/game-math'
import type { Analysis, BookMode, BooksModel } from '@marquee/game-math'
import { limits } from './limits.ts'
import { MathsError } from './problem.ts'
import { readBooks } from './readBooks.ts'
import { readText } from './readFile.ts'
import { readTable } from './readTable.ts'

const index = 'index.json'

type RawMode = { name: string; cost: number; events: string; weights: string }

function isMode(value: unknown): value is RawMode {
  const { name, cost, events, weights } = (value ?? {}) as Partial<Record<keyof RawMode, unknown>>
  return (
    typeof name === 'string' &&
    /^[\w-]{1,40}$/.test(name) &&
    typeof cost === 'number' &&
    cost >= 1 &&
    typeof events === 'string' &&
    typeof weights === 'string'
  )
}

/** Every payout is in hundredths, so that a stake of whole hundreds gives whole wins. */
const parts = 100

const isStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= parts && value % parts === 0

/** The stakes a game may be played at, in minor units; undefined where it takes those of every game. */
function readStakes(stakes: unknown): number[] | undefined {
  if (stakes === undefined) return undefined
  const isRising = (list: number[]) => list.every((stake, place) => stake > (list[place - 1] ?? 0))
  if (
    Array.isArray(stakes) &&
    stakes.length >= 1 &&
    stakes.length <= limits.stakes &&
    stakes.every(isStake) &&
    isRising(stakes)
  ) {
    return stakes
  }
  throw new MathsError(
    index,
    null,
    `\`stakes\` has to list 1 to ${limits.stakes} stakes in minor units, smallest first, each a whole multiple of ${parts}: [100, 200, 500]. Or leave it out.`,
  )
}

function readIndex(folder: string): {
  modes: RawMode[]
  stakes: readonly number[] | undefined
} {
  const text = readText(folder, index)
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    throw new MathsError(index, null, `is no JSON: ${(error as Error).message}`)
  }
  const { modes, stakes } = (raw ?? {}) as { modes?: unknown; stakes?: unknown }
  if (!Array.isArray(modes) || modes.length < 1 || modes.length > limits.modes) {
    throw new MathsError(index, null, `\`modes\` has to list 1 to ${limits.modes} modes.`)
  }
  const wrong = modes.findIndex((mode) => !isMode(mode))
  if (wrong >= 0) {
    throw new MathsError(
      index,
      null,
      `Mode ${wrong + 1} needs a \`name\`, a \`cost\` in stakes from 1, and the files \`events\` and \`weights\`.`,
    )
  }
  const names = (modes as RawMode[]).map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new MathsError(index, null, `Two modes are called ${twice}.`)
  return { modes: modes as RawMode[], stakes: wholeStakes(modes as RawMode[], readStakes(stakes)) }
}

/**
 * The stakes at which every mode costs whole minor units; undefined where those are the stakes of every game.
 * @throws MathsError for a stake that is listed and is none of them, and where no stake is.
 */
function wholeStakes(
  modes: readonly RawMode[],
  listed: readonly number[] | undefined,
): readonly number[] | undefined {
  const offered = listed ?? stakesOfParts(parts)
  const isWhole = ({ cost }: RawMode, stake: number) => wholeCost(cost, stake) !== null
  const whole = offered.filter((stake) => modes.every((mode) => isWhole(mode, stake)))
  if (whole.length === offered.length) return listed
  for (const mode of modes) {
    const broken = offered.filter((stake) => !isWhole(mode, stake))
    if (broken.length === 0 || (!listed && whole.length > 0)) continue
    throw new MathsError(
      index,
      null,
      `Mode ${mode.name} costs ${mode.cost} stakes, which are no whole minor units at ${broken.join(', ')}. ` +
        (whole.length ? 'Leave those out of `stakes`.' : 'Give it a `cost` of fewer digits.'),
    )
  }
  return whole
}

function readMode(
  folder: string,
  { cost, events, weights }: RawMode,
): { mode: BookMode; neverDrawn: number } {
  const rows = readTable(weights, readText(folder, weights))
  const text = readText(folder, events)
  const { books, neverDrawn } = readBooks({ file: events, text }, { file: weights, rows })
  return { mode: { price: cost, books }, neverDrawn }
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

/** Refuses what returns too little, too much, or not the same in every mode. */
function assertReturns(analysis: Analysis): void {
  const { leastRtp, mostRtp, rtpSpread } = limits
  for (const { target, rtp } of analysis.byAction) {
    if (rtp >= leastRtp && rtp <= mostRtp) continue
    const allowed = `${percent(leastRtp)} to ${percent(mostRtp)}`
    throw new MathsError(
      index,
      null,
      `Mode ${target} returns ${percent(rtp)}; ${allowed} is allowed.`,
    )
  }
  const returns = analysis.byAction.map(({ rtp }) => rtp)
  const [least, most] = [Math.min(...returns), Math.max(...returns)]
  if (most - least <= rtpSpread) return
  const apart = `from ${percent(least)} to ${percent(most)}`
  throw new MathsError(index, null, `Modes return ${apart}; they have to be within half a point.`)
}

/** What a studio's maths is once it has passed: a model to play from, and its exact figures. */
export type ImportedMaths = {
  model: BooksModel
  analysis: Analysis
  /** Books of weight 0 by mode: they are in no round, and not in the model. */
  neverDrawn: Readonly<Record<string, number>>
}

/**
 * Reads maths of books and look-up tables from a folder (`index.json`, books as JSON lines, tables as
 * CSV; either packed with zstd or gzip) and checks it.
 * @param slug of the title; the model's id is made of it and of what is read.
 * @throws MathsError for the first thing to mend.
 */
export function importMaths(folder: string, slug: string): ImportedMaths {
  const { modes: rawModes, stakes } = readIndex(folder)
  const read = rawModes.map((mode) => [mode.name, readMode(folder, mode)] as const)
  const modes = Object.fromEntries(read.map(([name, { mode }]) => [name, mode]))
  const payouts = Object.values(modes).flatMap(({ books }) => books.map(({ payout }) => payout))
  const own = { modes, ...(stakes && { stakes }) }
  const model: BooksModel = {
    id: booksModelIdOf(slug, own),
    engine: 'books',
    parts,
    maxWinMultiple: payouts.reduce((most, payout) => Math.max(most, payout), 0) / 100,
    ...own,
  }
  const analysis = analyseInstant(model)
  assertReturns(analysis)
  const neverDrawn = Object.fromEntries(read.map(([name, one]) => [name, one.neverDrawn]))
  return { model, analysis, neverDrawn }
}
