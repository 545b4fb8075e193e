import { Container, Graphics } from 'pixi.js'
import { ease } from '../stage/motion.ts'
import type { Stage } from '../stage/stage.ts'
import type { Lair } from './bouts.ts'
import type { School } from './school.ts'

type Colours = Record<string, string>

/** How long the boss takes to rise and to sink, in ms. */
const riseMs = 700

/** Where the boss lives: deep below everything that swims, and before all of it while it is fought. */
export function makeLair(
  { stage, colours, calm }: { stage: Stage; colours: Colours; calm: () => boolean },
  boss: School,
  water: Container,
): Lair & { update: (deltaMs: number) => void; isRisen: () => boolean } {
  const shade = new Graphics({ visible: false, eventMode: 'none' })
  const body = new Graphics()
  boss.root.addChildAt(body, 0)
  boss.root.alpha = 0.6
  let bouts = 0
  let risen = 0
  const isSerpent = boss.way.creature === 'dragon'

  /** A dragon has a body behind its head, coil after coil. */
  const drawBody = () => {
    body.clear()
    const head = boss.swimmers[0]?.picture
    if (!isSerpent || !head || head.alpha === 0) return
    const size = boss.size()
    const now = calm() ? 0 : stage.motion.now()
    for (let coil = 8; coil >= 1; coil--) {
      const x = head.x - boss.heading() * coil * size * 0.2
      const y =
        head.y + size * (0.06 + 0.12 * Math.sin(now / 520 - coil * 0.75)) + coil * size * 0.02
      const radius = size * (0.25 - coil * 0.02)
      body
        .circle(x, y, radius)
        .fill(coil % 2 === 0 ? '#a81c2c' : '#c9303a')
        .stroke({ color: '#3d0a12', width: Math.max(2, size * 0.02) })
      body
        .poly([
          x - radius * 0.34,
          y - radius * 0.8,
          x,
          y - radius * 1.5,
          x + radius * 0.34,
          y - radius * 0.8,
        ])
        .fill('#f2b63c')
        .stroke({ color: '#3d0a12', width: Math.max(1.5, size * 0.014), join: 'round' })
      body.circle(x, y + radius * 0.28, radius * 0.52).fill({ color: '#f7c98a', alpha: 0.75 })
    }
  }

  const place = (isFront: boolean) => {
    shade.visible = isFront
    if (isFront) water.addChild(shade, boss.root)
    else water.addChildAt(boss.root, 0)
  }
  return {
    enter: () => {
      bouts++
      if (bouts === 1) place(true)
    },
    leave: () => {
      bouts = Math.max(0, bouts - 1)
    },
    isRisen: () => bouts > 0,
    update: (deltaMs) => {
      const wanted = bouts > 0 ? 1 : 0
      const was = risen
      const step = deltaMs / riseMs
      risen = wanted > risen ? Math.min(1, risen + step) : Math.max(0, risen - step)
      if (risen === 0 && was > 0) place(false)
      const share = ease.inOut(risen)
      boss.lift(calm() ? 0 : share)
      boss.root.alpha = 0.6 + 0.4 * share
      const { width, height } = stage.size
      shade.clear()
      if (risen > 0) {
        shade.rect(0, 0, width, height).fill({ color: colours.shadow!, alpha: 0.55 * share })
      }
      drawBody()
    },
  }
}
