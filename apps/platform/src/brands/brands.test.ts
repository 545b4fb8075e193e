import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { games, issues } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { featureCampaigns } from '../testing/campaigns.ts'
import { modules } from '../modules.ts'
import { allBrands } from './index.ts'

const apps = path.join(import.meta.dirname, '../../..')

/** Folders and keys of brands that are for their makers alone, such as one that has just begun. */
const internal = globSync('*/package.json', { cwd: apps }).flatMap((file) => {
  const { marquee } = JSON.parse(readFileSync(path.join(apps, file), 'utf8')) as {
    marquee?: { key: string; internal?: boolean }
  }
  return marquee?.internal ? [{ folder: path.dirname(file), key: marquee.key }] : []
})

/** An internal brand keeps to the names and tables that features begin with. */
const released = [...allBrands.values()].filter(
  ({ key }) => !internal.some((one) => one.key === key),
)
type Brand = (typeof released)[number]

/** What brands draw from, and what else they give, by the promotion that stands for it. */
const drawn = new Map(featureCampaigns.flatMap(({ draws }) => Object.entries(draws ?? {})))
const given = new Map(featureCampaigns.flatMap(({ gives }) => Object.entries(gives ?? {})))
type Table = NonNullable<ReturnType<NonNullable<ReturnType<typeof drawn.get>>['table']>>

const withoutIds = (table: Table) =>
  table.map(({ prize: { coins, entries }, weight }) => `${coins} ${entries} ${weight}`).toSorted()
const weightsOf = (table: Table) =>
  table.map(({ weight }) => weight).toSorted((one, other) => one - other)

/** Coins that a draw brings in the long run. */
const meanOf = (table: Table): number =>
  table.reduce((sum, { prize, weight }) => sum + prize.coins * weight, 0) /
  table.reduce((sum, { weight }) => sum + weight, 0)

/** What brands have of something, written down; those without it left out. */
const valuesOf = (read: (brand: Brand) => unknown) =>
  released.flatMap((brand) => {
    const value = read(brand)
    return value ? [JSON.stringify(value)] : []
  })

const gameOf = (slug: string) => games.find((game) => game.slug === slug)
const issueKeys = issues.map(({ key }) => key as string)

describe('brands', () => {
  it('include the nine and the internal one', () => {
    const known = [...allBrands.values()].map(({ key, name, hosts }) => [key, name, hosts[0]])
    const expected = [
      ['funrize', 'Funrize', 'funrize.localhost'],
      ['tao', 'TaoFortune', 'tao.localhost'],
      ['nlc', 'NLC', 'nlc.localhost'],
      ['fortuneWheelz', 'FortuneWheelz', 'fortune-wheelz.localhost'],
      ['funzCity', 'FunzCity', 'funz-city.localhost'],
      ['jackpotRabbit', 'JackpotRabbit', 'jackpot-rabbit.localhost'],
      ['sws', 'Sweepshark', 'sws.localhost'],
      ['scarletSands', 'ScarletSands', 'scarlet-sands.localhost'],
      ['stormrush', 'Stormrush', 'stormrush.localhost'],
      ['wireframe', 'Wireframe', 'wireframe.localhost'],
    ]
    expect(known).toEqual(expect.arrayContaining(expected))
  })

  it('order their homes each in a way of its own', () => {
    const orders = [...allBrands.values()].map(({ homeScheme }) => homeScheme.join())
    expect(new Set(orders).size).toBe(allBrands.size)
  })
})

