import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import studioGames from './games.json' with { type: 'json' }
import { texts } from './content/texts.ts'

const figures = { unit: 80, entries: [8, 24, 96] } as const

/** A reef by night: quick and witty. */
export const campaigns: BrandSource = {
  key: 'sws',
  name: 'Sweepshark',
  names,
  hosts: ['sws.localhost'],
  contactEmail: 'support@sws.example',
  minimumAge: fromEighteen,
  blockedStates: [...blockedStates, 'CT', 'NY'],
  welcome: { coins: 10_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 800, entries: 10 },
      { coins: 1_600 },
      { coins: 2_400, freeSpins: { gameSlug: 'pearl-string', count: 6, betLevel: 20 } },
      { coins: 3_200, entries: 30 },
      { coins: 4_000 },
      { coins: 4_800, entries: 50 },
      {
        coins: 8_000,
        entries: 80,
        freeSpins: { gameSlug: 'coral-parade', count: 12, betLevel: 40 },
      },
    ],
  },
  banners: [
    {
      id: 'sws-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'sws-shoal',
      kind: 'editorial',
      title: texts('banners.shoal.title'),
      text: texts('banners.shoal.text'),
      action: texts('banners.shoal.action'),
      link: null,
      gameSlug: 'shoal-patrol',
    },
    {
      id: 'sws-daily',
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
    'fishing',
    'popularGames',
    'newGames',
    'topGames',
    'rapidLink',
    'bonusCombo',
    'weeklySpecials',
    'jackpots',
    'classics',
    'allGames',
  ],
  studioGames,
  wheels: [dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors)],
  // Thirteen weeks, then the count begins anew.
  depositStreak: {
    ...purchaseStreak('neutral_wheel_of_wins', figures),
    sectors: prizes.streakSectors,
    runs: { firstDay: '2026-01-05', days: 91 },
  },
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['fishing', 'popularGames', 'newGames'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes, store: bingoStorePreset(figures) }),
  moneyBox: moneyBoxPreset(figures.unit, 'fishing', {
    minAmount: 400,
    maxAmount: 3_200,
    sealedHours: 2,
  }),
  rankLeague: rankLeaguePreset(figures, [
    texts('rankLeague.plankton'),
    texts('rankLeague.reefFish'),
    texts('rankLeague.barracuda'),
    texts('rankLeague.hammerhead'),
    texts('rankLeague.greatWhite'),
  ]),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  dailyChests: dailyChestsPreset(figures, { outcomes: prizes.chestOutcomes }),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
  }),
  fortuneInvestment: fortuneInvestmentPreset(figures, { packages: prizes.fortunePackages }),
  coinDrops: coinDropsPreset(figures, {
    outcomes: prizes.dropOutcomes,
    hours: [2, 12, 16, 18, 23],
    minutes: 30,
  }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'fishing',
  }),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
