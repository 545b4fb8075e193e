import { mostInFlight } from '@marquee/game-math'
import type { GameModel } from '@marquee/game-math'
import type { Host } from '@marquee/game-sdk'
import type { GameView } from '../game-view.ts'
import { makeRunner, type RoundScreen, type Runner } from './runner.ts'

export type CourseOptions = {
  host: Host
  /** The view on the stage; another may take its place. */
  view: () => GameView
  screen: RoundScreen
  /** Minor units. */
  balance: number
  minimumSpinMs: number
}

/** What makes the course of one model's rounds. */
export type CourseMaker = (options: CourseOptions) => Runner

/** Fetches what plays a model's rounds: one at a time as most, or several that fly together. */
export async function loadCourse(model: GameModel): Promise<CourseMaker> {
  const most = mostInFlight(model)
  if (most > 1) {
    const { makeVolley } = await import('./volley.ts')
    return ({ host, view, screen, balance, minimumSpinMs }) =>
      makeVolley({
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
  return ({ host, view, screen, balance }) =>
    makeRunner(
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
