import { crashText } from '@marquee/game-math'
import type { CrashModel, FlightStep, RoundOutcome } from '@marquee/game-math'
import type { GameView } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makePace } from '../instant/pace.ts'
import { restOf, secondsTo } from './climb.ts'
import { makeCrashPanel } from './panel.ts'
import { makeSky, multipleText } from './sky.ts'

/** Between the press and the launch, in ms, whatever was decided. */
const countdownMs = 900

/** Something that climbs until it ends, and the multiple, fixed before, at which the player gets off. */
export async function makeCrashView(options: InstantOptions<CrashModel>): Promise<GameView> {
  const { stage, model, context, panel } = options
  const { motion } = stage
  const { narrator, sound, t, formats } = context
  const pace = makePace(motion, context)
  const sky = await makeSky(options)

  let chosen = Math.round(Number(options.chosen ?? '2') * 100)
  let isLocked = false
  let isOut = false
  let ignition: (() => void) | null = null

  const rest = () => {
    isOut = false
    sky.rest()
    sky.level(chosen / 100)
  }
  const below = makeCrashPanel({
    model,
    t,
    formats,
    panel,
    onChoose: (hundredths) => {
      if (isLocked || hundredths === null) return
      chosen = hundredths
      below.show(chosen)
      rest()
    },
  })
  const lock = (locked: boolean) => {
    isLocked = locked
    below.lock(locked)
  }

  const cashOut = (win: number) => {
    isOut = true
    sky.leave(chosen / 100)
    const text = t('crash.cashed', { multiple: multipleText(chosen / 100) })
    sky.remark(text)
    narrator.announce(text)
    narrator.total(win)
    sound.play('rise', 3)
  }

  const showFlight = async (step: FlightStep) => {
    const target = chosen / 100
    const { ms, flown } = restOf(0, { end: step.end, target })
    const wait = countdownMs - pace.elapsed()
    if (wait > 0) await motion.run(wait, sky.shake)
    sound.play('lift')
    if (ms > 0) {
      await pace.show(ms, (share) => {
        const seconds = flown(share * ms)
        if (step.multiple > 0 && !isOut && seconds >= secondsTo(target) - 1e-9) cashOut(step.win)
        sky.show(seconds)
      })
    }
    if (step.multiple > 0 && !isOut) cashOut(step.win)
    sky.over(step.end)
  }

  const showEnd = async (step: FlightStep, isWin: boolean) => {
    const ended = t('crash.ended', { multiple: multipleText(step.end) })
    sky.remark(step.multiple > 0 ? `${sky.remarked()}\n${ended}` : ended)
    narrator.announce(ended)
    sound.play('boom')
    await sky.blast(isWin)
  }

  rest()
  below.show(chosen)

  return {
    begin: () => {
      rest()
      pace.begin()
      lock(true)
      sound.play('press')
      ignition ??= motion.each(sky.shake)
    },
    play: async (outcome: RoundOutcome) => {
      const [step] = outcome.steps
      if (step?.kind !== 'flight') return
      ignition?.()
      ignition = null
      chosen = Math.round(Number(outcome.target) * 100)
      below.show(chosen)
      rest()
      pace.begin()
      lock(true)
      await showFlight(step)
      narrator.skippable(pace.elapsed() >= context.minimumSpinMs)
      await showEnd(step, outcome.win > outcome.cost)
      await pace.end()
      lock(false)
    },
    abort: () => {
      ignition?.()
      ignition = null
      pace.abort()
      lock(false)
      rest()
    },
    leave: () => {
      ignition?.()
      below.remove()
      sky.remove()
    },
    target: () => crashText(chosen),
  }
}
