import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCommands } from './environment.ts'
import { command, root, UsageError } from './workspace.ts'

/** One package as the lockfile resolves it. */
export interface Locked {
  name: string
  version: string
  /** What its archive is checked by and where it comes from, as the lockfile writes it. */
  resolution: string
}

/** The part of an OSV entry (https://ossf.github.io/osv-schema/) that decides. */
export interface Advisory {
  id: string
  /** When the database last changed it, as ISO 8601. */
  modified?: string
  summary?: string
  withdrawn?: string
  affected?: {
    package?: { ecosystem: string; name: string }
    versions?: string[]
    ranges?: { type: string; events: Record<string, string>[] }[]
  }[]
}

const entry = /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^\s':]+)'?:\n {4}resolution: \{([^}]*)\}/gm

/** Every package of a `pnpm-lock.yaml`. @throws UsageError when none is found: then its format has changed. */
export function readLock(text: string): Locked[] {
  const packages = text.slice(text.indexOf('\npackages:\n'))
  const found = [...packages.matchAll(entry)].map(
    ([, name = '', version = '', resolution = '']) => ({
      name,
      version,
      resolution,
    }),
  )
  if (found.length) return found
  throw new UsageError('pnpm-lock.yaml lists no packages in the form that the audit reads.')
}

/** Numbers before identifiers, fewer before more, and a release after all that led to it. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => {
    const [numbers = '', ...rest] = version.split('+', 1)[0]?.split('-') ?? []
    return { numbers: numbers.split('.').map(Number), before: rest.join('-') }
  })
  if (!left || !right) return 0
  for (let index = 0; index < 3; index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0)
    if (difference) return difference
  }
  if (left.before === right.before) return 0
  if (!left.before || !right.before) return left.before ? -1 : 1
  return left.before.localeCompare(right.before, 'en', { numeric: true })
}

type Event = Record<string, string>

/** Whether a version is in one of the intervals that the events of a range draw, in their order. */
function isWithin(version: string, events: readonly Event[]): boolean {
  let isAffected = false
  const ordered = events.toSorted((one, other) =>
    compareVersions(Object.values(one)[0] ?? '0', Object.values(other)[0] ?? '0'),
  )
  for (const { introduced, fixed, last_affected: last } of ordered) {
    if (
      introduced !== undefined &&
      (introduced === '0' || compareVersions(version, introduced) >= 0)
    )
      isAffected = true
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) isAffected = false
    if (last !== undefined && compareVersions(version, last) > 0) isAffected = false
  }
  return isAffected
}

const affects = ({ affected = [], withdrawn }: Advisory, { name, version }: Locked): boolean =>
  withdrawn === undefined &&
  affected.some(
    ({ package: named, versions = [], ranges = [] }) =>
      named?.ecosystem === 'npm' &&
      named.name === name &&
      (versions.includes(version) ||
        ranges.some(({ type, events }) => type !== 'GIT' && isWithin(version, events))),
  )

/**
 * What speaks against a lockfile: packages that are not checked by their content, that come from elsewhere
 * than the registry, or that an advisory names.
 */
export function auditLock(packages: readonly Locked[], advisories: readonly Advisory[]): string[] {
  return packages.flatMap((locked) => {
    const { name, version, resolution } = locked
    const at = `${name}@${version}`
    const problems: string[] = []
    if (!/\bintegrity: sha512-/.test(resolution)) problems.push(`${at} has no sha512 integrity.`)
    if (/\b(tarball|repo|directory|commit):/.test(resolution))
      problems.push(`${at} comes from elsewhere than the registry.`)
    for (const advisory of advisories) {
      if (affects(advisory, locked))
        problems.push(`${at}: ${advisory.id}, ${advisory.summary ?? 'see https://osv.dev'}.`)
    }
    return problems
  })
}

/** What the repository keeps, so that an audit needs nobody's server. */
const keptFile = path.join(root, '.ci/advisories.json')

const readFiles = (files: readonly string[]): Advisory[] =>
  files.flatMap(
    (file) => JSON.parse(readFileSync(path.resolve(root, file), 'utf8')) as Advisory | Advisory[],
  )

/**
 * The advisories to keep: the parts that decide of those that name a package of the lockfile, whichever
 * version, in the order of their ids. Those that are given take the place of older ones with the same id.
 */
export function adviceFor(
  packages: readonly Locked[],
  kept: readonly Advisory[],
  given: readonly Advisory[],
): Advisory[] {
  const names = new Set(packages.map(({ name }) => name))
  const isOurs = ({ package: named }: NonNullable<Advisory['affected']>[number]) =>
    named?.ecosystem === 'npm' && names.has(named.name)
  const byId = new Map([...kept, ...given].map((advisory) => [advisory.id, advisory]))
  return [...byId.values()]
    .filter(({ affected = [], withdrawn }) => withdrawn === undefined && affected.some(isOurs))
    .map(({ id, modified, summary, affected = [] }): Advisory => ({
      id,
      ...(modified !== undefined && { modified }),
      ...(summary !== undefined && { summary }),
      affected: affected.filter(isOurs).map(({ package: named, versions, ranges }) => ({
        ...(named && { package: named }),
        ...(versions && { versions }),
        ...(ranges && { ranges }),
      })),
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
}

/**
 * `pnpm audit:lock`: needs nobody's server, so that it runs wherever tests run. `--renew` first takes into
 * `.ci/advisories.json` what the files of `OSV_FILES` say of packages in the lockfile.
 */
async function audit(): Promise<void> {
  const { values } = parseArgs({ options: { renew: { type: 'boolean', default: false } } })
  const packages = readLock(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))
  const { OSV_FILES } = readCommands()
  const given = OSV_FILES ? readFiles(globSync(OSV_FILES, { cwd: root })) : []
  const kept = readFiles([keptFile])
  if (values.renew) {
    if (!given.length)
      throw new UsageError(
        'There is nothing to renew from. Name a copy of the database by OSV_FILES, as docs/runbooks/renew-advisories.md says.',
      )
    const text = JSON.stringify(adviceFor(packages, kept, given), null, 2)
    writeFileSync(keptFile, `${text}\n`)
  }
  const advisories = [...kept, ...given]
  const problems = auditLock(packages, advisories)
  if (problems.length) throw new UsageError(`pnpm-lock.yaml:\n  ${problems.join('\n  ')}`)
  console.log(`${packages.length} packages, ${advisories.length} advisories, nothing found.`)
}

if (import.meta.main) await command(audit)
