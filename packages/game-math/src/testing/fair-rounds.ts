import { createHash } from 'node:crypto'
import { choicesOf } from '../fairness/choices.ts'
import type { FairRecord } from '../fairness/record.ts'
import { verifyRound } from '../fairness/verify.ts'
import { withDrops } from '../network/drops.ts'
import {
  actionsOf,
  beginRound,
  findGameModel,
  gameModels,
  instantOf,
  isInstant,
  mostMines,
  seededRng,
  stakesFor,
  unfold,
} from '../index.ts'
import type { GameModel, Rng, RoundChoice, RoundInput, RoundOutcome, RoundStep } from '../index.ts'
import { strangersCommitment, strangersReceipt, strangersRng } from './stranger.ts'

/** A record with all that a platform hands out, as it arrives: read from JSON. */
export type FullRecord = FairRecord &
  Required<Pick<FairRecord, 'commitment' | 'receipt'>> & { outcome: RoundOutcome }

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!

/** A multiple of the stake that a flight may get to; small ones more often. */
const anyMultiple = (rng: Rng): number =>
  Math.min(100, 1.01 + Math.floor(rng.int(300) ** 3 / 3000) / 100)

function targetOf(model: GameModel, rng: Rng): string | undefined {
  if (isInstant(model)) return oneOf([...instantOf(model).choices()], rng)
  if (model.engine === 'fish') return oneOf(model.targets, rng).id
  if (model.engine === 'flight') return rng.int(3) === 0 ? undefined : anyMultiple(rng).toFixed(2)
  return model.engine === 'mines' ? String(1 + rng.int(mostMines(model))) : undefined
}

/** Any choice that the round waits for; one that cannot be made is refused by the engine. */
function anyChoice({ awaits = [], steps }: RoundOutcome, rng: Rng): RoundChoice {
  const kind = oneOf(awaits, rng)
  if (kind === 'open') return { kind, cell: rng.int(25) }
  if (kind === 'pick') return { kind, box: rng.int(20) }
  if (kind === 'hold') return { kind, cards: [0, 1, 2, 3, 4].filter(() => rng.int(2) === 0) }
  if (kind === 'cash-out' && steps[0]?.kind === 'launch' && rng.int(4) > 0) {
    return { kind, at: Math.round(anyMultiple(rng) * 100) }
  }
  return { kind }
}

/** Plays a round to its end with a stranger's numbers and any choices. */
function playOut(model: GameModel, input: RoundInput, numbers: Rng, rng: Rng): RoundOutcome {
  const { outcome, deal } = beginRound(model, input, numbers)
  if (!deal) return outcome
  const choices: RoundChoice[] = []
  let now = outcome
  while (now.awaits) {
    const choice = anyChoice(now, rng)
    try {
      now = unfold(deal, [...choices, choice])
      choices.push(choice)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return now
}

/** The seeds of a pair by its number, the same every time. */
const seedsOf = (pair: number) => ({
  serverSeed: createHash('sha256').update(`server ${pair}`).digest('hex'),
  playerSeed: `player-${pair}`,
})

/** The record of a round by its number: any action, stake, target and choices of the model. */
export function makeFairRecord(model: GameModel, nth: number): FullRecord {
  const rng = seededRng(nth * 7_919 + model.id.length)
  const seeds = { ...seedsOf(Math.floor(nth / 50)), nonce: 1 + (nth % 50) }
  const target = targetOf(model, rng)
  const input: RoundInput = {
    action: oneOf(actionsOf(model), rng),
    stake: oneOf(stakesFor(model), rng),
    ...(target !== undefined && { target }),
  }
  const begun = { modelId: model.id, ...input }
  return JSON.parse(
    JSON.stringify({
      ...seeds,
      ...begun,
      commitment: strangersCommitment(seeds.serverSeed),
      receipt: strangersReceipt(seeds, begun),
      outcome: playOut(model, input, strangersRng(seeds), rng),
    }),
  ) as FullRecord
}

/** So many records, the same number of every model, played anew each time they are asked for. */
export function* fairRecords(count: number): Generator<FullRecord> {
  for (let nth = 0; nth < count; nth++) {
    yield makeFairRecord(gameModels[nth % gameModels.length]!, Math.floor(nth / gameModels.length))
  }
}

const anotherDigit = (hex: string, place: number): string =>
  `${hex.slice(0, place)}${hex[place] === '0' ? '1' : '0'}${hex.slice(place + 1)}`

/** Another number somewhere in the outcome's steps, or another win where they have none. */
function changeSteps(outcome: RoundOutcome, rng: Rng): RoundOutcome {
  const copy = structuredClone(outcome)
  const places: { holder: Record<string, unknown>; key: string }[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') {
        places.push({ holder: value as Record<string, unknown>, key })
      } else look(inner)
    }
  }
  look(copy.steps satisfies RoundStep[])
  const { holder, key } = oneOf(places, rng)
  holder[key] = (holder[key] as number) + 1
  return copy
}

