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
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** A fairground at dusk: the cheerful barker speaks. */
export const campaigns: BrandSource = {
  key: 'funrize',
  name: 'Funrize',
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
      { coins: 2_000, freeSpins: { gameSlug: 'carousel-royale', count: 5, betLevel: 20 } },
      { coins: 2_500, entries: 30 },
      { coins: 3_000 },
      { coins: 3_500, entries: 40 },
      {
        coins: 5_000,
        entries: 100,
        freeSpins: { gameSlug: 'carousel-royale', count: 15, betLevel: 20 },
      },
    ],
  },
  banners: [
    {
      id: 'funrize-welcome',
      kind: 'promo',
      title: { en: 'Step right up!', es: '¡Pasen y vean!' },
      text: {
        en: 'Your first 10,000 coins and 2.00 entries are on the house. Pick a ride, any ride!',
        es: 'Tus primeras 10,000 monedas y 2.00 participaciones corren por nuestra cuenta. ¡Elige tu atracción!',
      },
      action: { en: 'See the rides', es: 'Ver las atracciones' },
      link: '/library?category=popular-games',
      gameSlug: null,
    },
    {
      id: 'funrize-carousel',
      kind: 'editorial',
      title: {
        en: 'Round and round on Carousel Royale',
        es: 'Vueltas y más vueltas en Carousel Royale',
      },
      text: {
        en: 'Painted horses, brass music and twenty lines of bright lights. All aboard!',
        es: 'Caballos pintados, música de metales y veinte líneas de luces. ¡Todos a bordo!',
      },
      action: { en: 'Take a ride', es: 'Súbete' },
      link: null,
      gameSlug: 'carousel-royale',
    },
    {
      id: 'funrize-daily',
      kind: 'promo',
      title: { en: 'A prize a day at the ticket booth', es: 'Un premio al día en la taquilla' },
      text: {
        en: 'Seven days, seven prizes, no ticket needed. Today’s is waiting at the booth.',
        es: 'Siete días, siete premios, sin boleto. El de hoy te espera en la taquilla.',
      },
      action: { en: 'Open the booth', es: 'Ir a la taquilla' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: {
    en: 'Free to play, every day of the fair. Coins are for fun and cannot be redeemed.',
    es: 'Jugar es gratis todos los días de feria. Las monedas son para divertirse y no se canjean.',
  },
  about: {
    en: 'Step right up! Funrize is a fairground at dusk: bulbs along every awning, a game behind every curtain, and no gate to pay at.',
    es: '¡Pasen y vean! Funrize es una feria al anochecer: bombillas en cada toldo, un juego tras cada cortina y ninguna taquilla.',
  },
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
  wheels: [dailyWheel({ en: 'The daily wheel', es: 'La rueda diaria' }, figures)],
  depositStreak: purchaseStreak('skin_wheel_of_wins', figures),
  quest: weekQuest({
    title: { en: 'A week at the fair', es: 'Una semana en la feria' },
    figures,
    places: ['popularGames', 'newGames', 'weeklySpecials'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'popularGames', { sealedHours: 3 }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Ticket holder', es: 'Con boleto' },
      { en: 'Ring tosser', es: 'Lanzador de aros' },
      { en: 'Carousel rider', es: 'Jinete del carrusel' },
      { en: 'Ringmaster', es: 'Maestro de pista' },
      { en: 'Star of the fair', es: 'Estrella de la feria' },
    ],
    { cashbackDay: 2 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'The long boulevard', es: 'El gran bulevar' },
    spooky: { en: 'The tower behind the fair', es: 'La torre detrás de la feria' },
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
      sprint: { en: 'The midway dash', es: 'La carrera de la feria' },
      marathon: { en: 'The big-top weekend', es: 'El fin de semana de la carpa' },
    },
    marathonGames: 'topGames',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The midway raffle', es: 'La rifa de la feria' } },
    { rhythm: { firstDay: '2026-01-10' } },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
