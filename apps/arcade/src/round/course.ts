import { mostInFlight } from '@marquee/game-math'
import type { GameModel } from '@marquee/game-math'
import type { Host } from '@marquee/game-sdk'
import type { GameView } from '../game-view.ts'
import type { RoundScreen, Runner } from './runner.ts'

export type CourseOptions = {
  model: GameModel
  host: Host
  /** The view on the stage; another may take its place. */
  view: () => GameView
  screen: RoundScreen
  /** Minor units. */
  balance: number
  minimumSpinMs: number
}

/** Makes what plays a model's rounds: one at a time, or several that fly together. A game fetches one of the two. */
export async function makeCourse(options: CourseOptions): Promise<Runner> {
  const { model, host, view, screen, balance, minimumSpinMs } = options
  const most = mostInFlight(model)
  if (most > 1) {
    const { makeVolley } = await import('./volley.ts')
    return makeVolley({
      host,
      fire: (target) => view().fire!(target),
      screen,
      balance,
      most,
      minimumSpinMs,
      // Frames may be far apart: the pace is kept by the clock.
      now: () => performance.now(),
    })
  }
  const { makeRunner } = await import('./runner.ts')
  return makeRunner(
    host,
    {
      begin: (action, target) => view().begin(action, target),
      play: (outcome) => view().play(outcome),
      ask: (outcome, look) => view().ask!(outcome, look),
      abort: () => view().abort(),
    },
    screen,
    balance,
  )
}