/** The ways to forge a record; `other` is an honest one of the same model. */
export const forgeries: Record<
  string,
  (record: FullRecord, other: FullRecord, rng: Rng) => FullRecord
> = {
  'a higher win': (record) => ({
    ...record,
    outcome: { ...record.outcome, win: record.outcome.win + record.stake },
  }),
  'another step': (record, _, rng) => ({ ...record, outcome: changeSteps(record.outcome, rng) }),
  'a step left out': (record) => ({
    ...record,
    outcome: { ...record.outcome, steps: record.outcome.steps.slice(0, -1) },
  }),
  'another server seed': (record, _, rng) => ({
    ...record,
    serverSeed: anotherDigit(record.serverSeed, rng.int(64)),
  }),
  'another server seed with its own commitment': (record, _, rng) => {
    const serverSeed = anotherDigit(record.serverSeed, rng.int(64))
    return { ...record, serverSeed, commitment: strangersCommitment(serverSeed) }
  },
  'another commitment': (record, _, rng) => ({
    ...record,
    commitment: anotherDigit(record.commitment, rng.int(64)),
  }),
  'another nonce': (record, _, rng) => ({ ...record, nonce: record.nonce + 1 + rng.int(50) }),
  'another player’s seed': (record) => ({ ...record, playerSeed: `${record.playerSeed}-` }),
  'another stake': (record, _, rng) => {
    const stakes = stakesFor(findGameModel(record.modelId))
    return {
      ...record,
      stake: oneOf(
        stakes.filter((stake) => stake !== record.stake),
        rng,
      ),
    }
  },
  'another stake with what it would have won': (record, _, rng) => {
    const model = findGameModel(record.modelId)
    const stakes = stakesFor(model).filter((stake) => stake !== record.stake)
    const forged = { ...record, stake: oneOf(stakes, rng) }
    const { outcome } = verifyRound({ ...forged, choices: choicesOf(record.outcome) })
    return { ...forged, outcome: outcome ?? record.outcome }
  },
  'another receipt': (record, _, rng) => ({
    ...record,
    receipt: anotherDigit(record.receipt, rng.int(64)),
  }),
  'a jackpot that never fell': (record, _, rng) => {
    const model = findGameModel(record.modelId)
    const levels = model.engine === 'lines' ? (model.network?.levels ?? []) : []
    const fallen = levels.map(({ id, mustDropBy }) => ({ level: id, amount: mustDropBy }))
    const drops = [oneOf([...fallen, { level: 'mini' as const, amount: record.stake }], rng)]
    return { ...record, outcome: withDrops(record.outcome, drops) }
  },
  'the outcome and receipt of another round': (record, other) => ({
    ...record,
    outcome: other.outcome,
    receipt: other.receipt,
  }),
  'the number of another round': (record, other) => ({
    ...record,
    serverSeed: other.serverSeed,
    commitment: other.commitment,
    playerSeed: other.playerSeed,
    nonce: other.nonce,
  }),
}

/** So many forged records, of every model and in every way. */
export function* forgedRecords(count: number): Generator<{ way: string; record: FullRecord }> {
  const rng = seededRng(20_261_215)
  const ways = Object.entries(forgeries)
  for (let nth = 0; nth < count; nth++) {
    const model = gameModels[nth % gameModels.length]!
    const [way, forge] = ways[Math.floor(nth / gameModels.length) % ways.length]!
    const own = rng.int(2_000)
    const record = makeFairRecord(model, own)
    const other = makeFairRecord(model, own + 1 + rng.int(2_000))
    yield { way, record: forge(record, other, rng) }
  }
}
