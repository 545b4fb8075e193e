import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel, lootboxes } from '@marquee/features-wheels/server/preset'

const figures = { unit: 88, entries: [8, 18, 88] } as const

/** A lantern garden: calm, few words. */
export const campaigns: BrandSource = {
  key: 'tao',
  name: 'TaoFortune',
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
      { coins: 1_880, freeSpins: { gameSlug: 'jade-courtyard', count: 8, betLevel: 20 } },
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
      title: { en: 'The gate is open', es: 'La puerta está abierta' },
      text: {
        en: '8,800 coins and 1.88 entries wait by the pond.',
        es: '8,800 monedas y 1.88 participaciones esperan junto al estanque.',
      },
      action: { en: 'Enter the garden', es: 'Entrar al jardín' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'tao-courtyard',
      kind: 'editorial',
      title: { en: 'Jade Courtyard', es: 'Jade Courtyard' },
      text: { en: 'Lotus. Stone. A little light.', es: 'Loto. Piedra. Un poco de luz.' },
      action: { en: 'Sit a while', es: 'Siéntate un rato' },
      link: null,
      gameSlug: 'jade-courtyard',
    },
    {
      id: 'tao-daily',
      kind: 'promo',
      title: { en: 'One lantern each day', es: 'Un farol cada día' },
      text: { en: 'Seven lanterns, seven gifts.', es: 'Siete faroles, siete regalos.' },
      action: { en: 'Light today’s', es: 'Enciende el de hoy' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'Playing is free here. Rest is, too.',
    es: 'Aquí jugar es gratis. Descansar, también.',
  },
  about: {
    en: 'A garden, lanterns, water. Come in, stay a while, go when you like.',
    es: 'Un jardín, faroles, agua. Entra, quédate un rato, vete cuando quieras.',
  },
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
  wheels: [
    dailyWheel({ en: 'The wheel of lanterns', es: 'La rueda de los faroles' }, figures),
    ...lootboxes(
      {
        free: { en: 'Paper box', es: 'Caja de papel' },
        premium: { en: 'Jade box', es: 'Caja de jade' },
      },
      figures,
    ),
  ],
  depositStreak: purchaseStreak('prize_vault', figures),
  quest: adventQuest({
    title: { en: 'Twelve lanterns along the river', es: 'Doce faroles junto al río' },
    figures,
    places: ['popularGames', 'jackpots', 'weeklySpecials'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', { sealedHours: 8 }),
  rankLeague: rankLeaguePreset(figures, [
    { en: 'Seed', es: 'Semilla' },
    { en: 'Leaf', es: 'Hoja' },
    { en: 'Bamboo', es: 'Bambú' },
    { en: 'Lotus', es: 'Loto' },
    { en: 'Still water', es: 'Agua serena' },
  ]),
  season: seasonsPreset({
    figures,
    neutral: { en: 'The path over the hill', es: 'El sendero de la colina' },
    spooky: { en: 'The tower of paper ghosts', es: 'La torre de los fantasmas de papel' },
  }),
  miniSlot: miniSlotPreset(figures),
  scratchCards: scratchCardsPreset(figures, { roundsPerCard: 8 }),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures, { hours: 8 }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, { hours: [2, 8, 14, 20] }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'A walk round the pond', es: 'Un paseo por el estanque' },
      marathon: { en: 'The lantern weekend', es: 'El fin de semana de los faroles' },
    },
    marathonGames: 'weeklySpecials',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The lantern lottery', es: 'La lotería de los faroles' } },
    { rhythm: { firstDay: '2026-01-09' }, roundsPerTicket: 12 },
  ),
  prizeDrops: {},
  registrationFunnel: 'open_funnel',
}
