import { autoOf, crashText, secondsUntil } from '@marquee/game-math'
import type {
  FlightEndStep,
  FlightModel,
  LaunchStep,
  RoundChoice,
  RoundOutcome,
} from '@marquee/game-math'
import type { GameView, Look } from '../game-view.ts'
import { makePace } from '../instant/pace.ts'
import { multipleAt, restOf, secondsTo } from './climb.ts'
import { makeCrashPanel } from './panel.ts'
import { makeSky, multipleText } from './sky.ts'
import type { SkyOptions } from './sky.ts'

export type FlightOptions = SkyOptions & {
  model: FlightModel
  /** Where the multiple is named at which it is left by itself. Null for a replay, which has none. */
  panel: HTMLElement | null
  /** What the player chose when the game was open last, as it was remembered. */
  chosen: string | undefined
}

/** How a choice of no multiple is remembered. */
export const noAuto = 'none'

/** With no word of the flight for so long, in ms, it is shown no further: it may have ended. */
const trustMs = 4_000
/** Before a flight is asked for again that could not be, in ms. */
const againMs = 700
/** Multiples that are said as they are passed. */
const said = [1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500]

function rememberedAuto(model: FlightModel, chosen: string | undefined): number | null {
  try {
    return chosen === undefined || chosen === noAuto ? null : autoOf(model, chosen)
  } catch {
    // It was chosen in a model that went further.
    return null
  }
}

/**
 * Something that climbs until it ends. While it does, the platform is asked how it goes, and the player
 * may get off: by the platform's clock, so that what is shown decides nothing.
 */
