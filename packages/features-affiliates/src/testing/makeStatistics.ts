import type {
  AffiliateAccount,
  AffiliateDay,
  AffiliateFigures,
  AffiliateStatistics,
} from '../contract/schemas.ts'

export const makeFigures = (overrides: Partial<AffiliateFigures> = {}): AffiliateFigures => ({
  visits: 0,
  signUps: 0,
  firstPurchases: 0,
  purchases: 0,
  purchased: 0,
  earned: 0,
  ...overrides,
})

export const makeDay = (overrides: Partial<AffiliateDay> = {}): AffiliateDay => ({
  ...makeFigures({ visits: 4, signUps: 1 }),
  day: '2026-11-21',
  ...overrides,
})

export const makeStatistics = (
  overrides: Partial<AffiliateStatistics> = {},
): AffiliateStatistics => ({
  totals: {
    today: makeFigures({ visits: 3 }),
    week: makeFigures({
      visits: 27,
      signUps: 4,
      firstPurchases: 1,
      purchases: 2,
      purchased: 2998,
      earned: 749,
    }),
    month: makeFigures({
      visits: 93,
      signUps: 11,
      firstPurchases: 3,
      purchases: 7,
      purchased: 10_493,
      earned: 2621,
    }),
    all: makeFigures({
      visits: 1240,
      signUps: 131,
      firstPurchases: 38,
      purchases: 92,
      purchased: 137_908,
      earned: 34_471,
    }),
  },
  days: Array.from({ length: 30 }, (_, index) =>
    makeDay({
      day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
      visits: (index * 7) % 10,
      signUps: (index * 3) % 4,
      purchased: ((index * 5) % 3) * 999,
    }),
  ),
  ...overrides,
})

export const makeAccount = (overrides: Partial<AffiliateAccount> = {}): AffiliateAccount => ({
  code: 'K7QWERTZ',
  since: Date.UTC(2026, 8, 1),
  sharePercent: 25,
  contactEmail: 'partners@test.example',
  ...overrides,
})
