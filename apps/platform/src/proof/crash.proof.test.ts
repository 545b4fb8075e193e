import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rounds, session } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { seededRng } from '@marquee/game-math'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { systemClock } from '@marquee/platform-kernel/clock'
import type { Db } from '@marquee/platform-kernel/database'
import { openKernel } from '@marquee/platform-kernel/kernel'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { modules } from '../modules.ts'
import { makeCoversManifest } from '../testing/makeCoversManifest.ts'
import { type Field, runDoor, runPlayer, send } from './driver.ts'
import { KillableServer } from './server.ts'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const players = 24
/** Acts that are repeated side by side, and in one life of the server: more would be too many of a player's. */
const atOnce = 16
const repeatsOfLife = 50 * atOnce
/** Another seed gives other moments to die at: `PROOF_SEED=2 PROOF_KILLS=20 pnpm test:proof`. */
const { PROOF_KILLS: kills, PROOF_SEED: seed } = readTests()

process.env.COVERS_MANIFEST ??= makeCoversManifest()
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const data = join(folder, 'data')
const server = new KillableServer({
  data,
  compileCache: join(folder, 'compiled'),
  brand: 'wireframe',
  rendererKey: 'renderer-key-of-tests',
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Counts and sums of what the database holds, to be compared with what was acknowledged. */
async function count(db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(db)
  return rows[0]?.n ?? 0
}

const transactions = (db: Db, kind: string) =>
  count(
    db,
    sql<{ n: number }>`select count(*)::int as n from ledger_transaction where kind = ${kind}`,
  )

it(
  `loses nothing and does nothing twice through ${kills} SIGKILLs under load (seed ${seed})`,
  { timeout: 100_000 + kills * 20_000 },
  async () => {
    const random = seededRng(seed)
    const field: Field = { server, random, acknowledged: [], entered: 0, resent: 0, stopped: false }
    await server.prepare()
    await server.start()
    const running = Promise.all([
      ...Array.from({ length: players }, (_, index) => runPlayer(field, index + 1)),
      runDoor(field),
    ])
    // A player who meets an answer that should not be ends the test at once.
    let failure: unknown
    running.catch((error: unknown) => {
      failure = error
    })

    const until = async (reached: () => boolean) => {
      while (!reached() && !failure) await sleep(5)
    }
    await until(() => field.entered === players)
    for (let life = 0; life < kills && !failure; life++) {
      const enough = field.acknowledged.length + 50 + random.int(60)
      await until(() => field.acknowledged.length >= enough)
      await sleep(random.int(50))
      await server.kill()
      await server.start()
    }
    field.stopped = true
    await running

    const { acknowledged } = field
    expect(acknowledged.length).toBeGreaterThan(500)
    expect(field.resent, 'no request was cut off: the kills hit nothing').toBeGreaterThan(kills)
    // A repeated sign-up gives a new session in place of the old one, so those come last.
    const isSignUp = (operation: { endpoint: object }) => operation.endpoint === session.signUp
    const inOrder = [
      ...acknowledged.filter((one) => !isSignUp(one)),
      ...acknowledged.filter(isSignUp),
    ]
    const changed: { path: string; first: string; again: string }[] = []
    for (let first = 0; first < inOrder.length; first += atOnce) {
      // Fresh counters for the rate limits, and one more recovery.
      if (first % repeatsOfLife === 0) {
        await server.kill()
        await server.start()
      }
      const repeated = inOrder.slice(first, first + atOnce).map(async (operation) => {
        const again = await send(server.url ?? '', operation)
        if (again.text !== operation.text) {
          changed.push({ path: operation.path, first: operation.text, again: again.text })
        }
      })
      await Promise.all(repeated)
    }
    expect(server.complaints).toBe('')
    expect(changed.slice(0, 3), `${changed.length} answers changed`).toEqual([])
    await server.kill()

    const migrations = modules.flatMap((module) => module.migrations ?? [])
    const { db } = await openKernel({
      target: { kind: 'embedded', folder: join(data, 'database') },
      clock: systemClock,
      random: systemRandomness,
      identityKey: 'identity-key-of-the-proof-0123456789',
      migrations,
    })
    const audit = await auditLedger(db)
    expect(new Set(Object.values(audit.sums))).toEqual(new Set([0n]))
    expect(audit).toMatchObject({ drifted: 0, negative: 0 })

    const made = (endpoint: { path: string }, list = acknowledged) =>
      list.filter((operation) => operation.endpoint === endpoint).length
    const settled = sql<{
      n: number
    }>`select count(*)::int as n from game_round where status = 'settled'`
    const paid = sql<{
      n: number
    }>`select count(*)::int as n from game_round where status = 'settled' and win > 0`
    const counts = {
      welcomeGifts: await transactions(db, 'welcome-gift'),
      stakes: await transactions(db, 'round-stake'),
      rounds: await count(db, sql<{ n: number }>`select count(*)::int as n from game_round`),
      settled: await count(db, settled),
      wins: await transactions(db, 'round-win'),
      claims: await transactions(db, 'daily-login'),
    }
    expect(counts).toEqual({
      welcomeGifts: made(session.signUp),
      stakes: made(rounds.play),
      rounds: made(rounds.play),
      settled: made(rounds.finish),
      wins: await count(db, paid),
      claims: made(dailyLogin.applyPrize),
    })
    const wrongWins = sql<{ n: number }>`
    select count(*)::int as n from game_round r
    where r.status = 'settled' and r.win <> coalesce((
      select sum(e.amount) from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id and e.balance_after is not null
      where t.kind = 'round-win' and t.reference = r.id::text), 0)`
    expect(await count(db, wrongWins)).toBe(0)
    await db.destroy()
    console.info(
      `${kills} kills: ${acknowledged.length} acts acknowledged, ${field.resent} sent again, ${JSON.stringify(counts)}`,
    )
  },
)
