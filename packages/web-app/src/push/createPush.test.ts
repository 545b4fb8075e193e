import { describe, expect, it } from 'vitest'
import { createPush } from './createPush.ts'
import { makeProvider, makeProviderError, makePushTools } from './testing/makePushTools.ts'

describe('the push flow', () => {
  it('PUSH-05 PUSH-08 PUSH-10 PUSH-12 checks support, asks, initialises, then gives the token', async () => {
    const { tools, notes } = makePushTools()
    expect(await createPush(tools).start()).toBe('active')
    expect(notes.steps).toEqual(['support', 'permission', 'initialise'])
    expect(notes.tokens).toEqual(['token-1'])
    expect(notes.states).toEqual(['working', 'active'])
  })

  it('PUSH-03 PUSH-04 ERR-08 warns and stops before asking when the browser cannot', async () => {
    const { tools, notes } = makePushTools({ unsupported: () => ['indexedDB is missing'] })
    expect(await createPush(tools).start()).toBe('unsupported')
    expect(notes.steps).toEqual([])
    expect(notes.warnings).toHaveLength(1)
    expect(notes.warnings[0]).toContain('indexedDB is missing')
  })

  it.each(['denied', 'default'] as const)(
    'PUSH-06 PUSH-07 ERR-09 warns and stops before initialising when the permission is %s',
    async (permission) => {
      const { tools, notes } = makePushTools({ requestPermission: async () => permission })
      expect(await createPush(tools).start()).toBe('denied')
      expect(notes.steps).toEqual(['support'])
      expect(notes.warnings).toEqual([expect.stringContaining(`'${permission}'`)])
    },
  )

  it("ERR-10 logs 'Failed to initialize firebase' and goes no further", async () => {
    const failure = new Error('no network')
    const { tools, notes } = makePushTools({ initialise: () => Promise.reject(failure) })
    expect(await createPush(tools).start()).toBe('failed')
    expect(notes.errors).toEqual([['Failed to initialize firebase', 'unknown error', failure]])
    expect(notes.tokens).toEqual([])
  })

  it('PUSH-09 tries up to 5 times, 1000 ms apart, and gives up after the fifth', async () => {
    let asked = 0
    const { provider } = makeProvider({
      token: () => {
        asked += 1
        return Promise.reject(makeProviderError('messaging/token-subscribe-failed'))
      },
    })
    const { tools, notes } = makePushTools({ initialise: async () => provider })
    expect(await createPush(tools).start()).toBe('failed')
    expect(asked).toBe(5)
    expect(notes.waits).toEqual([1000, 1000, 1000, 1000])
    expect(notes.errors).toHaveLength(5)
    expect(notes.tokens).toEqual([])
  })

  it('PUSH-09 takes the token of a later attempt and waits no more', async () => {
    let asked = 0
    const { provider } = makeProvider({
      token: async () => {
        if (++asked < 3) throw makeProviderError('installations/app-offline')
        return 'token-3'
      },
    })
    const { tools, notes } = makePushTools({ initialise: async () => provider })
    expect(await createPush(tools).start()).toBe('active')
    expect(notes.tokens).toEqual(['token-3'])
    expect(notes.waits).toEqual([1000, 1000])
  })

  it('PUSH-11 hands on every message that comes, and none before there is a token', async () => {
    const { tools, notes, deliver } = makePushTools()
    const push = createPush(tools)
    deliver({ messageId: 'early' })
    await push.start()
    deliver({ messageId: 'm-1', notification: { title: 'Hello' } })
    expect(notes.messages).toEqual([{ messageId: 'm-1', notification: { title: 'Hello' } }])
  })

  it('runs once, however often it is told to start', async () => {
    const { tools, notes } = makePushTools()
    const push = createPush(tools)
    await Promise.all([push.start(), push.start()])
    await push.start()
    expect(notes.steps).toEqual(['support', 'permission', 'initialise'])
  })

  it('starts over after a failure, and after it was stopped', async () => {
    let permission: NotificationPermission = 'denied'
    const { tools, notes } = makePushTools({ requestPermission: async () => permission })
    const push = createPush(tools)
    await push.start()
    permission = 'granted'
    expect(await push.start()).toBe('active')
    await push.stop()
    expect(await push.start()).toBe('active')
    expect(notes.tokens).toEqual(['token-1', 'token-1'])
  })

  it('PUSH-15 PUSH-29 only logs what breaks where no failure is expected', async () => {
    const { tools, notes } = makePushTools({
      requestPermission: () => Promise.reject(new Error('refused')),
    })
    expect(await createPush(tools).start()).toBe('failed')
    expect(notes.errors).toHaveLength(1)
  })

  it('PUSH-15 ERR-20 only logs that the device could not be taken off the list', async () => {
    const { provider } = makeProvider({
      deleteToken: () => Promise.reject(makeProviderError('messaging/token-unsubscribe-failed')),
    })
    const { tools, notes } = makePushTools({ initialise: async () => provider })
    const push = createPush(tools)
    await push.start()
    await push.stop()
    expect(notes.states.at(-1)).toBe('idle')
    expect(notes.errors).toEqual([
      [expect.stringContaining('token unsubscribe failure'), expect.any(Error)],
    ])
  })
})

/** What the library throws while it obtains a token, and the words that are logged. */
const tokenErrors = [
  ['ERR-16', 'messaging/permission-blocked', 'permission blocked'],
  ['ERR-17', 'messaging/permission-default', 'permission default'],
  ['ERR-18', 'messaging/token-subscribe-failed', 'token subscribe failure'],
  ['ERR-19', 'messaging/token-update-failed', 'token update failure'],
  ['ERR-21', 'messaging/token-subscribe-no-token', 'missing token'],
  ['ERR-21', 'messaging/token-update-no-token', 'missing token'],
  ['ERR-24', 'installations/app-offline', 'app offline'],
] as const

describe('errors of the provider', () => {
  it.each(tokenErrors)('%s logs %s as %s', async (_id, code, words) => {
    const failure = makeProviderError(code)
    const { provider } = makeProvider({ token: () => Promise.reject(failure) })
    const { tools, notes } = makePushTools({ initialise: async () => provider })
    await createPush(tools).start()
    expect(notes.errors[0]).toEqual([`Push: ${words} (attempt 1 of 5).`, failure])
  })

  it.each([
    ['ERR-15', 'messaging/unsupported-browser', 'unsupported browser'],
    ['ERR-22', 'messaging/failed-service-worker-registration', 'failed worker registration'],
    ['ERR-23', 'messaging/indexed-db-unsupported', 'unsupported indexed database'],
  ])('%s logs %s at the beginning as %s', async (_id, code, words) => {
    const failure = makeProviderError(code)
    const { tools, notes } = makePushTools({ initialise: () => Promise.reject(failure) })
    await createPush(tools).start()
    expect(notes.errors).toEqual([['Failed to initialize firebase', words, failure]])
  })
})
