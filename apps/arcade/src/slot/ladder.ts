import { Container, Graphics, Text } from 'pixi.js'
import type { SlotLayout } from '../stage/layout.ts'
import { ease } from '../stage/motion.ts'
import type { Motion } from '../stage/motion.ts'

/** Room the ladder takes above the frame. */
export const ladderHeight = 40

export type Ladder = {
  container: Container
  /** Shows the multipliers of a kind of spin, the first one lit. */
  set: (multipliers: readonly number[]) => void
  /** Lights the multiplier of a fall. */
  light: (fall: number) => void
  place: () => void
}

/** The multipliers that falls climb, above the reels. */
export function makeLadder(
  motion: Motion,
  options: {
    layout: () => SlotLayout
    palette: () => Record<string, string>
    font: () => string
    reducedMotion: () => boolean
  },
): Ladder {
  const container = new Container()
  let steps: readonly number[] = []
  let lit = 0
  let chips: Container[] = []

  const draw = () => {
    for (const chip of container.removeChildren()) chip.destroy({ children: true })
    const { reels, frame } = options.layout()
    const palette = options.palette()
    const width = Math.min(74, (reels.width - 8) / Math.max(1, steps.length))
    const height = ladderHeight - 10
    chips = steps.map((multiple, index) => {
      const on = index === lit
      const chip = new Container({
        x: reels.x + reels.width / 2 + (index - (steps.length - 1) / 2) * width,
        y: reels.y - frame - ladderHeight / 2 - 1,
      })
      const plate = new Graphics()
        .roundRect(-width / 2 + 3, -height / 2, width - 6, height, height / 2)
        .fill({ color: on ? palette.accent! : palette.shadow!, alpha: on ? 1 : 0.72 })
        .stroke({ color: on ? palette.glow! : palette.light!, width: 2, alpha: on ? 1 : 0.5 })
      const label = new Text({
        text: `×${multiple}`,
        anchor: 0.5,
        style: {
          fontFamily: options.font(),
          fontWeight: '800',
          fontSize: 18,
          fill: on ? palette.shadow! : '#ffffff',
        },
      })
      chip.addChild(plate, label)
      container.addChild(chip)
      return chip
    })
  }

  return {
    container,
    place: draw,
    set: (multipliers) => {
      steps = multipliers
      lit = 0
      draw()
    },
    light: (fall) => {
      const next = Math.min(fall, steps.length - 1)
      const moved = next !== lit
      lit = next
      draw()
      const chip = chips[lit]
      if (!moved || !chip || options.reducedMotion()) return
      void motion.run(
        280,
        (share) => {
          if (!chip.destroyed) chip.scale.set(1.5 - 0.5 * ease.out(share))
        },
        { skippable: true },
      )
    },
  }
}
