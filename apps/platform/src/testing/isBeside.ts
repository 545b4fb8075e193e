/**
 * Whether a statement is not an act's own: beginnings and ends of transactions, the work at queues that goes
 * on beside every act, and the note of when a player was last there, which one act of a minute makes. A test
 * that counts what an act asks of the database leaves these out: how many there are is a matter of the moment.
 */
export const isBeside = (statement: string): boolean =>
  /^\s*(begin|commit|start|set)\b|from "outbox" where|from event where|^update "(?:session|outbox)"/i.test(
    statement,
  )
