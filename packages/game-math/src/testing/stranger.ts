import { createHash, createHmac } from 'node:crypto'
import type { FairRecord } from '../fairness/record.ts'
import type { Rng } from '../rng.ts'

type Seeds = Pick<FairRecord, 'serverSeed' | 'playerSeed' | 'nonce'>

const keyed = ({ serverSeed }: Seeds, message: string): Buffer =>
  createHmac('sha256', serverSeed).update(message).digest()

/**
 * The numbers of a round as a stranger writes them from `docs/fairness.md` alone, with another library
 * and another way to count: every word is asked for by its number.
 */
export function strangersRng(seeds: Seeds): Rng {
  let count = 0
  const word = (nth: number) =>
    keyed(seeds, `${seeds.playerSeed}:${seeds.nonce}:${Math.floor(nth / 8)}`).readUInt32BE(
      (nth % 8) * 4,
    )
  return {
    int(maxExclusive) {
      const whole = Math.floor(2 ** 32 / maxExclusive)
      for (;;) {
        const drawn = word(count++)
        if (drawn < whole * maxExclusive) return drawn % maxExclusive
      }
    },
  }
}

/** What a stranger computes from the same page. */
export const strangersCommitment = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed, 'ascii').digest('hex')

export const strangersReceipt = (
  seeds: Seeds,
  { modelId, action, stake, target }: Omit<FairRecord, keyof Seeds>,
): string =>
  keyed(
    seeds,
    `receipt:${seeds.playerSeed}:${seeds.nonce}:${modelId}:${action}:${stake}:${target ?? ''}`,
  ).toString('hex')
