import type { Input } from './inputs.ts'

/** What a supply may ask for, as the player who needs it, or whom a call of staff is about. */
export interface Supplier {
  /** A call of the contract by its id; gives the answer, or null where it was refused. */
  ask: (id: string, own?: Partial<Input>) => Promise<unknown>
  /** The same as another browser of the same account, in which nobody is signed in. */
  elsewhere: (id: string, own?: Partial<Input>) => Promise<unknown>
  /** The same as a member of staff who may; as another one than makes the call where that is said. */
  askStaff: (id: string, own?: Partial<Input>, whom?: 'anybody' | 'another') => Promise<unknown>
  /** Something of the sandbox: `POST` to its path; gives the answer, or null where there is none. */
  give: (path: string, body: object, options?: GiftOptions) => Promise<unknown>
  /** What the sandbox shows at a path, or `{ location }` where it leads on; null where it shows nothing. */
  look: (path: string) => Promise<unknown>
  /** A purchase by the first test number of an outcome; gives the answer, or null where it was refused. */
  buy: (outcome?: TestOutcome) => Promise<unknown>
  /** Says what a parameter of the call is to be. */
  name: (parameter: string, value: string) => void
  /** The address of the brand. */
  origin: string
  /** Who needs it. */
  email: string
}

/** What the sandbox's providers do with a number. */
export type TestOutcome = 'approve' | 'challenge' | 'complete-later'

export interface GiftOptions {
  /** Sent as a page's form is, in place of JSON. */
  isForm?: boolean
}

/**
 * Gives a player what a call needs so that it succeeds; says what is asked otherwise than everybody asks it,
 * if anything.
 */
export type Supply = (supplier: Supplier) => Promise<Partial<Input> | undefined>

/** By the ids of calls. */
export type Supplies = Readonly<Record<string, Supply>>

/** A gift of the sandbox, which makes a call succeed as it is. */
export const gift =
  (path: string, body: object): Supply =>
  async ({ give }) => {
    await give(path, body)
    return undefined
  }
