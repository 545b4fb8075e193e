import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 80, entries: [8, 24, 96] } as const

/** A reef by night: quick and witty. */
export const campaigns: BrandSource = {
  key: 'sws',
  name: 'Sweepshark',
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
      title: { en: 'Come on in, the water’s free', es: 'Entra, el agua es gratis' },
      text: {
        en: '10,000 coins and 2.00 entries, no strings. A few tentacles.',
        es: '10,000 monedas y 2.00 participaciones sin letra pequeña. Con algún tentáculo.',
      },
      action: { en: 'Dive', es: 'Al agua' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'sws-shoal',
      kind: 'editorial',
      title: { en: 'Shoal Patrol is on duty', es: 'Shoal Patrol está de guardia' },
      text: {
        en: 'Small fish, big fish, one that insists it is a dolphin.',
        es: 'Peces chicos, peces grandes y uno que insiste en que es delfín.',
      },
      action: { en: 'Join the patrol', es: 'Únete a la patrulla' },
      link: null,
      gameSlug: 'shoal-patrol',
    },
    {
      id: 'sws-daily',
      kind: 'promo',
      title: { en: 'The tide brings something daily', es: 'La marea trae algo cada día' },
      text: {
        en: 'Seven tides, seven finds. Finders keepers, says the crab.',
        es: 'Siete mareas, siete hallazgos. Quien lo encuentra se lo queda, dice el cangrejo.',
      },
      action: { en: 'Check the sand', es: 'Mirar la arena' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: null,
  about: {
    en: 'Mind the bubbles. Sweepshark is a reef by night with a shark that only bites into snacks.',
    es: 'Cuidado con las burbujas. Sweepshark es un arrecife de noche con un tiburón que solo muerde la merienda.',
  },
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
  wheels: [dailyWheel({ en: 'The ship’s wheel', es: 'La rueda del timón' }, figures)],
  // Thirteen weeks, then the count begins anew.
  depositStreak: {
    ...purchaseStreak('neutral_wheel_of_wins', figures),
    runs: { firstDay: '2026-01-05', days: 91 },
  },
  quest: weekQuest({
    title: { en: 'Seven fathoms down', es: 'Siete brazas abajo' },
    figures,
    places: ['fishing', 'popularGames', 'newGames'],
  }),
  bingo: bingoPreset(figures, { store: bingoStorePreset(figures) }),
  moneyBox: moneyBoxPreset(figures.unit, 'fishing', { sealedHours: 2 }),
  rankLeague: rankLeaguePreset(figures, [
    { en: 'Plankton', es: 'Plancton' },
    { en: 'Reef fish', es: 'Pez de arrecife' },
    { en: 'Barracuda', es: 'Barracuda' },
    { en: 'Hammerhead', es: 'Pez martillo' },
    { en: 'Great white', es: 'Gran blanco' },
  ]),
  season: seasonsPreset({
    figures,
    neutral: { en: 'Up the coast road', es: 'Por la carretera de la costa' },
    spooky: { en: 'The sunken tower', es: 'La torre hundida' },
  }),
  miniSlot: miniSlotPreset(figures),
  dailyChests: dailyChestsPreset(figures),
  scratchCards: scratchCardsPreset(figures),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures, { hours: 3 }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, { hours: [2, 12, 16, 18, 23], minutes: 30 }),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The tide sprint', es: 'El sprint de la marea' },
      marathon: { en: 'The deep-water weekend', es: 'El fin de semana de aguas profundas' },
    },
    marathonGames: 'fishing',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The message-in-a-bottle draw', es: 'El sorteo de la botella' } },
    { rhythm: { firstDay: '2026-01-06' }, roundsPerTicket: 12 },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
