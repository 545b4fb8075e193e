import type { FeatureInfo } from '@marquee/contract'
import type {
  Lottery,
  LotteryDetails,
  LotteryLeader,
  LotteryTicket,
  LotteryTickets,
} from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

/** Of 240 tickets. */
const prizes: Lottery['prizes'] = [
  { place: 1, winners: 1, prize: { coins: 50_000, entries: 500 }, chance: 1 / 240 },
  { place: 2, winners: 3, prize: { coins: 15_000, entries: 100 }, chance: 3 / 240 },
  { place: 3, winners: 10, prize: { coins: 5_000, entries: 20 }, chance: 10 / 240 },
  { place: 4, winners: 30, prize: { coins: 1_500, entries: 5 }, chance: 30 / 240 },
]

export const makeLottery = (overrides: Partial<Lottery> = {}): Lottery => ({
  id: 46,
  title: { en: 'Weekly lottery', es: 'Lotería semanal' },
  startedAt: Date.UTC(2026, 10, 16),
  finishedAt: Date.UTC(2099, 0, 1),
  drawn: false,
  ticketsCount: 240,
  prizes,
  ...overrides,
})

export const makeLast = (overrides: Partial<Lottery> = {}): Lottery =>
  makeLottery({
    id: 45,
    startedAt: Date.UTC(2026, 10, 9),
    finishedAt: Date.UTC(2026, 10, 16),
    drawn: true,
    ...overrides,
  })

export const makeDetails = (overrides: Partial<LotteryDetails> = {}): LotteryDetails => ({
  current: makeLottery(),
  last: makeLast(),
  nextStartsAt: null,
  rule: { roundsPerTicket: 15, ticketsPerDay: 3 },
  ...overrides,
})

export const makeTicket = (overrides: Partial<LotteryTicket> = {}): LotteryTicket => ({
  id: 1,
  lotteryId: 46,
  number: '04829137',
  source: 'daily',
  givenAt: Date.UTC(2026, 10, 20),
  place: null,
  prize: null,
  isRewardTaken: false,
  isSeen: false,
  ...overrides,
})

/** A ticket of the last draw that has won, as its player saw. */
export const makeWinner = (overrides: Partial<LotteryTicket> = {}): LotteryTicket =>
  makeTicket({
    id: 9,
    lotteryId: 45,
    number: '60211874',
    place: 2,
    prize: { coins: 15_000, entries: 100 },
    isSeen: true,
    ...overrides,
  })

/** Tickets of the last draw whose player has not seen it: one won second place, two did not. */
export const makeUnseen = (): LotteryTicket[] =>
  [
    makeWinner({ number: '62438628' }),
    makeWinner({ id: 10, number: '90311877', place: null, prize: null }),
    makeWinner({ id: 11, number: '11873340', place: null, prize: null }),
  ].map((ticket) => ({ ...ticket, isSeen: false }))

/** So many tickets in the drum, the free one first. */
export const makeTickets = (count: number): LotteryTicket[] =>
  Array.from({ length: count }, (_, index) =>
    makeTicket({
      id: index + 1,
      number: String((index + 1) * 4_829_137).padStart(8, '0'),
      source: index ? 'rounds' : 'daily',
    }),
  )

export const makeOwn = (overrides: Partial<LotteryTickets> = {}): LotteryTickets => ({
  tickets: makeTickets(3),
  chance: 0.4537,
  earning: { rounds: 6, left: 2, isFreeReady: false, nextFreeAt: Date.UTC(2098, 11, 31) },
  ...overrides,
})

const letters = 'RKAMSTEBLODN'

export const makeLeaders = (): LotteryLeader[] =>
  [...letters].map((letter, index) => ({
    place: index + 1,
    player: `${letter}•••`,
    isOwn: index === 2,
    tickets: 24 - index,
    number: null,
    prize: null,
  }))

export const makeWinners = (): LotteryLeader[] =>
  makeLeaders().map((leader, index) => {
    const place = index === 0 ? 1 : index < 4 ? 2 : 3
    return {
      ...leader,
      place,
      number: String(60_211_874 + index * 1_113_377),
      prize: prizes[place - 1]?.prize ?? null,
    }
  })

/** A platform on which the lottery runs. */
export const makeLotteryInfo = (isActive = true): FeatureInfo => {
  const { statusFeatures, ...info } = makeFeatureInfo()
  return { ...info, statusFeatures: { ...statusFeatures, promoLottery: { isActive } } }
}
