import type { BooksModel } from '../instant/model.ts'
import { gameModels } from '../models/all.ts'
import type { GameModel } from '../model.ts'
import type { RoundAction, RoundChoice, RoundInput } from '../outcome.ts'
import { costOf } from '../play/play-round.ts'
import type { FairSource } from './draw.ts'
import { playerSeedPattern, serverSeedPattern } from './seeds.ts'

/** A round as it is handed to whoever checks it. */
export type FairRecord = FairSource &
  RoundInput & {
    modelId: string
    /** What was shown before the round: SHA-256 of the server seed. */
    commitment?: string
    /** What was given with the round. */
    receipt?: string
    /** What was chosen in a round that waits; left out, the outcome's own steps tell. */
    choices?: RoundChoice[]
    /** How the round is on record; left out, there is nothing to compare. */
    outcome?: unknown
  }

export type FairField = keyof FairRecord

/** A record that can be checked, or the fields for which it cannot. */
export type ReadRecord =
  | { record: FairRecord; problems: [] }
  | { record: null; problems: FairField[] }

const actions: readonly RoundAction[] = ['begin', 'buy-free-spins', 'play', 'shot', 'spin']
const plainChoices = ['cash-out', 'hit', 'stand', 'double', 'split'] as const
/** More than any round takes. */
const mostChoices = 200

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isAbsent = (value: unknown): value is undefined | null =>
  value === undefined || value === null

function readChoice(value: unknown): RoundChoice | null {
  if (!isObject(value)) return null
  const { kind, cell, box, cards, at } = value
  if (kind === 'open' && isCount(cell)) return { kind, cell }
  if (kind === 'pick' && isCount(box)) return { kind, box }
  if (kind === 'cash-out' && isCount(at)) return { kind, at }
  if (kind === 'hold' && Array.isArray(cards) && cards.every(isCount)) return { kind, cards }
  const plain = plainChoices.find((choice) => choice === kind)
  return plain ? { kind: plain } : null
}

/** Choices as far as their form goes; null for what is none, or for more than a round takes. */
export function readChoices(value: unknown): RoundChoice[] | null {
  if (!Array.isArray(value) || value.length > mostChoices) return null
  const choices = value.map(readChoice)
  return choices.every((choice) => choice !== null) ? choices : null
}

function canBegin(model: GameModel, input: RoundInput): boolean {
  try {
    costOf(model, input)
    return true
  } catch {
    return false
  }
}

/** Which of action, stake and target a model does not take. */
function refusedBy(model: GameModel, { action, stake, target }: RoundInput): FairField[] {
  if (canBegin(model, { action, stake, ...(target !== undefined && { target }) })) return []
  const isAction = actions.some((other) => other === action)
  return isAction ? ['stake', 'target'] : ['action']
}

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

/**
 * Reads a record that came from anywhere: a file, a text somebody pasted, fields that somebody filled.
 * Nothing of it is believed: what cannot be a round is named by its field.
 * @param others models of books that the round may have been played on.
 */
export function readFairRecord(value: unknown, others: readonly BooksModel[] = []): ReadRecord {
  const given = isObject(value) ? value : {}
  const { serverSeed, playerSeed, nonce, modelId, stake, target } = given
  const { commitment, receipt, outcome } = given
  const problems: FairField[] = []
  const refuse = (field: FairField): null => {
    problems.push(field)
    return null
  }
  const seed = matches(serverSeed, serverSeedPattern) ? serverSeed : refuse('serverSeed')
  const own = matches(playerSeed, playerSeedPattern) ? playerSeed : refuse('playerSeed')
  const number = isCount(nonce) && nonce > 0 ? nonce : refuse('nonce')
  const models: readonly GameModel[] = [...gameModels, ...others]
  const model = models.find(({ id }) => id === modelId) ?? refuse('modelId')
  const action = actions.find((candidate) => candidate === given['action']) ?? refuse('action')
  const paid = isCount(stake) ? stake : refuse('stake')
  const aim = isAbsent(target) || typeof target === 'string' ? (target ?? '') : refuse('target')
  const choices = isAbsent(given['choices'])
    ? []
    : (readChoices(given['choices']) ?? refuse('choices'))
  for (const [field, hash] of [
    ['commitment', commitment],
    ['receipt', receipt],
  ] as const) {
    if (!isAbsent(hash) && !matches(hash, serverSeedPattern)) refuse(field)
  }
  if (!isAbsent(outcome) && !isObject(outcome)) refuse('outcome')
  const hasAll =
    seed !== null &&
    own !== null &&
    number !== null &&
    model !== null &&
    action !== null &&
    paid !== null &&
    aim !== null &&
    choices !== null
  if (!hasAll || problems.length > 0) return { record: null, problems }
  const input: RoundInput = { action, stake: paid, ...(aim !== '' && { target: aim }) }
  const refused = refusedBy(model, input)
  if (refused.length > 0) return { record: null, problems: refused }
  return {
    record: {
      serverSeed: seed,
      playerSeed: own,
      nonce: number,
      modelId: model.id,
      ...input,
      ...(matches(commitment, serverSeedPattern) && { commitment }),
      ...(matches(receipt, serverSeedPattern) && { receipt }),
      ...(!isAbsent(given['choices']) && { choices }),
      ...(!isAbsent(outcome) && { outcome }),
    },
    problems: [],
  }
}
