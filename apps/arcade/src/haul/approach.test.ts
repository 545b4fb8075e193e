import { expect, it } from 'vitest'
import { makeMotion } from '../stage/motion.ts'
import { makeApproach } from './approach.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('never arrives before anybody knows what it hits, and never goes back', () => {
  const motion = makeMotion()
  const approach = makeApproach(motion)
  let before = -1
  for (let now = 0; now <= 20_000; now += 50) {
    motion.tick(now)
    expect(approach.share()).toBeGreaterThanOrEqual(before)
    expect(approach.share()).toBeLessThan(0.81)
    before = approach.share()
  }
})

it.each([0, 300, 2_000])(
  'arrives at its end once the outcome is known after %i ms',
  async (late) => {
    const motion = makeMotion()
    const approach = makeApproach(motion)
    motion.tick(late)
    const share = approach.share()
    let hasLanded = false
    void approach.land().then(() => (hasLanded = true))
    expect(approach.share()).toBeCloseTo(share)
    motion.tick(late + 200)
    await settle()
    expect(hasLanded).toBe(false)
    motion.tick(Math.max(850, late + 250))
    await settle()
    expect([hasLanded, approach.share()]).toEqual([true, 1])
  },
)
