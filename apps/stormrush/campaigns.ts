import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lootboxes } from '@marquee/features-lootboxes/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'
import { standingPopups } from '@marquee/features-popup-ads/server/preset'
import studioGames from './games.json' with { type: 'json' }
import { names } from './names.ts'
import { texts } from './content/texts.ts'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** A storm front: sporty. */
export const campaigns: BrandSource = {
  key: 'stormrush',
  name: 'Stormrush',
  names,
  hosts: ['stormrush.localhost'],
  contactEmail: 'support@stormrush.example',
  minimumAge: fromEighteen,
  blockedStates,
  supportChat: true,
  // One game with a limit of its own.
  maxStake: { games: { 'wharf-sevens': { coins: 500, entries: 500 } } },
  welcome: { coins: 15_000, entries: 150 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_000 },
      { coins: 2_000, entries: 10 },
      { coins: 2_000, freeSpins: { gameSlug: 'thunder-landing', count: 5, betLevel: 20 } },
      { coins: 3_000, entries: 20 },
      { coins: 3_000, freeSpins: { gameSlug: 'gale-warning', count: 5, betLevel: 20 } },
      { coins: 4_000, entries: 40 },
      {
        coins: 9_000,
        entries: 90,
        freeSpins: { gameSlug: 'thunder-landing', count: 15, betLevel: 20 },
      },
    ],
  },
  banners: [
    {
      id: 'stormrush-welcome',
      kind: 'promo',
      title: texts('banners.welcome.title'),
      text: texts('banners.welcome.text'),
      action: texts('banners.welcome.action'),
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'stormrush-thunder',
      kind: 'editorial',
      title: texts('banners.thunder.title'),
      text: texts('banners.thunder.text'),
      action: texts('banners.thunder.action'),
      link: null,
      gameSlug: 'thunder-landing',
    },
    {
      id: 'stormrush-daily',
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
    'bonusCombo',
    'topGames',
    'newGames',
    'rapidLink',
    'fishing',
    'jackpots',
    'weeklySpecials',
    'classics',
    'allGames',
  ],
  studioGames,
  wheels: [
    dailyWheel(texts('wheels.dailyWheel'), figures),
    ...lootboxes(
      {
        free: texts('wheels.free'),
        premium: texts('wheels.premium'),
      },
      figures,
    ),
  ],
  depositStreak: purchaseStreak('skin_wheel_of_wins', figures),
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'bonusCombo', 'topGames'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'rapidLink', { perHundred: { coins: 5, entries: 20 } }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      texts('rankLeague.breeze'),
      texts('rankLeague.gust'),
      texts('rankLeague.gale'),
      texts('rankLeague.thunder'),
      texts('rankLeague.eyeOfThe'),
    ],
    { cashbackDay: 2 },
  ),
  season: seasonsPreset({
    figures,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
  }),
  miniSlot: miniSlotPreset(figures),
  scratchCards: scratchCardsPreset(figures),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures, { hours: 3 }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, { hours: [0, 12, 16, 20], minutes: 45 }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'bonusCombo',
  }),
  lottery: lotteryPreset({
    figures,
    title: names.lottery,
  }),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
