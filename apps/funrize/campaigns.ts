import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
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

/** A fairground at dusk: the cheerful barker speaks. */
export const campaigns: BrandSource = {
  key: 'funrize',
  name: 'Funrize',
  names,
  hosts: ['funrize.localhost'],
  contactEmail: 'support@funrize.example',
  minimumAge: fromEighteen,
  blockedStates,
  welcome: { coins: 10_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_000 },
      { coins: 1_500, entries: 20 },
      { coins: 2_000, freeSpins: { gameSlug: 'carousel-royale', count: 5, betLevel: 25 } },
      { coins: 2_500, entries: 30 },
      { coins: 3_000 },
      { coins: 3_500, entries: 40 },
      {
        coins: 5_000,
        entries: 100,
        freeSpins: { gameSlug: 'carousel-royale', count: 15, betLevel: 25 },
      },
    ],
  },
  banners: [
    {
      id: 'funrize-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'funrize-carousel',
      kind: 'editorial',
      title: texts('banners.carousel.title'),
      text: texts('banners.carousel.text'),
      action: texts('banners.carousel.action'),
      link: null,
      gameSlug: 'carousel-royale',
    },
    {
      id: 'funrize-daily',
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
    { issue: 'popularGames', games: 24 },
    { issue: 'bonusCombo', games: 12 },
    { issue: 'newGames', games: 16 },
    { issue: 'jackpots', games: 24 },
    { issue: 'classics', games: 16 },
    { issue: 'rapidLink', games: 12 },
    { issue: 'topGames', games: 12 },
    { issue: 'fishing', games: 12 },
  ],
  homeScheme: [
    'popularGames',
    'newGames',
    'classics',
    'weeklySpecials',
    'jackpots',
    'bonusCombo',
    'rapidLink',
    'topGames',
    'fishing',
    'allGames',
  ],
  studioGames,
  wheels: [dailyWheel(texts('wheels.dailyWheel'), figures, prizes.wheelSectors)],
  depositStreak: {
    ...purchaseStreak('skin_wheel_of_wins', figures),
    sectors: prizes.streakSectors,
  },
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'newGames', 'weeklySpecials'],
  }),
  bingo: bingoPreset(figures, { outcomes: prizes.bingoOutcomes }),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', {
    minAmount: 600,
    maxAmount: 5_000,
    sealedHours: 3,
  }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.ticketHolder'),
      texts('rankLeague.ringTosser'),
      texts('rankLeague.carouselRider'),
      texts('rankLeague.ringmaster'),
      texts('rankLeague.starOfThe'),
    ],
    { cashbackDay: 2 },
  ),
  season: seasonsPreset({
    figures,
    stops: prizes.seasonStops,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  miniSlot: miniSlotPreset(figures, prizes.reels),
  luckyDice: luckyDicePreset(figures, {}, prizes.diceShares),
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
    marathonGames: 'topGames',
  }),
  lottery: lotteryPreset(
    { figures, title: names.lottery },
    { prizes: prizes.lotteryPlaces, rhythm: { firstDay: '2026-01-10' } },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
