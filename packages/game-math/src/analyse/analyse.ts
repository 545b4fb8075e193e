import { isInstant } from '../model.ts'
import type { GameModel } from '../model.ts'
import { analyseFlight } from '../steps/flight-law.ts'
import { analyseMines } from '../steps/mines-law.ts'
import { analyseFish, analyseInstant } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import records from './recorded.json' with { type: 'json' }

const cache = new WeakMap<GameModel, Analysis>()

/**
 * The exact figures of a model of the catalogue, from the tables its rounds are drawn from.
 * The figures at the top are those of a paid spin; for fish games, of a shot at a target chosen evenly,
 * for a field of mines of a number of mines chosen evenly, for flights and instant games of one of their
 * samples.
 * A slot's are on record, since counting millions of views takes seconds; `pnpm arcade:proof` counts
 * them again. Throws for a slot whose numbers are not those on record.
 */
export function analyse(model: GameModel): Analysis {
  const known = cache.get(model)
  if (known) return known
  const made = analyseAtOnce(model) ?? recordOf(model)
  cache.set(model, made)
  return made
}

/** The figures of a model that takes no time to count; undefined for all others, which are on record. */
export function analyseAtOnce(model: GameModel): Analysis | undefined {
  if (isInstant(model)) return analyseInstant(model)
  if (model.engine === 'fish') return analyseFish(model)
  if (model.engine === 'flight') return analyseFlight(model)
  return model.engine === 'mines' ? analyseMines(model) : undefined
}

function recordOf(model: GameModel): Analysis {
  const record = (records as unknown as Partial<Record<string, AnalysisRecord>>)[model.id]
  if (record?.fingerprint === fingerprintOf(model)) return record.analysis
  throw new Error(
    `The figures on record for ${model.id} are not of these numbers. ` +
      'A new model: run pnpm arcade:proof --write. One that was played: give the other numbers another id.',
  )
}

/** A model's figures, and which numbers they were counted from. */
export type AnalysisRecord = { fingerprint: string; analysis: Analysis }

/** Stands for every number of a model: 64 bits of FNV-1a of it as JSON, in hexadecimal. */
export function fingerprintOf(model: GameModel): string {
  const text = JSON.stringify(model, (name, value) => (name === 'playedApart' ? undefined : value))
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - index), 0x01000193)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
