/** A repeatable source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A number from `low` to `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** 32-bit FNV-1a of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

/** Makes a repeatable source from a text seed (mulberry32). */
export function makeRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('Cannot pick from an empty list; give it one item.')
      return list[int(0, list.length - 1)] as T
    },
    shuffle: (list) => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        const held = out[i] as (typeof out)[number]
        out[i] = out[j] as (typeof out)[number]
        out[j] = held
      }
      return out
    },
  }
}
