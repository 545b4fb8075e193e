import { isGone, unavailable } from './databaseFailure.ts'

/** How long a call may go on while the database is known to be away, in ms: a second is promised. */
const patience = 900
/** How often one that has gone on for longer looks whether the database is away by now, in ms. */
const lookedAtEvery = 50

/** What calls of a process have found out about their database. */
export interface Outage {
  /**
   * Gives what an act gives. While the database is away, whoever has waited for 900 ms is told so, whatever
   * the act still waits for: a connection that a server at its start accepts and does not answer yet, after
   * another that was lost. Whether the act is done nevertheless is not known then, as with a connection that
   * is lost while it commits: a repetition with the same key is answered with what became of it.
   * @throws PlatformError unavailable.
   */
  bound<T>(act: () => Promise<T>): Promise<T>
}

/** Begins with a database that is there. */
export function watchOutage(): Outage {
  let isAway = false
  return {
    bound<T>(act: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      let timer = setTimeout(function look() {
        if (isAway) reject(unavailable())
        else timer = setTimeout(look, lookedAtEvery)
      }, patience)
      act()
        .then(
          (given) => {
            isAway = false
            resolve(given)
          },
          (error: unknown) => {
            if (isGone(error)) isAway = true
            reject(error)
          },
        )
        .finally(() => clearTimeout(timer))
      return promise
    },
  }
}
