import { makePromotion, sampleCover } from '@marquee/core/testing'
import type { Banner, HomePage, Winner } from '@marquee/contract'
import { makeCollection, makeGame } from '@marquee/game-tiles/testing'

export const makeBanner = (overrides: Partial<Banner> = {}): Banner => ({
  id: 'welcome',
  kind: 'promo',
  title: { en: 'A gift to start with', es: 'Un regalo para empezar' },
  text: { en: '10,000 coins wait for you.', es: 'Te esperan 10.000 monedas.' },
  action: { en: 'Take a look', es: 'Ver' },
  link: '/library?category=popular-games',
  image: null,
  bg_color: 'transparent',
  ...overrides,
})

export const makeWinner = (overrides: Partial<Winner> = {}): Winner => ({
  roundId: 'round-1',
  player: 'S•••',
  gameId: 1,
  gameTitle: 'Game 1',
  gameSlug: 'game-1',
  img: sampleCover(1),
  gameMode: 'TournamentPoints',
  win: 1_250,
  at: 0,
  ...overrides,
})

const collections = [
  makeCollection({ count: 30 }),
  makeCollection({
    count: 20,
    key: 'topGames',
    pageName: 'top-games',
    title: { en: 'Top games', es: 'Los mejores' },
  }),
  makeCollection({
    count: 20,
    key: 'newGames',
    pageName: 'new-games',
    title: { en: 'New games', es: 'Juegos nuevos' },
  }),
]

/** A home page with something in each block, as the platform answers it. */
export const makeHome = (payload: Partial<HomePage['payload']> = {}): HomePage => ({
  seo: {
    title: { en: 'Test Brand: free-to-play games', es: 'Test Brand: juegos gratis' },
    description: { en: 'Play for free.', es: 'Juega gratis.' },
  },
  payload: {
    jackpots: [
      {
        key: 'a-grand',
        title: { en: 'Grand: up to', es: 'Gran bote: hasta' },
        amount: 500_000,
        gameId: 1,
      },
      { key: 'a-mini', title: { en: 'Mini: up to', es: 'Mini: hasta' }, amount: 5_000, gameId: 1 },
      {
        key: 'b-grand',
        title: { en: 'Grand: up to', es: 'Gran bote: hasta' },
        amount: 300_000,
        gameId: 2,
      },
    ],
    banners: [
      makeBanner(),
      makeBanner({
        id: 'reef',
        kind: 'editorial',
        image: sampleCover(3),
        bg_color: '#2b3a67',
      }),
      makeBanner({ id: 'daily' }),
    ],
    questData: null,
    collections,
    infoPlate: { en: 'Playing is free here.', es: 'Aquí jugar es gratis.' },
    promotions: [
      makePromotion({
        id: 'daily-login',
        feature: 'daily-login',
        title: { en: 'Daily reward', es: 'Recompensa diaria' },
        text: { en: 'Seven rewards, one a day.', es: 'Siete recompensas, una al día.' },
        link: '/lobby/?openModal=daily-login',
      }),
    ],
    promoBanners: [makeBanner()],
    schemeSections: [],
    schemaBanners: [],
    lastWinners: Array.from({ length: 20 }, (_, index) =>
      makeWinner({ roundId: `round-${index + 1}` }),
    ),
    ratings: [3, 8, 5].map((id, index) => ({
      game: makeGame({ id, title: `Game ${id}` }),
      rounds: 900 - 250 * index,
    })),
    packages: [],
    games: { issues: { 'popular-games': { gameOfWeek: makeGame({ id: 7 }) } } },
    ...payload,
  },
  versionApp: '1',
})

/** What the query cache holds when a page of the lobby renders. */
export const makeHomeData = (home: HomePage = makeHome()): (readonly [string[], unknown])[] => [
  [['pages', 'home'], home],
  [['pages', 'promotions'], home.payload.promotions],
  [['lobby', 'providers'], [{ slug: 'reef-works', name: 'Reef Works', count: 12 }]],
]
