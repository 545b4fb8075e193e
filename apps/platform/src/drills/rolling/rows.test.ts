import { expect, it } from 'vitest'
import { type Outcome, rowsOf } from './rows.ts'
import type { Heard } from './pages.ts'

const heard: Heard = {
  pages: 500,
  pushes: 9_000,
  lost: [],
  doubled: [],
  reconnections: 500,
  longestAway: 900,
  snapshots: 0,
  complaints: [],
}
const settled = { draws: 12, runs: 13, wrong: [], playedRounds: 800 }
const whole: Outcome = {
  failed: [],
  heard,
  connected: 500,
  verdict: { drift: 0, duplicates: 0, lost: 0 },
  settled,
  settledBetween: 9,
  answered: { n: 100, next: 100 },
  exits: [],
  refusal:
    'The database has run 99991231-3-drop-rolling-kind of a later release, which took away …',
  unlabelled: 0,
}

const broken = (overrides: Partial<Outcome>): string[] =>
  rowsOf({ ...whole, ...overrides }).flatMap(([promise, , , verdict]) =>
    verdict === 'holds' ? [] : promise,
  )

it('a rollout in which nothing broke keeps every promise', () => {
  expect(broken({})).toEqual([])
})

it.each<[string, Partial<Outcome>, RegExp]>([
  ['an act failed', { failed: ['rounds.play: ECONNRESET'] }, /failed acts/],
  ['a push was lost', { heard: { ...heard, lost: ['push 3'] } }, /pushes lost/],
  ['a push came twice', { heard: { ...heard, doubled: ['push 3'] } }, /pushes doubled/],
  ['a page did not come back', { connected: 499 }, /without a connection/],
  ['an account drifts', { verdict: { ...whole.verdict, drift: 1 } }, /drift/],
  ['an act was done twice', { verdict: { ...whole.verdict, duplicates: 1 } }, /twice/],
  ['an acknowledgement is lost', { verdict: { ...whole.verdict, lost: 1 } }, /acknowledgements/],
  ['a draw was made twice', { settled: { ...settled, wrong: ['a place'] } }, /not settled once/],
  ['a round of N lacks what N+1 reads', { unlabelled: 1 }, /N\+1 reads/],
  ['a process was cut off', { exits: ['api 1 N ended with 1'] }, /did not end as asked/],
  ['N starts on what was taken away', { refusal: null }, /refused/],
  ['N ended for another reason', { refusal: 'Port 1 is in use.' }, /refused/],
  ['N+1 never ran beside N', { answered: { n: 100, next: 0 } }, /N\+1 beside N/],
  ['N never ran beside N+1', { answered: { n: 0, next: 100 } }, /N beside N\+1/],
  ['nothing came due meanwhile', { settledBetween: 0 }, /while both ran/],
  [
    'nobody played a tournament to its end',
    { settled: { ...settled, playedRounds: 0 } },
    /tournaments that ended/,
  ],
])('breaks exactly one promise when %s', (_what, overrides, promise) => {
  expect(broken(overrides)).toEqual([expect.stringMatching(promise)])
})
