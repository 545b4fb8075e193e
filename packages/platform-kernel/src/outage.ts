import { isGone, unavailable } from './databaseFailure.ts'

/**
 * How long a call may go on while the database is known to be away, in ms. A second is promised, from where the
 * call was sent: as much again is left for its way here, a busy process, and the answer's way back.
 */
const patience = 500
/** How often one that has gone on for longer looks whether the database is away by now, in ms. */
const lookedAtEvery = 25

/** What a process has found out about its database, by every connection that serves calls. */
export interface Outage {
  /** A connection was lost, or none came about. */
  lost(): void
  /** A statement was answered. */
  found(): void
  /**
   * Gives what an act gives. While the database is away, whoever has waited for half a second is told so,
   * whatever the act still waits for: a connection that a server at its start accepts and does not answer yet,
   * after another that was lost. Whether the act is done nevertheless is not known then, as with a connection
   * that is lost while it commits: a repetition with the same key is answered with what became of it.
   * @throws PlatformError unavailable.
   */
  bound<T>(act: () => Promise<T>): Promise<T>
}

/** Begins with a database that is there. */
export function watchOutage(): Outage {
  let isAway = false
  return {
    lost() {
      isAway = true
    },
    // An act that was answered says nothing of the database: it may not have asked it.
    found() {
      isAway = false
    },
    bound<T>(act: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      let timer = setTimeout(function look() {
        if (isAway) reject(unavailable())
        else timer = setTimeout(look, lookedAtEvery)
      }, patience)
      act()
        .then(resolve, (error: unknown) => {
          if (isGone(error)) isAway = true
          reject(error)
        })
        .finally(() => clearTimeout(timer))
      return promise
    },
  }
}
