import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { fromEighteen, blockedStates } from '@marquee/platform-identity/restriction/preset'
import { dailyLoginLink } from '@marquee/features-daily-login/server/preset'
import { bingoPreset, bingoStorePreset } from '@marquee/features-bingo/server/preset'
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
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 111, entries: [11, 22, 111] } as const

/** A toy town: playful. */
export const campaigns: BrandSource = {
  key: 'funzCity',
  name: 'FunzCity',
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
        freeSpins: { gameSlug: 'sprinkle-street', count: 11, betLevel: 40 },
      },
    ],
  },
  banners: [
    {
      id: 'funz-city-welcome',
      kind: 'promo',
      title: { en: 'Honk honk! New neighbour!', es: '¡Tuut, tuut! ¡Vecino nuevo!' },
      text: {
        en: 'The mayor (a bear) hands you 11,111 coins and 2.11 entries. Mind the jam.',
        es: 'El alcalde (un oso) te da 11,111 monedas y 2.11 participaciones. Ojo con la mermelada.',
      },
      action: { en: 'Tour the town', es: 'Pasear por la ciudad' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'funz-city-gumdrop',
      kind: 'editorial',
      title: { en: 'Giddy-up, Gumdrop!', es: '¡Arre, gominola!' },
      text: {
        en: 'A horse made of sweets gallops downhill. What could go sticky?',
        es: 'Un caballo de caramelo galopa cuesta abajo. ¿Qué podría pegarse?',
      },
      action: { en: 'Hop on', es: 'Súbete' },
      link: null,
      gameSlug: 'gumdrop-gallop',
    },
    {
      id: 'funz-city-daily',
      kind: 'promo',
      title: { en: 'Seven boxes on the doorstep', es: 'Siete cajas en la puerta' },
      text: {
        en: 'Open one a day. They rattle, they wobble, one of them sings.',
        es: 'Abre una al día. Suenan, se mueven y una canta.',
      },
      action: { en: 'Peek inside', es: 'Mirar dentro' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'Everything in town is free to play. Even the fountain.',
    es: 'En esta ciudad todo se juega gratis. Hasta la fuente.',
  },
  about: {
    en: 'Welcome to the town that is built of blocks! Every house is a game, and nobody ever has to pay at the gate.',
    es: '¡Bienvenido a la ciudad hecha de bloques! Cada casa es un juego y en la puerta nunca se paga.',
  },
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
  wheels: [dailyWheel({ en: 'The town square wheel', es: 'La rueda de la plaza' }, figures)],
  depositStreak: purchaseStreak('neutral_wheel_of_wins', figures),
  quest: adventQuest({
    title: { en: 'Twelve stops on the night line', es: 'Doce paradas en la línea nocturna' },
    figures,
    places: ['popularGames', 'topGames', 'bonusCombo'],
  }),
  bingo: bingoPreset(figures, { store: bingoStorePreset(figures) }),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', { firstOfDay: 111 }),
  rankLeague: rankLeaguePreset(figures, [
    { en: 'Building block', es: 'Bloque' },
    { en: 'Tin soldier', es: 'Soldadito' },
    { en: 'Toy train', es: 'Trenecito' },
    { en: 'Clock tower', es: 'Torre del reloj' },
    { en: 'Mayor of toys', es: 'Alcalde de los juguetes' },
  ]),
  season: seasonsPreset({
    figures,
    neutral: { en: 'All around the toy town', es: 'La vuelta a la ciudad de juguete' },
    spooky: { en: 'The tower of friendly ghosts', es: 'La torre de los fantasmas amables' },
  }),
  miniSlot: miniSlotPreset(figures),
  scratchCards: scratchCardsPreset(figures),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The night-bus sprint', es: 'El sprint del bus nocturno' },
      marathon: { en: 'The block-party weekend', es: 'El fin de semana del barrio' },
    },
    marathonGames: 'bonusCombo',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The city hall raffle', es: 'La rifa del ayuntamiento' } },
    { roundsPerTicket: 11 },
  ),
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
