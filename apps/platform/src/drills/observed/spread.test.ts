import { seededRng } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { spreadOf } from './spread.ts'

const around = (middle: number, seed: number) => {
  const random = seededRng(seed)
  return Array.from({ length: 400 }, () => middle + (random.int(2_001) - 1_000) / 10_000)
}

it('finds the mean of what was measured within two standard errors, nineteen times of twenty', () => {
  const hits = Array.from({ length: 200 }, (_, seed) => spreadOf(around(0.02, seed + 1))).filter(
    ({ mean, give }) => Math.abs(mean - 0.02) <= give,
  )
  expect(hits.length).toBeGreaterThan(180)
  expect(hits.length).toBeLessThan(200)
})

it('is not moved by what few measurements have in common with nothing', () => {
  const measured = around(0.02, 7)
  const { mean } = spreadOf(measured)
  expect(spreadOf(measured.with(3, 900).with(80, 500).with(200, -700)).mean).toBeCloseTo(mean, 2)
})

it('tells no error of a few', () => {
  expect(() => spreadOf([0.5, 0.5])).toThrow('take twenty or more')
})
