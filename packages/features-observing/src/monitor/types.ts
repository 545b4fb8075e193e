/** What the shell asks of error monitoring, whoever does it (MONITOR-01). */
export interface ErrorMonitor {
  /** Reports an error that was caught. `context` is scrubbed of personal data like everything. */
  report(error: unknown, context?: Record<string, unknown>): void
  /** Notes a step that may explain a later error. */
  breadcrumb(message: string): void
  /** Another page of the site is shown. */
  page(path: string): void
  /** Sends nothing from now on. */
  stop(): void
}

export interface MonitorOptions {
  key: string
  /** The brand, to tell reports apart. */
  brand: string
  /** The brand's version, so that reports of one release stand together. */
  version?: string
  /** Address that takes the reports; the service's own when left out. */
  endpoint?: string
}

export type StartMonitor = (options: MonitorOptions) => Promise<ErrorMonitor>
