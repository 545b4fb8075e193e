import { z } from 'zod'
import { data, gameMode, instant, minor, presetPackage, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { game, schemeSection } from '../games/schemas.ts'

/** Tasks of a season stay open until its end, those of an advent for their day. */
export const questType = z.enum(['season', 'advent'])

/** What entries and the home page show of the quest that runs. */
export const questSummary = z.object({ type: questType, title: translatable, endDate: instant })
export type QuestSummary = z.infer<typeof questSummary>

export const banner = z.object({
  id: z.string(),
  kind: z.enum(['promo', 'editorial']),
  title: translatable,
  text: translatable,
  action: translatable.nullable(),
  /** A path of the brand, never an address outside. */
  link: z.string().nullable(),
  /** A scene of the catalogue or of the theme drawn behind the words. */
  image: z.string().nullable(),
  bg_color: z.string(),
})
export type Banner = z.infer<typeof banner>

export const winner = z.object({
  roundId: z.string(),
  /** First letter and dots: nobody is named in public. */
  player: z.string(),
  gameId: z.int(),
  gameTitle: z.string(),
  gameSlug: z.string(),
  img: z.string(),
  gameMode,
  win: minor,
  at: instant,
  /** A round of one of the house players that fill a sandbox. Absent for everybody else. */
  isHouse: z.literal(true).optional(),
})
export type Winner = z.infer<typeof winner>

export const jackpot = z.object({
  key: z.string(),
  title: translatable,
  amount: minor,
  gameId: z.int(),
})
export const promotion = z.object({
  id: z.string(),
  /** Ours: id of the feature it belongs to, as brands list their features. */
  feature: z.string(),
  title: translatable,
  text: translatable,
  /** A path of the brand; one with `openModal` opens on whichever page the player is. */
  link: z.string().nullable(),
  /** When it ends; null for no end. */
  finishedAt: instant.nullable(),
  /** Ours: how many can be claimed now by whoever asks; none by a guest. */
  ready: z.int().nonnegative(),
  /** Ours: when the next one can be claimed; null while one can, and where no time is set. */
  nextAt: instant.nullable(),
  /** Ours: what it gives, or with `upTo` the most that it can give. */
  gives: z
    .object({ coins: minor, entries: minor, freeSpins: z.int().nonnegative(), upTo: z.boolean() })
    .nullable(),
})
/** Something that runs for whoever asks (HOME-01). */
export type Promotion = z.infer<typeof promotion>
export const seo = z.object({ title: translatable, description: translatable })

/** Coins on sale, as the home page tells of them. */
export const homePackage = z.object({
  presetId: z.int().positive(),
  title: translatable,
  price: minor.describe('US cents'),
  gives: prize,
})
export type HomePackage = z.infer<typeof homePackage>

/** HOME-02. `collections` or `schemeSections` feed the lobby, by brand configuration (HOME-14); the other is empty. */
export const homePage = z.object({
  seo,
  payload: z.object({
    jackpots: z.array(jackpot),
    banners: z.array(banner),
    questData: questSummary.nullable(),
    collections: z.array(schemeSection),
    infoPlate: translatable.nullable(),
    promotions: z.array(promotion),
    promoBanners: z.array(banner),
    schemeSections: z.array(schemeSection),
    schemaBanners: z.array(banner),
    lastWinners: z.array(winner),
    /** Ours (HOME-12): the most played games of the last seven days, first to last; empty where too few were played. */
    ratings: z.array(z.object({ game, rounds: z.int().positive() })),
    /** What everybody can buy, the smallest first; empty for a player on a break. */
    packages: z.array(homePackage),
    games: z.object({
      issues: z.object({ 'popular-games': z.object({ gameOfWeek: game.nullable() }) }),
    }),
  }),
  versionApp: z.string(),
})
export type HomePage = z.infer<typeof homePage>

const optimised = z.object({ useOptimizedGames: z.literal('1').optional() })

export const pagesContract = {
  home: {
    summary: 'Everything the home page and the lobby show.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-14', 'HOME-02'],
    response: homePage,
  },
  promotions: {
    summary: 'Everything that runs for whoever asks: what can be claimed first, then timers.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-15'],
    response: z.object({ seo, payload: z.object({ promotions: z.array(promotion) }) }),
  },
  profile: {
    summary: 'What the account area shows beside the profile.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-16'],
    response: z.object({ seo, payload: z.object({ memberSince: instant }) }),
  },
  quests: {
    summary:
      'The quests page: every game that counts for a task, once; with `useOptimizedGames=1` without those of days that are over.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-17'],
    query: optimised,
    response: z.object({ seo, payload: z.object({ games: z.array(game) }) }),
  },
  banners: {
    summary: 'Banners of the home page, the promo banner first.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-19', 'HOME-03'],
    response: data(
      z.object({ banners: z.array(banner), bannerPresetPackage: presetPackage.nullable() }),
    ),
  },
  latestWinners: {
    summary: 'The newest wins from real rounds.',
    origin: 'ours',
    audience: 'public',
    follows: ['HOME-07'],
    response: data(z.object({ winners: z.array(winner) })),
  },
} satisfies Record<string, CallContract>
