import { expect, it } from 'vitest'
import { analyse, findGameModel, gameModels } from '../index.ts'
import { mayBeApart, mostApart, spreadOf, unevenness } from './spread.ts'

const steady = findGameModel('keno-steady')
const returning = (...returns: number[]) => returns.map((rtp) => ({ rtp }))

it('compares the way that returns least with the one that returns most', () => {
  expect(unevenness(steady, returning(0.95, 0.953, 0.9549))).toBeNull()
  // Each is within half a point of the middle.
  expect(unevenness(steady, returning(0.95, 0.954, 0.958))).toBe(
    'Its ways to play return 0.800 points apart, and 0.500 are allowed.',
  )
})

it('lets one model alone be further apart, which was played with it, and by no more than that', () => {
  const named = gameModels.filter((model) => mayBeApart(model) !== mostApart)
  expect(named.map(({ id }) => id)).toEqual(['keno-bold'])
  for (const model of named) {
    const spread = spreadOf(analyse(model).byAction)
    expect(spread).toBeGreaterThan(mostApart)
    expect(mayBeApart(model) - spread).toBeLessThan(1e-5)
    expect(unevenness(model, returning(0.95, 0.95 + spread))).toBeNull()
    expect(unevenness(model, returning(0.95, 0.9552))).toMatch(/0\.520 points apart/)
  }
})
