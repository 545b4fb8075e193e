import { describe, expect, it } from 'vitest'
import { buildInTurn, knownIn } from './buildInTurn.ts'

/** Builds that end when they are told to, in the order in which they began. */
function makeBuilds() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  return {
    begun,
    build: (target: string) => {
      begun.push(target)
      return new Promise<void>((resolve, reject) => {
        ends.set(target, (error) => (error ? reject(error) : resolve()))
      })
    },
    async end(target: string, error?: Error) {
      ends.get(target)?.(error)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('buildInTurn', () => {
  it('builds one after the other, and next the one that is asked for', async () => {
    const { begun, build, end } = makeBuilds()
    const built: string[] = []
    const turns = buildInTurn(['one', 'two', 'three'], {
      build,
      onBuilt: async (target) => void built.push(target),
      onFailed: () => undefined,
    })
    expect(turns.stateOf('one')).toBe('waiting')
    const done = turns.run()
    expect(turns.stateOf('one')).toBe('building')
    turns.ask('three')
    turns.ask('one')
    await end('one')
    expect(['one', 'two', 'three'].map(turns.stateOf)).toEqual(['built', 'waiting', 'building'])
    await end('three')
    await end('two')
    await done
    expect(begun).toEqual(['one', 'three', 'two'])
    expect(built).toEqual(['one', 'three', 'two'])
  })

  it('goes on after a failure, and says which it was', async () => {
    const { build, end } = makeBuilds()
    const failed: [string, unknown][] = []
    const turns = buildInTurn(['one', 'two'], {
      build,
      onBuilt: async () => undefined,
      onFailed: (target, error) => failed.push([target, error]),
    })
    const done = turns.run()
    const problem = new Error('no')
    await end('one', problem)
    await end('two')
    await done
    expect(failed).toEqual([['one', problem]])
    expect(['one', 'two'].map(turns.stateOf)).toEqual(['failed', 'built'])
  })
})

describe('knownIn', () => {
  it('takes what turbo has in its cache, and nothing of other tasks', () => {
    const task = (name: string, status: 'HIT' | 'MISS', of = 'build') => ({
      package: name,
      task: of,
      command: 'marquee-build',
      cache: { status },
    })
    const tasks = [task('a', 'HIT'), task('b', 'MISS'), task('c', 'HIT', 'typecheck')]
    expect(knownIn({ tasks })).toEqual(['a'])
  })
})
