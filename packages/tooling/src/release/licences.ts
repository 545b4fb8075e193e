import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Dependency } from '@marquee/brand-build/dependencies'
import { root, UsageError } from '../workspace.ts'

export interface Licensed extends Dependency {
  /** As its package says, an expression of SPDX. */
  licence: string
  /** The text that has to go along; empty where the package has none. */
  text: string
  author: string
}

interface Manifest {
  license?: string | { type: string }
  licenses?: { type: string }[]
  author?: string | { name: string }
}

/** Where the package manager has put a package. @throws UsageError when it is not there. */
function folderOf({ name, version }: Dependency): string {
  const store = `${name.replace('/', '+')}@${version}`
  const [found] = globSync(`node_modules/.pnpm/${store}{,[_(]*}/node_modules/${name}`, {
    cwd: root,
  })
  if (!found)
    throw new UsageError(
      `${name}@${version} is in the build, but not installed, so its licence cannot be told. Run 'pnpm install' and 'pnpm build' again.`,
    )
  return path.join(root, found)
}

function licenceOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license
  return license?.type ?? (licenses.map(({ type }) => type).join(' OR ') || 'unknown')
}

/** What is owed to the authors of a package: its licence and the text of it. */
export function licensed(dependency: Dependency): Licensed {
  const folder = folderOf(dependency)
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const file = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|ofl)\b/i.test(name) && !/\.(js|ts|json)$/.test(name))
    .sort()[0]
  const { author = '' } = manifest
  return {
    ...dependency,
    licence: licenceOf(manifest),
    text: file ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '',
    author: typeof author === 'string' ? author : author.name,
  }
}

/** A licence whose text names nobody, so that one copy of it serves packages that bring none. */
const nameless = 'Apache-2.0'

const rule = '-'.repeat(80)

/** The notices of everything in an archive, as their licences ask for; equal texts stand once. */
export function noticesOf(title: string, packages: readonly Licensed[]): string {
  const byText = new Map<string, Licensed[]>()
  const sample = packages.find(({ licence, text }) => licence === nameless && text)?.text
  for (const one of packages) {
    const key =
      one.text ||
      (one.licence === nameless && sample) ||
      `${one.licence}, by ${one.author || 'the authors of the package'}.`
    byText.set(key, [...(byText.get(key) ?? []), one])
  }
  const entries = [...byText].map(([text, owners]) => {
    const names = owners.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${rule}\n${names.join('\n')}\n\n${text}\n`
  })
  return `${title} contains parts of these packages, each under its own licence.\n\n${entries.join('\n')}`
}
