import { createHash } from 'node:crypto'
import type { ErrorReport, Frame, MonitoringProvider } from './provider.ts'
import { scrubText } from './scrub.ts'

/** Reports of one process within a minute; of one failure there is one. */
const usualRate = 30
/** Reports that wait to be sent; more are counted and dropped. */
const usualQueue = 100
const minute = 60_000
/** Failures that are told apart at a time; what is older counts as new again. */
const mostGroups = 500
const longestMessage = 500
const mostFrames = 40
const mostContext = 8

export interface ReporterOptions {
  provider: MonitoringProvider
  version: string
  role: string
  now: () => number
  rate?: number
  queue?: number
  /** Hears, at most once a minute, that reports do not leave. */
  onTrouble?: (problem: string) => void
}

export interface Reporter {
  /**
   * Notes a failure to be told. Returns at once and never throws.
   * @param what failed, as the log says it.
   * @param context of which texts and numbers are told, scrubbed.
   */
  report(error: unknown, what: string, context?: Readonly<Record<string, unknown>>): void
  /** Resolves when what waits has been told, or the time is over. */
  flush(patience: number): Promise<void>
}

const line = /^\s+at (?:(?:async )?(.*?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/

export const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((row) => {
      const [, name = '', file = '', at = '', column = ''] = line.exec(row) ?? []
      return file ? [{ name, file, line: Number(at), column: Number(column) }] : []
    })
    .slice(0, mostFrames)

/** What is the same of a failure whoever it happens to: its kind, its words without figures, and where. */
const groupOf = (what: string, name: string, message: string, frames: readonly Frame[]): string => {
  const own = frames.find(({ file }) => !/node_modules|^node:/.test(file)) ?? frames[0]
  const place = own ? `${own.file.replace(/^.*\/(?=packages|apps)/, '')}:${own.name}` : ''
  const words = message.replace(/\d+/g, '0')
  return createHash('sha256')
    .update([what, name, words, place].join('\n'))
    .digest('hex')
    .slice(0, 40)
}

const contextOf = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .slice(0, mostContext)
      .map(([key, value]) => [key, scrubText(String(value)).slice(0, longestMessage)]),
  )

/**
 * Tells a provider of failures, beside what the process does: scrubbed, each once a minute with how often
 * it happened, at most so many a minute, and one after the other. What cannot be told is dropped: the log
 * has it.
 */
export function makeReporter({
  provider,
  version,
  role,
  now,
  rate = usualRate,
  queue: longest = usualQueue,
  onTrouble = () => {},
}: ReporterOptions): Reporter {
  const waiting: ErrorReport[] = []
  /** When a failure was noted to be told last, and how often it happened since. */
  const groups = new Map<string, { at: number; times: number }>()
  let window = { since: 0, taken: 0 }
  let sending: Promise<void> | null = null
  let troubledAt = -Infinity
  let closedUntil = 0

  function trouble(problem: string): void {
    if (now() - troubledAt < minute) return
    troubledAt = now()
    onTrouble(problem)
  }

  async function send(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await provider
        .report(next)
        .catch((error: unknown) => ({ kind: 'later' as const, problem: String(error) }))
      if (outcome.kind === 'sent') continue
      trouble(outcome.problem)
      // A company that is away, or has had enough, is let alone for a minute.
      if (outcome.kind !== 'later') continue
      closedUntil = now() + minute
      waiting.length = 0
    }
  }

  function mayTell(group: string): number {
    const at = now()
    const known = groups.get(group)
    if (known && at - known.at < minute) {
      known.times += 1
      return 0
    }
    if (at - window.since >= minute) window = { since: at, taken: 0 }
    if (window.taken >= rate || waiting.length >= longest || at < closedUntil) return 0
    window.taken += 1
    const times = 1 + (known?.times ?? 0)
    groups.delete(group)
    groups.set(group, { at, times: 0 })
    for (const oldest of groups.keys()) {
      if (groups.size <= mostGroups) break
      groups.delete(oldest)
    }
    return times
  }

  return {
    report(thrown, what, context = {}) {
      try {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        const message = scrubText(error.message).slice(0, longestMessage)
        const frames = framesOf(error.stack ?? '')
        const group = groupOf(what, error.name, message, frames)
        const times = mayTell(group)
        if (!times) return
        const { name } = error
        const told = { what, name, message, frames, group, times, version, role }
        waiting.push({ ...told, at: now(), context: contextOf(context) })
        sending ??= send().finally(() => (sending = null))
      } catch (error) {
        trouble(String(error))
      }
    },
    async flush(patience) {
      const over = new Promise<void>((resolve) => setTimeout(resolve, patience).unref())
      await Promise.race([sending, over])
    },
  }
}
