import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { lootboxes } from '@marquee/features-lootboxes/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { metals, rankLeaguePreset } from '@marquee/features-vip/server/preset'
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
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import studioGames from './games.json' with { type: 'json' }
import { texts } from './content/texts.ts'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** The internal brand: plain words, every part present once. */
export const campaigns: BrandSource = {
  key: 'wireframe',
  name: 'Wireframe',
  hosts: ['wireframe.localhost'],
  contactEmail: 'support@wireframe.example',
  minimumAge: fromEighteen,
  blockedStates,
  supportChat: true,
  welcome: { coins: 10_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 100 },
      { entries: 10 },
      { coins: 200, entries: 20 },
      { freeSpins: { gameSlug: 'gemstone-five', count: 4, betLevel: 20 } },
      { coins: 500 },
      { coins: 600, entries: 60 },
      { coins: 700, entries: 70, freeSpins: { gameSlug: 'gemstone-five', count: 7, betLevel: 20 } },
    ],
  },
  banners: [
    {
      id: 'wireframe-promo',
      kind: 'promo',
      title: texts('banners.promo.title'),
      text: texts('banners.promo.text'),
      action: texts('banners.promo.action'),
      link: dailyLoginLink,
      gameSlug: null,
    },
    {
      id: 'wireframe-editorial',
      kind: 'editorial',
      title: texts('banners.editorial.title'),
      text: texts('banners.editorial.text'),
      action: texts('banners.editorial.action'),
      link: null,
      gameSlug: 'gemstone-five',
    },
  ],
  infoPlate: texts('infoPlate'),
  homeScheme: [
    'allGames',
    'classics',
    'popularGames',
    'jackpots',
    'newGames',
    'bonusCombo',
    'topGames',
    'rapidLink',
    'weeklySpecials',
    'fishing',
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
  depositStreak: purchaseStreak('neutral_wheel_of_wins', figures, {
    wide: texts('depositStreak.wide'),
    steady: texts('depositStreak.steady'),
  }),
  quest: weekQuest({
    title: texts('quest.title'),
    figures,
    places: ['popularGames', 'classics', 'newGames'],
    rest: 1,
  }),
  bingo: bingoPreset(figures, {
    rhythm: { firstDay: '2026-01-05', rest: 1 },
    store: bingoStorePreset(figures),
  }),
  moneyBox: moneyBoxPreset(figures.unit, 'classics', { sealedHours: 1 }),
  rankLeague: rankLeaguePreset(figures, metals),
  season: seasonsPreset({
    figures,
    neutral: texts('season.neutral'),
    spooky: texts('season.spooky'),
    rest: 1,
  }),
  miniSlot: miniSlotPreset(figures),
  dailyChests: dailyChestsPreset(figures),
  luckyDice: luckyDicePreset(figures),
  scratchCards: scratchCardsPreset(figures, {
    rhythm: { firstDay: '2026-01-05', rest: 1 },
  }),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures, { hours: 1 }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, {
    // At any hour, for whoever works on it.
    hours: Array.from({ length: 24 }, (_, hour) => hour),
  }),
  promo: { vipBundle: { promoOfferBundleId: 2, promoOfferId: 4, presetId: 51 } },
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: texts('tournaments.titles.sprint'),
      marathon: texts('tournaments.titles.marathon'),
    },
    marathonGames: 'popularGames',
  }),
  lottery: lotteryPreset({ figures, title: texts('lottery.title') }, { roundsPerTicket: 5 }),
  prizeDrops: {},
  registrationFunnel: 'open_funnel',
}
