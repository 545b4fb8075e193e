import { systemClock } from '@marquee/platform-kernel/clock'
import { makeProbe, makeProbeMetrics } from '@marquee/probe/probe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAlert, now, nowhere, rules, times } from '../../testing/alerts/expectAlert.ts'
import { watchAlerts } from '@marquee/drills/alerts/rules'
import { readSamples, scrape } from '@marquee/drills/alerts/readMetrics'
import { startCallFront } from '../../testing/startCallFront.ts'

const brand = 'wireframe'

it('a front that does not reach its platform: FrontWithoutPlatform', async () => {
  const front = await startCallFront(brand, { platformUrl: nowhere })
  const url = `http://127.0.0.1:${front.port}`
  try {
    await expectAlert(
      'FrontWithoutPlatform',
      () => scrape(url),
      () => times(6, () => fetch(`${url}/rest/player/`)),
    )
  } finally {
    await front.stop()
  }
})

it('pages that cannot be rendered: PagesFail', async () => {
  const page = async () => {
    throw new Error('on purpose')
  }
  const front = await startCallFront(brand, { platformUrl: nowhere, page })
  const url = `http://127.0.0.1:${front.port}`
  try {
    await expectAlert(
      'PagesFail',
      () => scrape(url),
      () => times(8, () => fetch(`${url}/`, { headers: { accept: 'text/html' } })),
    )
  } finally {
    await front.stop()
  }
})

describe('what browsers tell', () => {
  let front: Awaited<ReturnType<typeof startCallFront>>
  beforeAll(async () => {
    front = await startCallFront(brand, { platformUrl: nowhere })
  })
  afterAll(() => front.stop())

  const tell = (path: string, report: unknown) =>
    fetch(`http://127.0.0.1:${front.port}${path}`, {
      method: 'POST',
      body: JSON.stringify(report),
    })
  const expectTold = (alert: string, path: string, report: unknown) =>
    expectAlert(
      alert,
      () => scrape(`http://127.0.0.1:${front.port}`),
      async () => {
        // As many at once as one network may send.
        for (let nth = 0; nth < 8; nth++) await times(6, () => tell(path, report))
      },
    )

  it('a policy that keeps things away: PolicyReports', () => {
    const kept = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
    return expectTold('PolicyReports', '/csp-reports', [kept, kept])
  })
  it('pages that come late: PagesSlow', () =>
    expectTold('PagesSlow', '/vitals', { device: 'phone', lcp: 3_400 }))
  it('pages that answer late: AnswersSlow', () =>
    expectTold('AnswersSlow', '/vitals', { device: 'phone', inp: 420 }))
})

describe('a brand that players cannot enter', () => {
  const assignment = { email: 'probe@example.test', password: 'secret', gameId: 1, stake: 20 }
  const probing = (since: number) => {
    const metrics = makeProbeMetrics()
    const probe = makeProbe([nowhere], assignment, metrics, () => systemClock.now() - since)
    return { probe, read: async () => readSamples(await metrics.registry.metrics()) }
  }

  it('visits that end early: ProbeFails', () => {
    const { probe, read } = probing(0)
    return expectAlert('ProbeFails', read, async () => {
      await probe.round()
      await probe.round()
    })
  })
  it('no visit that was good for long: ProbeIsLate', async () => {
    const watch = watchAlerts(rules)
    expect(watch.take({ at: now(), samples: await probing(0).read() })).not.toContain('ProbeIsLate')
    expect(watch.take({ at: now(), samples: await probing(301_000).read() })).toContain(
      'ProbeIsLate',
    )
  })
})
