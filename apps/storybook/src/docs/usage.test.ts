import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const packages = path.resolve(import.meta.dirname, '../../../../packages')
/** Where components for others are: the kit, and what the shell shows for whoever calls it. */
const folders = ['ui', 'core'].map((name) => path.join(packages, name))

/** What a package's entries give to others, types with `type ` before their names. */
function exportsOf(folder: string): string[] {
  const { exports: entries } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(entries).flatMap(([entry, file]) => {
    if (entry === './testing') return []
    const source = readFileSync(path.join(folder, file), 'utf8')
    return [...source.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
  })
}

/** Components whose props are a public type: a function of the package shows them, as `toast` does. */
const shownByFunctions = (folder: string, given: readonly string[]) =>
  globSync('src/**/*.tsx', { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^export interface (\w+)Props extends (\w+) \{/gm,
      ),
    ].flatMap(([, component = '', type = '']) =>
      given.includes(`type ${type}`) && !given.includes(component) ? [component] : [],
    ),
  )

/** What a package gives to others to be seen: exported components, and those that its functions show. */
const components = folders.flatMap((folder) => {
  const given = exportsOf(folder)
  return [...given.filter((name) => /^[A-Z]/.test(name)), ...shownByFunctions(folder, given)]
})

const stories = folders.flatMap((folder) =>
  globSync('src/**/*.stories.tsx', { cwd: folder }).map((name) => {
    const file = path.relative(packages, path.join(folder, name))
    const source = readFileSync(path.join(folder, name), 'utf8')
    const [, meta = ''] = /const meta[^=]*= (\{[\s\S]*?\n\})\n/.exec(source) ?? []
    const [, main = ''] = /\bcomponent: (\w+)/.exec(meta) ?? []
    const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(meta) ?? []
    return {
      file,
      source,
      meta,
      hasPage: meta.includes("tags: ['autodocs']"),
      documented: [main, ...others.split(',').map((name) => name.trim())].filter(Boolean),
    }
  }),
)
const pages = stories.filter(({ hasPage }) => hasPage)

describe('pages of usage', () => {
  it('are there for every public component that a story shows', () => {
    const shown = components.filter((name) =>
      stories.some(({ source }) => new RegExp(`<${name}[\\s/>]`).test(source)),
    )
    const documented = new Set(pages.flatMap((page) => page.documented))
    expect(shown.length).toBeGreaterThan(40)
    expect(shown).toContain('ToastCard')
    expect(shown.filter((name) => !documented.has(name))).toEqual([])
  })

  it('show only what the package gives to others', () => {
    const documented = pages.flatMap((page) => page.documented)
    expect(documented.filter((name) => !components.includes(name))).toEqual([])
    expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted())
  })

  it('are there for every story of the kit', () => {
    const without = stories.filter(({ file, hasPage }) => file.startsWith('ui/') && !hasPage)
    expect(without.map(({ file }) => file)).toEqual([])
  })

  it.each(pages.map(({ file, meta }) => [file, meta]))(
    '%s > says when, when not, and how for everybody',
    (_, meta) => {
      for (const part of ['when', 'whenNot', 'accessibility'])
        expect(meta, part).toMatch(new RegExp(`\\b${part}: \\[\\s*'[^']+'`))
      expect(meta).toContain('satisfies Usage')
    },
  )
})
