import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'

export const bumps = ['patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

/** A change that waits for a release: what players or teams notice, and whom it concerns. */
export interface Change {
  /** Its file, without folder and ending. */
  id: string
  /** How much each package changes. */
  bumps: Record<string, Bump>
  sentence: string
}

export const changesFolder = path.join(root, '.changeset')

const line = /^['"]?([^'":]+)['"]?:\s*(patch|minor|major)\s*$/gm

/** Reads one change file; null for a file that is none. */
export function readChange(id: string, text: string): Change | null {
  const [, head, sentence = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined) return null
  const found = [...head.matchAll(line)].map(([, name = '', bump]) => [name, bump as Bump] as const)
  return { id, bumps: Object.fromEntries(found), sentence: sentence.trim() }
}

/** Every change that waits, by the names of their files. */
export const pendingChanges = (): Change[] =>
  readdirSync(changesFolder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap(
      (file) =>
        readChange(file.slice(0, -3), readFileSync(path.join(changesFolder, file), 'utf8')) ?? [],
    )

/** What follows a version; a first release may be any. */
export function nextVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (bump === 'major') return `${major + 1}.0.0`
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** The text of a change file. */
export function changeText(packages: Record<string, Bump>, sentence: string): string {
  const lines = Object.entries(packages).map(([name, bump]) => `'${name}': ${bump}`)
  return `---\n${lines.join('\n')}\n---\n\n${sentence}\n`
}

/** The name of a change's file: the first words of its sentence. */
export const changeId = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .split('-')
    .filter(Boolean)
    .slice(0, 6)
    .join('-')
