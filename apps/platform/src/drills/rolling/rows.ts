import { none, type Row, verdictOf } from '@marquee/drills/promises'
import type { Verdict } from '@marquee/drills/verdict'
import type { Settled } from './dues.ts'
import type { Heard } from './pages.ts'
import { contracting } from './releases.ts'

/** Everything that is judged at the end. */
export interface Outcome {
  /** Acts that were answered otherwise than by success or refusal, or not at all, in words. */
  failed: string[]
  heard: Heard
  /** How many of the pages had a connection at the end. */
  connected: number
  verdict: Pick<Verdict, 'drift' | 'duplicates' | 'lost'>
  settled: Pick<Settled, 'draws' | 'runs' | 'wrong' | 'playedRounds'>
  /** Of these, settled while releases ran side by side. */
  settledBetween: number
  /** Calls that were answered by N and by N+1 while they ran side by side. */
  answered: { n: number; next: number }
  exits: string[]
  refusal: string | null
  /** Rounds that lack what N+1 reads. */
  unlabelled: number
}

const least = (promise: string, count: number): Row => [
  promise,
  'at least 1',
  count,
  verdictOf(count > 0),
]

/** What was promised against what came. */
export function rowsOf(outcome: Outcome): Row[] {
  const { heard, verdict, settled, answered } = outcome
  return [
    none('failed acts', outcome.failed.length),
    none('pushes lost', heard.lost.length),
    none('pushes doubled', heard.doubled.length),
    none('pages without a connection at the end', heard.pages - outcome.connected),
    none('accounts that drift', verdict.drift),
    none('acts done twice', verdict.duplicates),
    none('acknowledgements lost', verdict.lost),
    none('draws and tournaments not settled once', settled.wrong.length),
    none('rounds without what N+1 reads', outcome.unlabelled),
    none('processes that did not end as asked', outcome.exits.length),
    [
      'N is refused after the contraction',
      'yes',
      outcome.refusal?.includes(contracting.name) ? 'yes' : 'no',
      verdictOf(outcome.refusal?.includes(contracting.name) ?? false),
    ],
    least('calls answered by N beside N+1', answered.n),
    least('calls answered by N+1 beside N', answered.next),
    least('settled while both ran', outcome.settledBetween),
    least('rounds counted in tournaments that ended', settled.playedRounds),
  ]
}
