import { describe, expect, it } from 'vitest'
import { makeMotion } from '../stage/motion.ts'
import { makePace } from './pace.ts'

function makeRound(minimumSpinMs = 2500) {
  const motion = makeMotion()
  const skippable: boolean[] = []
  const narrator = { skippable: (may: boolean) => skippable.push(may) } as never
  return { motion, skippable, pace: makePace(motion, { minimumSpinMs, narrator }) }
}

/** Lets promises that are ready go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the pace of an instant game', () => {
  it('lets nothing be skipped before the shortest time of a round, and the rest after it', async () => {
    const { motion, skippable, pace } = makeRound()
    let share = 0
    let isOver = false
    pace.begin()
    void pace.show(5000, (at) => (share = at)).then(() => (isOver = true))
    motion.tick(2000)
    motion.skip()
    expect(share).toBeCloseTo(0.4)
    motion.tick(2500)
    await settle()
    expect(skippable).toEqual([true])
    expect(isOver).toBe(false)
    motion.skip()
    await settle()
    expect([share, isOver]).toEqual([1, true])
  })

  it('counts the time the outcome took', async () => {
    const { motion, skippable, pace } = makeRound()
    pace.begin()
    motion.tick(2400)
    let share = 0
    void pace.show(1000, (at) => (share = at))
    motion.tick(2500)
    await settle()
    expect(skippable).toEqual([true])
    motion.tick(3000)
    expect(share).toBeGreaterThan(0.5)
  })

  it('ends no round before its shortest time', async () => {
    const { motion, pace } = makeRound()
    let isOver = false
    pace.begin()
    void pace.show(400, () => undefined).then(() => pace.end().then(() => (isOver = true)))
    motion.tick(400)
    await settle()
    motion.tick(2400)
    await settle()
    expect(isOver).toBe(false)
    motion.tick(2500)
    await settle()
    expect(isOver).toBe(true)
    expect(pace.elapsed()).toBe(0)
  })

  it('begins anew after a round for which no outcome came', () => {
    const { motion, pace } = makeRound()
    pace.begin()
    motion.tick(900)
    pace.abort()
    pace.begin()
    expect(pace.elapsed()).toBe(0)
  })
})
