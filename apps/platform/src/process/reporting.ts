import { makeReporter, type MonitoringProvider, type Reporter } from '@marquee/platform-providers'
import type { LogFn, Logger } from 'pino'
import type { PlatformOptions } from '../options.ts'

export interface Reporting {
  /** Writes as the given log does, and tells of every failure that it writes. */
  log: Logger
  /** Begins to tell, once there is somebody to tell. */
  begin: (provider: MonitoringProvider | null) => void
  /** Resolves when what waits has been told, or the time is over, in ms. */
  flush: (patience: number) => Promise<void>
}

interface Line {
  err?: unknown
}

const isLine = (given: unknown): given is Line => typeof given === 'object' && given !== null

/**
 * What is logged as an error is what nobody expected: calls that end with 500, jobs that fail, listeners
 * and deliveries that do, a process that has to end. All of it is told, beside the log.
 */
export function reportErrors({
  log,
  clock,
  version = 'unknown',
  role = 'all',
}: Pick<PlatformOptions, 'log' | 'clock' | 'version' | 'role'>): Reporting {
  let reporter: Reporter | null = null
  const watch = (level: 'error' | 'fatal') =>
    ((...given: Parameters<LogFn>) => {
      log[level](...given)
      const [line, said] = given
      if (!isLine(line) || !('err' in line)) return
      const { err, ...context } = line
      reporter?.report(err, said ?? 'something failed', context)
    }) as LogFn
  const watched = Object.create(log) as Logger
  watched.error = watch('error')
  watched.fatal = watch('fatal')
  return {
    log: watched,
    begin(provider) {
      reporter =
        provider &&
        makeReporter({
          provider,
          version,
          role,
          now: () => clock.now(),
          onTrouble: (problem) => log.warn({ problem }, 'failures cannot be reported'),
        })
    },
    flush: async (patience) => reporter?.flush(patience),
  }
}
