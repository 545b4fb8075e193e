import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { SealedKind } from '@marquee/platform-kernel/sealed'
import { countWaiting, lastSeal, listSealed, listSeals, listStrays } from './store.ts'
import type { Line } from './verify/verify.ts'

/** Seals that are asked for at once. */
const stride = 200

export interface Exported {
  /** Lines that were written. */
  lines: number
  /** Records that wait for the next seal, and are in no line. */
  waiting: number
}

/**
 * Writes the sealed record as the database has it now: a line of JSON for each seal, followed by what it
 * holds; then what no seal explains, and how many lines there were.
 * @param tx one that sees one moment of the database.
 */
export async function writeRecord(
  tx: Tx,
  kinds: readonly SealedKind[],
  write: (text: string) => void,
): Promise<Exported> {
  let lines = 0
  const put = (line: Line) => {
    write(`${JSON.stringify(line)}\n`)
    lines += 1
  }
  const to = (await lastSeal(tx))?.to_xid ?? 0n
  for (let next = 1n; ;) {
    const seals = await listSeals(tx, next, stride)
    for (const { number, line } of seals) {
      put(line)
      // Also of one that says it holds nothing: something may have been hidden there.
      for (const record of await listSealed(tx, kinds, number)) put(record)
      next = number + 1n
    }
    if (seals.length < stride) break
  }
  let waiting = 0
  for (const kind of kinds) {
    for (const stray of await listStrays(tx, kind, to)) put(stray)
    waiting += await countWaiting(tx, kind, to)
  }
  put(['end', String(lines)])
  return { lines, waiting }
}

/** Writes the sealed record of one moment, while the platform goes on. */
export const exportRecord = (
  db: Db,
  kinds: readonly SealedKind[],
  write: (text: string) => void,
): Promise<Exported> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeRecord(tx, kinds, write))
