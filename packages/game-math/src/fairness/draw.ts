import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RoundInput } from '../outcome.ts'
import type { Rng } from '../rng.ts'

/** What the numbers of a round come from; `docs/fairness.md` says how, bit by bit. */
export type FairSource = {
  /** 256 bits, as 64 lower-case hexadecimal digits; secret until its player has it shown. */
  serverSeed: string
  /** The player's own: 1 to 64 letters, digits, `_` and `-`. */
  playerSeed: string
  /** The number of the round on this pair of seeds, from 1. */
  nonce: number
}

/** How one number was drawn. */
export type FairDraw = {
  /** The number is one of 0 up to, not including, this. */
  of: number
  /** Which word it was made from: words are counted from 0, eight to a block. */
  word: number
  /** The words before it that were drawn again, so that every number is equally likely. */
  skipped: number
  value: number
}

const range = 0x1_0000_0000
const wordsPerBlock = 8

/** What a server seed is committed to: SHA-256 of its 64 digits as text, in hexadecimal. */
export const commitmentOf = (serverSeed: string): string =>
  bytesToHex(sha256(utf8ToBytes(serverSeed)))

/**
 * The numbers of a round, the same for the same source wherever they are drawn. Each block of 32 bytes
 * is HMAC-SHA256 of `playerSeed:nonce:block`, keyed with the digits of the server seed; it is read as
 * eight big-endian words of 32 bits. Throws a RangeError for a range of none or of more than 2^32.
 * @param onDraw hears of every number, for whoever shows how it came about.
 */
export function fairRng(
  { serverSeed, playerSeed, nonce }: FairSource,
  onDraw?: (draw: FairDraw) => void,
): Rng {
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed))
  let next = 0
  let block = new DataView(new ArrayBuffer(0))
  const nextWord = (): number => {
    const place = next % wordsPerBlock
    if (place === 0) {
      const message = `${playerSeed}:${nonce}:${next / wordsPerBlock}`
      const { buffer, byteOffset } = keyed.clone().update(utf8ToBytes(message)).digest()
      block = new DataView(buffer, byteOffset)
    }
    next++
    return block.getUint32(place * 4)
  }
  return {
    int(maxExclusive) {
      if (!Number.isInteger(maxExclusive) || maxExclusive < 1 || maxExclusive > range) {
        throw new RangeError(`A number is drawn of 1 to 2^32, not of ${maxExclusive}.`)
      }
      // Words past the last whole multiple would favour small numbers: draw again.
      const limit = range - (range % maxExclusive)
      const first = next
      let word = nextWord()
      while (word >= limit) word = nextWord()
      const value = word % maxExclusive
      onDraw?.({ of: maxExclusive, word: next - 1, skipped: next - 1 - first, value })
      return value
    },
  }
}

/**
 * Ties the beginning of a round to its source: HMAC-SHA256 of
 * `receipt:playerSeed:nonce:model:action:stake:target`, keyed with the digits of the server seed. It is
 * given with the round, tells nothing of the seed, and fits no other round.
 */
export function receiptOf(
  { serverSeed, playerSeed, nonce }: FairSource,
  modelId: string,
  { action, stake, target = '' }: RoundInput,
): string {
  const message = ['receipt', playerSeed, nonce, modelId, action, stake, target].join(':')
  return bytesToHex(hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(message)))
}
