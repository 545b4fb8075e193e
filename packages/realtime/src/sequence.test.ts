import { expect, it } from 'vitest'
import { createSequence } from './sequence.ts'

const start = (last = 0) => {
  const applied: number[] = []
  const sequence = createSequence<{ seq: number }>(({ seq }) => applied.push(seq))
  sequence.restart(last)
  return {
    applied,
    sequence,
    receive: (...seqs: number[]) => seqs.map((seq) => sequence.receive({ seq })),
  }
}
const missed = (...seqs: number[]) => seqs.map((seq) => ({ seq }))

it('applies what comes in order', () => {
  const { applied, receive } = start(4)
  expect(receive(5, 6, 7)).toEqual([false, false, false])
  expect(applied).toEqual([5, 6, 7])
})

it('drops what it knows', () => {
  const { applied, receive } = start(4)
  receive(5, 5, 3, 6, 5)
  expect(applied).toEqual([5, 6])
})

it('shows a gap once and keeps what is ahead of it until the gap is filled', () => {
  const { applied, sequence, receive } = start()
  expect(receive(1, 4, 5)).toEqual([false, true, false])
  expect(applied).toEqual([1])
  expect(sequence.replay(missed(2, 3, 4))).toBe(false)
  expect(applied).toEqual([1, 2, 3, 4, 5])
})

it('puts a replay and what was kept in order', () => {
  const { applied, sequence, receive } = start()
  sequence.hold()
  receive(5, 4)
  sequence.replay(missed(3, 1, 2))
  expect(applied).toEqual([1, 2, 3, 4, 5])
})

it('shows the gap that a replay leaves and keeps what is behind it', () => {
  const { applied, sequence, receive } = start()
  expect(receive(6, 7, 3)).toEqual([true, false, false])
  expect(sequence.replay(missed(1, 2))).toBe(true)
  expect(applied).toEqual([1, 2, 3])
  expect(sequence.replay(missed(4, 5))).toBe(false)
  expect(applied).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('skips to a snapshot and applies only what came after it', () => {
  const { applied, sequence, receive } = start()
  receive(9, 12, 13)
  expect(sequence.skip(12)).toBe(false)
  expect(applied).toEqual([13])
  expect(sequence.last).toBe(13)
})

it('has counted a push before it is applied, so that a handler sees the newest number', () => {
  const seen: number[] = []
  const sequence = createSequence<{ seq: number }>(() => seen.push(sequence.last))
  sequence.receive({ seq: 1 })
  expect(seen).toEqual([1])
})
