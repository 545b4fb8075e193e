import type { BlockReason } from './position.ts'

/** The last check that went well, for as long as the tab lives. */
export interface Checked {
  /** Epoch ms. */
  at: number
  /** Where the address was then. */
  region: string | null
}

/** Why the visitor of the block page is there, and where they were going. */
export interface Block {
  /** Null when it was the address. */
  reason: BlockReason | null
  /** Path and query without locale. */
  from: string
}

/** Storage may be full, or closed to the page: what is not remembered is found out again. */
function makeMemory<T>(key: string) {
  return {
    read(): T | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
      } catch {
        return null
      }
    },
    write(value: T | null): void {
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {}
    },
  }
}

export const checkedMemory = makeMemory<Checked>('marquee:geo:checked')
export const blockMemory = makeMemory<Block>('marquee:geo:block')
