import type { BrandSource } from './settings.ts'
import { dailyLoginLink, fromEighteen, usualBlockedStates } from './usual.ts'

/** The internal brand: plain words, every part present once. */
export const wireframe: BrandSource = {
  key: 'wireframe',
  name: 'Wireframe',
  hosts: ['wireframe.localhost'],
  minimumAge: fromEighteen,
  blockedStates: usualBlockedStates,
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
      action: { en: 'Daily reward', es: 'Recompensa diaria' },
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
  registrationFunnel: 'open_funnel',
}
