import { games, issues } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { allBrands } from './index.ts'

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

describe.each([...allBrands.values()])('$name', (brand) => {
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
