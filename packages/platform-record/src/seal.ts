import { sign } from 'node:crypto'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import type { Sealing } from '@marquee/platform-kernel/module'
import type { SealedKind } from '@marquee/platform-kernel/sealed'
import { signingKey } from './key.ts'
import { writeOutside } from './outside.ts'
import {
  cursorsOf,
  horizonOf,
  keepSeal,
  lastSeal,
  sealAlone,
  type Sealable,
  takeUnsealed,
} from './store.ts'
import { hashOf, leafOf, type Line, rootOf, signedOf } from './verify/verify.ts'

/** Records that one seal holds at most; where more wait, there are more seals. */
const usualMost = 5_000

interface Taken {
  records: Sealable[]
  /** Where the next seal begins: everything before it is sealed. */
  to: bigint
}

/**
 * What no seal holds of what is over. A transaction that began earlier and still runs keeps everything
 * that came after it waiting, so that nothing of it can be missed.
 */
async function take(
  tx: Tx,
  kinds: readonly SealedKind[],
  { from, most }: { from: bigint; most: number },
): Promise<Taken> {
  const below = await horizonOf(tx)
  // A copy by a dump counts its transactions anew: then all of it is looked through.
  const cursors = below < from ? new Map<string, never>() : await cursorsOf(tx)
  const records: Sealable[] = []
  for (const kind of kinds) {
    const left = most - records.length
    if (!left) break
    const after = cursors.get(kind.kind) ?? null
    records.push(...(await takeUnsealed(tx, kind, { after, below, most: left })))
  }
  return { records, to: records.length < most ? below : from }
}

async function sealNext(
  { db, clock }: Kernel,
  { kinds, key, most }: { kinds: readonly SealedKind[]; key: string; most: number },
): Promise<{ count: number; isLast: boolean }> {
  return db.transaction().execute(async (tx) => {
    await sealAlone(tx)
    const before = await lastSeal(tx)
    const from = before?.to_xid ?? 0n
    const { records, to } = await take(tx, kinds, { from, most })
    const held = records.map((record) => ({ ...record, leaf: leafOf(record.line) }))
    const unsigned: Line = [
      'seal',
      String((before?.number ?? 0n) + 1n),
      hashOf(before && before.line),
      String(clock.now()),
      String(from),
      String(to),
      String(held.length),
      rootOf(held.map(({ leaf }) => leaf)).toString('hex'),
    ]
    const signature = sign(null, signedOf(unsigned), signingKey(key)).toString('hex')
    await keepSeal(tx, [...unsigned, signature], held)
    return { count: held.length, isLast: held.length < most }
  })
}

/**
 * Seals what was committed since the last seal, and writes the seals down beside the database. Nothing in
 * it holds up those who play.
 * @returns how many records were sealed.
 * @throws SealsDiffer when the seals beside the database are not those in it.
 */
export async function sealRecord(
  kernel: Kernel,
  { kinds, key, file, most = usualMost }: Sealing & { most?: number },
): Promise<number> {
  await writeOutside(kernel.db, file)
  let sealed = 0
  for (let isLast = false; !isLast;) {
    const made = await sealNext(kernel, { kinds, key, most })
    sealed += made.count
    isLast = made.isLast
    await writeOutside(kernel.db, file)
  }
  return sealed
}
