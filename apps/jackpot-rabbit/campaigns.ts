import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromTwentyOne, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { weekQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 100, entries: [7, 25, 100] } as const

/** A magician's theatre: the showman. */
export const campaigns: BrandSource = {
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
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
      title: { en: 'Ladies and gentlemen, you!', es: '¡Damas y caballeros: usted!' },
      text: {
        en: 'Nothing up our sleeve, and yet: 10,000 coins and 2.50 entries appear in your hand.',
        es: 'Nada por aquí, nada por allá y, sin embargo: 10,000 monedas y 2.50 participaciones en su mano.',
      },
      action: { en: 'Raise the curtain', es: 'Arriba el telón' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'jackpot-rabbit-hare',
      kind: 'editorial',
      title: { en: 'Tonight: The Vanishing Hare', es: 'Esta noche: The Vanishing Hare' },
      text: {
        en: 'Watch closely. Look away. Marvel at twenty lines of purest misdirection.',
        es: 'Observe con atención. Aparte la vista. Asómbrese con veinte líneas de puro ilusionismo.',
      },
      action: { en: 'Take your seat', es: 'Ocupe su butaca' },
      link: null,
      gameSlug: 'the-vanishing-hare',
    },
    {
      id: 'jackpot-rabbit-daily',
      kind: 'promo',
      title: { en: 'Pick a card, one a day', es: 'Elija una carta, una al día' },
      text: {
        en: 'Seven nights, seven cards. The rabbit swears he shuffled.',
        es: 'Siete noches, siete cartas. El conejo jura que barajó.',
      },
      action: { en: 'Turn tonight’s', es: 'Descubrir la de hoy' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'Admission is free and stays free: no purchase is ever needed to play.',
    es: 'La entrada es gratis y lo seguirá siendo: nunca hace falta comprar para jugar.',
  },
  about: {
    en: 'Ladies and gentlemen, nothing up the sleeve: JackpotRabbit is a magician’s theatre where the tricks show their odds.',
    es: 'Damas y caballeros, nada en la manga: JackpotRabbit es un teatro de magia donde los trucos enseñan sus probabilidades.',
  },
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
  wheels: [dailyWheel({ en: 'The wheel of the evening', es: 'La rueda de la velada' }, figures)],
  depositStreak: purchaseStreak('skin_prize_vault', figures),
  quest: weekQuest({
    title: { en: 'Down the rabbit’s path', es: 'Por la senda del conejo' },
    figures,
    places: ['jackpots', 'popularGames', 'newGames'],
  }),
  bingo: bingoPreset(figures, { roundsPerBall: 2, store: bingoStorePreset(figures) }),
  moneyBox: moneyBoxPreset(figures.unit, 'jackpots'),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Apprentice', es: 'Aprendiz' },
      { en: 'Card hand', es: 'Mano de cartas' },
      { en: 'Illusionist', es: 'Ilusionista' },
      { en: 'Grand magician', es: 'Gran mago' },
      { en: 'White rabbit', es: 'Conejo blanco' },
    ],
    { cashbackDay: 5 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'The travelling show', es: 'El espectáculo ambulante' },
    spooky: { en: 'The vanishing tower', es: 'La torre que desaparece' },
  }),
  miniSlot: miniSlotPreset(figures),
  luckyDice: luckyDicePreset(figures),
  scratchCards: scratchCardsPreset(figures, { cardsPerTurn: 3 }),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The hare’s dash', es: 'La carrera de la liebre' },
      marathon: { en: 'The grand illusion weekend', es: 'El fin de semana de la gran ilusión' },
    },
    marathonGames: 'jackpots',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The top-hat draw', es: 'El sorteo de la chistera' } },
    { rhythm: { firstDay: '2026-01-07' } },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
