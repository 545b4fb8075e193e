import { UsageError } from './workspace.ts'

/**
 * Does a part of a long command.
 * @param what it is, as it is told: 'Building Reef'.
 * @param act gets a signal that is aborted when the part has to end.
 */
export type Step = <T>(
  what: string,
  act: (signal: AbortSignal | undefined) => Promise<T>,
) => Promise<T>

/** Does parts as they come, and says nothing of them. */
export const withoutWords: Step = (_what, act) => act(undefined)

interface Steps {
  /** How long one step may take. */
  minutes: number
  tell?: (line: string) => void
  /** How often a step that goes on is told of, in ms. */
  pulse?: number
  /** How long what was aborted has for tidying up, in ms. */
  grace?: number
}

const lasted = (ms: number): string =>
  ms < 100_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`

/** Rejects with the reason of a signal, some time after it was aborted. */
const overdue = (signal: AbortSignal, grace: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason), grace).unref())
  })

/**
 * Makes the steps of a long command: each is told of when it begins, every half minute that it goes on, and
 * with its time when it is over. One that takes too long is ended, and so is one when the command is
 * interrupted; what it started in a work tree or as a program is tidied up.
 * @throws UsageError from a step, saying which it was, and how it gets more time (`--patience`).
 */
export function makeSteps({
  minutes,
  tell = (line) => console.log(line),
  pulse = 30_000,
  grace = 20_000,
}: Steps): Step {
  return async (what, act) => {
    const began = performance.now()
    const end = new AbortController()
    const { signal } = end
    const onLimit = () =>
      end.abort(
        new UsageError(
          `'${what}' took longer than ${minutes} minutes and was ended. On a machine with much else to do give it more: --patience ${minutes * 2}.`,
        ),
      )
    const onInterrupt = () => end.abort(new UsageError(`'${what}' was interrupted.`))
    const limit = setTimeout(onLimit, minutes * 60_000)
    const going = setInterval(() => tell(`    … ${lasted(performance.now() - began)}`), pulse)
    process.once('SIGINT', onInterrupt)
    process.once('SIGTERM', onInterrupt)
    tell(`  ${what} …`)
    try {
      const done = await Promise.race([act(signal), overdue(signal, grace)])
      signal.throwIfAborted()
      tell(`  ${what}: ${lasted(performance.now() - began)}`)
      return done
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(limit)
      clearInterval(going)
      process.off('SIGINT', onInterrupt)
      process.off('SIGTERM', onInterrupt)
    }
  }
}
