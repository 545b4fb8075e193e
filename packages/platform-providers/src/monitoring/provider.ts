import type { Outcome } from '../outcome.ts'

/** One step of how the program got there, the innermost first. */
export interface Frame {
  file: string
  line: number
  column: number
  /** Name of the function; empty where it has none. */
  name: string
}

/** A failure nobody expected, without anything of the people it happened to. */
export interface ErrorReport {
  /** Epoch ms. */
  at: number
  /** What failed, as the log says it. */
  what: string
  name: string
  message: string
  frames: readonly Frame[]
  /** The same for the same failure, whoever it happens to. */
  group: string
  /** How often the same happened since it was reported last, this time included. */
  times: number
  version: string
  /** What the process does. */
  role: string
  /** What the log says beside, such as a job's name. */
  context: Readonly<Record<string, string>>
}

/** A company, or the sandbox, that gathers failures of the platform's own processes. */
export interface MonitoringProvider {
  name: string
  /** Hands a report over. Never throws for what the other side does. */
  report(report: ErrorReport): Promise<Outcome>
  /** What it keeps itself, the latest last, where it does. */
  kept?: () => readonly ErrorReport[]
}

export interface MonitoringAccount {
  /** Of Raygun's application: where reports are posted, and its API key. */
  url?: string | undefined
  key?: string | undefined
  sandbox: boolean
}
