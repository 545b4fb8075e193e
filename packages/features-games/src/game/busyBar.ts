/**
 * A game that has said that it is busy and then nothing for this long is taken for one that hangs, in ms.
 * Between two messages of the built-in studio lie a few seconds: it says anew with each spin that it is
 * busy, so that this holds for any number of free spins.
 */
export const silentAtMost = 30_000

/**
 * Keeps what the bar is told of a game's `state`. A busy game hides the way to close it on a phone, and
 * one that hangs never takes that back: after a long silence `tell` hears `false`, as if it had.
 */
export function makeBusyBar(tell: (busy: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = () => {
    stop()
    timer = setTimeout(() => {
      timer = undefined
      tell(false)
    }, silentAtMost)
  }
  return {
    /** The game says whether it is busy. */
    set(busy: boolean): void {
      tell(busy)
      if (busy) wait()
      else stop()
    },
    /** The game says anything else: it is alive. */
    hear(): void {
      if (timer !== undefined) wait()
    },
    close: stop,
  }
}
