import { restriction, verification } from '@marquee/contract'
import { makeLog } from '@marquee/platform-kernel/log'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { accountsOfNobody, expectAlert, times } from '../../testing/alerts/expectAlert.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { scrape } from '@marquee/drills/alerts/readMetrics'

const brand = 'wireframe'

describe('a company that does not answer', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await makePlatform({ brand, log: makeLog('silent'), accounts: accountsOfNobody })
  })
  afterAll(() => platform.stop())

  const expectAfter = (alert: string, plant: () => Promise<unknown>) =>
    expectAlert(alert, () => scrape(platform.url), plant)

  it('when identity checks are begun: IdentityChecksFail', () =>
    expectAfter('IdentityChecksFail', () =>
      times(5, async () => {
        const player = await platform.signUp()
        await player.call(verification.startIdentity, { body: {} })
      }),
    ))

  it('when it is asked where addresses are: GeolocationFails', () =>
    expectAfter('GeolocationFails', () =>
      // Each of a network of its own: an answer stands for all of it.
      times(5, (nth) => platform.guest({ ip: `203.0.${nth}.7` }).ask(restriction.checkIp)),
    ))

  it('when what players write is handed over: SupportChatFails', () =>
    expectAfter('SupportChatFails', () =>
      times(5, async (nth) => {
        const { chat } = platform.surroundings.providers
        await chat?.forward({
          id: `message-${nth}`,
          brand,
          contact: 'a-secret-of-this-conversation',
          writer: { name: 'Robin', playerId: 'one' },
          conversation: null,
          text: 'Where is my redemption?',
        })
      }),
    ))

  it('when an error is reported: ErrorReportsFail', () =>
    expectAfter('ErrorReportsFail', async () => {
      const { log, kernel } = platform.surroundings
      log.error({ err: new Error('on purpose'), at: kernel.clock.now() }, 'a call failed')
    }))
})
