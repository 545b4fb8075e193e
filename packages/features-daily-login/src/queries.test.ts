import { type Answers, makeApp, refusal } from '@marquee/core/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDailyLogin } from './days.ts'
import { dailyLogin } from './feature.ts'
import { dailyLoginInfoQuery } from './queries.ts'
import { makeClaimed, makeDailyLogin } from './testing/makeDailyLogin.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  log.mockClear()
})

const path = 'GET /rest/daily-login/info/'
const answering = (info = makeDailyLogin()): Answers => ({ [path]: { success: true, data: info } })

const ask = async (answers: Answers) => {
  const { runtime } = await makeApp({ answers })
  return { runtime, info: await runtime.queryClient.fetchQuery(dailyLoginInfoQuery(runtime.api)) }
}

describe('dailyLoginInfoQuery', () => {
  it('gives what the platform answers', async () => {
    expect((await ask(answering())).info).toEqual(makeDailyLogin())
    expect(log).not.toHaveBeenCalled()
  })

  it('DAILY-04 gives the empty state when the call fails, and logs why', async () => {
    const { info } = await ask({ [path]: () => refusal('internal') })
    expect(info).toEqual(emptyDailyLogin)
    expect(log).toHaveBeenCalledWith(
      'The daily rewards could not be asked for; the empty state is shown.',
      expect.objectContaining({ code: 'internal' }),
    )
  })

  it('asks again at the next occasion after a failure, and not after an answer', async () => {
    let fails = true
    const { runtime } = await ask({
      [path]: () => (fails ? refusal('internal') : { success: true, data: makeDailyLogin() }),
    })
    fails = false
    const query = dailyLoginInfoQuery(runtime.api)
    expect(await runtime.queryClient.fetchQuery(query)).toEqual(makeDailyLogin())
    fails = true
    expect(await runtime.queryClient.fetchQuery(query)).toEqual(makeDailyLogin())
  })
})

describe('dailyLogin', () => {
  it('wants to open by itself only while a reward waits', async () => {
    const [modal] = dailyLogin().autoModals ?? []
    const wanted = async (answers: Answers) => modal?.wanted((await makeApp({ answers })).runtime)
    expect(await wanted(answering())).toBe(true)
    expect(await wanted(answering(makeClaimed()))).toBe(false)
    expect(await wanted({})).toBe(false)
  })

  it('asks again in tabs that hear of a claim, and not for other credits', async () => {
    const { runtime } = await ask(answering())
    const { queryClient } = runtime
    const isStale = () => queryClient.getQueryState(['daily-login', 'info'])?.isInvalidated
    const credited = (reason: string) =>
      dailyLogin().pushes?.cash?.(
        {
          reason,
          coins: 1,
          entries: 0,
          balance: { coins: 1, entries: 0, winnings: 0, tourPoints: 0 },
        },
        runtime,
      )
    credited('welcome-gift')
    expect(isStale()).toBe(false)
    credited('daily-login')
    await vi.waitFor(() => expect(isStale()).toBe(true))
  })
})
