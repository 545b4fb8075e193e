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
import { luckyDicePreset } from '@marquee/features-lucky-dice/server/preset'
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 120, entries: [6, 20, 100] } as const

/** A road-trip diner: a warm drawl. */
export const campaigns: BrandSource = {
  key: 'fortuneWheelz',
  name: 'FortuneWheelz',
  hosts: ['fortune-wheelz.localhost'],
  contactEmail: 'support@fortune-wheelz.example',
  minimumAge: fromEighteen,
  blockedStates: [...blockedStates, 'CT'],
  welcome: { coins: 12_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 1_000 },
      { coins: 1_200, freeSpins: { gameSlug: 'jukebox-joy', count: 5, betLevel: 20 } },
      { coins: 1_400, entries: 20 },
      { coins: 1_600 },
      { coins: 1_800, entries: 40 },
      { coins: 2_000, freeSpins: { gameSlug: 'cherry-pie-highway', count: 10, betLevel: 20 } },
      { coins: 6_600, entries: 100 },
    ],
  },
  banners: [
    {
      id: 'fortune-wheelz-welcome',
      kind: 'promo',
      title: { en: 'Pull up a stool, friend', es: 'Toma asiento, amigo' },
      text: {
        en: 'First plate’s ours: 12,000 coins and 2.00 entries. Stay as long as you like.',
        es: 'El primer plato lo ponemos nosotros: 12,000 monedas y 2.00 participaciones. Quédate cuanto quieras.',
      },
      action: { en: 'Read the menu', es: 'Ver la carta' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'fortune-wheelz-pie',
      kind: 'editorial',
      title: { en: 'Cherry Pie Highway', es: 'Cherry Pie Highway' },
      text: {
        en: 'Windows down, radio up, and a slice still warm on the seat beside you.',
        es: 'Ventanas abajo, radio arriba y una porción aún tibia en el asiento de al lado.',
      },
      action: { en: 'Hit the road', es: 'A la carretera' },
      link: null,
      gameSlug: 'cherry-pie-highway',
    },
    {
      id: 'fortune-wheelz-daily',
      kind: 'promo',
      title: { en: 'Blue plate of the day', es: 'El plato del día' },
      text: {
        en: 'Somethin’ different on the counter each mornin’, seven days runnin’.',
        es: 'Cada mañana algo distinto en la barra, siete días seguidos.',
      },
      action: { en: 'What’s cookin’?', es: '¿Qué hay hoy?' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'Playin’ here is free as the refills.',
    es: 'Jugar aquí es tan gratis como repetir el café.',
  },
  about: {
    en: 'Pull up a stool. FortuneWheelz is the diner where the road takes a rest: the jukebox hums, the wheels roll, and the first cup is always on the house.',
    es: 'Acércate un taburete. FortuneWheelz es el diner donde descansa la carretera: suena la gramola, ruedan las ruedas y la primera taza siempre invita la casa.',
  },
  homeScheme: [
    'popularGames',
    'classics',
    'topGames',
    'newGames',
    'weeklySpecials',
    'rapidLink',
    'jackpots',
    'fishing',
    'bonusCombo',
    'allGames',
  ],
  wheels: [dailyWheel({ en: 'The wheel of the day', es: 'La rueda del día' }, figures)],
  depositStreak: purchaseStreak('skin_wheel_of_wins', figures, {
    wide: { en: 'The open road', es: 'Carretera abierta' },
    steady: { en: 'Cruise control', es: 'Velocidad de crucero' },
  }),
  quest: weekQuest({
    title: { en: 'The long road west', es: 'El largo camino al oeste' },
    figures,
    places: ['popularGames', 'classics', 'jackpots'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'classics'),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Hitchhiker', es: 'Autostop' },
      { en: 'Driver', es: 'Al volante' },
      { en: 'Trucker', es: 'Camionero' },
      { en: 'Road captain', es: 'Capitán de ruta' },
      { en: 'Legend of the road', es: 'Leyenda de la carretera' },
    ],
    { cashbackDay: 3 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'Eight miles to the lake', es: 'Ocho millas hasta el lago' },
    spooky: { en: 'The old clock tower', es: 'La vieja torre del reloj' },
  }),
  miniSlot: miniSlotPreset(figures),
  luckyDice: luckyDicePreset(figures),
  scratchCards: scratchCardsPreset(figures),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures),
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The blue-plate sprint', es: 'El sprint del plato del día' },
      marathon: { en: 'The highway weekend', es: 'El fin de semana de carretera' },
    },
    marathonGames: 'classics',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The road-trip raffle', es: 'La rifa de la carretera' } },
    { rhythm: { firstDay: '2026-01-11' } },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
