import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import type { Between } from './between.ts'
import { flagChanges } from './flags.ts'
import { sourceValues } from './sourceValues.ts'

type Sides = [before: string | null, now: string | null]

/** Files on both sides, by their paths. */
function makeBetween(files: Record<string, Sides>): Between {
  const side = (nth: 0 | 1) => (file: string) => {
    const text = files[file]?.[nth] ?? null
    return text === null ? null : Buffer.from(text)
  }
  return {
    changed: ([folder]) =>
      Object.entries(files)
        .filter(([file, [before, now]]) => before !== now && file.startsWith(`${folder}/`))
        .map(([file]) => file),
    before: side(0),
    now: side(1),
  }
}

const usual = `export const usualComposition: Composition = { navigation: 'sidebar', home: 'split' }`
const brand = (says: string) => `
  import { other } from './other.ts'
  export const brand = defineBrand({ key: 'reef', ${says} })`

/** What changed where a brand said one thing and says another. */
function changed(before: string, now: string, more: Record<string, Sides> = {}) {
  const between = makeBetween({
    'packages/core/src/brand/composition.ts': [usual, usual],
    'apps/reef/brand.ts': [brand(before), brand(now)],
    ...more,
  })
  return flagChanges(between, 'reef').map((flag) => [flag.group, flag.key, flag.before, flag.now])
}

describe('flags of a brand', () => {
  it('tell a variant of the composition that is another', () => {
    expect(
      changed(`composition: { home: 'stage' }`, `composition: { home: 'poster', lobby: 'grid' }`),
    ).toEqual([
      ['composition', 'composition.home', 'stage', 'poster'],
      ['composition', 'composition.lobby', null, 'grid'],
    ])
  })

  it('tell a variant that the brand leaves to the shell, and what the shell has now', () => {
    expect(changed(`composition: { home: 'stage' }`, '')).toEqual([
      ['composition', 'composition.home', 'stage', 'split'],
    ])
    const core = 'packages/core/src/brand/composition.ts'
    expect(changed('', '', { [core]: [usual, usual.replace('sidebar', 'rail')] })).toEqual([
      ['composition', 'composition.navigation', 'sidebar', 'rail'],
    ])
  })

  it('tell extras that are on and off, and features that are made otherwise', () => {
    expect(
      changed(
        `features: [authPages(), ...baseFeatures({ quests: { optimisation: questOptimisation } })]`,
        `features: [authModal(), ...baseFeatures({ bingo: { store: bingoStore } })]`,
      ),
    ).toEqual([
      ['features', 'features.authModal', null, 'on'],
      ['features', 'features.authPages', 'on', null],
      ['features', 'features.baseFeatures.bingo.store', null, 'bingoStore'],
      ['features', 'features.baseFeatures.quests.optimisation', 'questOptimisation', null],
    ])
  })

  it('tell what the shell is told', () => {
    expect(
      changed(
        `locales: ['en'], appInit: { renderOnServer: true, userCache: false }`,
        `locales: ['en', 'es'], appInit: { renderOnServer: true, userCache: true }`,
      ),
    ).toEqual([
      ['shell', 'appInit.userCache', 'false', 'true'],
      ['shell', 'locales', 'en', 'en, es'],
    ])
  })

  it('tell figures and switches of campaigns, and games of other studios', () => {
    const campaigns = (perDay: number, isActive: boolean, unit: number) => `
      const figures = { unit: ${unit}, entries: [5, 20] } as const
      export const campaigns: BrandSource = {
        dailyLogin: { isActive: ${isActive} },
        luckyDice: luckyDicePreset(figures, { perDay: ${perDay} }),
        banners: [{ id: 'welcome', link: ${isActive ? "'/a'" : 'null'} }],
      }`
    const prizes = (weight: number) => `export const wheel = makeTable([[100, 0, ${weight}]])`
    expect(
      changed('', '', {
        'apps/reef/campaigns.ts': [campaigns(5, true, 100), campaigns(6, false, 200)],
        'apps/reef/prizes.ts': [prizes(4), prizes(5)],
        'apps/reef/games.json': ['[]', '["starfall-lake"]'],
        'apps/reef/messages/en.json': ['{"a":"1"}', '{"a":"2"}'],
      }),
    ).toEqual([
      ['games.json', 'starfall-lake', null, 'on'],
      ['campaigns.ts', 'banners.welcome.link', '/a', 'null'],
      ['campaigns.ts', 'dailyLogin.isActive', 'true', 'false'],
      ['campaigns.ts', 'figures.unit', '100', '200'],
      ['campaigns.ts', 'luckyDice.perDay', '5', '6'],
      ['prizes.ts', 'wheel.1.1', '100, 0, 4', '100, 0, 5'],
    ])
  })

  it('tell nothing of blanks, comments and the order of keys', () => {
    expect(
      changed(
        `locales: ['en','es'], composition: { home: 'stage' }`,
        `// Two of them.\n composition: {\n home: 'stage' },\n locales: [\n'en',\n 'es',\n]`,
      ),
    ).toEqual([])
  })
})

describe('what released brands say', () => {
  const files = globSync('apps/*/brand.ts', { cwd: root })

  it.each(files)('%s > is read whole: variants, features and what they are given', (file) => {
    const values = sourceValues(file, readFileSync(path.join(root, file), 'utf8'), 'brand')
    // A brand that says nothing has what the shell says.
    expect(values.get('composition.home') ?? 'split').toMatch(/^(?:split|stage|poster)$/)
    expect(values.get('appInit.renderOnServer')).toMatch(/^(?:true|false)$/)
    expect(values.get('features.baseFeatures')).toBeDefined()
    // Nothing stands under a key without a name.
    expect([...values.keys()].filter((key) => /^$|^\.|\.\.|\.$/.test(key))).toEqual([])
  })

  it.each(files.map((file) => file.replace('brand.ts', 'campaigns.ts')))(
    '%s > is read whole',
    (file) => {
      const values = sourceValues(file, readFileSync(path.join(root, file), 'utf8'), 'campaigns')
      expect(values.get('welcome.coins')).toMatch(/^\d+$/)
      expect(values.size).toBeGreaterThan(20)
    },
  )
})
