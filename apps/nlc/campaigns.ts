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
import { coinDropsPreset } from '@marquee/features-coin-drops/server/preset'
import { fortuneInvestmentPreset } from '@marquee/features-fortune-investment/server/preset'
import { funmachinePreset, funmeterPreset } from '@marquee/features-funmachine/server/preset'
import { scratchCardsPreset } from '@marquee/features-scratch-cards/server/preset'
import { tournamentsPreset } from '@marquee/features-tournaments/server/preset'
import { purchaseStreak } from '@marquee/features-wheels/server/streak/preset'
import { dailyWheel } from '@marquee/features-wheels/server/preset'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** A rooftop above a neon city: cool and precise. */
export const campaigns: BrandSource = {
  key: 'nlc',
  name: 'NLC',
  hosts: ['nlc.localhost'],
  contactEmail: 'support@nlc.example',
  affiliates: { sharePercent: 20 },
  minimumAge: fromTwentyOne,
  blockedStates: [...blockedStates, 'NY'],
  supportChat: true,
  welcome: { coins: 10_000, entries: 200 },
  dailyLogin: {
    isActive: true,
    prizes: [
      { coins: 500, entries: 10 },
      { coins: 1_000, entries: 10 },
      { coins: 1_500, entries: 20 },
      { coins: 2_000, freeSpins: { gameSlug: 'neon-alibi', count: 10, betLevel: 25 } },
      { coins: 2_500, entries: 30 },
      { coins: 3_000, entries: 40 },
      {
        coins: 6_000,
        entries: 100,
        freeSpins: { gameSlug: 'rooftop-voltage', count: 10, betLevel: 40 },
      },
    ],
  },
  banners: [
    {
      id: 'nlc-access',
      kind: 'promo',
      title: { en: 'Roof access granted', es: 'Acceso a la azotea' },
      text: {
        en: '10,000 coins. 2.00 entries. The whole skyline.',
        es: '10,000 monedas. 2.00 participaciones. Toda la ciudad.',
      },
      action: { en: 'Go up', es: 'Subir' },
      link: '/library?category=new-games',
      gameSlug: null,
    },
    {
      id: 'nlc-alibi',
      kind: 'editorial',
      title: { en: 'Neon Alibi', es: 'Neon Alibi' },
      text: {
        en: 'Twenty-five lines, high voltage, one cat who saw nothing.',
        es: 'Veinticinco líneas, alto voltaje y un gato que no vio nada.',
      },
      action: { en: 'Play', es: 'Jugar' },
      link: null,
      gameSlug: 'neon-alibi',
    },
    {
      id: 'nlc-daily',
      kind: 'promo',
      title: { en: 'Daily signal', es: 'Señal diaria' },
      text: {
        en: 'One reward a day. Level seven carries free spins.',
        es: 'Una recompensa al día. El nivel siete trae giros gratis.',
      },
      action: { en: 'Receive', es: 'Recibir' },
      link: dailyLoginLink,
      gameSlug: null,
    },
  ],
  infoPlate: null,
  about: {
    en: 'A rooftop, a city below, one clean line of light. NLC keeps it simple: games, clear odds, no noise.',
    es: 'Una azotea, la ciudad abajo, una línea de luz. NLC lo hace simple: juegos, probabilidades claras, sin ruido.',
  },
  homeScheme: [
    'newGames',
    'rapidLink',
    'topGames',
    'bonusCombo',
    'popularGames',
    'jackpots',
    'weeklySpecials',
    'fishing',
    'classics',
    'allGames',
  ],
  wheels: [dailyWheel({ en: 'Daily wheel', es: 'Rueda diaria' }, figures)],
  depositStreak: purchaseStreak('skin_prize_vault', figures),
  quest: adventQuest({
    title: { en: 'Twelve nights on the strip', es: 'Doce noches en la avenida' },
    figures,
    places: ['topGames', 'classics', 'popularGames'],
  }),
  bingo: bingoPreset(figures),
  moneyBox: moneyBoxPreset(figures.unit, 'topGames', {
    sealedHours: 6,
    perHundred: { coins: 5, entries: 25 },
  }),
  rankLeague: rankLeaguePreset(
    figures,
    [
      { en: 'Street level', es: 'A pie de calle' },
      { en: 'Mezzanine', es: 'Entreplanta' },
      { en: 'Skyline', es: 'Horizonte' },
      { en: 'Penthouse', es: 'Ático' },
      { en: 'Rooftop', es: 'Azotea' },
    ],
    { cashbackDay: 4 },
  ),
  season: seasonsPreset({
    figures,
    neutral: { en: 'The skyline walk', es: 'El paseo de las azoteas' },
    spooky: { en: 'The tower without lights', es: 'La torre sin luces' },
  }),
  miniSlot: miniSlotPreset(figures),
  scratchCards: scratchCardsPreset(figures, { daysPerCard: 2, roundsPerCard: 6, cardsPerTurn: 3 }),
  fortuneInvestment: fortuneInvestmentPreset(figures),
  funmachine: funmachinePreset(figures, { hours: 6 }),
  funmeter: funmeterPreset(figures),
  coinDrops: coinDropsPreset(figures, { hours: [0, 3, 19, 22], minutes: 45 }),
  promo: { vipBundle: { promoOfferBundleId: 2, promoOfferId: 4, presetId: 51 } },
  tournaments: tournamentsPreset({
    figures,
    titles: {
      sprint: { en: 'The midnight run', es: 'La carrera de medianoche' },
      marathon: { en: 'The rooftop weekend', es: 'El fin de semana en la azotea' },
    },
    marathonGames: 'topGames',
  }),
  lottery: lotteryPreset(
    { figures, title: { en: 'The skyline lottery', es: 'La lotería de la azotea' } },
    { rhythm: { firstDay: '2026-01-08' }, roundsPerTicket: 20, ticketsPerDay: 4 },
  ),
  prizeDrops: {},
  registrationFunnel: 'closed_funnel',
}
