import { randomUUID } from 'node:crypto'
import { account, responsiblePlay } from '@marquee/contract'
import { signInCodeLifetime } from '@marquee/platform-identity/account/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePauses, otherCode, signInWith } from '../../testing/makePauses.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { workOf } from '../../testing/workOf.ts'

/** Of argon2id: hashing takes most of the time, as it does in earnest. */
const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }

let platform: TestPlatform
let pauses: ReturnType<typeof makePauses>

beforeAll(async () => {
  platform = await makePlatform({ passwordCost })
  pauses = makePauses(platform)
}, 60_000)
afterAll(() => platform.stop())

/** What somebody sees of an answer: everything but its request id and the clock's small change. */
const seen = ({ status, headers, body }: Awaited<ReturnType<typeof signInWith>>) => ({
  status,
  names: Object.keys(headers).sort(),
  error: body.error && {
    ...body.error,
    requestId: '',
    retryAfterMs: Math.ceil((body.error.retryAfterMs ?? 0) / 60_000),
  },
})

describe('a code that passes a pause', () => {
  it('is offered by the refusal, to everybody alike', async () => {
    const { email, password, browser } = await pauses.pausedOwner()
    const refused = await signInWith(browser, { email }, { password })
    expect([refused.status, refused.body.error?.code]).toEqual([423, 'locked'])
    expect(refused.body.error?.details).toEqual([
      { path: 'code', message: expect.stringMatching(/pass the pause/) },
    ])
    const unknown = `${randomUUID()}@example.test`
    const ip = pauses.freshNetwork()
    await pauses.pause(ip, { email: unknown })
    expect(seen(await signInWith(pauses.browserAt(ip), { email: unknown }, { password }))).toEqual(
      seen(refused),
    )
  })

  it('is answered alike for known, unknown, closed and excluded contacts, and nobody else is sent anything', async () => {
    const known = (await platform.signUp()).credentials.email
    const unknown = `${randomUUID()}@example.test`
    const closing = await platform.signUp()
    await closing.ask(account.closeAccount, { body: { password: closing.credentials.password } })
    const excluded = await platform.signUp()
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    const contacts = [known, unknown, closing.credentials.email, excluded.credentials.email]
    const answers: { status: number; names: string[] }[] = []
    for (const email of contacts) {
      const answer = await pauses.ask(pauses.browserAt(), { email })
      const { expiresAt } = answer.body.data ?? {}
      expect((expiresAt ?? 0) - platform.clock.now()).toBeGreaterThan(signInCodeLifetime - 60_000)
      answers.push({ status: answer.status, names: Object.keys(answer.headers).sort() })
    }
    expect(answers).toEqual(contacts.map(() => answers[0]))
    expect(answers[0]?.status).toBe(200)
    const sent = await Promise.all(
      contacts.map(async (email) => (await pauses.messagesTo(email)).length),
    )
    // Whoever excluded themselves may sign in: to redeem, to read, to get help.
    expect(sent).toEqual([1, 0, 0, 1])
  })

  it('writes and works as much for an unknown contact as for a known one', async () => {
    const { email } = (await platform.signUp()).credentials
    const { statementSeconds } = platform.kernel.metrics
    /** How many rows were written so far. */
    const inserts = async () => {
      const { values } = await statementSeconds.get()
      return values
        .filter(
          ({ metricName, labels }) => metricName?.endsWith('_count') && labels.kind === 'insert',
        )
        .reduce((sum, { value }) => sum + value, 0)
    }
    const cost = async (contact: string) => {
      const browser = pauses.browserAt()
      const before = await inserts()
      const work = await workOf(() => pauses.ask(browser, { email: contact }))
      return { work, inserts: (await inserts()) - before }
    }
    await cost(`${randomUUID()}@example.test`)
    const known: Awaited<ReturnType<typeof cost>>[] = []
    const unknown: typeof known = []
    for (let round = 0; round < 15; round++) {
      unknown.push(await cost(`${randomUUID()}@example.test`))
      known.push(await cost(email))
    }
    // The least of many: what else the platform does only adds to it.
    const least = (list: typeof known, what: 'work' | 'inserts') =>
      Math.min(...list.map((one) => one[what]))
    expect(least(unknown, 'inserts')).toBe(least(known, 'inserts'))
    expect(least(unknown, 'work')).toBeGreaterThan(least(known, 'work') / 2)
    expect(least(unknown, 'work')).toBeLessThan(least(known, 'work') * 2)
  })

  it('answers alike whatever is wrong: contact, password, code, or that there is none', async () => {
    const { email, password, ip, browser } = await pauses.pausedOwner()
    const code = await pauses.codeFor(browser, email)
    const unknown = `${randomUUID()}@example.test`
    await pauses.pause(ip, { email: unknown })
    await pauses.ask(browser, { email: unknown })
    const answers = [
      await signInWith(browser, { email }, { password, code: otherCode(code) }),
      await signInWith(browser, { email }, { password: 'a guess', code }),
      await signInWith(browser, { email }, { password: 'a guess', code: otherCode(code) }),
      await signInWith(pauses.browserAt(ip), { email }, { password, code }),
      await signInWith(browser, { email: unknown }, { password, code }),
      await signInWith(pauses.browserAt(ip), { email: unknown }, { password, code }),
    ].map(seen)
    expect(answers[0]).toMatchObject({ status: 400, error: { code: 'wrong-code' } })
    expect(answers).toEqual(answers.map(() => answers[0]))
  })

  it('works as much for an unknown contact, a wrong code and a wrong password', async () => {
    const [one, two] = [await platform.signUp(), await platform.signUp()].map(
      ({ credentials }) => credentials,
    )
    const unknown = `${randomUUID()}@example.test`
    const emails = [one?.email ?? '', two?.email ?? '', unknown]
    for (const email of emails) await pauses.pauseStrangers({ email })
    /** What the answer is worked at. */
    const workOn = async (email: string, password: string, change = (code: string) => code) => {
      const browser = pauses.browserAt()
      const code = (await pauses.codeFor(browser, email)) || '123456'
      return workOf(async () => {
        const { status } = await signInWith(browser, { email }, { password, code: change(code) })
        expect(status).toBe(400)
      })
    }
    const work = { unknown: [] as number[], code: [] as number[], password: [] as number[] }
    for (let round = 0; round < 18; round++) {
      work.unknown.push(await workOn(unknown, one?.password ?? ''))
      work.code.push(await workOn(emails[0] ?? '', one?.password ?? '', otherCode))
      work.password.push(await workOn(emails[1] ?? '', 'a guess'))
    }
    // The least of many: what else the platform does only adds to it.
    const least = Math.min(...work.password)
    for (const list of [work.unknown, work.code]) {
      // Without hashing, it would be a fraction of the work.
      expect(Math.min(...list)).toBeGreaterThan(least / 1.6)
      expect(Math.min(...list)).toBeLessThan(least * 1.6)
    }
  })
})
