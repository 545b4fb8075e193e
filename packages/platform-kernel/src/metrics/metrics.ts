import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { madeOnce } from '../madeOnce.ts'

/** Upper bounds of what a call takes, in s. */
const callBounds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Of a statement, and of the wait for a connection. */
const statementBounds = [0.001, 0.005, 0.02, 0.1, 0.25, 1, 5]

/**
 * What a process of the platform counts of itself, of one kernel: several in one process do not mix.
 * Labels have few values: a call's path as the contract writes it, a job's name; never a player, never
 * what a visitor typed. Domains add their own with `ownMetrics`.
 */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const metrics = {
    registry,
    answers: new Counter({
      name: 'marquee_http_answers_total',
      help: 'Calls that were answered, by class of their status.',
      labelNames: ['class'],
      registers,
    }),
    requests: new Counter({
      name: 'marquee_http_requests_total',
      help: 'Calls that were answered, by path as the contract writes it.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'marquee_http_request_seconds',
      help: 'How long calls took, in s.',
      labelNames: ['method', 'route'],
      buckets: callBounds,
      registers,
    }),
    statementSeconds: new Histogram({
      name: 'marquee_statement_seconds',
      help: 'How long statements took, in s, by their first word.',
      labelNames: ['kind'],
      buckets: statementBounds,
      registers,
    }),
    statementErrors: new Counter({
      name: 'marquee_statement_errors_total',
      help: 'Statements that the database refused.',
      labelNames: ['kind'],
      registers,
    }),
    connectionWait: new Histogram({
      name: 'marquee_connection_wait_seconds',
      help: 'How long a connection of the pool was waited for, in s; also where none came.',
      buckets: statementBounds,
      registers,
    }),
    connections: new Gauge({
      name: 'marquee_connections',
      help: 'Connections of the pool: most that there may be, open, idle; and those who wait for one.',
      labelNames: ['state'],
      registers,
    }),
    commands: new Counter({
      name: 'marquee_commands_total',
      help: 'Commands that ended: done, refused (rules), failed.',
      labelNames: ['outcome'],
      registers,
    }),
    commandRetries: new Counter({
      name: 'marquee_command_retries_total',
      help: 'Runs of commands that were repeated after a serialisation failure.',
      registers,
    }),
    pushes: new Counter({
      name: 'marquee_pushes_total',
      help: 'Pushes that the outbox handed to the sockets.',
      labelNames: ['channel'],
      registers,
    }),
    pushDelay: new Histogram({
      name: 'marquee_push_delay_seconds',
      help: 'From the commit to the sockets, in s.',
      buckets: callBounds,
      registers,
    }),
    socketsOpen: new Gauge({
      name: 'marquee_sockets_open',
      help: 'Connections of players to this process.',
      registers,
    }),
    socketsRefused: new Counter({
      name: 'marquee_sockets_refused_total',
      help: 'Connections that were refused: for their origin, their number, their ticket.',
      labelNames: ['reason'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'marquee_job_runs_total',
      help: 'Runs of jobs in this process.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSeconds: new Counter({
      name: 'marquee_job_seconds_total',
      help: 'How long runs of jobs took, in s.',
      labelNames: ['job'],
      registers,
    }),
    jobEvery: new Gauge({
      name: 'marquee_job_every_seconds',
      help: 'How often a job is asked for, in s.',
      labelNames: ['job'],
      registers,
    }),
    jobLast: new Gauge({
      name: 'marquee_job_last_done_seconds',
      help: 'When a job was last done by this process, or the process began to do jobs; epoch s.',
      labelNames: ['job'],
      registers,
    }),
    providerCalls: new Counter({
      name: 'marquee_provider_calls_total',
      help: 'What other companies were asked, and how it ended.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'marquee_webhooks_total',
      help: 'Webhooks that came: accepted, or refused for their signature or time.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    redisUp: new Gauge({
      name: 'marquee_redis_up',
      help: '1 while Redis answers, 0 while this process counts for itself; absent without Redis.',
      registers,
    }),
  }
  openSeries(metrics)
  return metrics
}

/** Why connections are refused. */
export type SocketRefusal = 'origin' | 'limit' | 'ticket'
const socketRefusals: readonly SocketRefusal[] = ['origin', 'limit', 'ticket']

/**
 * Has the series that alerts compare over time from the start: of one that first appears with its first
 * failures, Prometheus sees no increase.
 */
function openSeries(
  metrics: Pick<
    ReturnType<typeof makeMetrics>,
    'answers' | 'commands' | 'socketsRefused' | 'statementErrors' | 'statementSeconds'
  >,
): void {
  for (const first of [2, 3, 4, 5]) metrics.answers.inc({ class: classOf(first * 100) }, 0)
  for (const outcome of ['done', 'refused', 'failed']) metrics.commands.inc({ outcome }, 0)
  for (const reason of socketRefusals) metrics.socketsRefused.inc({ reason }, 0)
  for (const kind of [...kinds, 'other']) {
    metrics.statementErrors.inc({ kind }, 0)
    metrics.statementSeconds.zero({ kind })
  }
}

/** `5xx` of 503. */
export const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

export type Metrics = ReturnType<typeof makeMetrics>

/** Metrics that a domain adds to those of a kernel: made when they are first asked for, once for each kernel. */
export function ownMetrics<Own>(
  make: (registers: Registry[]) => Own,
): (metrics: Pick<Metrics, 'registry'>) => Own {
  const own = madeOnce((registry: Registry) => make([registry]))
  return ({ registry }) => own(registry)
}

const kinds = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
])

/** What a statement is counted as: its first word, where that is one of a few. */
export function kindOf(statement: string): string {
  const word = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? ''
  return kinds.has(word) ? word : 'other'
}

const started = process.hrtime.bigint()

/** A clock for durations, in s from any beginning. */
export const seconds = (): number => Number(process.hrtime.bigint() - started) / 1e9
