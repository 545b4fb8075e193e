import { frameSkin, games } from '@marquee/game-catalogue'
import {
  findGameModel,
  playRound,
  type RoundOutcome,
  seededRng,
  stakesFor,
} from '@marquee/game-math'
import type { SharedRound } from '../contract/schemas.ts'

/** A title of five lines of fruits, which every step of a replay is quick in. */
const title = games.find(({ model }) => model === 'lines-5-fruit')!

/** A round of a real game as it was drawn, until it is as wanted, with what its frame is opened with. */
export function makeReplayed(isWanted: (outcome: RoundOutcome) => boolean): {
  outcome: RoundOutcome
  launch: SharedRound['launch']
} {
  const model = findGameModel(title.model)
  const rng = seededRng(7)
  const stakes = stakesFor(model)
  const draw = () => playRound(model, { action: 'spin', stake: stakes[1]! }, rng)
  let outcome = draw()
  while (!isWanted(outcome)) outcome = draw()
  return {
    outcome,
    launch: {
      game: { id: title.id, title: title.title },
      model: title.model,
      skin: frameSkin(title),
      stakes,
      minimumSpinMs: 2_500,
      frameUrl: `/arcade/index.html?game=${title.slug}`,
    } as unknown as SharedRound['launch'],
  }
}
