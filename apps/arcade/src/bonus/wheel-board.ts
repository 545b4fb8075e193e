import { Container, Graphics, Text } from 'pixi.js'
import type { WheelSector, WheelStep } from '@marquee/game-math'
import type { ViewContext } from '../game-view.ts'
import { ease } from '../stage/motion.ts'
import type { Stage } from '../stage/stage.ts'
import { sectorAngles, sectorUnder, turnTo } from './turn.ts'

export type WheelBoard = {
  container: Container
  /** Turns the wheel of a step to its sector. */
  play: (step: WheelStep, stake: number) => Promise<void>
  clear: () => void
  /** The game leaves the stage. */
  remove: () => void
}

const turnMs = 4200
/** Bulbs on the rim. */
const bulbs = 24

/** A wheel over the reels whose sectors are as wide as they are likely. */
export function makeWheelBoard({
  stage,
  wheels,
  palette,
  context,
}: {
  stage: Stage
  wheels: readonly (readonly WheelSector[])[]
  palette: () => Record<string, string>
  context: ViewContext
}): WheelBoard {
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion, font } = context
  const container = new Container()
  const disc = new Container()
  let shown: number | null = null
  let lit: number | null = null

  const textOf = (sector: WheelSector): string => {
    if ('multiple' in sector) return `×${formats.multiple(sector.multiple)}`
    return 'spins' in sector ? t('wheel.spins', { count: sector.spins }) : t('wheel.next')
  }
  const colourOf = (sector: WheelSector, index: number): string => {
    const colours = palette()
    if ('next' in sector) return colours.pop!
    if ('spins' in sector) return colours.accent!
    return index % 2 === 0 ? colours.mid! : colours.deep!
  }

  const drawDisc = (sectors: readonly WheelSector[], radius: number) => {
    const colours = palette()
    for (const child of disc.removeChildren()) child.destroy({ children: true })
    const angles = sectorAngles(sectors)
    const face = new Graphics()
    for (const [index, { from, to }] of angles.entries()) {
      const sector = sectors[index]!
      const start = from - Math.PI / 2
      const end = to - Math.PI / 2
      face
        .moveTo(0, 0)
        .arc(0, 0, radius, start, end)
        .closePath()
        .fill(colourOf(sector, index))
        .stroke({ color: colours.shadow!, width: 2, alpha: 0.7 })
      if (lit !== null && index !== lit) {
        face
          .moveTo(0, 0)
          .arc(0, 0, radius, start, end)
          .closePath()
          .fill({ color: colours.shadow!, alpha: 0.6 })
      }
    }
    // A sheen from above, so that the disc does not look flat.
    face.circle(0, 0, radius * 0.98).stroke({ color: '#ffffff', width: radius * 0.03, alpha: 0.16 })
    disc.addChild(face)
    for (const [index, { from, to }] of angles.entries()) {
      const sector = sectors[index]!
      const middle = (from + to) / 2
      const onBright = 'next' in sector || 'spins' in sector
      // Along the radius: the narrowest sector has as much room as the widest.
      const room = (to - from) * radius * 0.8
      const label = new Text({
        text: textOf(sector),
        anchor: { x: 1, y: 0.5 },
        style: {
          fontFamily: font(),
          fontWeight: '900',
          fontSize: Math.max(11, Math.min(radius * 0.115, room * 0.8)),
          fill: onBright ? colours.shadow! : '#ffffff',
          stroke: onBright
            ? { color: '#ffffff', width: 0 }
            : { color: colours.shadow!, width: Math.max(2, radius * 0.018), join: 'round' },
        },
      })
      const longest = radius * 0.6
      if (label.width > longest) label.scale.set(longest / label.width)
      label.rotation = middle - Math.PI / 2
      label.position.set(Math.sin(middle) * radius * 0.93, -Math.cos(middle) * radius * 0.93)
      label.alpha = lit !== null && index !== lit ? 0.4 : 1
      disc.addChild(label)
    }
  }

  const draw = () => {
    for (const child of container.removeChildren()) if (child !== disc) child.destroy()
    if (shown === null) return
    const colours = palette()
    const { x, y, width, height } = stage.free
    const rim = Math.min(width, height) * 0.035
    const radius = Math.min(width, height) / 2 - rim * 2 - 6
    const centre = { x: x + width / 2, y: y + height / 2 + rim * 0.4 }
    const back = new Graphics()
      .rect(0, 0, stage.size.width, stage.size.height)
      .fill({ color: colours.shadow!, alpha: 0.72 })
      .circle(centre.x, centre.y + rim * 0.6, radius + rim * 1.5)
      .fill({ color: '#000000', alpha: 0.4 })
      .circle(centre.x, centre.y, radius + rim * 1.3)
      .fill(colours.accent)
      .circle(centre.x, centre.y, radius + rim * 1.02)
      .fill(colours.deep)
      .circle(centre.x, centre.y, radius + rim * 0.16)
      .fill(colours.shadow)
    for (let bulb = 0; bulb < bulbs; bulb++) {
      const angle = ((bulb + 0.5) / bulbs) * 2 * Math.PI
      back
        .circle(
          centre.x + Math.cos(angle) * (radius + rim * 0.6),
          centre.y + Math.sin(angle) * (radius + rim * 0.6),
          rim * 0.22,
        )
        .fill(bulb % 2 === 0 ? colours.glow! : colours.light!)
    }
    disc.position.set(centre.x, centre.y)
    drawDisc(wheels[shown]!, radius)
    const hub = new Graphics()
      .circle(centre.x, centre.y, radius * 0.17)
      .fill(colours.shadow)
      .circle(centre.x, centre.y, radius * 0.15)
      .fill(colours.accent)
      .circle(centre.x - radius * 0.03, centre.y - radius * 0.035, radius * 0.09)
      .fill({ color: colours.glow!, alpha: 0.85 })
    const top = centre.y - radius - rim * 1.9
    const hand = new Graphics()
      .poly([centre.x - rim * 1.1, top, centre.x + rim * 1.1, top, centre.x, top + rim * 3.4])
      .fill(colours.glow)
      .stroke({ color: colours.shadow!, width: 3, join: 'round' })
    container.addChild(back, disc, hub, hand)
    stage.invalidate()
  }
  const forget = stage.onResize(draw)

  const turn = async (sectors: readonly WheelSector[], sector: number) => {
    const to = turnTo(sectors, sector, 6)
    if (reducedMotion()) {
      disc.rotation = to
      await motion.run(600, (share) => (disc.alpha = share))
      return
    }
    let under = -1
    await motion.run(
      turnMs,
      (share) => {
        disc.rotation = to * (1 - (1 - share) ** 3)
        const now = sectorUnder(sectors, disc.rotation)
        if (now !== under && share < 1) sound.play('tick')
        under = now
      },
      { skippable: true },
    )
  }

  const clear = () => {
    shown = null
    lit = null
    disc.rotation = 0
    draw()
    stage.invalidate()
  }

  return {
    container,
    clear,
    remove: forget,
    play: async (step, stake) => {
      const sectors = wheels[step.wheel]!
      const hit = sectors[step.sector]!
      narrator.skippable(true)
      sound.play('feature')
      await narrator.card(
        t(step.wheel === 0 ? 'wheel.start' : 'wheel.further', { number: step.wheel + 1 }),
      )
      shown = step.wheel
      lit = null
      disc.rotation = 0
      draw()
      if (!reducedMotion()) {
        await motion.run(260, (share) => disc.scale.set(0.7 + 0.3 * ease.back(share)))
      }
      await turn(sectors, step.sector)
      lit = step.sector
      draw()
      sound.play('next' in hit ? 'feature' : 'land')
      narrator.announce(t('wheel.landed', { award: textOf(hit) }))
      await motion.wait(900, { skippable: true })
      if (step.win > 0) {
        await narrator.card(textOf(hit), formats.amount(step.multiple * stake))
      }
      if (!('next' in hit)) clear()
    },
  }
}
