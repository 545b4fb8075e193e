import { expect, it } from 'vitest'
import type { Slow } from './field.ts'
import { slowOnes, type Turn } from './slow.ts'

const makeSlow = (overrides: Partial<Slow> = {}): Slow => ({
  kind: 'unanswered',
  call: 'rounds.play',
  from: 1_000,
  to: 5_000,
  ...overrides,
})
const makeTurn = (overrides: Partial<Turn> = {}): Turn => ({
  from: 0,
  to: 6_000,
  pausedFrom: null,
  isBusy: false,
  ...overrides,
})

it('counts what hangs and what is refused late, whatever is broken', () => {
  const late = makeSlow({ kind: 'late 503', to: 2_100 })
  const { counted, excused } = slowOnes([makeSlow(), late], [makeTurn()])
  expect(counted).toEqual({ unanswered: [makeSlow()], 'late 503': [late] })
  expect(excused).toEqual({ pause: 0, busy: 0 })
})

it('excuses what was under way while a process was paused', () => {
  const paused = makeTurn({ pausedFrom: 4_000, to: 6_000 })
  expect(slowOnes([makeSlow()], [paused]).excused).toEqual({ pause: 1, busy: 0 })
  const before = makeSlow({ to: 4_000 })
  expect(slowOnes([before], [paused]).counted.unanswered).toEqual([before])
  const after = makeSlow({ from: 6_000, to: 10_000 })
  expect(slowOnes([after], [paused]).counted.unanswered).toEqual([after])
})

it('excuses what was under way while the machine was busy', () => {
  const turns = [makeTurn({ to: 900 }), makeTurn({ from: 900, isBusy: true })]
  expect(slowOnes([makeSlow()], turns).excused).toEqual({ pause: 0, busy: 1 })
})
