import { describe, expect, it } from 'vitest'
import type { BaseFeature } from './everyBrand.ts'
import { baseFeatures } from './index.ts'

/** By the type that links go by: one more or one less does not compile. */
const linked: Record<BaseFeature, true> = {
  account: true,
  affiliates: true,
  bingo: true,
  bonuses: true,
  'cash-desk': true,
  collections: true,
  consent: true,
  content: true,
  'cosmic-boxes': true,
  'daily-login': true,
  games: true,
  geo: true,
  history: true,
  'money-box': true,
  observing: true,
  'popup-ads': true,
  'prize-drops': true,
  'promo-offers': true,
  promotions: true,
  quests: true,
  'responsible-play': true,
  rewards: true,
  'scratch-cards': true,
  seasons: true,
  'support-button': true,
  terms: true,
  tournaments: true,
  verification: true,
  vip: true,
  'web-app': true,
  wheels: true,
}

describe('the features of every brand', () => {
  const ids = baseFeatures().map(({ id }) => id)

  it('stand in the list once each', () => {
    expect(ids.length).toBeGreaterThan(25)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are those that links need not ask for', () => {
    expect(ids.toSorted()).toEqual(Object.keys(linked).toSorted())
  })

  it('are the same ones whatever a brand chooses of them', () => {
    const store = async () => () => null
    expect(baseFeatures({ bingo: { store } }).map(({ id }) => id)).toEqual(ids)
  })
})
