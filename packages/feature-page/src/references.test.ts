import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FeatureDefinition, FeatureFactory } from '@marquee/core'
import { beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
/** Every feature, and those that the shell is. */
const declarations = globSync(
  ['packages/features-*/src/feature.ts', 'packages/core/src/{background,shell}/feature.ts'],
  { cwd: root },
)

/** Sources that players' pages are made of. */
const sources = globSync(
  [
    'packages/{core,feature-page,prize-ui,game-tiles,passwords,web-app,features-*}/src/**/*.{ts,tsx}',
    'apps/*/{brand,client}.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|server|showcase)\//.test(file))

interface Reference {
  file: string
  name: string
}

/** What an expression's first group names, wherever it stands in the sources. */
const named = (...expressions: RegExp[]): Reference[] =>
  sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return expressions.flatMap((expression) =>
      [...text.matchAll(expression)].map(([, name = '']) => ({ file, name })),
    )
  })

/** The path of a link without query and hash, as routes are written. */
const bare = (link: string): string => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** `/page/$name` fits `/page/help`, and itself. */
const fits = (route: string, link: string): boolean => {
  const [pattern, given] = [bare(route).split('/'), bare(link).split('/')]
  return (
    pattern.length === given.length &&
    pattern.every((part, index) => part.startsWith('$') || part === given[index])
  )
}

const features: FeatureDefinition[] = []
beforeAll(async () => {
  for (const file of declarations) {
    const module = (await import(/* @vite-ignore */ `${root}/${file}`)) as Record<
      string,
      FeatureFactory<object> | FeatureDefinition
    >
    for (const one of Object.values(module))
      features.push(typeof one === 'function' ? one({}) : one)
  }
}, 60_000)

describe('what a page names of another feature', () => {
  it('a link leads to a page that some feature has', () => {
    const links = named(
      /\bto=\{?['"](\/[^'"]*)['"]/g,
      /\bto: ['"](\/[^'"]*)['"]/g,
      /\bhasRoute\(['"](\/[^'"]*)['"]\)/g,
      /\bnavigateTo\(\w+, ['"](\/[^'"]*)['"]/g,
      /\benterAsPlayer\([^)]*['"](\/[^'"]*)['"]/g,
    )
    const routes = features.flatMap((feature) => feature.routes ?? []).map((one) => one.path)
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ name }) => !routes.some((route) => fits(route, name)))).toEqual([])
  })

  it('a modal that is opened by name is one that some feature has', () => {
    const opened = named(
      /\bmodals\.(?:open|has)\(['"]([\w-]+)['"]/g,
      /\bopenModal\(\w+, ['"]([\w-]+)['"]/g,
      /\bmodal: ['"]([\w-]+)['"]/g,
    )
    const modals = new Set(features.flatMap((feature) => Object.keys(feature.modals ?? {})))
    expect(opened.length).toBeGreaterThan(20)
    expect(opened.filter(({ name }) => !modals.has(name))).toEqual([])
  })

  it('a query that a push makes old is one that some page asks', () => {
    const begun = new Map(
      named(/\b(\w*Key = \[['"][\w-]+)['"]/g).map(({ name }) => {
        const [constant = '', word = ''] = name.split(/ = \[['"]/)
        return [word, constant]
      }),
    )
    const asked = new Set(
      named(/\bqueryKey: (?:\[\.\.\.)?(\w+Key)\b/g, /Key = \[\.\.\.(\w+)/g).map(({ name }) => name),
    )
    const old = features.flatMap((feature) => Object.values(feature.makesOld ?? {}).flat())
    const words = old.map(([word]) => String(word))
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter((word) => !asked.has(begun.get(word) ?? ''))).toEqual([])
  })
})
