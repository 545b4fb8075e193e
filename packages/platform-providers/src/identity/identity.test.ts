import { randomUUID } from 'node:crypto'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
  webhookTolerance,
} from '@marquee/platform-kernel/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVeriff, type TestVeriff } from '../testing/veriff.ts'
import { describeIdentityProvider, makeCheck } from './conformance.ts'
import { sandboxIdentity } from './sandbox.ts'
import { veriffIdentity } from './veriff.ts'

const secret = 'secret of the sandbox'
const now = () => 1_700_000_000_000

/** A webhook of the sandbox, signed at a time. */
function signed(message: object, at = now()) {
  const body = JSON.stringify(message)
  const headers: Record<string, string> = {
    [webhookTimeHeader]: String(at),
    [webhookSignatureHeader]: signWebhook(secret, at, body),
  }
  return { body, header: (name: string) => headers[name] }
}

describeIdentityProvider('sandbox', async () => ({
  provider: sandboxIdentity({ secret, now }),
  decide: ({ id: check }, status) => signed({ id: randomUUID(), check, status }),
  close: async () => {},
}))

const declinedFor = { approved: undefined, rejected: '102', duplicateCredentials: '110' }

describeIdentityProvider('veriff', async () => {
  const company = await startVeriff()
  return {
    provider: veriffIdentity(company),
    decide: ({ id }, status) =>
      company.decide(id, {
        status: status === 'approved' ? 'approved' : 'declined',
        reasonCode: declinedFor[status],
      }),
    close: company.stop,
  }
})

describe('the sandbox', () => {
  it('believes no webhook that was signed too long ago', () => {
    const { read } = sandboxIdentity({ secret, now })
    const message = { id: randomUUID(), check: randomUUID(), status: 'approved' }
    expect(read(signed(message, now() - webhookTolerance)).kind).toBe('event')
    expect(read(signed(message, now() - webhookTolerance - 1)).kind).toBe('forged')
  })

  it('reads nothing out of what it does not know', () => {
    const { read } = sandboxIdentity({ secret, now })
    expect(read(signed({ id: '1', check: randomUUID(), status: 'godlike' })).kind).toBe(
      'unreadable',
    )
  })
})

describe('veriff', () => {
  let company: TestVeriff
  beforeAll(async () => {
    company = await startVeriff()
  })
  afterAll(() => company.stop())
  const provider = (options: { timeout?: number; secret?: string } = {}) =>
    veriffIdentity({ ...company, ...options })
  const read = (told: Parameters<TestVeriff['decide']>[1], id: string = randomUUID()) =>
    provider().read(company.decide(id, told))

  it('tells the company the id of the check, and nothing of the player', async () => {
    const check = makeCheck()
    await provider().begin(check)
    const { path, method, body } = company.taken.at(-1) ?? {}
    expect([method, path]).toEqual(['POST', '/v1/sessions'])
    expect(JSON.parse(body ?? '')).toEqual({ verification: { vendorData: check.id } })
  })

  it('says what the player can mend, and keeps to itself why somebody was declined', () => {
    expect(
      read({ status: 'resubmission_requested', reasonCode: '201', reason: 'Video missing' }),
    ).toMatchObject({
      event: { report: { status: 'rejected' }, reason: 'Video missing' },
    })
    expect(
      read({ status: 'declined', reasonCode: 102, reason: 'Suspected tampering' }),
    ).toMatchObject({ event: { report: { status: 'rejected' }, reason: null } })
  })

  it.each(['expired', 'abandoned', 'review', 'something new'])(
    'decides nothing by %s',
    (status) => {
      expect(read({ status })).toEqual({ kind: 'nothing' })
    },
  )

  it('takes what is no decision, and sessions that were opened by hand, without a word', () => {
    expect(read({ status: 'approved' }, 'opened by hand')).toEqual({ kind: 'nothing' })
    const started = company.sign(JSON.stringify({ id: '1', action: 'started', code: 7001 }))
    expect(provider().read(started)).toEqual({ kind: 'nothing' })
    expect(provider().read(company.sign('no JSON')).kind).toBe('unreadable')
  })

  it.each(['silent', 'failing', 'confused'] as const)(
    'is unavailable while the company is %s, and says why without its secrets',
    async (how) => {
      company.break(how)
      const begun = await provider({ timeout: 200 }).begin(makeCheck())
      company.break(null)
      expect(begun.kind).toBe('unavailable')
      const problem = begun.kind === 'unavailable' ? begun.problem : ''
      expect(problem).not.toBe('')
      for (const kept of [company.key, company.secret]) expect(problem).not.toContain(kept)
    },
  )

  it('is unavailable while the company does not know our signature', async () => {
    expect(await provider({ secret: 'of another integration' }).begin(makeCheck())).toMatchObject({
      kind: 'unavailable',
      problem: expect.stringContaining('401') as string,
    })
  })
})
