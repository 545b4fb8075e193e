import { systemClock } from '@marquee/platform-kernel/clock'
import { makeProbe, makeProbeMetrics } from '@marquee/probe/probe'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsOfNobody, nowhere, rules } from '../../testing/alerts/expectAlert.ts'
import { comparedOverTime, metricsOf } from '@marquee/drills/alerts/expressions'
import { makePlatform } from '../../testing/makePlatform.ts'
import { readSamples, scrape } from '@marquee/drills/alerts/readMetrics'
import { startCallFront } from '../../testing/startCallFront.ts'

const brand = 'wireframe'

describe('a platform, a front and a probe that have just started', () => {
  const readAll = async () => {
    const own = await makePlatform({
      brand,
      runsJobs: true,
      sandbox: true,
      accounts: accountsOfNobody,
    })
    const front = await startCallFront(brand, { platformUrl: own.url })
    const probe = makeProbeMetrics()
    makeProbe(
      [nowhere],
      { email: 'probe@example.test', password: 'secret', gameId: 1, stake: 20 },
      probe,
      systemClock.now,
    )
    try {
      await vi.waitFor(
        async () =>
          expect(await scrape(own.url)).toContainEqual(
            expect.objectContaining({ name: 'marquee_job_every_seconds' }),
          ),
        { timeout: 30_000, interval: 500 },
      )
      const texts = await Promise.all(
        [own.url, `http://127.0.0.1:${front.port}`].map(async (url) =>
          (await fetch(`${url}/metrics`)).text(),
        ),
      )
      return [...texts, await probe.registry.metrics()].join('\n')
    } finally {
      await front.stop()
      await own.stop()
    }
  }
  let text: string
  beforeAll(async () => {
    text = await readAll()
  })

  it('have every metric that a rule reads', () => {
    // Also of those that have counted nothing yet.
    const known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    const read = rules.flatMap(({ expr }) => metricsOf(expr))
    expect(read.filter((name) => !known.has(name))).toEqual([])
  })

  it('have a series for everything that a rule compares over time, so that a first burst is seen', () => {
    const samples = readSamples(text)
    const compared = rules.flatMap(({ expr }) => comparedOverTime(expr))
    expect(compared.length).toBeGreaterThanOrEqual(20)
    const empty = compared.filter(({ selects }) => !samples.some(selects)).map(({ text: of }) => of)
    expect(empty).toEqual([])
    // Of each value that a selector lists, not of the first alone.
    const unlisted = compared.flatMap(({ text: of, selects }) => {
      const [, label = '', listed = ''] = /(\w+)=~"([\w|]+)"/.exec(of) ?? []
      const seen = new Set(samples.filter(selects).map(({ labels }) => labels[label]))
      return listed
        .split('|')
        .flatMap((value) => (!value || seen.has(value) ? [] : `${of}: ${value}`))
    })
    expect(unlisted).toEqual([])
  })
})
