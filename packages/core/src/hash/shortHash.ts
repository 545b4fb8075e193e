/** Characters of a short hash (CONST-01). */
export const shortHashLength = 10

/** One 32 bit half of the hash: FNV-1a with a last stir. */
function half(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}

/**
 * A short name for a text: ten small letters and digits, the same each time (CONST-01). For keys of
 * storage and caches; it hides nothing and proves nothing.
 */
export function shortHash(text: string): string {
  const bits = (BigInt(half(text, 0x811c9dc5)) << 32n) | BigInt(half(text, 0x2f0b4c47))
  return bits.toString(36).padStart(shortHashLength, '0').slice(-shortHashLength)
}
