import { titleModels } from '@marquee/game-catalogue/titles'
import {
  actionsOf,
  type FairField,
  gameModels,
  isBooksModelId,
  readFairRecord,
  type ReadRecord,
} from '@marquee/game-math/fairness'

/** What a round was played with; winnings count as entries. */
export type Unit = 'coins' | 'entries'

/**
 * What stands in the fields of the page, as typed: the stake as players read amounts in the unit, and the
 * game by its title, which says the model.
 */
export type Fields = Record<FairField, string> & { unit: Unit; game: string }

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
  unit: 'coins',
  game: '',
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

const digitsOf = (unit: Unit): number => (unit === 'entries' ? 2 : 0)

/** An amount in minor units as players read and type it. */
const amountText = (minor: number, unit: Unit): string => {
  const digits = digitsOf(unit)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * An amount as it is typed or copied, such as `0.20`, `0,20` or `1,250`, in minor units; null for what is
 * none. One or two digits after the last point or comma are decimals, three are a group.
 */
export function readAmount(text: string, unit: Unit): number | null {
  const plain = text.trim().replaceAll(/[\s’]/g, '')
  const read = /^(\d+|[1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(plain)
  if (!read) return null
  const [, whole = '', group, point, decimals = ''] = read
  const digits = digitsOf(unit)
  if (decimals.length > digits || (group !== undefined && group === point)) return null
  const minor = Number(whole.replaceAll(/[.,]/g, '')) * 10 ** digits
  return Number.isSafeInteger(minor) ? minor + Number(decimals.padEnd(digits, '0')) : null
}

const sameTitle = (title: string): string => title.trim().toLocaleLowerCase('en')

/** The model that a game of this title runs on; undefined where there is no such game. */
export const modelOfTitle = (title: string): string | undefined =>
  titleModels.find((game) => sameTitle(game.title) === sameTitle(title))?.model

/** Fields in which another game was named: with it comes its model. */
export function withGame(fields: Fields, game: string): Fields {
  const modelId = modelOfTitle(game) ?? ''
  return { ...fields, game, modelId, action: onlyAction(modelId) ?? fields.action }
}

/** The kinds of round that a model has; books of another studio are played. */
export function actionsFor(modelId: string): ReturnType<typeof actionsOf> {
  if (isBooksModelId(modelId)) return ['play']
  const model = gameModels.find(({ id }) => id === modelId)
  return model ? actionsOf(model) : []
}

/** The kind of round of a model that has one alone. */
export function onlyAction(modelId: string): string | null {
  const [action, ...others] = actionsFor(modelId)
  return action && others.length === 0 ? action : null
}

/** Fields filled from an object that names them; what it does not name stays empty. */
export function fieldsFrom(given: Record<string, unknown>): Fields {
  const unit = given['unit'] === 'entries' ? 'entries' : 'coins'
  const { stake } = given
  const isAmount = typeof stake === 'number' && Number.isSafeInteger(stake) && stake >= 0
  return {
    ...noFields,
    ...Object.fromEntries(fieldNames.map((name) => [name, asText(given[name])])),
    ...(isAmount && { stake: amountText(stake, unit) }),
    unit,
    game: asText(given['game']),
  }
}

/** Fields filled from a text that somebody has copied; null where it is no JSON of an object. */
export function fieldsFromText(text: string): Fields | null {
  const value = parse(text)
  return isObject(value) ? fieldsFrom(value) : null
}

/** Fields of a round as the history tells of it: how it began is a part of its outcome. */
export function fieldsFromRound(
  drawn: Record<string, unknown> | null,
  outcome: unknown,
  told: { unit?: Unit; game?: string } = {},
): Fields | null {
  if (!drawn || !isObject(outcome)) return null
  const { modelId, action, stake, target } = outcome
  return fieldsFrom({ ...drawn, modelId, action, stake, target, outcome, ...told })
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** The round that a text names: its id, or a link to this page that has one; null for anything else. */
export function roundIdOf(text: string): string | null {
  const plain = text.trim()
  if (/[\s{}]/.test(plain)) return null
  const asked = URL.canParse(plain, 'https://page') ? new URL(plain, 'https://page') : null
  const named = asked?.searchParams.get('round') ?? plain
  const [id] = uuid.exec(named) ?? []
  return id !== undefined && id.length === named.length ? id.toLowerCase() : null
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
    if (name === 'nonce') given[name] = whole(text)
    else if (name === 'stake') given[name] = readAmount(text, fields.unit) ?? text
    else given[name] = name === 'choices' || name === 'outcome' ? parse(text) : text
  }
  return given
}

/**
 * Reads the fields; those that cannot be are named.
 * @param others models of books that the round may have been played on.
 */
export const readFields = (
  fields: Fields,
  others?: Parameters<typeof readFairRecord>[1],
): ReadRecord => readFairRecord(toGiven(fields), others)

/** What the round is said to have been, as far as it can be read. */
export const saidOutcome = (fields: Fields): unknown => parse(fields.outcome)

/** The round as a text to hand on: whoever pastes it here sees the same. */
export const toText = (fields: Fields): string =>
  JSON.stringify({
    ...toGiven(fields),
    unit: fields.unit,
    ...(fields.game && { game: fields.game }),
  })
