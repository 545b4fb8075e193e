import type { Input } from '@marquee/conformance/inputs'

/** What a supply may ask for, as the player who needs it. */
export interface Supplier {
  /** A call of the contract by its id; gives the answer, or null where it was refused. */
  ask: (id: string, own?: Partial<Input>) => Promise<unknown>
  /** Something of the sandbox: `POST` to its path; gives the answer, or null where there is none. */
  give: (path: string, body: object) => Promise<unknown>
}

/**
 * Gives a player what a call needs so that it succeeds; says what is asked otherwise than everybody asks it,
 * if anything.
 */
export type Supply = (supplier: Supplier) => Promise<Partial<Input> | undefined>

/** By the ids of calls; a sentence says why one is always refused in a drill. */
export type Supplies = Readonly<Record<string, Supply | string>>

/** A gift of the sandbox, which makes a call succeed as it is. */
export const gift =
  (path: string, body: object): Supply =>
  async ({ give }) => {
    await give(path, body)
    return undefined
  }
