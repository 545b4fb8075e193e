import { describe, expect, it } from 'vitest'
import { makeTurns } from './turns.ts'

/** Acts that end when they are told to, and the order in which they began. */
function makeActs() {
  const began: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    began,
    act: (name: string) => () => {
      began.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    },
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  it('begin one after the other under one key, and beside each other under two', async () => {
    const turns = makeTurns()
    const { act, began, end } = makeActs()
    const taken = [
      turns.take('a', act('a1')),
      turns.take('a', act('a2')),
      turns.take('b', act('b1')),
    ]
    await settle()
    expect(began).toEqual(['a1', 'b1'])
    end('a1')
    await settle()
    expect(began).toEqual(['a1', 'b1', 'a2'])
    end('a2')
    end('b1')
    expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'b1'])
  })

  it('go on after an act that failed', async () => {
    const turns = makeTurns()
    const { act, end, fail } = makeActs()
    const first = turns.take('a', act('a1'))
    const second = turns.take('a', act('a2'))
    await settle()
    fail('a1')
    await expect(first).rejects.toThrow('a1')
    await settle()
    end('a2')
    expect(await second).toBe('a2')
  })

  it('are refused when too many wait, and given again when they have ended', async () => {
    const turns = makeTurns(2)
    const { act, end } = makeActs()
    const first = turns.take('a', act('a1'))
    const second = turns.take('a', act('a2'))
    await expect(turns.take('a', act('a3'))).rejects.toMatchObject({ code: 'rate-limited' })
    await settle()
    end('a1')
    await first
    await settle()
    end('a2')
    await second
    const third = turns.take('a', act('a3'))
    await settle()
    end('a3')
    expect(await third).toBe('a3')
  })
})
