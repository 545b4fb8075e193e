/** What a job found due, done one after the other. */
export interface DueWork {
  /** Does each on its own: what fails keeps nothing else back, and nothing is begun once the process ends. */
  each<T>(due: Iterable<T>, act: (one: T) => Promise<unknown>): Promise<void>
  /**
   * Tells what failed, at the end, and why the first did.
   * @param what is done, as its sentence begins: `Payouts`.
   * @throws AggregateError with every failure, if there is one.
   */
  end(what: string): void
}

/**
 * For a job that does many things: what it leaves behind, because it fails or because the process
 * ends, the next run finds due again.
 * @param stopping is aborted once the process ends; see `Job`.
 */
export function makeDueWork(stopping?: AbortSignal): DueWork {
  const failures: unknown[] = []
  return {
    async each(due, act) {
      for (const one of due) {
        if (stopping?.aborted) return
        try {
          await act(one)
        } catch (failure) {
          failures.push(failure)
        }
      }
    },
    end(what) {
      if (!failures.length) return
      const [first] = failures
      const why = first instanceof Error ? first.message : String(first)
      throw new AggregateError(
        failures,
        `${what} left undone: ${failures.length}. The first: ${why}`,
      )
    },
  }
}