export async function makeFlightView(options: FlightOptions): Promise<GameView> {
  const { stage, model, context, panel } = options
  const { motion } = stage
  const { narrator, sound, t, formats } = context
  const pace = makePace(motion, context)
  const sky = await makeSky(options)

  let auto = rememberedAuto(model, options.chosen)
  let isLocked = false
  /** What moves each frame: before the launch, and while it climbs. */
  let stopMoving: (() => void) | null = null
  /** A round that was begun here, so that how long it is under way is known. */
  let isOwn = false
  /** The flight under way. Times are of `motion.now()`. */
  let round: { begunAt: number; heardAt: number; stake: number; auto: number | null } | null = null
  let answer: ((choice: RoundChoice | null) => void) | null = null
  let hasPressed = false
  let isReady = false
  let lastSaid = 0

  const move = (step: (() => void) | null) => {
    stopMoving?.()
    stopMoving = step && motion.each(step)
  }
  const rest = () => {
    sky.rest()
    sky.level(auto === null ? null : auto / 100)
  }
  const below = makeCrashPanel({
    model,
    t,
    formats,
    panel,
    mayBeNone: true,
    onChoose: (hundredths) => {
      if (isLocked) return
      auto = hundredths
      below.show(auto)
      rest()
    },
  })
  const lock = (locked: boolean) => {
    isLocked = locked
    below.lock(locked)
  }
  const offer = (ready: boolean, label = t('crash.cashOut')) => {
    isReady = ready
    narrator.main({ label, enabled: ready })
  }

  /** Shows the flight as far as the clock says, and no further than word of it has come. */
  const climb = () => {
    if (!round) return
    const isLost = motion.now() - round.heardAt > trustMs
    const flown = (motion.now() - round.begunAt - model.countdownMs) / 1000
    const most = secondsUntil(model, round.auto ?? model.most / 100)
    if (flown <= 0) return sky.shake()
    if (sky.seconds() === 0) sound.play('lift')
    if (isLost) return sky.remark(t('crash.waiting'))
    const seconds = Math.max(sky.seconds(), Math.min(flown, most))
    sky.show(seconds)
    const multiple = multipleAt(seconds)
    const stands = Math.floor(multiple * 100 + 1e-6)
    sky.remark(formats.amount(Math.round((stands * round.stake) / 100)))
    if (answer && !isReady && !hasPressed && stands >= model.least) offer(true)
    const passed = said.findLast((step) => step <= multiple) ?? 0
    if (passed > lastSaid) narrator.announce(multipleText((lastSaid = passed)))
  }

  /** A word of how the flight goes. The one that came quickest says best when it began. */
  const hear = ({ elapsedMs }: RoundOutcome) => {
    if (!round || elapsedMs === undefined) return
    round.heardAt = motion.now()
    const begunAt = motion.now() - elapsedMs
    round.begunAt = isOwn ? Math.min(round.begunAt, begunAt) : begunAt
    isOwn = true
  }

  /** Asks how the flight goes until it is over or left; a round that was begun elsewhere first of all. */
  const follow = async (look: Look, isAsked: () => boolean) => {
    let holds = isOwn
    while (isAsked()) {
      try {
        const now = await look(holds)
        if (!isAsked()) return
        if (!now.awaits) return reply(null)
        hear(now)
        holds = true
      } catch {
        await motion.wait(againMs)
      }
    }
  }
  const reply = (choice: RoundChoice | null) => {
    const tell = answer
    answer = null
    tell?.(choice)
  }

  const begin = ({ auto: named }: LaunchStep, { stake, elapsedMs = 0 }: RoundOutcome) => {
    rest()
    sky.level(named)
    pace.begin()
    lock(true)
    lastSaid = 0
    const now = motion.now()
    round = { begunAt: now - elapsedMs, heardAt: now, stake, auto: named }
    move(climb)
  }

  const cashOut = ({ by, multiple, win }: FlightEndStep) => {
    sky.leave(multiple)
    const key = by === 'hand' || hasPressed ? 'crash.cashed' : 'crash.autoCashed'
    const text = t(key, { multiple: multipleText(multiple) })
    sky.remark(text)
    narrator.announce(text)
    narrator.total(win)
    sound.play('rise', 3)
  }

  const showEnd = async (step: FlightEndStep, isWin: boolean) => {
    const isPaid = step.multiple > 0
    const target = isPaid ? step.multiple : Infinity
    const rest = restOf(sky.seconds(), { end: step.end, target })
    let isOut = false
    const leaveAt = (seconds: number) => {
      if (!isPaid || isOut || seconds < secondsTo(target) - 1e-9) return
      isOut = true
      cashOut(step)
    }
    if (!isPaid) sky.remark('')
    if (rest.ms > 0) {
      await pace.show(rest.ms, (share) => {
        const seconds = rest.flown(share * rest.ms)
        leaveAt(seconds)
        sky.show(seconds)
      })
    } else sky.show(rest.flown(0))
    leaveAt(Infinity)
    sky.over(step.end)
    const at = multipleText(step.end)
    // Who pressed and got nothing is told why, in so many words.
    const ended = t(!isPaid && hasPressed ? 'crash.late' : 'crash.ended', { multiple: at })
    sky.remark(isPaid ? `${sky.remarked()}\n${ended}` : ended)
    narrator.announce(ended)
    sound.play('boom')
    narrator.skippable(pace.elapsed() >= context.minimumSpinMs)
    await sky.blast(isWin)
  }

  const end = () => {
    move(null)
    round = null
    isOwn = false
    hasPressed = false
  }

  rest()
  below.show(auto)

  return {
    begin: () => {
      end()
      rest()
      isOwn = true
      pace.begin()
      lock(true)
      sound.play('press')
      move(sky.shake)
    },
    play: async (outcome) => {
      const [launch, over] = outcome.steps
      if (launch?.kind !== 'launch') return
      if (!round) begin(launch, outcome)
      if (over?.kind !== 'flight-end') return
      move(null)
      offer(false)
      if (sky.seconds() === 0) {
        const wait = model.countdownMs - pace.elapsed()
        if (wait > 0) await motion.run(wait, sky.shake)
        sound.play('lift')
      }
      await showEnd(over, outcome.win > outcome.cost)
      await pace.end()
      end()
      below.show(auto)
      sky.level(auto === null ? null : auto / 100)
      lock(false)
    },
    ask: (_, look) => {
      hasPressed = false
      offer(false, t('crash.ready'))
      return new Promise((resolve) => {
        answer = resolve
        void follow(look, () => answer === resolve)
      })
    },
    press: () => {
      if (!answer || !isReady) return
      hasPressed = true
      offer(false, t('crash.leaving'))
      sound.play('tap')
      reply({ kind: 'cash-out' })
    },
    abort: () => {
      // A press that did not come through: the flight goes on.
      if (round) return
      end()
      pace.abort()
      lock(false)
      rest()
    },
    leave: () => {
      move(null)
      answer = null
      below.remove()
      sky.remove()
    },
    target: () => (auto === null ? undefined : crashText(auto)),
    remembers: () => (auto === null ? noAuto : crashText(auto)),
  }
}
