import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorReport, MonitoringProvider } from './provider.ts'

export const makeReport = (overrides: Partial<ErrorReport> = {}): ErrorReport => ({
  at: 1_700_000_000_000,
  what: 'a call failed',
  name: 'TypeError',
  message: 'x is not a function',
  frames: [{ file: '/srv/marquee/server.js', line: 12, column: 5, name: 'serve' }],
  group: 'f'.repeat(40),
  times: 1,
  version: '1.2.3',
  role: 'api',
  context: { path: '/rest/player/' },
  ...overrides,
})

/** What arrived of a report, in our words. */
type Arrived = Pick<ErrorReport, 'at' | 'name' | 'group' | 'version' | 'frames' | 'times'> & {
  message: string
}

interface Harness {
  provider: MonitoringProvider
  /** What whoever looks at the reports finds, the latest last. */
  arrived: () => Arrived[]
  close: () => Promise<void>
}

/** What every adapter for the monitoring of failures does. */
export function describeMonitoringProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of monitoring`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('hands a report over with what failed, where, when, how often and in which version', async () => {
      const report = makeReport({ times: 7 })
      expect(await harness.provider.report(report)).toEqual({ kind: 'sent' })
      const { at, name: kind, group, version, frames, times, message } = report
      const last = harness.arrived().at(-1)
      expect(last).toMatchObject({ at, name: kind, group, version, frames, times })
      expect(last?.message).toContain(message)
    })

    it('takes a failure without a stack, and one of a process that nobody named', async () => {
      const before = harness.arrived().length
      const outcome = await harness.provider.report(
        makeReport({ frames: [], message: '', role: '' }),
      )
      expect(outcome).toEqual({ kind: 'sent' })
      expect(harness.arrived()).toHaveLength(before + 1)
    })
  })
}
