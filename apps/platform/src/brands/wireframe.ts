import type { BrandSource } from './settings.ts'
import { dailyLoginLink, fromEighteen, usualBlockedStates } from './usual.ts'
import { usualBingo, usualBingoStore } from './usualBingo.ts'
import { usualLottery } from './usualLottery.ts'
import { usualMoneyBox } from './usualMoneyBox.ts'
import { metals, usualRankLeague } from './usualRankLeague.ts'
import { usualMiniSlot } from './usualMiniSlot.ts'
import { promoWithVip } from './usualPromo.ts'
import { weekQuest } from './usualQuests.ts'
import { usualSeasons } from './usualSeasons.ts'
import { usualCoinDrops } from './usualCoinDrops.ts'
import { usualFortuneInvestment } from './usualFortuneInvestment.ts'
import { usualFunmachine, usualFunmeter } from './usualFunmachine.ts'
import { usualScratchCards } from './usualScratchCards.ts'
import { usualTournaments } from './usualTournaments.ts'
import { dailyWheel, lootboxes, purchaseStreak } from './usualWheels.ts'

const figures = { unit: 100, entries: [5, 20, 100] } as const

/** The internal brand: plain words, every part present once. */
export const wireframe: BrandSource = {
  key: 'wireframe',
  name: 'Wireframe',
  hosts: ['wireframe.localhost'],
  contactEmail: 'support@wireframe.example',
  minimumAge: fromEighteen,
  blockedStates: usualBlockedStates,
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
      title: { en: 'Promo banner', es: 'Banner de promoción' },
      text: { en: 'A title, a text and a way onward.', es: 'Un título, un texto y un enlace.' },
      action: { en: 'Daily reward', es: 'Premio diario' },
      link: dailyLoginLink,
      gameSlug: null,
    },
    {
      id: 'wireframe-editorial',
      kind: 'editorial',
      title: { en: 'Editorial banner', es: 'Banner editorial' },
      text: { en: 'Shows one game and opens it.', es: 'Muestra un juego y lo abre.' },
      action: { en: 'Play', es: 'Jugar' },
      link: null,
      gameSlug: 'gemstone-five',
    },
  ],
  infoPlate: { en: 'Info plate', es: 'Placa informativa' },
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
  wheels: [
    dailyWheel({ en: 'Daily wheel', es: 'Rueda diaria' }, figures),
    ...lootboxes(
      {
        free: { en: 'Free box', es: 'Caja gratis' },
        premium: { en: 'Premium box', es: 'Caja prémium' },
      },
      figures,
    ),
  ],
  depositStreak: purchaseStreak('neutral_wheel_of_wins', figures),
  quest: weekQuest({
    title: { en: 'Weekly quest', es: 'Misión semanal' },
    figures,
    places: ['popularGames', 'classics', 'newGames'],
    rest: 1,
  }),
  bingo: usualBingo(figures, {
    rhythm: { firstDay: '2026-01-05', rest: 1 },
    store: usualBingoStore(figures),
  }),
  moneyBox: usualMoneyBox(figures.unit, 'classics', { sealedHours: 1 }),
  rankLeague: usualRankLeague(figures, metals),
  season: usualSeasons({
    figures,
    neutral: { en: 'Season', es: 'Temporada' },
    spooky: { en: 'Spooky season', es: 'Temporada encantada' },
    rest: 1,
  }),
  miniSlot: usualMiniSlot(figures),
  scratchCards: usualScratchCards(figures, {
    rhythm: { firstDay: '2026-01-05', rest: 1 },
  }),
  fortuneInvestment: usualFortuneInvestment(figures),
  funmachine: usualFunmachine(figures, { hours: 1 }),
  funmeter: usualFunmeter(figures),
  coinDrops: usualCoinDrops(figures, {
    // At any hour, for whoever works on it.
    hours: Array.from({ length: 24 }, (_, hour) => hour),
  }),
  promo: promoWithVip,
  tournaments: usualTournaments({
    figures,
    titles: {
      sprint: { en: 'Daily sprint', es: 'Sprint diario' },
      marathon: { en: 'Weekend marathon', es: 'Maratón de fin de semana' },
    },
    marathonGames: 'popularGames',
  }),
  lottery: usualLottery(
    { figures, title: { en: 'Weekly lottery', es: 'Lotería semanal' } },
    { roundsPerTicket: 5 },
  ),
  prizeDrops: {},
  registrationFunnel: 'open_funnel',
}
