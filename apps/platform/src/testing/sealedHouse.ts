import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { responsiblePlay } from '@marquee/contract'
import { noteAct } from '@marquee/platform-record/archive/acts'
import { exportRecord } from '@marquee/platform-record/export'
import { publicKeyOf } from '@marquee/platform-record/key'
import { sealRecord } from '@marquee/platform-record/seal'
import { Fault, linesOf, readKey, type Verified, verify } from '@marquee/platform-record/verify'
import { sql } from 'kysely'
import { sealedKinds } from '../modules.ts'
import { makePlatform, type TestPlatform } from './makePlatform.ts'
import { makeStaff } from './makeStaff.ts'
import { sendDocument } from './makeStaffCase.ts'
import { playAfter } from './playRounds.ts'

/** The key that houses of tests seal with. */
export const key = Buffer.alloc(32, 1).toString('base64')

/** A platform whose record is sealed by hand. */
export interface House {
  platform: TestPlatform
  /** The seals beside the database. */
  file: string
  seal: (most?: number) => Promise<number>
  /** The same, past which transactions may be open. */
  sealNow: () => Promise<number>
  /** The export as it would be written now. */
  write: () => Promise<Buffer>
  stop: () => Promise<void>
}

/**
 * Waits until the transactions that run by now are over: a seal takes nothing past them, and those of
 * other tests on the same server count.
 */
async function othersAreOver({ kernel: { db } }: TestPlatform): Promise<void> {
  const { rows } = await sql<{ until: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as until`.execute(db)
  for (;;) {
    const now = await sql<{ isOver: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= ${rows[0]?.until}::bigint as "isOver"`.execute(
      db,
    )
    if (now.rows[0]?.isOver) return
    await sleep(20)
  }
}

/** A house of its own; its seals are a file of a folder that goes with it. */
export async function makeHouse(): Promise<House> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-record-'))
  const platform = await makePlatform()
  const file = path.join(folder, 'seals.jsonl')
  const { kernel } = platform
  return {
    platform,
    file,
    async seal(most) {
      await othersAreOver(platform)
      return sealRecord(kernel, { kinds: sealedKinds(), key, file, ...(most && { most }) })
    },
    sealNow: () => sealRecord(kernel, { kinds: sealedKinds(), key, file }),
    async write() {
      const lines: string[] = []
      await exportRecord(kernel.db, sealedKinds(), (line) => lines.push(line))
      return Buffer.from(lines.join(''))
    },
    async stop() {
      await platform.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Verifies an export as an auditor does. */
export const check = (bytes: Uint8Array, outside: Uint8Array = Buffer.of()): Verified =>
  verify(linesOf([bytes]), [readKey(publicKeyOf(key))], linesOf([outside]))
/** What verifying an export finds wrong; empty when nothing is. */
export const faultOf = (bytes: Uint8Array, outside?: Uint8Array): string => {
  try {
    check(bytes, outside)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

/** Notes that a month of long ago went to an archive and came back. */
const archiveAndRestore = ({ kernel: { db, clock } }: TestPlatform) =>
  db.transaction().execute(async (tx) => {
    const times = { starts: '2001-01-01T00:00Z', ends: '2001-02-01T00:00Z' }
    const part = { parent: 'game_round', part: 'game_round_2001_01', ...times } as const
    for (const act of ['archived', 'restored'] as const)
      await noteAct(tx, act, part, { rows: 3, sha256: '0'.repeat(64), now: clock.now() })
  })

/** A day of a house: rounds, limits, breaks, an exclusion, a purchase and what staff do about it all. */
export async function live({ platform, seal }: House): Promise<void> {
  for (const name of ['Robin', 'Sam', 'Kim']) {
    const player = await platform.signUp({ name })
    const limit = { kind: 'loss-coins', period: 'day' } as const
    await player.ask(responsiblePlay.setLimit, { body: { ...limit, amount: 50_000 } })
    for (let nth = 0; nth < 5; nth++) await playAfter(platform, player, 4_000)
    await seal()
    await player.ask(responsiblePlay.setLimit, { body: { ...limit, amount: 90_000 } })
    await sendDocument(player)
    await seal()
    if (name === 'Sam') await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    if (name === 'Kim')
      await player.ask(responsiblePlay.selfExclude, { body: { term: '1-year', understood: true } })
  }
  const staff = await makeStaff(platform)
  await staff.signIn()
  await archiveAndRestore(platform)
  await seal()
  await seal()
}
