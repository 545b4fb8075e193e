import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome.ts'
import type { ErrorReport } from './provider.ts'
import { makeReporter, type ReporterOptions } from './reporter.ts'
import { scrubText } from './scrub.ts'

function make(
  options: Partial<ReporterOptions> = {},
  answer: () => Promise<Outcome> | Outcome = () => ({ kind: 'sent' }),
) {
  const told: ErrorReport[] = []
  const troubles: string[] = []
  const clock = { now: 1_000_000 }
  const reporter = makeReporter({
    provider: {
      name: 'test',
      async report(report) {
        told.push(report)
        return answer()
      },
    },
    version: '1.2.3',
    role: 'api',
    now: () => clock.now,
    onTrouble: (problem) => troubles.push(problem),
    ...options,
  })
  return { reporter, told, troubles, clock }
}

const failure = (message: string) => new RangeError(message)

describe('a reporter', () => {
  it('tells what failed, where, and in which process', async () => {
    const { reporter, told } = make()
    reporter.report(failure('too far'), 'a call failed', { path: '/rest/x/', nested: { a: 1 } })
    await reporter.flush(1_000)
    expect(told).toMatchObject([
      {
        what: 'a call failed',
        name: 'RangeError',
        message: 'too far',
        version: '1.2.3',
        role: 'api',
        times: 1,
        context: { path: '/rest/x/' },
      },
    ])
    expect(told[0]?.frames[0]).toMatchObject({ name: 'failure' })
    expect(told[0]?.frames[0]?.file).toContain('reporter.test.ts')
  })

  it('tells the same failure once a minute, whoever it happened to, and how often', async () => {
    const { reporter, told, clock } = make()
    for (let player = 1; player <= 20; player++)
      reporter.report(failure(`player ${player} has ${player * 7} coins`), 'a call failed')
    reporter.report(new TypeError('another'), 'a call failed')
    await reporter.flush(1_000)
    expect(told).toHaveLength(2)
    clock.now += 60_000
    reporter.report(failure('player 3 has 9 coins'), 'a call failed')
    await reporter.flush(1_000)
    expect(told[2]).toMatchObject({ times: 20, group: told[0]?.group })
  })

  it('tells so many a minute, and lets so many wait', async () => {
    const { reporter, told, clock } = make({ rate: 5 })
    const kinds = Array.from({ length: 12 }, (_, at) => `kind ${'x'.repeat(at)}`)
    for (const kind of kinds) reporter.report(failure(kind), 'a call failed')
    await reporter.flush(1_000)
    expect(told).toHaveLength(5)
    clock.now += 60_000
    for (const kind of kinds) reporter.report(failure(kind), 'a call failed')
    await reporter.flush(1_000)
    expect(told).toHaveLength(10)
    const crowded = make({ rate: 50, queue: 3 }, () => new Promise(() => {}))
    for (const kind of kinds) crowded.reporter.report(failure(kind), 'a call failed')
    // One is on its way.
    expect(crowded.told).toHaveLength(1)
    await crowded.reporter.flush(20)
    expect(crowded.told).toHaveLength(1)
  })

  it('holds nobody up and throws nothing, whatever the service does', async () => {
    const { reporter, told, troubles, clock } = make({}, () => Promise.reject(new Error('away')))
    const began = performance.now()
    for (let at = 0; at < 2_000; at++) reporter.report(failure('the same'), 'a call failed')
    expect(performance.now() - began).toBeLessThan(5_000)
    reporter.report(
      {
        toString: () => {
          throw new Error('nothing to say')
        },
      },
      'a call failed',
    )
    await reporter.flush(1_000)
    expect(told).toHaveLength(1)
    expect(troubles).toHaveLength(1)
    // It is let alone for a minute.
    reporter.report(failure('another one'), 'a job failed')
    await reporter.flush(1_000)
    expect(told).toHaveLength(1)
    clock.now += 60_000
    reporter.report(failure('another one'), 'a job failed')
    await reporter.flush(1_000)
    expect(told).toHaveLength(2)
  })

  it('says nothing of people', async () => {
    const { reporter, told } = make()
    const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
    reporter.report(failure(`ann@example.test has ${id}`), 'a call failed', {
      path: `/rest/rounds/${id}/?token=s3cret`,
    })
    await reporter.flush(1_000)
    const text = JSON.stringify(told)
    for (const kept of ['ann@', id, 's3cret']) expect(text).not.toContain(kept)
  })
})

describe('scrubText', () => {
  it.each([
    ['mail to ann.b+c@mail.example.test failed', 'mail to [removed] failed'],
    ['GET /rest/auth/?email=a&b=c failed', 'GET /rest/auth/?[removed] failed'],
    ['from 203.0.113.7 and 2001:db8:1::7', 'from [removed] and [removed]'],
    ['call +1 (312) 555-0100', 'call [removed]'],
    ['card 4111 1111 1111 1111', 'card [removed]'],
    ['duplicate key: Key (email)=(x y) exists', 'duplicate key: Key (email)=([removed]) exists'],
    [
      'invalid input syntax for type uuid: "Ann B"',
      'invalid input syntax for type uuid: "[removed]"',
    ],
    ['marquee=Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA', 'marquee=[removed]'],
  ])('%s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  it('leaves what says what failed', () => {
    for (const text of [
      'relation "identity_event" does not exist',
      "Cannot read properties of undefined (reading 'id')",
      'The brand has no game 42 at 12:30',
    ])
      expect(scrubText(text)).toBe(text)
  })
})
