import type { FeatureInfo } from '@marquee/contract'
import type { Cashback, RankLeague, RankSection } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

const names = [
  ['Bronze', 'Bronce'],
  ['Silver', 'Plata'],
  ['Gold', 'Oro'],
  ['Platinum', 'Platino'],
  ['Diamond', 'Diamante'],
] as const

const makeSections = (): RankSection[] =>
  names.map(([en, es], index) => ({
    id: index + 1,
    title: { en, es },
    firstLevel: index * 6 + 1,
    lastLevel: index * 6 + 6,
    experience: index * 10_000,
    benefits: [
      {
        en: `${2 * (index + 1)}% of the coins you lose in a week back`,
        es: `Vuelve el ${2 * (index + 1)} % de las monedas perdidas en la semana`,
      },
    ],
    weeklyReward: index ? { coins: 500 * index, entries: 0 } : null,
    needsVerification: index === 4,
  }))

/** A player in the second section, a third of the way to the next level, for whom nothing waits. */
export const makeRank = (overrides: Partial<RankLeague> = {}): RankLeague => ({
  enabled: true,
  currentLevel: {
    index: 8,
    title: { en: 'Silver 2', es: 'Plata 2' },
    prize: { coins: 800, entries: 0 },
    currentExperience: 13_000,
    startsAt: 12_000,
  },
  currentSection: { id: 2, title: { en: 'Silver', es: 'Plata' } },
  nextLevel: {
    index: 9,
    title: { en: 'Silver 3', es: 'Plata 3' },
    prize: { coins: 900, entries: 0 },
    experienceNeeded: 15_000,
  },
  nextSectionBenefits: [{ en: '6% comes back', es: 'Vuelve el 6 %' }],
  weeklyReward: null,
  progressBlockedReason: null,
  levelReward: null,
  sections: makeSections(),
  points: { coins: 1, entries: 5 },
  week: { endsAt: Date.UTC(2099, 0, 5), hasPlayed: true },
  ...overrides,
})

export const makeCashback = (overrides: Partial<Cashback> = {}): Cashback => ({
  status: 'waiting',
  availableAfterDateTime: Date.UTC(2099, 0, 5),
  availableAfterDay: 1,
  currentReward: 0,
  nextReward: 20,
  sections: names.map(([en, es], index) => ({
    id: index + 1,
    title: { en, es },
    percent: 2 * (index + 1),
  })),
  week: { played: 2_000, won: 1_500, endsAt: Date.UTC(2099, 0, 5) },
  percent: 4,
  ...overrides,
})

/** A platform on which the club runs. */
export const makeClubInfo = (): FeatureInfo =>
  makeFeatureInfo({ featuresInfo: { 'rank-league-cashback': { sections: 5, levels: 30 } } })
