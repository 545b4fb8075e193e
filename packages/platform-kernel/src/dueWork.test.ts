import { describe, expect, it } from 'vitest'
import { makeDueWork } from './dueWork.ts'

describe('due work', () => {
  it('one fails > the others are done all the same, and the failure is told at the end', async () => {
    const done: number[] = []
    const work = makeDueWork()
    await work.each([1, 2, 3], async (one) => {
      if (one === 2) throw new Error('two')
      done.push(one)
    })
    expect(done).toEqual([1, 3])
    const end = () => work.end('Numbers')
    expect(end).toThrow(AggregateError)
    expect(end).toThrow('Numbers left undone: 1. The first: two')
  })

  it('none fails > nothing is told', () => {
    expect(() => makeDueWork().end('Numbers')).not.toThrow()
  })

  it('process ends > what is under way is done, and nothing else is begun', async () => {
    const stopping = new AbortController()
    const done: number[] = []
    const work = makeDueWork(stopping.signal)
    await work.each([1, 2, 3], async (one) => {
      stopping.abort()
      await Promise.resolve()
      done.push(one)
    })
    await work.each([4], async (one) => done.push(one))
    expect(done).toEqual([1])
    work.end('Numbers')
  })
})
