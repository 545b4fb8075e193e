import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRaygun, type TestRaygun } from '../testing/raygun.ts'
import { describeMonitoringProvider, makeReport } from './conformance.ts'
import { raygunMonitoring } from './raygun.ts'
import { sandboxMonitoring } from './sandbox.ts'

describeMonitoringProvider('sandbox', async () => {
  const provider = sandboxMonitoring()
  return { provider, arrived: () => [...provider.kept()], close: async () => {} }
})

describeMonitoringProvider('raygun', async () => {
  const company = await startRaygun()
  return {
    provider: raygunMonitoring(company),
    arrived: () =>
      company.entries.map(({ occurredOn, details }) => ({
        at: Date.parse(occurredOn),
        name: details.error.className,
        message: details.error.message,
        group: details.groupingKey ?? '',
        version: details.version ?? '',
        times: Number(details.userCustomData?.['times']),
        frames: details.error.stackTrace.map((step) => ({
          file: step.fileName,
          line: step.lineNumber,
          column: step.columnNumber,
          name: step.methodName,
        })),
      })),
    close: company.stop,
  }
})

describe('the sandbox', () => {
  it('keeps the latest, and not all', async () => {
    const provider = sandboxMonitoring()
    for (let at = 1; at <= 205; at++) await provider.report(makeReport({ at }))
    expect(provider.kept()).toHaveLength(200)
    expect(provider.kept().at(-1)?.at).toBe(205)
  })
})

describe('raygun', () => {
  let company: TestRaygun
  beforeAll(async () => {
    company = await startRaygun()
  })
  afterAll(() => company.stop())

  it('tells failures apart by version and role', async () => {
    await raygunMonitoring(company).report(makeReport({ role: 'worker', version: '2.0.1' }))
    expect(company.entries.at(-1)?.details.tags).toEqual(['role:worker', 'version:2.0.1'])
  })

  it.each(['silent', 'failing', 'full'] as const)(
    'gives a report back while the service is %s, and says why without its key',
    async (how) => {
      company.break(how)
      const outcome = await raygunMonitoring({ ...company, timeout: 200 }).report(makeReport())
      company.break(null)
      expect(outcome.kind).toBe('later')
      expect(JSON.stringify(outcome)).not.toContain(company.key)
    },
  )

  it('gives up on a report that the service refuses', async () => {
    const outcome = await raygunMonitoring(company).report(makeReport({ group: 'x'.repeat(101) }))
    expect(outcome.kind).toBe('refused')
  })
})
