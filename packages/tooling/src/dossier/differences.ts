import { breakingChanges, type Comparable } from '@marquee/contract/breaking'
import { isContracting } from '@marquee/platform-kernel/migrate'
import type { Archived, Licensed } from './archive.ts'
import type { Between } from './between.ts'

/** What came and what went. */
export interface Switched {
  on: string[]
  off: string[]
}

/** Features that a release has and the other has not; all of them before the first release. */
export function switched(before: readonly string[] | null, now: readonly string[]): Switched {
  return {
    on: now.filter((feature) => !before?.includes(feature)),
    off: (before ?? []).filter((feature) => !now.includes(feature)),
  }
}

export interface PackageChange {
  name: string
  before: Licensed | null
  now: Licensed | null
}

const keyOf = ({ name, version }: Licensed): string => `${name} ${version}`

/** Packages of others that came, went, or changed version or licence; by name. */
export function packageChanges(before: Archived | null, now: Archived): PackageChange[] {
  if (!before) return []
  const [then, today] = [
    Map.groupBy(before.packages, ({ name }) => name),
    Map.groupBy(now.packages, ({ name }) => name),
  ]
  return [...new Set([...then.keys(), ...today.keys()])].sort().flatMap((name) => {
    const old = then.get(name) ?? []
    const fresh = today.get(name) ?? []
    const isIn = (list: Licensed[], one: Licensed) =>
      list.some((other) => keyOf(other) === keyOf(one) && other.licence === one.licence)
    const gone = old.filter((one) => !isIn(fresh, one))
    const come = fresh.filter((one) => !isIn(old, one))
    const pairs = Math.max(gone.length, come.length)
    return Array.from({ length: pairs }, (_, nth) => ({
      name,
      before: gone[nth] ?? null,
      now: come[nth] ?? null,
    }))
  })
}

/** Licences that no package had in the last release. */
export const newLicences = (before: Archived | null, now: Archived): string[] =>
  before
    ? [...new Set(now.packages.map(({ licence }) => licence))]
        .filter((licence) => !before.packages.some((one) => one.licence === licence))
        .sort()
    : []

export interface Calls {
  added: string[]
  changed: string[]
  removed: string[]
  /** What clients of the last release fail with, in words. */
  breaking: string[]
}

/** Every call by its `operationId`, with the address in front. */
function callsIn({ paths }: Comparable): Map<string, { title: string; text: string }> {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const id = (operation as { operationId?: string }).operationId
      const title = `${method.toUpperCase()} ${address}`
      return id ? [[id, { title, text: JSON.stringify(operation) }] as const] : []
    }),
  )
  return new Map(calls)
}

/** What changed in the contract between two OpenAPI documents. */
export function callChanges(before: Comparable, now: Comparable): Calls {
  const [then, today] = [callsIn(before), callsIn(now)]
  const titles = (from: typeof then, isWanted: (id: string, text: string) => boolean): string[] =>
    [...from].flatMap(([id, { title, text }]) => (isWanted(id, text) ? [`${title} (${id})`] : []))
  return {
    added: titles(today, (id) => !then.has(id)),
    changed: titles(today, (id, text) => then.has(id) && then.get(id)?.text !== text),
    removed: titles(then, (id) => !today.has(id)),
    breaking: breakingChanges(before, now),
  }
}

const stepName = /'(20\d{6}-\d+-[a-z0-9-]+)'/g

const stepsIn = (file: Buffer | null): string[] =>
  [...(file?.toString() ?? '').matchAll(stepName)].map(([, name]) => name ?? '')

export interface Step {
  name: string
  /** It takes something away that the release before it uses. */
  isContracting: boolean
}

/** Where modules have their migrations. */
const migrationFolders = ['packages', 'apps/platform/src']

/** Steps that a database of the last release has not run. */
export function newSteps(between: Between): Step[] {
  const files = between
    .changed(migrationFolders)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const names = (side: 'before' | 'now') =>
    new Set(files.flatMap((file) => stepsIn(between[side](file))))
  const known = names('before')
  return [...names('now')]
    .filter((name) => !known.has(name))
    .sort()
    .map((name) => ({ name, isContracting: isContracting(name) }))
}

export interface Look {
  /** `home, desktop`. */
  name: string
  /** Data URIs; null where there is no picture on that side. */
  before: string | null
  now: string | null
}

const dataUri = (picture: Buffer | null): string | null =>
  picture && `data:image/webp;base64,${picture.toString('base64')}`

/** The kept pictures of a brand's pages that are not what they were, before and now. */
export const lookChanges = (between: Between, brand: string): Look[] =>
  between
    .changed([`apps/e2e/looks/${brand}`])
    .filter((file) => file.endsWith('.webp'))
    .map((file) => ({
      name: (file.split('/').at(-1) ?? '').replace(/\.webp$/, '').replace(/-(?=[^-]+$)/, ', '),
      before: dataUri(between.before(file)),
      now: dataUri(between.now(file)),
    }))
