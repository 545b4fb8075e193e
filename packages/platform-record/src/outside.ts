import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { type KnownSeal, lastSeal, listSeals, sealAlone } from './store.ts'

/** Seals outside of the database say something else than those inside. */
export class SealsDiffer extends Error {
  override name = 'SealsDiffer'
}

/** Longer than any line. */
const tail = 8_192
/** Seals that are written at once. */
const stride = 1_000

const untilLooked =
  'Nothing is sealed until somebody has looked (docs/runbooks/verify-the-record.md).'

const textOf = ({ line }: KnownSeal): string => `${JSON.stringify(line)}\n`

/** Opens a file of seals and gives its last whole line; one that a crash left unfinished is taken off. */
function openAtLast(path: string): { file: number; last: string | null } {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a+')
  const { size } = fstatSync(file)
  const buffer = Buffer.alloc(Math.min(size, tail))
  readSync(file, buffer, 0, buffer.length, size - buffer.length)
  const end = buffer.lastIndexOf('\n') + 1
  if (end < buffer.length) ftruncateSync(file, size - (buffer.length - end))
  const last = buffer.subarray(0, end).toString('utf8').trimEnd().split('\n').at(-1)
  return { file, last: last || null }
}

const numberOf = (path: string, line: string): bigint => {
  try {
    const [, number] = JSON.parse(line) as unknown[]
    return BigInt(String(number))
  } catch (error) {
    throw new SealsDiffer(`The last line of ${path} is no seal: ${line}`, { cause: error })
  }
}

/** Where a file of seals goes on, once its last one was found to be the database's. */
async function nextOf(tx: Tx, path: string, last: string | null): Promise<bigint> {
  if (last === null) return 1n
  const number = numberOf(path, last)
  const [same] = await listSeals(tx, number, 1)
  if (same?.number !== number) {
    const end = (await lastSeal(tx))?.number ?? 0n
    throw new SealsDiffer(
      `${path} goes on to seal ${number}, the database ends with ${end}: seals were cut off, or an older database was restored. ${untilLooked}`,
    )
  }
  if (textOf(same).trimEnd() !== last)
    throw new SealsDiffer(
      `Seal ${number} in the database is not the one in ${path}: one of the two was changed. ${untilLooked}`,
    )
  return number + 1n
}

/**
 * Adds to a file beside the database what seals it lacks, and looks whether the last one it has is the
 * database's: who cuts seals off there, or makes others, is found by it.
 * @throws SealsDiffer when it is not.
 */
export const writeOutside = (db: Db, path: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Two that write to one file at a time would write a seal twice.
    await sealAlone(tx)
    const { file, last } = openAtLast(path)
    try {
      for (let next = await nextOf(tx, path, last); ;) {
        const seals = await listSeals(tx, next, stride)
        const [lastOne] = seals.slice(-1)
        if (!lastOne) break
        writeSync(file, seals.map(textOf).join(''))
        next = lastOne.number + 1n
      }
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  })
