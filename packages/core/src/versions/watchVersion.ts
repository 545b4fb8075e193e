import type { AppRuntime } from '../app/runtime.ts'
import { runningBuild } from '../routing/manifest.ts'
import { createUpdate } from './createUpdate.ts'
import { checkEvery, latestBuild } from './latestBuild.ts'

/**
 * Notices that something newer is there: by a look at the newest build every hour (VERSION-02), and
 * at once by the push `app` (RT-16). A build that was dismissed is not brought up again. Returns the
 * way to end it.
 */
export function watchVersion(runtime: AppRuntime): () => void {
  const update = createUpdate(runtime)
  let known = runningBuild()
  const check = async () => {
    const latest = await latestBuild()
    if (latest === null || latest === known) return
    known = latest
    update.found()
  }
  // Development has no builds to look for.
  const timer = known === null ? undefined : setInterval(() => void check(), checkEvery)
  const ends = [
    update.end,
    () => clearInterval(timer),
    runtime.events.on('app:reload', update.found),
  ]
  return () => ends.forEach((end) => end())
}
