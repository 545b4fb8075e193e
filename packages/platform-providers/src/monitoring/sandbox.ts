import type { Adapter } from '../registry.ts'
import type { ErrorReport, MonitoringAccount, MonitoringProvider } from './provider.ts'

/** Reports that are kept; older ones go. */
const mostReports = 200

/** Keeps reports in memory, for the sandbox's page. */
export function sandboxMonitoring(): MonitoringProvider &
  Required<Pick<MonitoringProvider, 'kept'>> {
  const reports: ErrorReport[] = []
  return {
    name: 'sandbox',
    async report(report) {
      reports.push(report)
      if (reports.length > mostReports) reports.shift()
      return { kind: 'sent' }
    },
    kept: () => reports,
  }
}

export const sandbox: Adapter<MonitoringProvider, MonitoringAccount> = {
  name: 'sandbox',
  open: (account) => (account.sandbox ? sandboxMonitoring() : null),
}
