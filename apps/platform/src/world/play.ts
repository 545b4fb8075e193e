import type { PlayRequest } from '@marquee/contract'
import { actionsOf, type GameModel, stakesFor } from '@marquee/game-math'
import { findGame } from '@marquee/platform-play/games/catalogue'
import { findModel } from '@marquee/platform-play/games/game'
import type { Visitor } from './visitor.ts'

/** Whether a round is begun without choosing anything: games of choice are left to people. */
export const needsNoChoice = (gameId: number): boolean =>
  actionsOf(findModel(findGame(gameId).model)).every(
    (action) => action !== 'play' && action !== 'begin',
  )

/** What a shot goes to without choosing: the commonest there is; nothing where nothing is shot at. */
function commonestTarget(model: GameModel): string | undefined {
  if (model.engine === 'fish') return model.targets[0]?.id
  return model.engine === 'haul' ? model.shoals[0]?.creature : undefined
}

/** The round of a game whose stake is nearest to what is meant, in minor units. */
export function makeRound(gameId: number, stake: number): PlayRequest {
  const model = findModel(findGame(gameId).model)
  const nearest = stakesFor(model).reduce((best, next) =>
    Math.abs(next - stake) < Math.abs(best - stake) ? next : best,
  )
  const target = commonestTarget(model)
  const [action = 'spin'] = actionsOf(model)
  return {
    gameId,
    stake: nearest,
    action,
    ...(target !== undefined && { target }),
  }
}

/**
 * Plays a round to its end.
 * @param watch called between its beginning and its end.
 * @returns whether it was played: false where a rule refuses it, for example without the coins for it.
 */
export async function playOne(
  visitor: Visitor,
  round: PlayRequest,
  watch: () => void | Promise<void>,
): Promise<boolean> {
  const begun = await visitor.tryTo('rounds.play', { body: round })
  if (!begun) return false
  await watch()
  await visitor.ask('rounds.finish', { params: { id: begun.data.round.id } })
  return true
}
