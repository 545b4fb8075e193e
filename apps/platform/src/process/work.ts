import { startEvents } from '@marquee/platform-kernel/eventDelivery'
import type { JobQueue } from '@marquee/platform-kernel/jobs'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { startMailWorker } from '@marquee/platform-messages/mail/worker'
import { modules } from '../modules.ts'
import type { PlatformOptions } from '../options.ts'

/** Work beside requests, and what ends it. */
export function startWork(
  { runsJobs = true, accounts, log }: Pick<PlatformOptions, 'runsJobs' | 'accounts' | 'log'>,
  {
    surroundings,
    jobs,
    isInstalling,
  }: { surroundings: Surroundings; jobs: JobQueue; isInstalling: boolean },
  onError: (error: unknown) => void,
) {
  const { kernel, providers } = surroundings
  const events = startEvents(kernel, onError, (error, context) =>
    log.error({ err: error, ...context }, 'a listener failed; it is tried again'),
  )
  const from = accounts?.mail?.from ?? 'no-reply@{host}'
  const mails = startMailWorker({ kernel, providers, from }, log)
  const startJobs = async () => {
    if (isInstalling) await jobs.install()
    await jobs.start(modules.flatMap((module) => module.jobs?.(surroundings) ?? []))
  }
  // Nothing waits for it: calls are answered meanwhile.
  let isStopping = false
  const started = (runsJobs ? startJobs() : Promise.resolve()).catch((error: unknown) => {
    if (!isStopping) log.error({ err: error }, 'jobs did not start')
  })
  return {
    idle: events.idle,
    async stop() {
      isStopping = true
      // All at once: one after the other they would outlast the time that a process has to end.
      await Promise.all([jobs.stop(), events.stop(), mails.stop()])
      await started
    },
  }
}
