import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromTwentyOne, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
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

const figures = { unit: 91, entries: [10, 30, 101] } as const

/** A caravan camp: the storyteller. */
export const campaigns: BrandSource = {
  key: 'scarletSands',
  name: 'ScarletSands',
  names,
  hosts: ['scarlet-sands.localhost'],
  contactEmail: 'support@scarlet-sands.example',
  minimumAge: fromTwentyOne,
  blockedStates,
  welcome: { coins: 10_010, entries: 201 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_001 },
      { coins: 1_001, entries: 10 },
      { coins: 2_002 },
      { coins: 2_002, entries: 30 },
      { coins: 3_003 },
      { coins: 3_003, freeSpins: { gameSlug: 'caravan-of-glass', count: 10, betLevel: 20 } },
      {
        coins: 10_010,
        entries: 101,
        freeSpins: { gameSlug: 'lamp-of-zafiri', count: 10, betLevel: 20 },
      },
    ],
  },
  banners: [
    {
      id: 'scarlet-sands-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'scarlet-sands-glass',
      kind: 'editorial',
      title: texts('banners.glass.title'),
      text: texts('banners.glass.text'),
      action: texts('banners.glass.action'),
      link: null,
      gameSlug: 'caravan-of-glass',
    },
    {
      id: 'scarlet-sands-daily',
      kind: 'promo',
      title: texts('banners.daily.title'),
      text: texts('banners.daily.text'),
      action: texts('banners.daily.action'),
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  popupAds: standingPopups((word) => texts(`popups.${word}`)),
  infoPlate: texts('infoPlate'),
  about: texts('about'),
  homeScheme: [
    'topGames',
    'newGames',
    'jackpots',
    'popularGames',
    'weeklySpecials',
    'rapidLink',
    'bonusCombo',
    'fishing',
    'classics',
    'allGames',
  ],
  studioGames,
  wheels: [dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors)],
  depositStreak: {
    ...purchaseStreak('prize_vault', figures, {
      wide: texts('depositStreak.wide'),
      steady: texts('depositStreak.steady'),
    }),
    sectors: prizes.streakSectors,
  },
  quest: adventQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'weeklySpecials', 'jackpots'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes }),
  moneyBox: moneyBoxPreset(figures.unit, 'topGames', { minAmount: 455, maxAmount: 5_005 }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.wanderer'),
      texts('rankLeague.camelDriver'),
      texts('rankLeague.caravanGuide'),
      texts('rankLeague.keeperOfWells'),
      texts('rankLeague.voiceOfThe'),
    ],
    { cashbackDay: 5 },
  ),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
    rest: 0,
  }),
  miniSlot: miniSlotPreset(figures, prizes.reels),
  dailyChests: dailyChestsPreset(figures, { outcomes: prizes.chestOutcomes }),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
    daysPerCard: 2,
    roundsPerCard: 8,
    cardsPerTurn: 3,
  }),
  fortuneInvestment: fortuneInvestmentPreset(figures, { packages: prizes.fortunePackages }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'weeklySpecials',
  }),
  lottery: lotteryPreset(
    { figures, title: names.lottery },
    {
      prizes: prizes.lotteryPlaces,
      rhythm: { firstDay: '2026-01-09', rest: 1 },
      roundsPerTicket: 18,
      ticketsPerDay: 2,
    },
  ),
  prizeDrops: { hours: 22 },
  registrationFunnel: 'closed_funnel',
}
