import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromTwentyOne, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset } from '@marquee/features-bingo/server/preset'
import { lotteryPreset } from '@marquee/features-lottery/server/preset'
import { moneyBoxPreset } from '@marquee/features-money-box/server/preset'
import { rankLeaguePreset } from '@marquee/features-vip/server/preset'
import { miniSlotPreset } from '@marquee/features-mini-slot/server/preset'
import { adventQuest } from '@marquee/features-quests/server/preset'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import { dailyChestsPreset } from '@marquee/features-daily-chests/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 91, entries: [10, 30, 101] } as const

/** A caravan camp: the storyteller. */
export const campaigns: BrandSource = {
  key: 'scarletSands',
  name: 'ScarletSands',
  hosts: ['scarlet-sands.localhost'],
  contactEmail: 'support@scarlet-sands.example',
  minimumAge: fromTwentyOne,
  blockedStates,
  welcome: { coins: 10_010, entries: 201 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_001 },
      { coins: 1_001, entries: 10 },
      { coins: 2_002 },
      { coins: 2_002, entries: 30 },
      { coins: 3_003 },
      { coins: 3_003, freeSpins: { gameSlug: 'caravan-of-glass', count: 10, betLevel: 20 } },
      {
        coins: 10_010,
        entries: 101,
        freeSpins: { gameSlug: 'lamp-of-zafiri', count: 10, betLevel: 25 },
      },
    ],
  },
  banners: [
    {
      id: 'scarlet-sands-welcome',
      kind: 'promo',
      title: { en: 'A traveller came by night', es: 'Un viajero llegó de noche' },
      text: {
        en: 'And the camp, as is the custom, gave water, bread, 10,010 coins and 2.01 entries.',
        es: 'Y el campamento, según la costumbre, le dio agua, pan, 10,010 monedas y 2.01 participaciones.',
      },
      action: { en: 'Sit by the fire', es: 'Siéntate junto al fuego' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'scarlet-sands-glass',
      kind: 'editorial',
      title: { en: 'The Caravan of Glass', es: 'Caravan of Glass' },
      text: {
        en: 'They say its bells can be heard two days before it comes, and never after.',
        es: 'Dicen que sus campanas se oyen dos días antes de que llegue, y nunca después.',
      },
      action: { en: 'Hear the tale', es: 'Escuchar el cuento' },
      link: null,
      gameSlug: 'caravan-of-glass',
    },
    {
      id: 'scarlet-sands-daily',
      kind: 'promo',
      title: { en: 'Seven nights, seven tents', es: 'Siete noches, siete tiendas' },
      text: {
        en: 'In each a gift is kept for the guest who lifts the cloth.',
        es: 'En cada una se guarda un regalo para quien levante la tela.',
      },
      action: { en: 'Lift the cloth', es: 'Levantar la tela' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'By the law of the camp, no guest pays to play.',
    es: 'Por ley del campamento, ningún huésped paga por jugar.',
  },
  about: {
    en: 'Sit down by the lamp, traveller. Where the caravans rest, a story is told each evening, and each of them is a game.',
    es: 'Siéntate junto al farol, viajero. Donde descansan las caravanas se cuenta una historia cada noche, y cada una es un juego.',
  },
  homeScheme: [
    'topGames',
    'newGames',
    'jackpots',
    'popularGames',
    'weeklySpecials',
    'rapidLink',
    'bonusCombo',
    'fishing',
    'classics',
    'allGames',
  ],
  wheels: [dailyWheel({ en: 'The wheel by the fire', es: 'La rueda junto al fuego' }, figures)],
  depositStreak: purchaseStreak('prize_vault', figures, {
    wide: { en: 'The far dunes', es: 'Las dunas lejanas' },
    steady: { en: 'The caravan road', es: 'La ruta de la caravana' },
  }),
  quest: adventQuest({
    title: { en: 'Twelve wells of the caravan', es: 'Los doce pozos de la caravana' },
    figures,
    places: ['popularGames', 'weeklySpecials', 'jackpots'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'topGames'),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Wanderer', es: 'Caminante' },
      { en: 'Camel driver', es: 'Camellero' },
      { en: 'Caravan guide', es: 'Guía de caravana' },
      { en: 'Keeper of wells', es: 'Guardián de pozos' },
      { en: 'Voice of the desert', es: 'Voz del desierto' },
    ],
    { cashbackDay: 5 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'The road of eight wells', es: 'El camino de los ocho pozos' },
    spooky: { en: 'The tower in the dunes', es: 'La torre de las dunas' },
    rest: 0,
  }),
  miniSlot: miniSlotPreset(figures),
  dailyChests: dailyChestsPreset(figures),
  scratchCards: scratchCardsPreset(figures, { daysPerCard: 2, roundsPerCard: 8, cardsPerTurn: 3 }),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The dune sprint', es: 'El sprint de las dunas' },
      marathon: { en: 'The caravan weekend', es: 'El fin de semana de la caravana' },
    },
    marathonGames: 'weeklySpecials',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The lottery of the oasis', es: 'La lotería del oasis' } },
    { rhythm: { firstDay: '2026-01-09', rest: 1 }, roundsPerTicket: 18, ticketsPerDay: 2 },
  ),
  prizeDrops: { hours: 22 },
  registrationFunnel: 'closed_funnel',
}
