import { expect, it } from 'vitest'
import { makeRubbing } from './rubbing.ts'

const tool = { rx: 0.1, ry: 0.1 }

it('counts what a tool has passed over, each place once', () => {
  const rubbing = makeRubbing(tool)
  expect(rubbing.share()).toBe(0)
  rubbing.rub({ x: 0, y: 0.5 }, { x: 1, y: 0.5 })
  const once = rubbing.share()
  expect(once).toBeGreaterThan(0.15)
  expect(once).toBeLessThan(0.25)
  rubbing.rub({ x: 1, y: 0.5 }, { x: 0, y: 0.5 })
  expect(rubbing.share()).toBe(once)
})

it('counts a touch without a movement, and nothing outside of the surface', () => {
  const rubbing = makeRubbing(tool)
  rubbing.rub({ x: 5, y: 5 }, { x: 5, y: 5 })
  expect(rubbing.share()).toBe(0)
  rubbing.rub({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })
  expect(rubbing.share()).toBeGreaterThan(0.01)
})

it('is all free after enough lines', () => {
  const rubbing = makeRubbing(tool)
  for (let y = 0; y <= 1; y += 0.1) rubbing.rub({ x: 0, y }, { x: 1, y })
  expect(rubbing.share()).toBe(1)
})
