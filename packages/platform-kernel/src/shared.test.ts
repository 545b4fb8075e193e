import { expect, it, vi } from 'vitest'
import { makeShared } from './shared.ts'

it('shared > reads once for all who come in time, and again for later ones', async () => {
  const shared = makeShared()
  const read = vi.fn(async () => ({}))
  const at = (now: number) => shared.keep('a', { ms: 1_000, now }, read)
  const [one, other] = await Promise.all([at(0), at(999)])
  expect(one).toBe(other)
  expect(read).toHaveBeenCalledTimes(1)
  await shared.keep('b', { ms: 1_000, now: 0 }, read)
  expect(await at(1_000)).not.toBe(one)
  expect(read).toHaveBeenCalledTimes(3)
})

it('shared > keeps no failure', async () => {
  const shared = makeShared()
  const read = vi.fn(async () => 1)
  read.mockRejectedValueOnce(new Error('no'))
  await expect(shared.keep('a', { ms: 1_000, now: 0 }, read)).rejects.toThrow('no')
  expect(await shared.keep('a', { ms: 1_000, now: 0 }, read)).toBe(1)
})
