import { inLocale, locales } from '@marquee/contract/locales'
import { globSync } from 'node:fs'
import type { FeatureDefinition, FeatureFactory, LazyComponent } from '@marquee/core'
import { describe, expect, it } from 'vitest'

const packages = `${import.meta.dirname}/../..`
const declarations = globSync('features-*/src/feature.ts', { cwd: packages }).toSorted()

/** What a brand would list, with options where a feature needs some. */
async function featuresOf(file: string): Promise<FeatureDefinition[]> {
  const module = (await import(/* @vite-ignore */ `${packages}/${file}`)) as Record<
    string,
    FeatureFactory<object>
  >
  return Object.values(module).map((factory) => factory({}))
}

async function resolved(load: LazyComponent): Promise<unknown> {
  const part = await load()
  return part && 'load' in part ? resolved(part.load) : part
}

// The first of them reads most of the front end: seconds, where the machine is crowded.
describe('feature bundles', { timeout: 30_000 }, () => {
  it('are found in the sources', () => {
    expect(declarations.length).toBeGreaterThan(30)
  })

  it.each(declarations)('%s > has in its bundle whatever the declaration names', async (file) => {
    for (const { id, routes = [], modals = {}, slots = {}, messages } of await featuresOf(file)) {
      const named = [
        ...routes.map(({ path, page }) => [path, page]),
        ...Object.entries(modals).map(([name, { load }]) => [name, load]),
        ...Object.entries(slots).flatMap(([slot, entries]) =>
          entries.map(({ load }) => [slot, load]),
        ),
      ] as [string, LazyComponent][]
      for (const [name, load] of named)
        expect(await resolved(load), `${id}: ${name}`).toBeTypeOf('function')
      // What only observes says nothing.
      const texts = await Promise.all(
        named.length > 0 ? locales.map((locale) => inLocale(messages, locale)()) : [],
      )
      expect(
        texts.filter((said) => Object.keys(said).length === 0),
        id,
      ).toEqual([])
    }
  })
})
