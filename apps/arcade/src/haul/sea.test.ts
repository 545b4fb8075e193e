import { findGameModel } from '@marquee/game-math'
import type { HaulModel } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { formation, middleOf, reachOf, seaOf, waysOf } from './sea.ts'

const models = ['fish-reef', 'fish-trench'].map((id) => findGameModel(id) as HaulModel)
const frames = [
  ['a phone held upright', { x: 0, y: 60, width: 390, height: 470 }],
  ['a phone held sideways', { x: 150, y: 0, width: 450, height: 390 }],
  ['a wide screen', { x: 0, y: 60, width: 1280, height: 520 }],
  ['a tiny frame', { x: 0, y: 30, width: 280, height: 180 }],
] as const

describe.each(frames)('%s', (_, free) => {
  const sea = seaOf(free)

  it('has the boat above the water, and both in view', () => {
    expect(sea.boat.y - sea.boat.length * 0.6).toBeGreaterThanOrEqual(free.y)
    expect(sea.y).toBeGreaterThan(sea.boat.y)
    expect(sea.y + sea.height).toBeLessThanOrEqual(free.y + free.height + 1)
  })

  it('has a line of text above the mast, but where that stands beside the game', () => {
    const caption = free.x > 0 ? 0 : Math.min(33, free.height * 0.15)
    expect(sea.boat.y - sea.boat.length * 0.58 - 3).toBeGreaterThanOrEqual(free.y + caption)
  })

  it.each(models.map((model) => [model.id, model] as const))(
    'keeps every shoal of %s in the water all the way',
    (_id, model) => {
      for (const way of waysOf(model)) {
        const size = sea.base * way.size
        const reach = reachOf(way.count)
        for (let angle = 0; angle < 7; angle += 0.05) {
          const { x, y } = middleOf(sea, way, size, angle)
          expect(x - reach.x * size, way.creature).toBeGreaterThanOrEqual(sea.x - 1)
          expect(x + reach.x * size, way.creature).toBeLessThanOrEqual(sea.x + sea.width + 1)
          expect(y - reach.y * size, way.creature).toBeGreaterThanOrEqual(sea.y - 1)
          expect(y + reach.y * size, way.creature).toBeLessThanOrEqual(sea.y + sea.height + 1)
        }
      }
    },
  )
})

it('has as many in each shoal as the law of its net counts, none on top of another', () => {
  for (const model of models) {
    const ways = waysOf(model)
    for (const { creature, swimmers } of model.shoals) {
      expect(ways.find((way) => way.creature === creature)?.count).toBe(swimmers)
      const places = formation(swimmers)
      places.forEach((one, index) => {
        for (const other of places.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3)
        }
      })
    }
    expect(ways.at(-1)?.creature).toBe(model.boss.creature)
  }
})
