import type { GameLaunch } from '@marquee/contract'
import { frameSkin, type Game as CatalogueGame, games as ownGames } from '@marquee/game-catalogue'
import { type BooksModel, findGameModel, type GameModel, type ModelId } from '@marquee/game-math'
import { gamesRoot, readTitles, type StudioTitle } from '@marquee/studio-games'

/** A game as the platform plays it: of the built-in studio, or of another one. */
export type PlayedGame = Pick<
  CatalogueGame,
  'id' | 'slug' | 'title' | 'providerSlug' | 'type' | 'bgColor' | 'badges' | 'releasedOn'
> & {
  model: ModelId
  skin: GameLaunch['skin']
  /** Address of its page, without what it is opened for. */
  page: string
  /** Which player opens it: the arcade, or the page that a studio has made. */
  componentOption: 'arcade' | 'studio'
}

/** Every game of another studio, whichever brands list it. Read once, so that one to mend stops the start. */
export const studioTitles: readonly StudioTitle[] = readTitles(gamesRoot())

const withArcade = (game: CatalogueGame): PlayedGame => ({
  ...game,
  skin: frameSkin(game),
  page: '/arcade/',
})

/** What was released since this day is new. */
const newSince = ownGames
  .flatMap(({ badges, releasedOn }) => (badges.includes('new') ? [releasedOn] : []))
  .reduce((first, day) => (day < first ? day : first))

const ofStudio = ({ studio, colour, models, ...title }: StudioTitle): PlayedGame => ({
  id: title.id,
  slug: title.slug,
  title: title.title,
  type: title.type,
  page: title.page,
  releasedOn: title.releasedOn,
  providerSlug: studio.slug,
  bgColor: colour as PlayedGame['bgColor'],
  badges: title.releasedOn >= newSince ? ['new'] : [],
  model: models[0].id,
  // A studio's page dresses itself.
  skin: { scene: '', palette: {}, symbols: {}, heroes: [] },
  componentOption: 'studio',
})

/** Every game that any brand may offer, in the order of the catalogue, games of studios last. */
export const playedGames: readonly PlayedGame[] = [
  ...ownGames.map(withArcade),
  ...studioTitles.map(ofStudio),
]

const studioModels = new Map<string, BooksModel>(
  studioTitles.flatMap(({ models }) => models.map((model) => [model.id, model] as const)),
)

/** Ids of the models of studios: those that are played, and those that were. */
export const studioModelIds: readonly string[] = [...studioModels.keys()]

/** A model of a studio's game that is or was played; undefined where there is none. */
export const findStudioModel = (id: string): BooksModel | undefined => studioModels.get(id)

/**
 * The model of this id, of the built-in studio or of another.
 * @throws RangeError, naming the models there are, when it is unknown.
 */
export const findModel = (id: ModelId): GameModel => findStudioModel(id) ?? findGameModel(id)
