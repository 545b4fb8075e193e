import { hostname } from 'node:os'
import { type Outcome, problemOf } from '../outcome.ts'
import type { Adapter } from '../registry.ts'
import type { ErrorReport, MonitoringAccount, MonitoringProvider } from './provider.ts'

/** Nobody waits for it, in ms. */
const usualPatience = 10_000

interface RaygunOptions {
  /** Origin of the API. */
  url: string
  key: string
  timeout?: number
}

const entryOf = (report: ErrorReport): object => ({
  occurredOn: new Date(report.at).toISOString(),
  details: {
    machineName: hostname(),
    groupingKey: report.group,
    version: report.version,
    client: { name: 'marquee-platform', version: report.version },
    error: {
      className: report.name,
      message: `${report.what}: ${report.message}`,
      stackTrace: report.frames.map(({ file, line, column, name }) => ({
        fileName: file,
        lineNumber: line,
        columnNumber: column,
        methodName: name || '(anonymous)',
      })),
    },
    environment: { platform: `Node.js ${process.version}` },
    tags: [`role:${report.role}`, `version:${report.version}`],
    userCustomData: { what: report.what, times: report.times, ...report.context },
  },
})

/**
 * Raygun's Crash Reporting: `POST /entries` with the application's key
 * (https://raygun.com/documentation/product-guides/crash-reporting/api/).
 */
export const raygunMonitoring = ({
  url,
  key,
  timeout = usualPatience,
}: RaygunOptions): MonitoringProvider => ({
  name: 'raygun',
  async report(report): Promise<Outcome> {
    try {
      const answer = await fetch(new URL('/entries', url), {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'x-apikey': key },
        body: JSON.stringify(entryOf(report)),
        signal: AbortSignal.timeout(timeout),
      })
      await answer.body?.cancel()
      if (answer.ok) return { kind: 'sent' }
      const problem = `The service answers ${answer.status}`
      return answer.status === 400 || answer.status === 413
        ? { kind: 'refused', problem, isAddressDead: false }
        : { kind: 'later', problem }
    } catch (error) {
      return { kind: 'later', problem: problemOf(String(error)) }
    }
  },
})

export const raygun: Adapter<MonitoringProvider, MonitoringAccount> = {
  name: 'raygun',
  open: ({ url, key }) => (url && key ? raygunMonitoring({ url, key }) : null),
}