describe('what released brands call and pay (PRODUCT-07)', () => {
  const named = new Set(released.flatMap(({ names }) => Object.keys(names)))

  it('covers every name that a brand gives', () => {
    expect([...named].filter((id) => !drawn.has(id) && !given.has(id))).toEqual([])
    // Also where a feature was removed.
    expect(named.size).toBeGreaterThanOrEqual(10)
  })

  it.each([...named])(
    '%s > has another name with each brand that has it, in both locales',
    (id) => {
      const has = released.filter((brand) => drawn.get(id)?.table(brand) ?? given.get(id)?.(brand))
      for (const locale of ['en', 'es'] as const) {
        const words = has.map(({ names }) => names[id]?.[locale])
        expect(words).not.toContain(undefined)
        expect(new Set(words).size, words.join()).toBe(has.length)
      }
    },
  )

  it.each(['en', 'es'] as const)(
    'has a name for the page of its wheels, and none that another brand has (%s)',
    (locale) => {
      const pages = released.map(({ names }) => names['wheels']?.[locale])
      expect(pages).not.toContain(undefined)
      expect(new Set(pages).size, pages.join()).toBe(released.length)
    },
  )

  const promotions = [...drawn.keys(), ...given.keys()]
  /** What a promotion brings, with each brand that has it. */
  const broughtBy = (id: string) =>
    valuesOf((brand) => {
      const table = drawn.get(id)?.table(brand)
      return table ? withoutIds(table) : given.get(id)?.(brand)
    })

  it('compares what several brands have; any brand may have turned any of it off', () => {
    const compared = promotions.filter((id) => broughtBy(id).length > 1)
    expect(compared.length).toBeGreaterThanOrEqual(10)
  })

  it.each(promotions)('%s > brings something else with each brand that has it', (id) => {
    const tables = broughtBy(id)
    expect(new Set(tables).size).toBe(tables.length)
  })

  it.each([...drawn].flatMap(([id, { isExtra }]) => (isExtra ? [] : [id])))(
    '%s > is drawn by other odds with each brand, and brings about as much as with any other',
    (id) => {
      const draw = drawn.get(id)
      const odds = valuesOf((brand) => {
        const table = draw?.table(brand)
        return table && weightsOf(table)
      })
      expect(new Set(odds).size).toBe(odds.length)
      // Brands count in steps of their own, so means are told in those of the scratch card.
      const means = released.flatMap((brand) => {
        const [table, card] = [draw?.table(brand), brand.scratchCards?.outcomes]
        return table && card ? [meanOf(table) / meanOf(card)] : []
      })
      expect(Math.max(...means) / Math.min(...means)).toBeLessThan(1.1)
    },
  )

  it.each(['wheels', 'season', 'tournaments', 'quest'] as const)(
    '%s > go by titles that no other brand has',
    (field) => {
      const titles = released.map((brand) => {
        if (field === 'wheels') return brand.wheels[0]?.title.en
        if (field === 'season') return brand.season?.themes.map(({ title }) => title.en).join()
        if (field === 'quest') return brand.quest?.title.en
        return brand.tournaments.map(({ title }) => title.en).join()
      })
      expect(new Set(titles).size).toBe(released.length)
    },
  )
})

describe('what pops up at released brands (POPUP-01)', () => {
  const ads = released.flatMap(({ popupAds }) => popupAds)
  const names = [...new Set(ads.map(({ name }) => name))]

  it('is the same by name, trigger and delay', () => {
    const rules = released.map(({ popupAds }) =>
      popupAds.map((ad) => ({ ...ad, title: null, text: null, action: null })),
    )
    expect(names).toEqual(['free-account', 'running-now'])
    for (const rule of rules) expect(rule).toEqual(rules[0])
  })

  it.each(names.flatMap((name) => (['en', 'es'] as const).map((locale) => ({ name, locale }))))(
    '$name > says it in words that no other brand has ($locale)',
    ({ name, locale }) => {
      const said = ads.filter((ad) => ad.name === name)
      expect(said).toHaveLength(released.length)
      for (const part of ['title', 'text', 'action'] as const) {
        const words = said.map((ad) => ad[part]?.[locale])
        expect(words).not.toContain(undefined)
        expect(new Set(words).size, words.join(' | ')).toBe(released.length)
      }
    },
  )
})

/** Texts that brands put in the place of a feature's own, by folder. */
const voices = (locale: 'en' | 'es') =>
  globSync(`*/messages/${locale}.json`, { cwd: apps })
    .filter((file) => !internal.some(({ folder }) => file.startsWith(`${folder}${path.sep}`)))
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(apps, file), 'utf8')) as {
          seasons?: { places: Record<'neutral' | 'spooky', Record<string, string>> }
          'scratch-cards'?: { card: { name: string } }
        },
    )

describe.each(['en', 'es'] as const)(
  'the words of released brands in %s (PRODUCT-07)',
  (locale) => {
    const all = voices(locale)

    it.each(['neutral', 'spooky'] as const)(
      'name the eight stops of a %s season, none as another brand does',
      (skin) => {
        const stops = all.map(({ seasons }) => Object.values(seasons?.places[skin] ?? {}))
        expect(stops.map(({ length }) => length)).toEqual(released.map(() => 8))
        expect(new Set(stops.flat()).size).toBe(8 * released.length)
      },
    )

    it('name the scratch card, none as another brand does', () => {
      const cards = all.map((voice) => voice['scratch-cards']?.card.name)
      expect(cards).not.toContain(undefined)
      expect(new Set(cards).size).toBe(released.length)
    })
  },
)

