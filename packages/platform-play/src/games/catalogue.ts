import { createHash } from 'node:crypto'
import type { Catalogue, Game, Issue, SchemeSection } from '@marquee/contract'
import {
  issues as allIssues,
  type IssueKey,
  providers as allProviders,
} from '@marquee/game-catalogue'
import { featuresOf } from '@marquee/game-math'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { madeOnce } from '@marquee/platform-kernel/madeOnce'
import { coverAddress, readCovers } from './covers.ts'
import { findModel, type PlayedGame, playedGames, studioTitles } from './game.ts'
import { restrictionIdsHash } from './rules.ts'

/** What one brand offers, in the forms that its calls need. */
export interface BrandCatalogue {
  /** Nobody's favorites are marked in it. */
  full: Catalogue
  /** Changes with every change of what players see; part of what caches are keyed by. */
  version: string
  /** Ids of its games in the order in which a player steps through them. */
  ids: readonly number[]
  /** Undefined for a game that left the catalogue, and for one that the brand does not list. */
  findGame(id: number): Game | undefined
  /** An issue with its first games, or those that `pick` takes of all. */
  section(key: string, pick: number | ((games: readonly Game[]) => Game[])): SchemeSection
  /** Every game of an issue. */
  idsOf(key: string): ReadonlySet<number>
}

const byId = new Map(playedGames.map((game) => [game.id, game]))
const bySlug = new Map(playedGames.map((game) => [game.slug, game]))

/** A game by id or slug, whichever brands offer it. @throws PlatformError not-found. */
export function findGame(idOrSlug: number | string): PlayedGame {
  const game = typeof idOrSlug === 'number' ? byId.get(idOrSlug) : bySlug.get(idOrSlug)
  if (!game) throw noSuchGame(idOrSlug)
  return game
}

/** A game that a brand offers. @throws PlatformError not-found, also for one that others list. */
export function offeredGame(settings: BrandSettings, idOrSlug: number | string): PlayedGame {
  const game = findGame(idOrSlug)
  if (!catalogueOf(settings).findGame(game.id)) throw noSuchGame(idOrSlug)
  return game
}

const noSuchGame = (idOrSlug: number | string): PlatformError =>
  new PlatformError(
    'not-found',
    `There is no game '${idOrSlug}'. GET /api/rest/games lists those there are.`,
  )

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

function toWire(game: PlayedGame, img: string): Game {
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

/** The games of other studios that a brand lists. @throws for one that there is not. */
function listedTitles({ key, studioGames }: BrandSettings) {
  return studioGames.map((slug) => {
    const title = studioTitles.find((one) => one.slug === slug)
    if (title) return title
    const known = studioTitles.map((one) => one.slug).join(', ') || 'none'
    throw new Error(
      `The settings of '${key}' list the game '${slug}' in studioGames, and the folder games has no such game. There are: ${known}.`,
    )
  })
}

const byRelease = (games: readonly PlayedGame[]) => (one: number, other: number) => {
  const dayOf = (id: number) => games.find((game) => game.id === id)?.releasedOn ?? ''
  return dayOf(other).localeCompare(dayOf(one))
}

/** An issue with a brand's games of other studios: new ones by their day, and all of them after all others. */
function idsIn(
  { key, gameIds }: (typeof allIssues)[number],
  titles: readonly PlayedGame[],
): readonly number[] {
  if (key === 'allGames') return [...gameIds, ...titles.map(({ id }) => id)]
  if (key !== 'newGames') return gameIds
  const isNewer = byRelease(playedGames)
  return titles
    .filter(({ badges }) => badges.includes('new'))
    .reduce((ids, { id }) => {
      const place = ids.filter((other) => isNewer(other, id) < 0).length
      return ids.toSpliced(place, 0, id)
    }, gameIds)
}

function findIssue(key: string, brand: string) {
  const issue = allIssues.find((candidate) => candidate.key === key)
  if (issue) return issue
  throw new Error(
    `The settings of '${brand}' name the issue '${key}' in homeScheme, which the catalogue does not have. Use one of ${allIssues.map((known) => known.key).join(', ')}.`,
  )
}

/** Studios whose games a brand has: those of the catalogue, and those of the games it lists. */
function providersOf(titles: ReturnType<typeof listedTitles>) {
  const others = new Map(titles.map(({ studio }) => [studio.slug, studio]))
  return [...allProviders, ...others.values()]
}

/** Games of a brand with the addresses of their covers. */
function gamesWith(titles: ReturnType<typeof listedTitles>): Game[] {
  const covers = readCovers()
  const listed = new Map(titles.map((title) => [title.id, title]))
  return playedGames.flatMap((game) => {
    const title = listed.get(game.id)
    if (title) return [toWire(game, `${title.page}${title.cover}@1x.webp`)]
    return game.componentOption === 'studio' ? [] : [toWire(game, coverAddress(covers, game.slug))]
  })
}

/** Ids of a brand's games by what they have. */
function featureIdsOf(games: readonly Game[]): Record<string, number[]> {
  const ids: Record<string, number[]> = {}
  for (const { id } of games) {
    const { model } = findGame(id)
    for (const feature of featuresOf(findModel(model))) (ids[feature] ??= []).push(id)
  }
  return ids
}

function makeCatalogue(settings: BrandSettings): BrandCatalogue {
  const titles = listedTitles(settings)
  const games = gamesWith(titles)
  const listed = playedGames.filter(({ id }) => titles.some((title) => title.id === id))
  const providers = providersOf(titles)
  const wire = new Map(games.map((game) => [game.id, game]))
  const issueIds = new Map(allIssues.map((issue) => [issue.key as string, idsIn(issue, listed)]))
  const gamesOf = new Map<string, readonly Game[]>()
  const idsOf = new Map<string, ReadonlySet<number>>()
  const providerGamesIds = Object.fromEntries(
    providers.map(({ slug }) => [
      slug,
      games.filter((game) => game.provider === slug).map(({ id }) => id),
    ]),
  )
  const full: Catalogue = {
    providers: providers.map(({ id, slug, name }) => ({
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
      allIssues.map(({ key, pageName }) => [pageName, [...(issueIds.get(key) ?? [])]]),
    ),
    providerGamesIds,
    featureGamesIds: featureIdsOf(games),
    schemeSections: settings.homeScheme.map((key) => toIssue(findIssue(key, settings.key))),
    playerRestrictionIdsHash: restrictionIdsHash([]),
    games,
  }
  return {
    full,
    version: createHash('sha256').update(JSON.stringify(full)).digest('hex').slice(0, 12),
    ids: [...wire.keys()].sort((one, other) => one - other),
    findGame: (id) => wire.get(id),
    section(key, pick) {
      const issue = findIssue(key, settings.key)
      const known =
        gamesOf.get(key) ?? (issueIds.get(key) ?? []).flatMap((id) => wire.get(id) ?? [])
      gamesOf.set(key, known)
      return {
        ...toIssue(issue),
        games: typeof pick === 'number' ? known.slice(0, pick) : pick(known),
      }
    },
    idsOf(key) {
      const issue = findIssue(key, settings.key)
      const ids = idsOf.get(key) ?? new Set(issueIds.get(issue.key))
      idsOf.set(key, ids)
      return ids
    },
  }
}

/**
 * The catalogue of a brand, made once per process.
 * @throws when the covers are not built, or the settings name what the catalogue or the folder of games does not have.
 */
export const catalogueOf = madeOnce(makeCatalogue)
