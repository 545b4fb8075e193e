/** A rule of `deploy/alerts.yml`, as it was judged last. */
export interface JudgedAlert {
  name: string
  severity: 'page' | 'ticket'
  /** `pending` holds already, and not yet for as long as it has to. `unknown` could not be judged. */
  state: 'firing' | 'pending' | 'quiet' | 'unknown'
  /** Since when it holds, epoch ms; null for what does not. */
  since: number | null
  summary: string
  /** A page of the repository and its heading, such as `docs/runbooks/alerts.md#jobgivenup`. */
  runbook: string
  /** What it is about, such as `job: inbox.forget-old`. */
  subjects: string[]
}

/** Whoever judges what the processes tell of themselves. */
export interface AlertJudge {
  name: string
  /** Every rule. Never throws for what the other side does. */
  read(): Promise<JudgedAlert[] | 'away'>
}

export interface AlertsAccount {
  /** Where it is; none where nobody judges. */
  url?: string | undefined
}
