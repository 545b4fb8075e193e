import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestKernel } from './testing/makeTestKernel.ts'
import type { MovableClock } from './clock.ts'
import { type Kernel, runCommand } from './command.ts'
import { startEvents } from './eventDelivery.ts'
import { afterCommit, inside, makeListeners } from './events.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'

declare module './events.ts' {
  interface Events {
    tested: { playerId: string; value: number }
  }
}

let kernel: Kernel & { clock: MovableClock }
let playerId: string
const heard: string[] = []
const listen = {
  first: vi.fn(
    async (_: unknown, { value }: { value: number }) => void heard.push(`first ${value}`),
  ),
  second: vi.fn(
    async (_: unknown, { value }: { value: number }) => void heard.push(`second ${value}`),
  ),
  within: vi.fn(async () => {}),
}
beforeAll(async () => {
  kernel = await makeTestKernel()
  kernel.listeners = makeListeners([
    { name: 'one', on: { tested: afterCommit((...told) => listen.first(...told)) } },
    { name: 'two', on: { tested: afterCommit((...told) => listen.second(...told)) } },
    { name: 'three', on: { tested: inside(() => listen.within()) } },
  ])
})
afterAll(() => kernel.db.destroy())
beforeEach(async () => {
  heard.length = 0
  for (const one of Object.values(listen)) one.mockClear()
  playerId = await makePlayerRow(kernel)
})

const say = (value: number, fails = false) =>
  runCommand(kernel, {
    name: 'test.say',
    playerId,
    idempotency: null,
    input: { value },
    async handle({ emit }) {
      await emit('tested', { playerId, value })
      if (fails) throw new Error('undone')
    },
  })

/** Delivers what is due now. */
async function deliver(onFailure = vi.fn()) {
  const events = startEvents(
    kernel,
    (error) => {
      throw error
    },
    onFailure,
  )
  await events.idle()
  await events.stop()
  return onFailure
}

describe('events of a command', () => {
  it('listeners inside > hear at once; those after the commit hear once, in order', async () => {
    await say(1)
    await say(2)
    expect(listen.within).toHaveBeenCalledTimes(2)
    expect(heard).toEqual([])
    await deliver()
    await deliver()
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2'])
  })

  it('command that is undone > nobody hears of it', async () => {
    await expect(say(1, true)).rejects.toThrow('undone')
    await deliver()
    expect(heard).toEqual([])
  })

  it('listener inside that fails > undoes the command', async () => {
    listen.within.mockRejectedValueOnce(new Error('no'))
    await expect(say(1)).rejects.toThrow('no')
    await deliver()
    expect(heard).toEqual([])
  })

  it('listener after the commit that fails > is tried again alone, later, and leaves no trace', async () => {
    const fail = async (command: unknown) => {
      const { tx, push } = command as Parameters<Parameters<typeof afterCommit>[0]>[0]
      push(playerId, 'profile', { changed: [] })
      await tx.updateTable('player').set({ game_mode: 'SweepStakes' }).execute()
      await tx
        .selectFrom('player')
        .select('no_such_column' as never)
        .execute()
      return undefined
    }
    // With the others, and on its own.
    listen.first.mockImplementationOnce(fail).mockImplementationOnce(fail)
    await say(1)
    const onFailure = await deliver()
    expect(onFailure).toHaveBeenCalledWith(expect.any(Error), { event: 'tested', listener: 'one' })
    expect(heard).toEqual(['second 1'])
    const outbox = await kernel.db
      .selectFrom('outbox')
      .selectAll()
      .where('player_id', '=', playerId)
      .execute()
    expect(outbox).toEqual([])
    await deliver()
    expect(heard).toEqual(['second 1'])
    kernel.clock.advance(1000)
    await deliver()
    expect(heard).toEqual(['second 1', 'first 1'])
    expect(await kernel.db.selectFrom('event').selectAll().execute()).toEqual([])
  })
})

describe('delivery that is stopped', () => {
  it('lets those who are being told hear it out and leaves everybody else to other processes', async () => {
    const waiting = 12
    for (let nth = 0; nth < waiting; nth++) {
      playerId = await makePlayerRow(kernel)
      await say(nth)
    }
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    listen.first.mockImplementation(async (_, { value }) => {
      begun.resolve()
      await goOn.promise
      heard.push(`first ${value}`)
    })
    const onFailure = vi.fn()
    const events = startEvents(kernel, onFailure, onFailure)
    await begun.promise
    const stopped = events.stop()
    goOn.resolve()
    await stopped
    listen.first.mockImplementation(async (_, { value }) => void heard.push(`first ${value}`))
    const told = heard.length / 2
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(4)
    const left = await kernel.db.selectFrom('event').selectAll().execute()
    expect(left).toHaveLength(waiting - told)
    await deliver()
    expect(heard.toSorted()).toEqual(
      Array.from({ length: waiting }, (_, nth) => [`first ${nth}`, `second ${nth}`])
        .flat()
        .toSorted(),
    )
    expect(onFailure).not.toHaveBeenCalled()
  })
})
