import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ui = path.resolve(import.meta.dirname, '../../../../packages/ui')
const { exports: entries } = JSON.parse(readFileSync(`${ui}/package.json`, 'utf8')) as {
  exports: Record<string, string>
}

/** Components that the package gives to others: what it exports with a capital, types aside. */
const components = Object.values(entries).flatMap((entry) => {
  const source = readFileSync(path.join(ui, entry), 'utf8')
  return [...source.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  )
})

const stories = globSync('src/**/*.stories.tsx', { cwd: ui }).map((file) => {
  const source = readFileSync(path.join(ui, file), 'utf8')
  const [, meta = ''] = /const meta[^=]*= (\{[\s\S]*?\n\})\n/.exec(source) ?? []
  const [, main = ''] = /\bcomponent: (\w+)/.exec(meta) ?? []
  const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(meta) ?? []
  return { file, source, meta, documented: [main, ...others.split(',').map((name) => name.trim())] }
})

describe('pages of usage', () => {
  it('are there for every public component that a story shows', () => {
    const shown = components.filter((name) =>
      stories.some(({ source }) => new RegExp(`<${name}[\\s/>]`).test(source)),
    )
    const documented = new Set(stories.flatMap((story) => story.documented))
    expect(shown.length).toBeGreaterThan(40)
    expect(shown.filter((name) => !documented.has(name))).toEqual([])
  })

  it('show only what the package gives to others', () => {
    const documented = stories.flatMap((story) => story.documented).filter(Boolean)
    expect(documented.filter((name) => !components.includes(name))).toEqual([])
    expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted())
  })

  it.each(stories.map(({ file, meta }) => [file, meta]))(
    '%s > says when, when not, and how for everybody',
    (_, meta) => {
      expect(meta).toMatch(/tags: \['autodocs'\]/)
      for (const part of ['when', 'whenNot', 'accessibility'])
        expect(meta, part).toMatch(new RegExp(`\\b${part}: \\[\\s*'[^']+'`))
      expect(meta).toContain('satisfies Usage')
    },
  )
})
