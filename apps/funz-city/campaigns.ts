import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel, earnedWheels } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import studioGames from './games.json' with { type: 'json' }
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import { texts } from './content/texts.ts'

const figures = { unit: 111, entries: [11, 22, 111] } as const

/** A toy town: playful. */
export const campaigns: BrandSource = {
  key: 'funzCity',
  name: 'FunzCity',
  names,
  hosts: ['funz-city.localhost'],
  contactEmail: 'support@funz-city.example',
  affiliates: { sharePercent: 30 },
  minimumAge: fromEighteen,
  blockedStates,
  welcome: { coins: 11_111, entries: 211 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_111 },
      { coins: 1_111, entries: 11 },
      { coins: 2_222 },
      { coins: 2_222, entries: 22 },
      { coins: 3_333, freeSpins: { gameSlug: 'gumdrop-gallop', count: 11, betLevel: 25 } },
      { coins: 3_333, entries: 33 },
      {
        coins: 7_777,
        entries: 77,
        freeSpins: { gameSlug: 'sprinkle-street', count: 11, betLevel: 50 },
      },
    ],
  },
  banners: [
    {
      id: 'funz-city-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'funz-city-gumdrop',
      kind: 'editorial',
      title: texts('banners.gumdrop.title'),
      text: texts('banners.gumdrop.text'),
      action: texts('banners.gumdrop.action'),
      link: null,
      gameSlug: 'gumdrop-gallop',
    },
    {
      id: 'funz-city-daily',
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
    'newGames',
    'popularGames',
    'bonusCombo',
    'fishing',
    'classics',
    'topGames',
    'weeklySpecials',
    'jackpots',
    'rapidLink',
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
    ...purchaseStreak('neutral_wheel_of_wins', figures),
    sectors: prizes.streakSectors,
  },
  quest: adventQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'topGames', 'bonusCombo'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes, store: bingoStorePreset(figures) }),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', {
    minAmount: 555,
    maxAmount: 5_555,
    firstOfDay: 111,
  }),
  rankLeague: rankLeaguePreset(figures, [
    texts('rankLeague.buildingBlock'),
    texts('rankLeague.tinSoldier'),
    texts('rankLeague.toyTrain'),
    texts('rankLeague.clockTower'),
    texts('rankLeague.mayorOfToys'),
  ]),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  miniSlot: miniSlotPreset(figures, prizes.reels),
  dailyChests: dailyChestsPreset(figures, { outcomes: prizes.chestOutcomes }),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
  }),
  funmachine: funmachinePreset(figures, { outcomes: prizes.capsuleOutcomes }),
  funmeter: funmeterPreset(figures),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'bonusCombo',
  }),
  prizeDrops: {
    dailyPrizePool: 111_000,
    highestPrizePerDay: 11_100,
    prizes: [
      { prizeLvl: 1, value: 111, count: 468, oneIn: 350 },
      { prizeLvl: 2, value: 888, count: 29, oneIn: 5000 },
      { prizeLvl: 3, value: 11_100, count: 3, oneIn: 80_000 },
    ],
  },
  registrationFunnel: 'closed_funnel',
}