const isSet = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
/** What every released brand has settings for: features that every brand has. Words about itself are nobody's duty. */
const everywhere = (Object.keys(released[0] ?? {}) as (keyof Brand)[]).filter(
  (field) => field !== 'about' && released.every((brand) => isSet(brand[field])),
)

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(apps, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    marquee?: { key: string }
  }
const inEveryBrand = packageOf('../packages/base-features').dependencies ?? {}

/** Fields that the settings of a brand may leave out, by the package of the feature that owns them; what every brand has left out. */
const extraFields = modules.flatMap(({ name, settings = {} }) => {
  const feature = `@marquee/features-${name}`
  const fields = Object.entries(settings)
    .filter(([, schema]) => schema.safeParse(undefined).data === null)
    .map(([field]) => field as keyof Brand)
  // A part of another feature comes with it.
  const isFeature = existsSync(path.join(apps, `../packages/features-${name}`))
  return isFeature && fields.length && !(feature in inEveryBrand) ? [{ feature, fields }] : []
})

/** Packages that the app of a brand names. */
const packagesOf = ({ key }: Brand) => {
  const folder = globSync('*/package.json', { cwd: apps })
    .map((file) => path.dirname(file))
    .find((one) => packageOf(one).marquee?.key === key)
  return packageOf(folder ?? key).dependencies ?? {}
}

it('extras that have settings are more than a few', () => {
  expect(extraFields.length).toBeGreaterThan(6)
})

describe.each([...allBrands.values()])('$name', (brand) => {
  it('has settings for each extra that its brand.ts lists, and for none that it does not', () => {
    const listed = packagesOf(brand)
    const lists = ({ feature }: (typeof extraFields)[number]) => feature in listed
    const has = ({ fields }: (typeof extraFields)[number]) =>
      fields.some((field) => isSet(brand[field]))
    const namesOf = (which: typeof extraFields) => which.map(({ fields }) => fields.join(', '))
    expect(
      namesOf(extraFields.filter((one) => lists(one) && !has(one))),
      'listed in brand.ts, without settings in campaigns.ts',
    ).toEqual([])
    expect(
      namesOf(extraFields.filter((one) => has(one) && !lists(one))),
      'settings in campaigns.ts of what brand.ts does not list',
    ).toEqual([])
  })

  it('has settings for whatever every released brand has', () => {
    expect(everywhere.filter((field) => !isSet(brand[field]))).toEqual([])
  })

  it('shows issues that exist, each once', () => {
    const used = [...brand.homeScheme, ...brand.schemeSections.map(({ issue }) => issue)]
    expect(used.filter((key) => !issueKeys.includes(key))).toEqual([])
    expect(new Set(brand.homeScheme).size).toBe(brand.homeScheme.length)
  })

  it('speaks of games that exist in two or three banners with ids of their own', () => {
    const slugs = brand.banners.flatMap(({ gameSlug }) => gameSlug ?? [])
    expect(slugs.filter((slug) => !gameOf(slug))).toEqual([])
    expect(brand.banners.length).toBeGreaterThanOrEqual(2)
    expect(brand.banners.length).toBeLessThanOrEqual(3)
    expect(new Set(brand.banners.map(({ id }) => id)).size).toBe(brand.banners.length)
  })

  it('leads somewhere with every banner that asks for an action', () => {
    const blind = brand.banners.filter(({ action, link, gameSlug }) => action && !link && !gameSlug)
    expect(blind).toEqual([])
  })

  it('gives something each day, and free spins of games and stakes that can be played', () => {
    for (const { coins, entries, freeSpins } of brand.dailyLogin.prizes) {
      expect(coins + entries + (freeSpins?.count ?? 0)).toBeGreaterThan(0)
      if (!freeSpins) continue
      const game = gameOf(freeSpins.gameSlug)
      expect(game?.type).not.toBe('fish')
      expect(game && stakesFor(findGameModel(game.model))).toContain(freeSpins.betLevel)
    }
    expect(brand.dailyLogin.prizes.some(({ freeSpins }) => freeSpins)).toBe(true)
  })

  it('presses nobody and keeps to the words of a free-to-play house', () => {
    const texts = [
      brand.infoPlate,
      ...brand.banners.flatMap(({ title, text, action }) => [title, text, action]),
      ...brand.tournaments.map(({ title }) => title),
    ]
    const pressing =
      /hurry|last chance|don.t miss|only today|act now|gambl|real money|\bbet\b|withdraw|date prisa|última oportunidad|no te pierdas|apuesta/i
    expect(JSON.stringify(texts)).not.toMatch(pressing)
  })
})
