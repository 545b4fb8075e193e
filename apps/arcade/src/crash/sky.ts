import { Container, Graphics, Sprite, Text } from 'pixi.js'
import type { Pictures } from '../art/pictures.ts'
import { burst } from '../effects/burst.ts'
import type { ViewContext } from '../game-view.ts'
import type { Rect } from '../stage/layout.ts'
import type { Stage } from '../stage/stage.ts'
import { curveOf, heightOf, linesAt, multipleAt, secondsTo } from './climb.ts'
import { drawBlast, drawCurve, drawFlame, drawLevel, drawWindow } from './drawing.ts'

export type SkyOptions = {
  stage: Stage
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
}

/** What a flight is seen through: the curve, what flies along it, and the multiple in figures. */
export type Sky = {
  /** Seconds flown, as they are shown. */
  seconds: () => number
  /** Shows the flight after so many seconds. */
  show: (seconds: number) => void
  /** Draws a line at the multiple that is aimed for; none for null. */
  level: (multiple: number | null) => void
  /** On the ground, before a launch. */
  rest: () => void
  /** A flag on the curve where the player got off. */
  leave: (multiple: number) => void
  /** The flight has ended: the figure says where. */
  over: (end: number) => void
  /** A line below the figure. */
  remark: (text: string) => void
  remarked: () => string
  /** Lets it tremble before the launch; call it once a frame. */
  shake: () => void
  /** What flew goes up in sparks, with coins for a win. */
  blast: (isWin: boolean) => Promise<void>
  remove: () => void
}

export const multipleText = (multiple: number): string => `×${multiple.toFixed(2)}`

/** Makes the sky of a flight on the stage. */
export async function makeSky({ stage, pictures, skin, context }: SkyOptions): Promise<Sky> {
  const { motion } = stage
  const { formats, reducedMotion } = context
  const { palette } = skin
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

  let aim: number | null = null
  let frame: Rect = { x: 0, y: 0, width: 0, height: 0 }
  let area = frame
  let size = 96
  /** Where the flight is: seconds flown, where it ended, and where the player got off. */
  let flight: { seconds: number; end: number | null; left: number | null } = {
    seconds: 0,
    end: null,
    left: null,
  }

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
    if (aim === null) return
    const height = heightOf(aim, flight.seconds)
    if (height > 1) return
    const y = area.y + area.height * (1 - height)
    drawLevel(grid, { ...area, width: area.width - 58 }, y, palette.pop!, 0.9)
  }

  const drawFlag = (points: readonly { x: number; y: number }[]) => {
    flag.clear()
    if (flight.left === null) return
    const share = Math.min(1, secondsTo(flight.left) / Math.max(0.01, flight.seconds))
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
    const isOver = flight.end !== null
    drawLines()
    drawCurve(curve, points, area.y + area.height, palette)
    drawFlag(points)
    const isFlying = flight.seconds > 0 && !isOver
    const lift = size * 0.22
    flyer.position.set(tip.x + size * 0.12, tip.y - lift)
    flyer.rotation = isFlying && !reducedMotion() ? Math.sin(motion.now() / 190) * 0.05 : 0
    if (isFlying && !reducedMotion()) drawFlame(flame, flyer, size, motion.now(), palette)
    else flame.clear()
    // Cut, not rounded: what is shown has been reached.
    const shown = Math.floor((flight.end ?? multipleAt(flight.seconds)) * 100 + 1e-6) / 100
    figure.text = multipleText(shown)
    const colour = flight.left !== null ? palette.accent : isOver ? palette.light : palette.glow
    figure.style.fill = colour!
    stage.invalidate()
  }

  const dress = async () => {
    const edge = size
    const texture = await pictures.symbol(skin.symbols.high1 ?? 'rocket', edge)
    if (flyer.destroyed || edge !== size) return
    flyer.texture = texture
    flyer.setSize(edge)
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
      wordWrap: true,
      wordWrapWidth: 2 * (frame.x + frame.width - middle) - 16,
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
  const stopResize = stage.onResize(redraw)
  redraw()

  return {
    seconds: () => flight.seconds,
    show: (seconds) => {
      flight.seconds = seconds
      draw()
    },
    level: (multiple) => {
      aim = multiple
      draw()
    },
    rest: () => {
      flight = { seconds: 0, end: null, left: null }
      flyer.visible = true
      flyer.alpha = 1
      blast.clear()
      remark.text = ''
      draw()
    },
    leave: (multiple) => {
      flight.left = multiple
      draw()
    },
    over: (end) => {
      flight.end = end
      draw()
    },
    remark: (text) => {
      if (remark.text === text) return
      remark.text = text
      stage.invalidate()
    },
    remarked: () => remark.text,
    shake: () => {
      draw()
      if (reducedMotion()) return
      flyer.x += Math.sin(motion.now() / 24) * 1.6
      drawFlame(flame, flyer, size * 0.8, motion.now(), palette)
    },
    blast: async (isWin) => {
      const at = { x: flyer.x, y: flyer.y }
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
    },
    remove: () => {
      stopResize()
      world.destroy({ children: true })
    },
  }
}
