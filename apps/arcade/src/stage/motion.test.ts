import { expect, it } from 'vitest'
import { makeMotion } from './motion.ts'

it('ends a run at its time, at exactly one', async () => {
  const motion = makeMotion()
  const shares: number[] = []
  const run = motion.run(100, (share) => shares.push(share))
  motion.tick(40)
  motion.tick(130)
  await run
  expect(shares).toEqual([0, 0.4, 1])
})

it('skips only what may be skipped', async () => {
  const motion = makeMotion()
  let spinning = 0
  let counting = 0
  void motion.run(2500, (share) => (spinning = share))
  const count = motion.run(1000, (share) => (counting = share), { skippable: true })
  motion.tick(250)
  motion.skip()
  await count
  expect([spinning, counting]).toEqual([0.1, 1])
})

it('ends a step that throws, and with it nothing else', async () => {
  const motion = makeMotion()
  const broken = motion.run(100, (share) => {
    if (share > 0) throw new Error('torn')
  })
  motion.each(() => {
    throw new Error('torn too')
  })
  const shares: number[] = []
  const whole = motion.run(100, (share) => shares.push(share))
  expect(() => motion.tick(50)).toThrow('torn too')
  await broken
  motion.tick(100)
  await whole
  expect(shares).toEqual([0, 0.5, 1])
})

it('shows what may be skipped in less time for who wants it quickly, and nothing else', async () => {
  const motion = makeMotion()
  motion.quicken(true)
  const over: string[] = []
  void motion.wait(2500).then(() => over.push('spin'))
  void motion.wait(1000, { skippable: true }).then(() => over.push('win'))
  motion.tick(390)
  await Promise.resolve()
  expect(over).toEqual([])
  motion.tick(400)
  await Promise.resolve()
  expect(over).toEqual(['win'])
  motion.tick(2499)
  await Promise.resolve()
  expect(over).toEqual(['win'])
  motion.tick(2500)
  await Promise.resolve()
  expect(over).toEqual(['win', 'spin'])
})

it('skips all that may be skipped, though a step throws', async () => {
  const motion = makeMotion()
  const broken = motion.run(
    100,
    (share) => {
      if (share > 0) throw new Error('torn')
    },
    { skippable: true },
  )
  const whole = motion.run(100, () => undefined, { skippable: true })
  expect(() => motion.skip()).toThrow('torn')
  await Promise.all([broken, whole])
  expect(motion.active()).toBe(false)
})
