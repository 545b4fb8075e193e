import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromTwentyOne, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import studioGames from './games.json' with { type: 'json' }
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import { texts } from './content/texts.ts'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** A rooftop above a neon city: cool and precise. */
export const campaigns: BrandSource = {
  key: 'nlc',
  name: 'NLC',
  names,
  hosts: ['nlc.localhost'],
  contactEmail: 'support@nlc.example',
  affiliates: { sharePercent: 20 },
  minimumAge: fromTwentyOne,
  blockedStates: [...blockedStates, 'NY'],
  supportChat: true,
  welcome: { coins: 10_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 500, entries: 10 },
      { coins: 1_000, entries: 10 },
      { coins: 1_500, entries: 20 },
      { coins: 2_000, freeSpins: { gameSlug: 'neon-alibi', count: 10, betLevel: 20 } },
      { coins: 2_500, entries: 30 },
      { coins: 3_000, entries: 40 },
      {
        coins: 6_000,
        entries: 100,
        freeSpins: { gameSlug: 'rooftop-voltage', count: 10, betLevel: 40 },
      },
    ],
  },
  banners: [
    {
      id: 'nlc-access',
      kind: 'promo',
      title: texts('banners.access.title'),
      text: texts('banners.access.text'),
      action: texts('banners.access.action'),
      link: '/library?category=new-games',
      gameSlug: null,
    },
    {
      id: 'nlc-alibi',
      kind: 'editorial',
      title: texts('banners.alibi.title'),
      text: texts('banners.alibi.text'),
      action: texts('banners.alibi.action'),
      link: null,
      gameSlug: 'neon-alibi',
    },
    {
      id: 'nlc-daily',
      kind: 'promo',
      title: texts('banners.daily.title'),
      text: texts('banners.daily.text'),
      action: texts('banners.daily.action'),
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  popupAds: standingPopups((word) => texts(`popups.${word}`)),
  infoPlate: null,
  about: texts('about'),
  homeScheme: [
    'newGames',
    'rapidLink',
    'topGames',
    'bonusCombo',
    'popularGames',
    'jackpots',
    'weeklySpecials',
    'fishing',
    'classics',
    'allGames',
  ],
  studioGames,
  wheels: [dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors)],
  depositStreak: { ...purchaseStreak('skin_prize_vault', figures), sectors: prizes.streakSectors },
  quest: adventQuest({
    title: texts('quest.title'),
    figures,
    places: ['topGames', 'classics', 'popularGames'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes }),
  moneyBox: moneyBoxPreset(figures.unit, 'topGames', {
    minAmount: 500,
    maxAmount: 4_000,
    sealedHours: 6,
    perHundred: { coins: 5, entries: 25 },
  }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.streetLevel'),
      texts('rankLeague.mezzanine'),
      texts('rankLeague.skyline'),
      texts('rankLeague.penthouse'),
      texts('rankLeague.rooftop'),
    ],
    { cashbackDay: 4 },
  ),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  miniSlot: miniSlotPreset(figures, prizes.reels),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
    daysPerCard: 2,
    roundsPerCard: 6,
    cardsPerTurn: 3,
  }),
  coinDrops: coinDropsPreset(figures, {
    outcomes: prizes.dropOutcomes,
    hours: [0, 3, 19, 22],
    minutes: 45,
  }),
  promo: { vipBundle: { promoOfferBundleId: 2, promoOfferId: 4, presetId: 51 } },
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'topGames',
  }),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
