import { expect, it } from 'vitest'
import { checkRestMs, dueAds, isQuiet } from './rules.ts'
import { makeCampaign } from '../testing/makeCampaign.ts'

it('POPUP-02 sorts by company priority, then by the ad’s own, highest first', () => {
  const ads = [
    makeCampaign({ id: 1, companyPriority: 1, priority: 9 }),
    makeCampaign({ id: 2, companyPriority: 5, priority: 1 }),
    makeCampaign({ id: 3, companyPriority: 5, priority: 7 }),
  ]
  expect(dueAds(ads, 'sessionStart', 'player').map(({ id }) => id)).toEqual([3, 2, 1])
})

it('leaves out what another trigger makes due, or what is for others', () => {
  const ads = [makeCampaign({ trigger: 'deposit' }), makeCampaign({ audience: 'guest' })]
  expect(dueAds(ads, 'sessionStart', 'player')).toEqual([])
})

it('leaves in peace who takes a break, and who has just had a reality check', () => {
  const now = 1_000_000_000
  expect(isQuiet({ isRestricted: true, checkedAt: null }, now)).toBe(true)
  expect(isQuiet({ isRestricted: false, checkedAt: now - checkRestMs + 1 }, now)).toBe(true)
  expect(isQuiet({ isRestricted: false, checkedAt: now - checkRestMs }, now)).toBe(false)
  expect(isQuiet({ isRestricted: false, checkedAt: null }, now)).toBe(false)
})
