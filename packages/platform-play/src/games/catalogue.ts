import { createHash } from 'node:crypto'
import type { Catalogue, Game, Issue, SchemeSection } from '@marquee/contract'
import {
  type Game as CatalogueGame,
  games as allGames,
  issues as allIssues,
  type IssueKey,
  providers as allProviders,
} from '@marquee/game-catalogue'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { madeOnce } from '@marquee/platform-kernel/madeOnce'
import { coverAddress, readCovers } from './covers.ts'
import { restrictionIdsHash } from './rules.ts'

/** What one brand offers, in the forms that its calls need. */
export interface BrandCatalogue {
  /** Nobody's favorites are marked in it. */
  full: Catalogue
  /** Changes with every change of what players see; part of what caches are keyed by. */
  version: string
  /** Undefined for a game that left the catalogue. */
  findGame(id: number): Game | undefined
  /** An issue with its first games, or those that `pick` takes of all. */
  section(key: string, pick: number | ((games: readonly Game[]) => Game[])): SchemeSection
  /** Every game of an issue. */
  idsOf(key: string): ReadonlySet<number>
}

const byId = new Map(allGames.map((game) => [game.id, game]))
const bySlug = new Map(allGames.map((game) => [game.slug, game]))

/** Ids of all games in the order in which a player steps through them. */
export const gameIds: readonly number[] = [...byId.keys()].sort((one, other) => one - other)

/** A game by id or slug. @throws PlatformError not-found. */
export function findGame(idOrSlug: number | string): CatalogueGame {
  const game = typeof idOrSlug === 'number' ? byId.get(idOrSlug) : bySlug.get(idOrSlug)
  if (!game) {
    throw new PlatformError(
      'not-found',
      `There is no game '${idOrSlug}'. GET /api/rest/games lists those there are.`,
    )
  }
  return game
}

/** Icons of the lobby's menu; an issue without one is not in the menu. */
const menuIcons: Partial<Record<IssueKey, string>> = {
  popularGames: 'fire',
  allGames: 'games',
  newGames: 'sparkle',
  topGames: 'trophy',
  weeklySpecials: 'calendar',
  fishing: 'drop',
  rapidLink: 'link',
  bonusCombo: 'gift',
  jackpots: 'crown',
  classics: 'dice',
}

function toWire(game: CatalogueGame, covers: ReadonlyMap<string, string>): Game {
  const img = coverAddress(covers, game.slug)
  return {
    id: game.id,
    slug: game.slug,
    title: game.title,
    img,
    bg_color: game.bgColor,
    imageWeb: img,
    imageMobile: img,
    componentOption: game.componentOption,
    isFavorite: false,
    provider: game.providerSlug,
    type: game.type,
    badges: [...game.badges],
  }
}

const toIssue = ({ pageName, key, title }: (typeof allIssues)[number]): Issue => ({
  pageName,
  key,
  title,
})

function findIssue(key: string, brand: string) {
  const issue = allIssues.find((candidate) => candidate.key === key)
  if (issue) return issue
  throw new Error(
    `The settings of '${brand}' name the issue '${key}' in homeScheme, which the catalogue does not have. Use one of ${allIssues.map((known) => known.key).join(', ')}.`,
  )
}

function makeCatalogue(settings: BrandSettings): BrandCatalogue {
  const covers = readCovers()
  const games = allGames.map((game) => toWire(game, covers))
  const wire = new Map(games.map((game) => [game.id, game]))
  const gamesOf = new Map<string, readonly Game[]>()
  const idsOf = new Map<string, ReadonlySet<number>>()
  const providerGamesIds = Object.fromEntries(
    allProviders.map(({ slug }) => [
      slug,
      games.filter((game) => game.provider === slug).map(({ id }) => id),
    ]),
  )
  const full: Catalogue = {
    providers: allProviders.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      gamesCount: providerGamesIds[slug]?.length ?? 0,
    })),
    menu: allIssues.flatMap(({ key, pageName, title }) => {
      const icon = menuIcons[key]
      return icon ? [{ pageName, title, icon }] : []
    }),
    issues: allIssues.map(toIssue),
    issueGamesIds: Object.fromEntries(
      allIssues.map(({ pageName, gameIds: ids }) => [pageName, [...ids]]),
    ),
    providerGamesIds,
    schemeSections: settings.homeScheme.map((key) => toIssue(findIssue(key, settings.key))),
    playerRestrictionIdsHash: restrictionIdsHash([]),
    games,
  }
  return {
    full,
    version: createHash('sha256').update(JSON.stringify(full)).digest('hex').slice(0, 12),
    findGame: (id) => wire.get(id),
    section(key, pick) {
      const issue = findIssue(key, settings.key)
      const known = gamesOf.get(key) ?? issue.gameIds.flatMap((id) => wire.get(id) ?? [])
      gamesOf.set(key, known)
      return {
        ...toIssue(issue),
        games: typeof pick === 'number' ? known.slice(0, pick) : pick(known),
      }
    },
    idsOf(key) {
      const ids = idsOf.get(key) ?? new Set(findIssue(key, settings.key).gameIds)
      idsOf.set(key, ids)
      return ids
    },
  }
}

/**
 * The catalogue of a brand, made once per process.
 * @throws when the covers are not built or the settings name what the catalogue does not have.
 */
export const catalogueOf = madeOnce(makeCatalogue)
