import { z } from 'zod'
import { balance, data, gameMode, id, instant, minor, ok, slug, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { fairCommitment, freeSpins, round } from '../rounds/schemas.ts'

export const gameType = z.enum([
  'slots',
  'classic',
  'bonus-buy',
  'hold-and-link',
  'fish',
  'plinko',
  'dice',
  'keno',
  'crash',
  'jackpots',
  'mines',
  'cards',
])

/** GAMES-05. Image addresses end in `@1x.webp`; the same address with `@2x` is the dense one (IMAGE-01). */
export const game = z.object({
  id: z.int(),
  slug,
  title: z.string(),
  img: z.string(),
  /** The cover's dominant colour, shown while it loads. */
  bg_color: z.string(),
  imageWeb: z.string(),
  imageMobile: z.string(),
  /** Which player opens it; `arcade` is the built-in studio. */
  componentOption: z.string(),
  isFavorite: z.boolean(),
  provider: slug,
  type: gameType,
  badges: z.array(z.enum(['new', 'jackpot', 'hot'])),
})
export type Game = z.infer<typeof game>

export const provider = z.object({ id: z.int(), slug, name: z.string(), gamesCount: z.int() })
export type Provider = z.infer<typeof provider>

/** A named group of games; `key` decides its rows per slide (HOME-15..17). */
export const issue = z.object({ pageName: slug, key: z.string(), title: translatable })
export type Issue = z.infer<typeof issue>

export const schemeSection = issue.extend({ games: z.array(game) })
export type SchemeSection = z.infer<typeof schemeSection>

const catalogueRest = {
  providers: z.array(provider),
  menu: z.array(z.object({ pageName: slug, title: translatable, icon: z.string() })),
  issues: z.array(issue),
  issueGamesIds: z.record(z.string(), z.array(z.int())),
  providerGamesIds: z.record(z.string(), z.array(z.int())),
  /** Games by what they have, such as `free-spins` or `ways-243`, for the search. */
  featureGamesIds: z.record(z.string(), z.array(z.int())).optional(),
  schemeSections: z.array(issue),
  playerRestrictionIdsHash: z.string(),
}
/** A fresh catalogue: games as an array (GAMES-07). */
export const catalogue = z.object({ ...catalogueRest, games: z.array(game) })
export type Catalogue = z.infer<typeof catalogue>
/** A cached catalogue: games as a map by id (GAMES-08). */
export const cachedCatalogue = z.object({ ...catalogueRest, games: z.record(z.string(), game) })
export type CachedCatalogue = z.infer<typeof cachedCatalogue>

const groupKey = z.string().min(1).max(64)

const numbers = z.array(z.number()).readonly()

/** What the games of a studio have in common: how it is lettered and coloured, and how it sounds. */
export const gameStudio = z.object({
  name: z.string(),
  /** Its sign, as SVG path data (even-odd) on a square of 48. */
  mark: z.string(),
  /** One of the faces that games are lettered in. */
  face: z.string(),
  /** Values of styles by name: colours, corners, edges and lettering of what is round a game. */
  styles: z.record(z.string(), z.string()),
  /** Colours of the rim that is drawn round a game, by role. */
  rim: z.record(z.string(), z.string()),
  /** What its sounds are synthesised from: Hz, ms, semitones, steps of the scale. */
  voice: z.object({
    root: z.number(),
    scale: numbers,
    partials: numbers,
    gain: z.number(),
    attack: z.number(),
    hold: z.number(),
    ring: z.number(),
    detune: z.number(),
    gap: z.number(),
    beat: z.number(),
    pattern: numbers,
    reel: z
      .array(
        z.object({
          hz: z.number(),
          to: z.number(),
          ms: z.number(),
          gain: z.number(),
          at: z.number(),
        }),
      )
      .readonly(),
    win: numbers,
    chord: numbers,
  }),
})

/**
 * How a game looks: a scene, colours by role with an id, the picture of each symbol, and which lead;
 * and what it wears of its studio, which a page that dresses itself is not told.
 */
export const gameSkin = z.object({
  /** The face its title is set in, as on its cover. */
  face: z.string().optional(),
  studio: gameStudio.optional(),
  scene: z.string(),
  palette: z.record(z.string(), z.string()),
  symbols: z.record(z.string(), z.string()),
  heroes: z.array(z.string()).readonly(),
})

/** Jackpots that the games of a studio share at a brand. Amounts are minor units of `unit`. */
export const networkJackpots = z.object({
  network: z.string(),
  unit: z.enum(['coins', 'entries']),
  levels: z.array(
    z.object({
      level: z.string(),
      amount: minor,
      /** It falls before it holds more. */
      mustDropBy: minor,
    }),
  ),
  /** The newest falls, without who won them. */
  drops: z.array(z.object({ level: z.string(), amount: minor, at: instant })),
})
export type NetworkJackpots = z.infer<typeof networkJackpots>

/** What the game view needs to open a game. */
export const gameLaunch = z.object({
  game,
  /** `play` moves the balance, `demo` does not. */
  mode: z.enum(['play', 'demo']),
  gameMode,
  /** Address of the frame, same site, sandboxed. */
  frameUrl: z.string(),
  model: z.string(),
  skin: gameSkin,
  stakes: z.array(minor),
  minimumSpinMs: z.int(),
  rtp: z.number(),
  balance: balance.nullable(),
  /** A round whose end the player has not seen; it must be shown first. */
  openRound: round.nullable(),
  /**
   * Rounds of the same game that were begun after `openRound` and are still open with it, as they were
   * begun. None but in games where several shots may be under way.
   */
  laterRounds: z.array(round),
  /** Free spins that wait in this game; null without any, in a demo, and outside of SweepStakes. */
  freeSpins: freeSpins.nullable(),
  /** The same whichever mode is on, so that a player with coins is told of them too; null in a demo. */
  giftSpins: freeSpins.nullable(),
  /** Jackpots that the game feeds, in what is played with; null for most games and in a demo. */
  jackpots: networkJackpots.nullable(),
  /** How the player's session of play goes, as the platform counts it; null for a demo. */
  playSession: z
    .object({
      elapsedMs: z.int().nonnegative(),
      /** Wins less stakes, in minor units. */
      net: z.object({ coins: z.int(), entries: z.int() }),
    })
    .nullable(),
  /** What the next rounds are drawn from, shown before them; null for a demo. */
  fairness: fairCommitment.nullable(),
  previousGameId: z.int(),
  nextGameId: z.int(),
})
export type GameLaunch = z.infer<typeof gameLaunch>

export const gamesContract = {
  list: {
    summary:
      'The catalogue; `groupKey=public` is the one every guest sees. With its present version as `versionApp`, as the home page tells it, that one may be kept for an hour.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-20', 'GAMES-04'],
    query: z.object({ groupKey: groupKey.optional(), versionApp: z.string().max(64).optional() }),
    response: catalogue,
    mayBeKept: true,
  },
  filters: {
    summary: 'What the library can be narrowed by, with counts.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-21'],
    response: data(
      z.object({
        types: z.array(z.object({ type: gameType, count: z.int() })),
        providers: z.array(z.object({ slug, name: z.string(), count: z.int() })),
        sorts: z.array(z.enum(['popular', 'new', 'title'])),
      }),
    ),
  },
  cached: {
    summary:
      'The catalogue a brand server stored for a group of players with the same restrictions.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-22', 'GAMES-08'],
    query: z.object({ groupKey }),
    response: cachedCatalogue,
    errors: ['not-found'],
  },
  storeCached: {
    summary: 'Stores the catalogue of a group; only the brand server may, with its renderer key.',
    origin: 'spec',
    audience: 'renderer',
    follows: ['CALL-23'],
    query: z.object({ groupKey }),
    body: catalogue,
    response: ok,
  },
  launch: {
    summary: 'Opens a game without money mode: a demo that moves no balance.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-24'],
    params: z.object({ id }),
    response: data(gameLaunch),
    errors: ['not-found'],
    regional: true,
  },
  launchPlay: {
    summary: 'Opens a game for play, by id (CALL-24, money mode) or by slug (CALL-25).',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-24', 'CALL-25', 'GAMES-16'],
    params: z.object({ idOrSlug: z.union([id, slug]) }),
    response: data(gameLaunch),
    errors: ['not-found'],
    regional: true,
  },
  addFavorite: {
    summary: 'Adds a game to the favorites.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id }),
    response: data(z.object({ favoriteGames: z.array(z.int()) })),
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  removeFavorite: {
    summary: 'Takes a game from the favorites.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id }),
    response: data(z.object({ favoriteGames: z.array(z.int()) })),
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
