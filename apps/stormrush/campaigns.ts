import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
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
import { dailyWheel, lootboxes } from '@marquee/features-wheels/server/preset'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** A storm front: sporty. */
export const campaigns: BrandSource = {
  key: 'stormrush',
  name: 'Stormrush',
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
      title: { en: 'Gear up. Front incoming.', es: 'Equípate. Llega el frente.' },
      text: {
        en: '15,000 coins and 1.50 entries in your kit from the first whistle.',
        es: '15,000 monedas y 1.50 participaciones en tu equipo desde el primer silbato.',
      },
      action: { en: 'Start', es: 'Salir' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'stormrush-thunder',
      kind: 'editorial',
      title: { en: 'Thunder Landing', es: 'Thunder Landing' },
      text: {
        en: 'Twenty lines. Crosswind. Stick the landing.',
        es: 'Veinte líneas. Viento cruzado. Clava el aterrizaje.',
      },
      action: { en: 'Take off', es: 'Despegar' },
      link: null,
      gameSlug: 'thunder-landing',
    },
    {
      id: 'stormrush-daily',
      kind: 'promo',
      title: { en: 'Seven-day training plan', es: 'Plan de siete días' },
      text: {
        en: 'One reward a session, three with free spins. Rest days are fine.',
        es: 'Una recompensa por sesión, tres con giros gratis. Descansar también vale.',
      },
      action: { en: 'Today’s session', es: 'Sesión de hoy' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: { en: 'Free to play. Easy to pause.', es: 'Gratis para jugar. Fácil de pausar.' },
  about: {
    en: 'A front is coming in and the track is open. Stormrush is quick on its feet: short rounds, clear rules, your tempo.',
    es: 'Llega un frente y la pista está abierta. Stormrush va ligero: rondas cortas, reglas claras, tu ritmo.',
  },
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
  wheels: [
    dailyWheel({ en: 'The wheel of the day', es: 'La rueda del día' }, figures),
    ...lootboxes(
      {
        free: { en: 'Kit box', es: 'Caja de equipo' },
        premium: { en: 'Podium box', es: 'Caja de podio' },
      },
      figures,
    ),
  ],
  depositStreak: purchaseStreak('skin_wheel_of_wins', figures),
  quest: weekQuest({
    title: { en: 'Seven days to the summit', es: 'Siete días hasta la cima' },
    figures,
    places: ['popularGames', 'bonusCombo', 'topGames'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'rapidLink', { perHundred: { coins: 5, entries: 20 } }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Breeze', es: 'Brisa' },
      { en: 'Gust', es: 'Ráfaga' },
      { en: 'Gale', es: 'Vendaval' },
      { en: 'Thunder', es: 'Trueno' },
      { en: 'Eye of the storm', es: 'Ojo de la tormenta' },
    ],
    { cashbackDay: 2 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'Before the storm', es: 'Antes de la tormenta' },
    spooky: { en: 'The thunder tower', es: 'La torre del trueno' },
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
      sprint: { en: 'The lightning sprint', es: 'El sprint del relámpago' },
      marathon: { en: 'The storm-front weekend', es: 'El fin de semana del frente' },
    },
    marathonGames: 'bonusCombo',
  }),
  lottery: lotteryPreset({
    figures,
    title: { en: 'The cloudburst draw', es: 'El sorteo del aguacero' },
  }),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
