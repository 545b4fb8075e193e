import { type Bump, bumps, type Change, nextVersion } from './changes.ts'
import { changedParts, type Deliverable, type Parts, type ReleaseRecord } from './deliverables.ts'

/** What is to be said of one deliverable before a release. */
export interface Planned extends Deliverable {
  /** The version that the change files ask for; null where none names it. */
  next: string | null
  /** What players or teams notice. */
  sentences: string[]
  /** What is not as it was released; all of it before the first release. */
  changed: string[]
  isFirst: boolean
}

const greatest = (found: Bump[]): Bump | null =>
  bumps.findLast((bump) => found.includes(bump)) ?? null

/** What goes out of one deliverable, and why. */
export function planOf(
  deliverable: Deliverable,
  { now, released, changes }: { now: Parts; released: ReleaseRecord | null; changes: Change[] },
): Planned {
  const own = changes.filter(({ bumps: packages }) => deliverable.package in packages)
  const bump = greatest(own.flatMap(({ bumps: packages }) => packages[deliverable.package] ?? []))
  return {
    ...deliverable,
    next: bump && nextVersion(deliverable.version, bump),
    sentences: own.map(({ sentence }) => sentence),
    changed: changedParts(released?.parts ?? {}, now),
    isFirst: !released,
  }
}

/** What is released, changed since, and has no change file that says how: by name. */
export const unsaid = (planned: readonly Planned[]): Planned[] =>
  planned.filter(({ isFirst, changed, next }) => !isFirst && changed.length > 0 && next === null)

const some = (parts: string[]): string =>
  parts.length > 4
    ? `${parts.slice(0, 4).join(', ')} and ${parts.length - 4} more`
    : parts.join(', ')

function lineOf({ title, version, next, sentences, changed, isFirst }: Planned): string {
  const way = `${isFirst ? 'first' : version} -> ${next ?? (changed.length && !isFirst ? 'unsaid' : 'stays')}`
  const because = isFirst ? 'not released yet' : changed.length ? some(changed) : 'as released'
  const said = sentences.map((sentence) => `\n      ${sentence.split('\n', 1)[0]}`).join('')
  return `  ${title.padEnd(16)} ${way.padEnd(18)} ${because}${said}`
}

/** The plan as a table for a terminal. */
export const planText = (planned: readonly Planned[]): string => planned.map(lineOf).join('\n')
