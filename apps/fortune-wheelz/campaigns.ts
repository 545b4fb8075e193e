import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel, earnedWheels } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import studioGames from './games.json' with { type: 'json' }
import { texts } from './content/texts.ts'

const figures = { unit: 120, entries: [6, 20, 100] } as const

/** A road-trip diner: a warm drawl. */
export const campaigns: BrandSource = {
  key: 'fortuneWheelz',
  name: 'FortuneWheelz',
  names,
  hosts: ['fortune-wheelz.localhost'],
  contactEmail: 'support@fortune-wheelz.example',
  minimumAge: fromEighteen,
  blockedStates: [...blockedStates, 'CT'],
  welcome: { coins: 12_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_000 },
      { coins: 1_200, freeSpins: { gameSlug: 'jukebox-joy', count: 5, betLevel: 20 } },
      { coins: 1_400, entries: 20 },
      { coins: 1_600 },
      { coins: 1_800, entries: 40 },
      { coins: 2_000, freeSpins: { gameSlug: 'cherry-pie-highway', count: 10, betLevel: 25 } },
      { coins: 6_600, entries: 100 },
    ],
  },
  banners: [
    {
      id: 'fortune-wheelz-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'fortune-wheelz-pie',
      kind: 'editorial',
      title: texts('banners.pie.title'),
      text: texts('banners.pie.text'),
      action: texts('banners.pie.action'),
      link: null,
      gameSlug: 'cherry-pie-highway',
    },
    {
      id: 'fortune-wheelz-daily',
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
    'popularGames',
    'classics',
    'topGames',
    'newGames',
    'weeklySpecials',
    'rapidLink',
    'jackpots',
    'fishing',
    'bonusCombo',
    'allGames',
  ],
  studioGames,
  wheels: [
    dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors),
    ...earnedWheels(
      { booster: texts('wheels.booster'), extra: texts('wheels.extra') },
      { booster: prizes.boosterSectors, extra: prizes.extraSectors },
    ),
  ],
  depositStreak: {
    ...purchaseStreak('skin_wheel_of_wins', figures, {
      wide: texts('depositStreak.wide'),
      steady: texts('depositStreak.steady'),
    }),
    sectors: prizes.streakSectors,
  },
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'classics', 'jackpots'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes }),
  moneyBox: moneyBoxPreset(figures.unit, 'classics', { minAmount: 600, maxAmount: 7_200 }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.hitchhiker'),
      texts('rankLeague.driver'),
      texts('rankLeague.trucker'),
      texts('rankLeague.roadCaptain'),
      texts('rankLeague.legendOfThe'),
    ],
    { cashbackDay: 3 },
  ),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  luckyDice: luckyDicePreset(figures),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
  }),
  funmachine: funmachinePreset(figures, { outcomes: prizes.capsuleOutcomes }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, { outcomes: prizes.dropOutcomes }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'classics',
  }),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
