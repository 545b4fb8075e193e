import { Container, Graphics } from 'pixi.js'
import { ease } from '../stage/motion.ts'
import { makeApproach } from './approach.ts'
import { between, drawNet } from './gear.ts'
import type { NetShape } from './gear.ts'
import type { School } from './school.ts'
import type { Landing, Throw } from './shots.ts'
import { copyOf, floatText, fromShare, makeGear, spill, toShare } from './waters.ts'
import type { Waters } from './waters.ts'

/** By then a net is over its shoal and opens; the rest of its way it sinks. */
const opensAt = 0.45

/** A net on its way over a shoal: it follows it, opens above it and sinks over it. */
export function castNet(waters: Waters, school: School): Throw {
  const { stage, context, colours, boat, sea } = waters
  const { motion } = stage
  const { sound, t, reducedMotion } = context
  const approach = makeApproach(motion, 1_100)
  const root = new Container()
  const gear = new Graphics()
  const caught = new Container()
  root.addChild(caught, gear)

  const mouth = () => {
    const reach = school.reach()
    return { x: reach.x * 1.14, y: reach.y * 1.2 }
  }
  const flying = (): NetShape => {
    const share = approach.share()
    const reach = mouth()
    const over = school.middle()
    const above = { x: over.x, y: over.y - reach.y * 0.9 }
    if (reducedMotion()) {
      root.alpha = share
      return { at: over, reach, closed: 0, from: boat.deck() }
    }
    if (share < opensAt) {
      const part = share / opensAt
      const at = between(boat.deck(), above, part)
      const size = 0.22 + 0.4 * part
      return {
        at: { x: at.x, y: at.y - Math.sin(part * Math.PI) * sea().boat.length * 0.3 },
        reach: { x: reach.x * size, y: reach.y * size },
        closed: 1,
        from: boat.deck(),
      }
    }
    const part = ease.out((share - opensAt) / (1 - opensAt))
    const size = 0.62 + 0.38 * part
    return {
      at: between(above, over, part),
      reach: { x: reach.x * size, y: reach.y * size },
      closed: 1 - part,
      from: boat.deck(),
    }
  }
  let shape = flying
  const end = makeGear(waters, root, () => {
    gear.clear()
    drawNet(gear, shape(), colours)
  })

  /** Closes over those that were caught and comes up with them; all others slip out. */
  const haul = async ({ step }: Landing) => {
    const reach = mouth()
    const place = toShare(sea(), school.middle())
    const prey = school.swimmers.flatMap((swimmer, index) => {
      if (!step.caught[index]) {
        swimmer.startle()
        return []
      }
      const copy = copyOf(swimmer.picture)
      swimmer.take()
      caught.addChild(copy)
      const { x, y } = school.middle()
      const scale = { x: copy.scale.x, y: copy.scale.y }
      return [{ copy, scale, away: { x: copy.x - x, y: copy.y - y } }]
    })
    let closed = 0
    let pulled = 0
    const size = () => 1 - 0.5 * pulled
    shape = () => ({
      at: between(fromShare(sea(), place), boat.deck(), pulled),
      reach: { x: reach.x * size(), y: reach.y * size() },
      closed,
      from: boat.deck(),
    })
    const carry = () => {
      const { at } = shape()
      for (const { copy, scale, away } of prey) {
        const near = (1 - closed * 0.55) * size()
        copy.position.set(at.x + away.x * near, at.y + away.y * (1 - closed * 0.2) * size())
        copy.scale.set(scale.x * size(), scale.y * size())
        if (!reducedMotion()) copy.rotation = Math.sin(motion.now() / 60 + away.x) * 0.16
      }
    }
    const calm = reducedMotion()
    await motion.run(360, (share) => {
      closed = calm ? 0 : ease.out(share) * 0.8
      carry()
    })
    await motion.run(780, (share) => {
      if (calm) root.alpha = 1 - share
      else pulled = ease.inOut(share)
      carry()
    })
    if (prey.length > 0) {
      spill(waters, 4 + prey.length * 2)
      sound.play('coin')
    }
    end()
  }

  return {
    land: async (landing) => {
      for (const swimmer of school.swimmers) if (!swimmer.isHere()) swimmer.restore()
      await approach.land()
      root.alpha = 1
      const { step } = landing
      const count = step.caught.filter(Boolean).length
      const { x, y } = school.middle()
      const most = step.caught.length
      if (count === 0) {
        sound.play('miss')
        waters.caption(t('haul.netEmpty'))
      } else {
        sound.play('hit')
        waters.caption(t('haul.net', { count, most }))
        void floatText(waters, `+${landing.win}`, { x, y }, Math.max(22, sea().base * 0.055))
      }
      void haul(landing)
      await motion.wait(560)
    },
    abort: end,
  }
}
