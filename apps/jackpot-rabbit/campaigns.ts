import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromTwentyOne, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import studioGames from './games.json' with { type: 'json' }
import { names } from './names.ts'
import * as prizes from './prizes.ts'
import { texts } from './content/texts.ts'

const figures = { unit: 100, entries: [7, 25, 100] } as const

/** A magician's theatre: the showman. */
export const campaigns: BrandSource = {
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
  names,
  hosts: ['jackpot-rabbit.localhost'],
  contactEmail: 'support@jackpot-rabbit.example',
  minimumAge: fromTwentyOne,
  blockedStates,
  welcome: { coins: 10_000, entries: 250 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_000, entries: 10 },
      { coins: 1_500 },
      { coins: 2_000, entries: 20 },
      { coins: 2_500, freeSpins: { gameSlug: 'the-vanishing-hare', count: 7, betLevel: 20 } },
      { coins: 3_000 },
      { coins: 3_500, entries: 50 },
      {
        coins: 7_000,
        entries: 70,
        freeSpins: { gameSlug: 'velvet-overture', count: 7, betLevel: 40 },
      },
    ],
  },
  banners: [
    {
      id: 'jackpot-rabbit-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'jackpot-rabbit-hare',
      kind: 'editorial',
      title: texts('banners.hare.title'),
      text: texts('banners.hare.text'),
      action: texts('banners.hare.action'),
      link: null,
      gameSlug: 'the-vanishing-hare',
    },
    {
      id: 'jackpot-rabbit-daily',
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
    'jackpots',
    'popularGames',
    'topGames',
    'rapidLink',
    'newGames',
    'weeklySpecials',
    'bonusCombo',
    'classics',
    'fishing',
    'allGames',
  ],
  studioGames,
  wheels: [dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors)],
  depositStreak: { ...purchaseStreak('skin_prize_vault', figures), sectors: prizes.streakSectors },
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['jackpots', 'popularGames', 'newGames'],
  }),
  bingo: bingoPreset(figures, {
    outcomes: prizes.bingoOutcomes,
    roundsPerBall: 2,
    store: bingoStorePreset(figures),
  }),
  moneyBox: moneyBoxPreset(figures.unit, 'jackpots', { minAmount: 500, maxAmount: 7_000 }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.apprentice'),
      texts('rankLeague.cardHand'),
      texts('rankLeague.illusionist'),
      texts('rankLeague.grandMagician'),
      texts('rankLeague.whiteRabbit'),
    ],
    { cashbackDay: 5 },
  ),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  luckyDice: luckyDicePreset(figures, {}, prizes.diceShares),
  dailyChests: dailyChestsPreset(figures, { outcomes: prizes.chestOutcomes }),
  scratchCards: scratchCardsPreset(figures, {
    outcomes: prizes.cardOutcomes,
    boxes: { count: 5, cardsPerKey: 3, outcomes: prizes.boxOutcomes },
    cardsPerTurn: 3,
  }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'jackpots',
  }),
  lottery: lotteryPreset(
    { figures, title: names.lottery },
    { prizes: prizes.lotteryPlaces, rhythm: { firstDay: '2026-01-07' } },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
