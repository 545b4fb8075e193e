import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Missing } from './servers.ts'

/** What a drill works with. */
export interface Workplace {
  /** A temporary folder of its own; gone afterwards. */
  folder: string
  /** Says how something that was started is ended: the last that was started ends first. */
  onEnd: (end: () => Promise<unknown> | void) => void
}

/** Runs a drill in a workplace. Nothing that was started stays behind, however it ends, a signal included. */
export async function inWorkplace<T>(
  name: string,
  drill: (workplace: Workplace) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  const ends: (() => Promise<unknown> | void)[] = []
  let clearing: Promise<void> | undefined
  const clear = () =>
    (clearing ??= (async () => {
      for (const end of ends.toReversed()) await (async () => end())().catch(() => undefined)
      // What is still held there must not stand before what the drill itself says.
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      } catch (error) {
        console.error(`  ${folder} could not be removed: ${(error as Error).message}`)
      }
    })())
  const stop = () => void clear().then(() => process.exit(2))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  try {
    return await drill({ folder, onEnd: (end) => void ends.push(end) })
  } finally {
    await clear()
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Ends the process with the drill's exit code: 0 every promise holds, 1 one is broken, 2 it did not come to that. */
export async function endWith(run: Promise<number>): Promise<never> {
  try {
    process.exit(await run)
  } catch (error) {
    const words = error instanceof Missing ? error.message : ((error as Error).stack ?? error)
    console.error(`\n  ${String(words)}\n`)
    process.exit(2)
  }
}
