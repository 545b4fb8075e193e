import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lootboxes } from '@marquee/features-lootboxes/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import studioGames from './games.json' with { type: 'json' }
import { texts } from './content/texts.ts'

const figures = { unit: 88, entries: [8, 18, 88] } as const

/** A lantern garden: calm, few words. */
export const campaigns: BrandSource = {
  key: 'tao',
  name: 'TaoFortune',
  names,
  hosts: ['tao.localhost'],
  contactEmail: 'support@tao.example',
  affiliates: { sharePercent: 30 },
  minimumAge: fromEighteen,
  blockedStates,
  maxStake: { coins: 50_000, entries: 10_000 },
  welcome: { coins: 8_800, entries: 188 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 880 },
      { coins: 880, entries: 18 },
      { coins: 1_880 },
      { coins: 1_880, freeSpins: { gameSlug: 'jade-courtyard', count: 8, betLevel: 25 } },
      { coins: 2_880, entries: 38 },
      { coins: 2_880 },
      {
        coins: 8_800,
        entries: 88,
        freeSpins: { gameSlug: 'koi-calligraphy', count: 18, betLevel: 20 },
      },
    ],
  },
  banners: [
    {
      id: 'tao-gate',
      kind: 'promo',
      title: texts('banners.gate.title'),
      text: texts('banners.gate.text'),
      action: texts('banners.gate.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'tao-courtyard',
      kind: 'editorial',
      title: texts('banners.courtyard.title'),
      text: texts('banners.courtyard.text'),
      action: texts('banners.courtyard.action'),
      link: null,
      gameSlug: 'jade-courtyard',
    },
    {
      id: 'tao-daily',
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
  schemeSections: [
    { issue: 'topGames', games: 12 },
    { issue: 'rapidLink', games: 12 },
    { issue: 'popularGames', games: 24 },
    { issue: 'fishing', games: 12 },
    { issue: 'newGames', games: 16 },
    { issue: 'jackpots', games: 24 },
    { issue: 'weeklySpecials', games: 12 },
    { issue: 'classics', games: 16 },
  ],
  homeScheme: [
    'topGames',
    'popularGames',
    'rapidLink',
    'fishing',
    'newGames',
    'jackpots',
    'weeklySpecials',
    'classics',
    'bonusCombo',
    'allGames',
  ],
  studioGames,
  wheels: [
    dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors),
    ...lootboxes(
      {
        free: texts('wheels.free'),
        premium: texts('wheels.premium'),
      },
      figures,
      { free: prizes.boxOfDaySectors, premium: prizes.purchaseBoxSectors },
    ),
  ],
  depositStreak: { ...purchaseStreak('prize_vault', figures), sectors: prizes.streakSectors },
  quest: adventQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'jackpots', 'weeklySpecials'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes }),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', { sealedHours: 8 }),
  rankLeague: rankLeaguePreset(figures, [
    texts('rankLeague.seed'),
    texts('rankLeague.leaf'),
    texts('rankLeague.bamboo'),
    texts('rankLeague.lotus'),
    texts('rankLeague.stillWater'),
  ]),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
    roundsPerCard: 8,
  }),
  fortuneInvestment: fortuneInvestmentPreset(figures, { packages: prizes.fortunePackages }),
  funmachine: funmachinePreset(figures, { outcomes: prizes.capsuleOutcomes, hours: 8 }),
  funmeter: funmeterPreset(figures),
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
    { prizes: prizes.lotteryPlaces, rhythm: { firstDay: '2026-01-09' }, roundsPerTicket: 12 },
  ),
  prizeDrops: {},
  registrationFunnel: 'open_funnel',
}
