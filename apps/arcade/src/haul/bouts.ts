import { Container, Graphics } from 'pixi.js'
import type { HaulModel } from '@marquee/game-math'
import { burst } from '../effects/burst.ts'
import { ease } from '../stage/motion.ts'
import { makeApproach } from './approach.ts'
import { between, drawHarpoon } from './gear.ts'
import type { School } from './school.ts'
import type { Point } from './sea.ts'
import type { Landing, Throw } from './shots.ts'
import { floatText, fromShare, haulUp, makeGear, spill, toShare } from './waters.ts'
import type { Waters } from './waters.ts'

/** The boss rises while somebody fights it and sinks again after the last bout. */
export type Lair = {
  enter: () => void
  leave: () => void
}

/** Where harpoons stick in the boss, in edges of its picture from its middle. */
const holds: readonly Point[] = [
  { x: -0.08, y: -0.1 },
  { x: 0.14, y: 0.04 },
  { x: -0.2, y: 0.1 },
]

/**
 * A bout with the boss. One draw has decided it; it is shown harpoon by harpoon, one for each prize up to
 * the one that was won. The last of all brings the boss in.
 */
export function fightBoss(
  waters: Waters,
  { school, model, lair }: { school: School; model: HaulModel; lair: Lair },
): Throw {
  const { stage, context, colours, coin, boat, sea } = waters
  const { motion } = stage
  const { sound, t, formats, reducedMotion } = context
  const [boss] = school.swimmers
  if (!boss) throw new Error(`The boss of ${model.id} has no body.`)
  const approach = makeApproach(motion, 1_500)
  const root = new Container()
  const gear = new Graphics()
  root.addChild(gear)
  if (!boss.isHere()) boss.restore()
  lair.enter()
  sound.play('deep')
  const name = t(`haul.name.${school.way.creature}`)
  waters.caption(t('haul.rises', { name }))

  const hold = (index: number): Point => {
    const { x, y } = holds[index % holds.length]!
    const at = boss.picture.position
    return { x: at.x + x * school.size(), y: at.y + y * school.size() }
  }
  /** Where each rope ends now. */
  let ropes: (() => Point)[] = [() => between(boat.muzzle(), hold(0), approach.share())]
  const draw = makeGear(waters, root, () => {
    gear.clear()
    const size = Math.max(10, sea().boat.length * 0.11)
    for (const at of ropes) {
      const towards = boss.picture.position
      drawHarpoon(gear, { from: boat.muzzle(), at: at(), towards, size }, colours)
    }
  })
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    draw()
    lair.leave()
  }

  const strike = async (index: number) => {
    const { multiple } = model.boss.prizes[index]!
    ropes[index] = () => hold(index)
    sound.play('hit')
    sound.play('rise', index)
    const at = hold(index)
    const text = `×${formats.multiple(multiple)}`
    void floatText(waters, text, at, Math.max(30, sea().base * (0.08 + 0.02 * index)))
    waters.caption(`${name}: ${text}`)
    if (!reducedMotion()) {
      void burst(stage, coin, { ...at, count: 8 + 6 * index, ms: 900, size: 34 })
    }
    await motion.run(520, (share) => {
      boss.picture.tint = share < 0.25 ? 0xffe9a8 : 0xffffff
      if (!reducedMotion()) root.x = Math.sin(share * 40) * 3 * (1 - share)
    })
  }

  const throwNext = async (index: number) => {
    let share = 0
    ropes[index] = () => between(boat.muzzle(), hold(index), share)
    sound.play('shot')
    await motion.run(340, (at) => (share = at))
  }

  /** All of it comes up to the boat. */
  const bringIn = async () => {
    const { at, done } = haulUp(waters, root, boss.picture, 1_100)
    boss.take()
    ropes = ropes.map(() => at)
    await done
    spill(waters, 24)
    end()
  }

  const breakFree = async () => {
    boss.startle()
    ropes = []
    end()
  }

  return {
    land: async ({ step, win }: Landing) => {
      await approach.land()
      if (!step.caught[0]) {
        sound.play('miss')
        waters.caption(t('haul.escapes', { name }))
        boss.startle()
        let pulled = 0
        const from = toShare(sea(), hold(0))
        ropes = [() => between(fromShare(sea(), from), boat.muzzle(), pulled)]
        void motion.run(620, (share) => (pulled = ease.inOut(share))).then(end)
        await motion.wait(620)
        return
      }
      const last = model.boss.prizes.findIndex(({ multiple }) => multiple === step.multiple)
      for (let index = 0; index <= last; index++) {
        if (index > 0) await throwNext(index)
        await strike(index)
      }
      void floatText(waters, `+${win}`, boss.picture.position, Math.max(30, sea().base * 0.09))
      await (last === model.boss.prizes.length - 1 ? bringIn() : breakFree())
    },
    abort: end,
  }
}
