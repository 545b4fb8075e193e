import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** The module that hands on what begins at rest in every brand, as the bundler knows it. */
export const beginsAtRest = '\0marquee/at-rest'

/** The packages that the list of all brands composes. */
function packagesOfAll(): string[] {
  const file = path.join(packages, 'base-features/package.json')
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies)
    .map((name) => name.replace('@marquee/', ''))
    .filter((name) => name !== 'core')
    .toSorted()
}

/** The files of one package that say what begins at rest. */
const beginningsIn = (name: string): string[] =>
  readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'atRest.ts')
    .map((file) => path.join(packages, name, 'src', file))
    .toSorted()

const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/export \{ (\w+) \}/g)].map(([, name = '']) => name)

/**
 * Puts what features begin once a page is at rest into one script, where every brand has them: apart
 * they are some forty requests, most of them below 1 kB. What begins at rest is what `atRest.ts`
 * beside a `feature.ts` exports; features of some brands keep a script of their own, so that this one
 * is the same file everywhere. The shell's own stays apart: its script would name the style sheets of
 * features. Two exports of one name fail the build.
 */
export function togetherAtRest(): Plugin {
  const files = new Set(packagesOfAll().flatMap(beginningsIn))
  return {
    name: 'marquee:at-rest',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== './atRest.ts' || !importer) return undefined
      return files.has(path.resolve(path.dirname(importer), id)) ? beginsAtRest : undefined
    },
    load(id) {
      if (id !== beginsAtRest) return undefined
      const names = [...files].flatMap(namesIn)
      const twice = names.find((name, index) => names.indexOf(name) !== index)
      if (twice !== undefined)
        this.error(
          `Two files called atRest.ts export '${twice}', and one script holds both. Rename one of them.`,
        )
      return [...files].map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
    },
  }
}
