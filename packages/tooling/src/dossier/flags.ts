import type { Between } from './between.ts'
import { sourceValues } from './sourceValues.ts'

/** Something that a brand says of itself, and says otherwise now; null where it says nothing. */
export interface FlagChange {
  /** `composition`, `features`, `shell`, or the file of the brand that says it. */
  group: string
  key: string
  before: string | null
  now: string | null
}

type Values = ReadonlyMap<string, string>

/** Where the shell says what a brand has that says nothing. */
const usual = 'packages/core/src/brand/composition.ts'

const textOf = (file: Buffer | null): string | null => file?.toString() ?? null

/** The brand's own variants over those of a brand that says nothing. */
function compositionOf(read: (file: string) => Buffer | null, brand: Values): Values {
  const all = sourceValues(usual, textOf(read(usual)), 'usualComposition')
  const own = [...brand].filter(([key]) => key.startsWith('composition.'))
  const parts = [...all].filter(([key]) => !key.includes('.'))
  return new Map([
    ...parts.map(([key, value]): [string, string] => [`composition.${key}`, value]),
    ...own,
  ])
}

const groupOf = (key: string): string => {
  const [first = ''] = key.split('.', 1)
  return first === 'composition' || first === 'features' ? first : 'shell'
}

/** What `brand.ts` says, with the variants that it leaves to the shell. */
function brandOf(read: (file: string) => Buffer | null, file: string): Values {
  const brand = sourceValues(file, textOf(read(file)), 'brand')
  if (!brand.size) return brand
  return new Map([...compositionOf(read, brand), ...brand])
}

function changesOf(before: Values, now: Values, group: (key: string) => string): FlagChange[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((key) => ({
      group: group(key),
      key,
      before: before.get(key) ?? null,
      now: now.get(key) ?? null,
    }))
    .filter((change) => change.before !== change.now)
}

/** Its own sources: not its texts, which have a table of their own, and not its tests. */
const isSettings = (folder: string, file: string): boolean =>
  /^[\w-]+\.ts$/.test(file.slice(folder.length + 1)) && !file.endsWith('/brand.ts')

/** The games of other studios that a brand lists. */
const gamesIn = (file: Buffer | null): Values =>
  new Map(file ? (JSON.parse(file.toString()) as string[]).map((slug) => [slug, 'on']) : [])

/**
 * What a brand says otherwise than in its last release: variants of its composition, features with what
 * each is given (an extra is one of them), what the shell is told, and every figure, date and name of its
 * settings. What a variant looks like is for pictures to show.
 * @param brand folder of its app.
 */
export function flagChanges(between: Between, brand: string): FlagChange[] {
  const folder = `apps/${brand}`
  const file = `${folder}/brand.ts`
  const games = `${folder}/games.json`
  const settings = between.changed([folder]).filter((one) => isSettings(folder, one))
  return [
    ...changesOf(brandOf(between.before, file), brandOf(between.now, file), groupOf),
    ...changesOf(gamesIn(between.before(games)), gamesIn(between.now(games)), () => 'games.json'),
    ...settings.flatMap((one) => {
      const name = one.slice(folder.length + 1)
      const main = name.replace(/\.ts$/, '')
      const valuesOf = (read: Between['now']) => sourceValues(one, textOf(read(one)), main)
      return changesOf(valuesOf(between.before), valuesOf(between.now), () => name)
    }),
  ]
}
