import { type LocalText } from '@marquee/contract/locales'
import type { HomePage } from '@marquee/contract'
import { games, issues } from '@marquee/game-catalogue'
import {
  type GameModel,
  gameModels,
  type JackpotId,
  jackpotIds,
  type Jackpots,
  stakesFor,
} from '@marquee/game-math'
import { texts } from './messages/texts.ts'

type Jackpot = HomePage['payload']['jackpots'][number]

const names: Record<JackpotId, LocalText> = {
  mini: texts('jackpots.names.mini'),
  minor: texts('jackpots.names.minor'),
  major: texts('jackpots.names.major'),
  grand: texts('jackpots.names.grand'),
}

/** The games of the jackpots issue in its order. */
const shelf = (issues.find(({ key }) => key === 'jackpots')?.gameIds ?? []).flatMap(
  (id) => games.find((game) => game.id === id) ?? [],
)

function prizesOf(model: GameModel): Jackpots | undefined {
  if (model.engine === 'lines') return model.jackpots?.prizes
  return model.engine === 'hold-and-link' ? model.hold.jackpots : undefined
}

/** A jackpot is a fixed multiple of the stake; what is shown is what it pays at the largest one. */
function jackpotsOf(model: GameModel, shown: ReadonlySet<number>): Jackpot[] {
  const prizes = prizesOf(model)
  const game = shelf.find(({ id, model: own }) => own === model.id && shown.has(id))
  const stake = stakesFor(model).at(-1)
  if (!prizes || !game || stake === undefined) return []
  return jackpotIds.map((id) => ({
    key: `${model.id}-${id}`,
    title: texts('jackpots.jackpotsOf.title', { name: names[id] }),
    amount: prizes[id] * stake,
    gameId: game.id,
  }))
}

/**
 * The fixed jackpots of the catalogue, the largest first, each with a game that pays it.
 * @param shown ids of the games on the page: a jackpot that none of them pays is left out.
 */
export const jackpotsAmong = (shown: ReadonlySet<number>): Jackpot[] =>
  gameModels
    .flatMap((model) => jackpotsOf(model, shown))
    .sort((one, other) => other.amount - one.amount)
