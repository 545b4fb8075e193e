import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { crashText } from '@marquee/game-math'
import type { CrashModel, FlightStep, RoundOutcome } from '@marquee/game-math'
import { burst } from '../effects/burst.ts'
import type { GameView } from '../game-view.ts'
import type { InstantOptions } from '../instant/instant-view.ts'
import { makePace } from '../instant/pace.ts'
import type { Rect } from '../stage/layout.ts'
import { curveOf, flightMs, flownAfter, heightOf, linesAt, multipleAt, secondsTo } from './climb.ts'
import { drawBlast, drawCurve, drawFlame, drawLevel, drawWindow } from './drawing.ts'
import { makeCrashPanel } from './panel.ts'

/** Between the press and the launch, in ms, whatever was decided. */
const countdownMs = 900

/** Something that climbs until it ends, and the multiple at which the player gets off. */
export async function makeCrashView(options: InstantOptions<CrashModel>): Promise<GameView> {
  const { stage, model, pictures, skin, context, panel } = options
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion } = context
  const { palette } = skin
  const pace = makePace(motion, context)
  const coin = await pictures.symbol(skin.symbols.coin ?? 'coin', 48)

  const world = new Container()
  const window = new Graphics()
  const grid = new Graphics()
  const curve = new Graphics()
  const flame = new Graphics()
  const flag = new Graphics()
  const flyer = new Sprite({ anchor: 0.5 })
  const blast = new Graphics()
  const figure = new Text({ text: '', anchor: 0.5 })
  const remark = new Text({ text: '', anchor: { x: 0.5, y: 0 } })
  const labels = Array.from({ length: 6 }, () => new Text({ text: '', anchor: { x: 1, y: 0.5 } }))
  world.addChild(window, grid, ...labels, curve, figure, remark, flame, flag, flyer, blast)
  stage.world.addChild(world)

  let chosen = Math.round(Number(options.chosen ?? '2') * 100)
  let frame: Rect = { x: 0, y: 0, width: 0, height: 0 }
  let area = frame
  let size = 96
  /** Where the flight is: seconds flown, and whether it has ended. */
  let flight: { seconds: number; isOver: boolean; isOut: boolean; step: FlightStep | null } = {
    seconds: 0,
    isOver: false,
    isOut: false,
    step: null,
  }
  let isLocked = false
  let ignition: (() => void) | null = null

  const multipleText = (multiple: number) => `×${multiple.toFixed(2)}`

  const measure = () => {
    const { free } = stage
    const width = Math.min(free.width - 16, 1040)
    const height = Math.min(free.height - 16, 620)
    frame = {
      x: free.x + (free.width - width) / 2,
      y: free.y + (free.height - height) / 2,
      width,
      height,
    }
    size = Math.round(Math.min(width * 0.26, height * 0.3, 150))
    area = {
      x: frame.x + size * 0.42,
      y: frame.y + size * 0.5,
      width: frame.width - size * 0.42 - 20,
      height: frame.height - size * 0.5 - 26,
    }
  }

  const drawLines = () => {
    const lines = linesAt(flight.seconds)
    grid.clear()
    labels.forEach((label, index) => {
      const multiple = lines[index]
      label.visible = multiple !== undefined
      if (multiple === undefined) return
      const y = area.y + area.height * (1 - heightOf(multiple, flight.seconds))
      grid.moveTo(area.x, y).lineTo(area.x + area.width - 58, y)
      grid.stroke({ color: palette.light!, width: 1, alpha: 0.22 })
      label.text = `×${formats.multiple(multiple)}`
      label.position.set(area.x + area.width, y)
    })
    grid.moveTo(area.x, area.y + area.height).lineTo(area.x + area.width, area.y + area.height)
    grid.stroke({ color: palette.light!, width: 2, alpha: 0.5 })
    const height = heightOf(chosen / 100, flight.seconds)
    if (height <= 1) {
      drawLevel(
        grid,
        { ...area, width: area.width - 58 },
        area.y + area.height * (1 - height),
        palette.pop!,
        0.9,
      )
    }
  }

  /** A flag on the curve where the player got off. */
  const drawFlag = (points: readonly { x: number; y: number }[]) => {
    flag.clear()
    if (!flight.isOut) return
    const share = Math.min(1, secondsTo(chosen / 100) / Math.max(0.01, flight.seconds))
    const at = points[Math.round(share * (points.length - 1))]!
    flag.circle(at.x, at.y, 9).fill(palette.pop).stroke({ color: '#ffffff', width: 3 })
    flag
      .moveTo(at.x, at.y - 9)
      .lineTo(at.x, at.y - 40)
      .stroke({ color: '#ffffff', width: 3 })
    flag
      .poly([at.x, at.y - 42, at.x + 28, at.y - 33, at.x, at.y - 24])
      .fill(palette.pop)
      .stroke({ color: '#ffffff', width: 2 })
  }

  const draw = () => {
    const points = curveOf(flight.seconds, area)
    const tip = points.at(-1)!
    drawLines()
    drawCurve(curve, points, area.y + area.height, palette)
    drawFlag(points)
    const isFlying = flight.seconds > 0 && !flight.isOver
    const lift = size * 0.22
    flyer.position.set(tip.x + size * 0.12, tip.y - lift)
    flyer.rotation = isFlying && !reducedMotion() ? Math.sin(motion.now() / 190) * 0.05 : 0
    if (isFlying && !reducedMotion()) drawFlame(flame, flyer, size, motion.now(), palette)
    else flame.clear()
    const { step } = flight
    const shown = flight.isOver && step ? step.end : multipleAt(flight.seconds)
    // Cut, not rounded: what is shown has been reached.
    figure.text = multipleText(Math.floor(shown * 100 + 1e-6) / 100)
    figure.style.fill = flight.isOut
      ? palette.accent!
      : flight.isOver
        ? palette.light!
        : palette.glow!
    stage.invalidate()
  }

  const redraw = () => {
    measure()
    drawWindow(window, frame, palette)
    const large = Math.round(Math.max(40, Math.min(frame.width * 0.17, frame.height * 0.2, 104)))
    // Right of a young curve and above an old one: never in the way of what flies.
    const [middle, height] = [area.x + area.width * 0.56, area.y + area.height * 0.44]
    figure.style = {
      fontFamily: context.font(),
      fontSize: large,
      fill: palette.glow!,
      stroke: { color: palette.shadow!, width: Math.max(5, large * 0.09), join: 'round' },
    }
    figure.position.set(middle, height)
    remark.style = {
      fontFamily: 'system-ui, sans-serif',
      fontWeight: '800',
      fontSize: Math.max(15, Math.round(large * 0.27)),
      fill: '#ffffff',
      align: 'center',
      stroke: { color: palette.shadow!, width: 4, join: 'round' },
    }
    remark.position.set(middle, height + large * 0.66)
    for (const label of labels) {
      label.style = {
        fontFamily: 'system-ui, sans-serif',
        fontWeight: '700',
        fontSize: 13,
        fill: palette.light!,
      }
    }
    draw()
    void dress()
  }
  const dress = async () => {
    const edge = size
    const texture = await pictures.symbol(skin.symbols.high1 ?? 'rocket', edge)
    if (flyer.destroyed || edge !== size) return
    flyer.texture = texture
    flyer.setSize(edge)
    stage.invalidate()
  }
  const stopResize = stage.onResize(redraw)

  const choose = (hundredths: number) => {
    if (isLocked) return
    chosen = hundredths
    below.show(chosen)
    rest()
  }
  const below = makeCrashPanel({ model, t, formats, panel, onChoose: choose })
  const lock = (locked: boolean) => {
    isLocked = locked
    below.lock(locked)
  }
  /** On the ground, before a launch. */
  const rest = () => {
    flight = { seconds: 0, isOver: false, isOut: false, step: null }
    flyer.visible = true
    flyer.alpha = 1
    blast.clear()
    remark.text = ''
    draw()
  }

  const shake = () => {
    if (reducedMotion()) return
    flyer.x += Math.sin(motion.now() / 24) * 1.6
    drawFlame(flame, flyer, size * 0.8, motion.now(), palette)
  }

  const cashOut = (win: number) => {
    flight.isOut = true
    const text = t('crash.cashed', { multiple: multipleText(chosen / 100) })
    remark.text = text
    narrator.announce(text)
    narrator.total(win)
    sound.play('rise', 3)
  }

  const showFlight = async (step: FlightStep) => {
    const target = chosen / 100
    const course = { end: step.end, target }
    const wait = countdownMs - pace.elapsed()
    if (wait > 0) await motion.run(wait, shake)
    sound.play('lift')
    const total = flightMs(course)
    flight.step = step
    if (total > 0) {
      await pace.show(total, (share) => {
        flight.seconds = flownAfter(share * total, course)
        if (step.multiple > 0 && !flight.isOut && flight.seconds >= secondsTo(target) - 1e-9) {
          cashOut(step.win)
        }
        draw()
      })
    }
    flight.isOver = true
    if (step.multiple > 0 && !flight.isOut) cashOut(step.win)
    draw()
  }

  const showEnd = async (step: FlightStep, isWin: boolean) => {
    const at = { x: flyer.x, y: flyer.y }
    const ended = t('crash.ended', { multiple: multipleText(step.end) })
    if (step.multiple > 0) remark.text = `${remark.text}\n${ended}`
    else remark.text = ended
    narrator.announce(ended)
    sound.play('boom')
    if (isWin && !reducedMotion()) {
      void burst(stage, coin, { x: at.x, y: at.y, count: 14, ms: 900, size: 38 })
    }
    await motion.run(
      700,
      (share) => {
        flyer.alpha = 1 - Math.min(1, share * 3)
        if (!reducedMotion()) drawBlast(blast, at, size, share, palette)
      },
      { skippable: true },
    )
  }

  redraw()
  below.show(chosen)

  return {
    begin: () => {
      rest()
      pace.begin()
      lock(true)
      sound.play('press')
      ignition ??= motion.each(() => {
        draw()
        shake()
      })
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
      stopResize()
      below.remove()
      world.destroy({ children: true })
    },
    target: () => crashText(chosen),
  }
}
