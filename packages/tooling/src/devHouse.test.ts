import { expect, it } from 'vitest'
import { oneAtATime } from './devHouse.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('several edits of one save are taken together, and those that come meanwhile once more', async () => {
  let running = 0
  let most = 0
  let done = 0
  const go = oneAtATime(async () => {
    running += 1
    most = Math.max(most, running)
    await wait(40)
    running -= 1
    done += 1
  }, 5)
  go()
  go()
  await wait(20)
  go()
  go()
  await expect.poll(() => done, { timeout: 5000 }).toBe(2)
  await wait(80)
  expect([most, done]).toEqual([1, 2])
})
