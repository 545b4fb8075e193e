import type { FeatureInfo } from '@marquee/contract'
import type { AdventureMap } from '../contract/map/schemas.ts'
import type { Season } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

const day = 86_400_000
const start = Date.UTC(2099, 0, 5)
const end = start + 26 * day

const awards = [
  { coins: 500, entries: 0 },
  { coins: 800, entries: 0 },
  { coins: 0, entries: 5 },
  { coins: 1200, entries: 0 },
  { coins: 1500, entries: 5 },
  { coins: 2000, entries: 0 },
  { coins: 2500, entries: 20 },
  { coins: 5000, entries: 100 },
]

interface Way {
  /** Awards claimed. */
  claimed?: number
  /** Stops reached. */
  reached?: number
  /** Of the stretch after the last stop reached. */
  percent?: number
  skin?: Season['skin']
}

const title = { en: 'The long boulevard', es: 'El gran bulevar' }

/** A map of which a part is walked. */
export const makeMap = ({
  claimed = 2,
  reached = 2,
  percent = 40,
  skin = 'neutral',
}: Way = {}): AdventureMap => ({
  id: 5,
  title,
  skin,
  finishedAt: end,
  claimableUntil: start + 28 * day,
  map: {
    sections: awards.map((award, index) => ({
      index,
      isCurrent: index === claimed - 1,
      award,
      isAwardClaimed: index < claimed,
      progressBar: index < reached ? 100 : index === reached ? percent : 0,
    })),
  },
})

export const makeSeason = (overrides: Partial<Season> = {}): Season => ({
  id: 5,
  slug: overrides.skin === 'spooky' ? 'spooky-tower' : 'neutral-trail',
  title,
  skin: 'neutral',
  isRunning: true,
  isEnabled: true,
  totalProgressPercents: 9,
  currentLevel: 2,
  levels: awards.map((prize, index) => ({
    level: index + 1,
    prize,
    progressPercents: index < 2 ? 100 : index === 2 ? 40 : 0,
    isCompleted: index < 2,
  })),
  points: { walked: 88, total: 960, today: 12 },
  rule: { stakePerPoint: 20, pointsPerRound: 5, pointsPerDay: 150 },
  startedAt: start,
  finishedAt: end,
  next: {
    title: { en: 'The haunted tower', es: 'La torre encantada' },
    skin: 'spooky',
    startedAt: start + 28 * day,
  },
  ...overrides,
})

/** A platform on which a season runs. */
export const makeSeasonInfo = (skin: Season['skin'] = 'neutral'): FeatureInfo =>
  makeFeatureInfo({
    featuresInfo: {
      'seasons-info': { id: 5, slug: 'neutral-trail', skin, title, endDate: end },
    },
  })
