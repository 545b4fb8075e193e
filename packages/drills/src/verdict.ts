import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '@marquee/platform-kernel/database'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { differenceOf } from './answers.ts'
import { counted, kindCount } from './counted.ts'
import type { Acknowledged, Field } from './field.ts'
import { insist } from './insist.ts'
import { officePairs } from './officePairs.ts'
import { redemptionPairs, wronglyReserved } from './redemptions.ts'

export interface Verdict {
  /** Accounts whose balance is not the sum of their entries, or below zero. */
  drift: number
  /** Transactions or rounds that are there more often than they were acknowledged. */
  duplicates: number
  /** Acts that were acknowledged and are answered otherwise now, or are not there. */
  lost: number
  /** What was compared, in words. */
  told: string[]
}

/**
 * Sends everything that was acknowledged once more: the answer has to be the one that was given. Between
 * releases a field may be there that the other release does not know; those are told.
 */
async function repeatAll(field: Field, between: Between, told: string[]): Promise<number> {
  const isSignUp = ({ operation }: Acknowledged) => operation.id === 'session.signUp'
  // A repeated sign-up gives a new session in place of the old one, so those come last.
  const all = field.acknowledged.filter(({ operation }) => !operation.answersAnew)
  let lost = 0
  const ofOneRelease = new Set<string>()
  const repeat = async (act: Acknowledged) => {
    const again = await insist(field, act)
    if (again.text === act.text) return
    const { changed, lopsided } = differenceOf(act.text, again.text)
    if (between === 'releases' && again.status === 200 && !changed.length) {
      for (const name of lopsided) ofOneRelease.add(`${act.operation.id}: ${name}`)
      return
    }
    lost += 1
    const where = [...changed, ...lopsided].join(', ')
    if (lost <= 5)
      told.push(
        `${act.operation.id} differs in ${where}: was ${act.text.slice(0, 160)} and is ${again.text.slice(0, 160)}`,
      )
  }
  for (const some of [all.filter((one) => !isSignUp(one)), all.filter(isSignUp)]) {
    for (let first = 0; first < some.length; first += 12)
      await Promise.all(some.slice(first, first + 12).map(repeat))
  }
  const lines = [...ofOneRelease].map((name) => `known to one release alone: ${name}`)
  told.push(...lines.filter((line) => !told.includes(line)))
  return lost
}

/** Whether what is asked now is of the release that acknowledged, or may be of another one. */
export type Between = 'one release' | 'releases'

/** What the ledger holds against what the players of all fields were told. */
export async function judge(
  fields: readonly Field[],
  databaseUrl: string,
  between: Between = 'one release',
): Promise<Verdict> {
  const told: string[] = []
  const acknowledged = fields.flatMap((field) => field.acknowledged)
  const reported = fields.flatMap((field) => field.reported)
  let lostAnswers = 0
  for (const field of fields) lostAnswers += await repeatAll(field, between, told)
  // Rewards that follow on events are in the ledger once everybody has heard.
  await sleep(1_000)
  const db = openDatabase({ kind: 'postgres', url: databaseUrl })
  try {
    const audit = await auditLedger(db)
    const unbalanced = Object.values(audit.sums).filter((sum) => sum !== 0n).length
    const made = (id: string) => acknowledged.filter(({ operation }) => operation.id === id)
    const rounds = sql<{ n: number }>`select count(*)::int as n from game_round r
      join player p on p.id = r.player_id where p.email like 'drill-%'`
    const paid = made('rounds.play').filter(({ text }) => !/"cost":0[,}]/.test(text)).length
    const complete = sql<{ n: number }>`select count(*)::int as n from cash_deposit d
      join player p on p.id = d.player_id where d.status = 'complete' and p.email like 'drill-%'`
    const pairs: [string, number, number][] = [
      [
        'sign-ups and welcome gifts',
        made('session.signUp').length,
        await counted(
          db,
          sql<{ n: number }>`
        select count(*)::int as n from ledger_transaction t join player p on p.id = t.player_id
        where t.kind = 'welcome-gift' and p.email like 'drill-%'`,
        ),
      ],
      ['rounds', made('rounds.play').length, await counted(db, rounds)],
      [
        'stakes',
        paid,
        await counted(
          db,
          sql<{ n: number }>`
        select count(*)::int as n from ledger_transaction t join player p on p.id = t.player_id
        where t.kind = 'round-stake' and p.email like 'drill-%'`,
        ),
      ],
      ['purchases', await counted(db, complete), await kindCount(db, 'purchase')],
      ...(await redemptionPairs(db, made, reported)),
      ...(await officePairs(db, made, reported)),
    ]
    const wrongReserves = await wronglyReserved(db)
    const wrongWins = await counted(
      db,
      sql<{ n: number }>`
      select count(*)::int as n from game_round r
      where r.status = 'settled' and r.win <> coalesce((
        select sum(e.amount) from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id and e.balance_after is not null
        where t.kind = 'round-win' and t.reference = r.id::text), 0)`,
    )
    const twice = await counted(
      db,
      sql<{ n: number }>`
      select count(*)::int as n from (
        select 1 from ledger_transaction group by kind, reference having count(*) > 1) t`,
    )
    const more = pairs.reduce((all, [, known, there]) => all + Math.max(there - known, 0), 0)
    const fewer = pairs.reduce((all, [, known, there]) => all + Math.max(known - there, 0), 0)
    told.push(
      ...pairs.map(
        ([name, known, there]) => `${name}: ${known} acknowledged, ${there} in the database`,
      ),
    )
    if (wrongWins) told.push(`${wrongWins} rounds were credited otherwise than they won`)
    if (wrongReserves) told.push(`${wrongReserves} redemptions moved other winnings than they name`)
    return {
      drift: audit.drifted + audit.negative + unbalanced + wrongWins + wrongReserves,
      duplicates: more + twice,
      lost: lostAnswers + fewer,
      told,
    }
  } finally {
    await db.destroy()
  }
}
