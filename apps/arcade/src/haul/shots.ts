import { Container, Graphics } from 'pixi.js'
import type { HaulStep } from '@marquee/game-math'
import { ease } from '../stage/motion.ts'
import { makeApproach } from './approach.ts'
import { between, drawHarpoon } from './gear.ts'
import type { School, Swimmer } from './school.ts'
import type { Point } from './sea.ts'
import { floatText, fromShare, haulUp, makeGear, spill, toShare } from './waters.ts'
import type { Waters } from './waters.ts'

/** What a shot says when it lands. */
export type Landing = { step: HaulStep; win: string }

/** Something on its way. */
export type Throw = {
  /** Shows what it has hit; resolves once that can be seen, and ends by itself. */
  land: (landing: Landing) => Promise<void>
  abort: () => void
}

/** A harpoon on its way to one swimmer: it follows it, whatever comes of it. */
export function fireHarpoon(waters: Waters, school: School, swimmer: Swimmer): Throw {
  const { stage, context, colours, boat, sea } = waters
  const { motion } = stage
  const { sound, t } = context
  const approach = makeApproach(motion)
  const root = new Container()
  const gear = new Graphics()
  root.addChild(gear)
  if (!swimmer.isHere()) swimmer.restore()
  const head = () => Math.max(7, sea().boat.length * 0.085)
  let tip = () => between(boat.muzzle(), swimmer.picture.position, approach.share())
  let towards = (): Point => swimmer.picture.position
  const end = makeGear(waters, root, () => {
    gear.clear()
    drawHarpoon(gear, { from: boat.muzzle(), at: tip(), towards: towards(), size: head() }, colours)
  })

  /** Up to the boat with what hangs on it. */
  const haul = async (landing: Landing) => {
    const { at, done } = haulUp(waters, root, swimmer.picture, 760)
    swimmer.take()
    tip = at
    towards = () => {
      const { x, y } = at()
      return { x, y: y + 20 }
    }
    await done
    spill(waters, landing.step.multiple >= 8 ? 14 : 7)
    sound.play('coin')
    end()
  }

  /** Back to the boat with nothing. */
  const reel = async () => {
    const from = toShare(sea(), tip())
    const aim = toShare(sea(), swimmer.picture.position)
    swimmer.startle()
    let pulled = 0
    tip = () => between(fromShare(sea(), from), boat.muzzle(), pulled)
    towards = () => fromShare(sea(), aim)
    await motion.run(620, (share) => {
      pulled = ease.inOut(share)
      root.alpha = 1 - share * 0.4
    })
    end()
  }

  return {
    land: async (landing) => {
      await approach.land()
      const { x, y } = swimmer.picture.position
      if (landing.step.caught[0]) {
        sound.play('hit')
        waters.caption(t('haul.hit', { name: t(`haul.name.${school.way.creature}`) }))
        void floatText(waters, `+${landing.win}`, { x, y }, Math.max(22, sea().base * 0.055))
        void haul(landing)
      } else {
        sound.play('miss')
        waters.caption(t('fish.miss'))
        void reel()
      }
      await motion.wait(420)
    },
    abort: end,
  }
}
