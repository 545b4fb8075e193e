import { type FairField, readFairRecord, type ReadRecord } from '@marquee/game-math/fairness'

/** What stands in the fields of the page, as typed. */
export type Fields = Record<FairField, string>

export const fieldNames = [
  'serverSeed',
  'playerSeed',
  'nonce',
  'modelId',
  'action',
  'stake',
  'target',
  'commitment',
  'receipt',
  'choices',
  'outcome',
] as const satisfies readonly FairField[]

export const noFields: Fields = {
  serverSeed: '',
  playerSeed: '',
  nonce: '',
  modelId: '',
  action: '',
  stake: '',
  target: '',
  commitment: '',
  receipt: '',
  choices: '',
  outcome: '',
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** Fields filled from an object that names them; what it does not name stays empty. */
export const fieldsFrom = (given: Record<string, unknown>): Fields => ({
  ...noFields,
  ...Object.fromEntries(fieldNames.map((name) => [name, asText(given[name])])),
})

/** Fields filled from a text that somebody has copied; null where it is no JSON of an object. */
export function fieldsFromText(text: string): Fields | null {
  const value = parse(text)
  return isObject(value) ? fieldsFrom(value) : null
}

/** Fields of a round as the history tells of it: how it began is a part of its outcome. */
export function fieldsFromRound(
  drawn: Record<string, unknown> | null,
  outcome: unknown,
): Fields | null {
  if (!drawn || !isObject(outcome)) return null
  const { modelId, action, stake, target } = outcome
  return fieldsFrom({ ...drawn, modelId, action, stake, target, outcome })
}

const notJson = Symbol('not JSON')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

const whole = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text)

/** A record as the fields say it: what is empty is not said. */
function toGiven(fields: Fields): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const name of fieldNames) {
    const text = fields[name].trim()
    if (text === '') continue
    if (name === 'nonce' || name === 'stake') given[name] = whole(text)
    else given[name] = name === 'choices' || name === 'outcome' ? parse(text) : text
  }
  return given
}

/** Reads the fields; those that cannot be are named. */
export const readFields = (fields: Fields): ReadRecord => readFairRecord(toGiven(fields))

/** The round as a text to hand on: whoever pastes it here sees the same. */
export const toText = (fields: Fields): string => JSON.stringify(toGiven(fields))
