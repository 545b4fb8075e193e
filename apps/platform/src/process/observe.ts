import type { IncomingMessage, ServerResponse } from 'node:http'
import { MovableClock } from '@marquee/platform-kernel/clock'
import type { JobQueue } from '@marquee/platform-kernel/jobs'
import { answerMetrics } from '@marquee/platform-kernel/metrics/exposition'
import { kernelGauges } from '@marquee/platform-kernel/metrics/kernelGauges'
import { makeStateGauges, type StateGauge } from '@marquee/platform-kernel/metrics/stateGauges'
import type { Surroundings } from '@marquee/platform-kernel/module'
import type { SharedRedis } from '@marquee/platform-kernel/redis'
import type { PlatformOptions } from '../options.ts'
import { does } from './role.ts'

const jobGauges = (jobs: Observed['jobs']): StateGauge[] => [
  {
    name: 'marquee_jobs_given_up',
    help: 'Jobs that failed as often as they are tried, and that staff have not looked at.',
    labelNames: ['job'],
    read: async () =>
      (await jobs.failures()).map(({ name, times }) => ({ labels: { job: name }, value: times })),
  },
]

interface Observed {
  surroundings: Pick<Surroundings, 'kernel'>
  jobs: Pick<JobQueue, 'failures'>
  /** What domains look up; nothing unless given. */
  domains?: readonly StateGauge[]
  redis: Pick<SharedRedis, 'answers'> | undefined
  /** Names of every migration that this program knows. */
  migrations: readonly string[]
}

/**
 * Answers `/metrics` of this process. What the database knows is looked up where work beside requests
 * is done; everything else counts what itself does.
 * @returns whether a request was answered.
 */
export function observe(
  { clock, role = 'all', metricsKey }: Pick<PlatformOptions, 'clock' | 'role' | 'metricsKey'>,
  { surroundings, jobs, redis, migrations, domains = [] }: Observed,
): (request: IncomingMessage, answer: ServerResponse) => boolean {
  const { kernel } = surroundings
  const { metrics } = kernel
  const offset = () => (clock instanceof MovableClock ? clock.offset : 0)
  const gauges = does(role, 'worker')
    ? [
        ...kernelGauges(kernel, migrations, () => clock.now() - offset()),
        ...jobGauges(jobs),
        ...domains,
      ]
    : []
  const renewGauges = makeStateGauges(gauges, metrics.registry)
  const renew = async () => {
    if (redis) metrics.redisUp.set(redis.answers ? 1 : 0)
    else metrics.redisUp.remove()
    await renewGauges()
  }
  const exposed = { key: metricsKey, registry: metrics.registry, renew }
  return (request, answer) => answerMetrics(request, answer, exposed)
}
