interface Numbered {
  seq: number
}

export interface Sequence<P extends Numbered> {
  /** The newest number that counts as applied. */
  readonly last: number
  /** Counts from here, whatever was before. */
  restart(last: number): void
  /** Keeps what arrives until `replay` or `skip` says what was missed. */
  hold(): void
  /** Applies the next push, drops a known one, keeps one that is ahead: true when a gap shows. */
  receive(push: P): boolean
  /** Applies what was missed, then what was kept: true when a gap is left. */
  replay(missed: readonly P[]): boolean
  /** Counts everything up to `last` as applied, then applies what was kept. */
  skip(last: number): boolean
}

/** Applies numbered pushes once and in order, however they arrive. */
export const createSequence = <P extends Numbered>(apply: (push: P) => void): Sequence<P> => {
  let last = 0
  let kept: P[] | null = null

  const advance = (push: P) => {
    if (push.seq <= last) return
    last = push.seq
    apply(push)
  }
  const inOrder = (pushes: readonly P[]) => pushes.toSorted((a, b) => a.seq - b.seq)

  const receive = (push: P) => {
    if (kept) {
      kept.push(push)
      return false
    }
    if (push.seq > last + 1) {
      kept = [push]
      return true
    }
    advance(push)
    return false
  }
  const release = () => {
    const waiting = inOrder(kept ?? [])
    kept = null
    return waiting.map(receive).includes(true)
  }

  return {
    get last() {
      return last
    },
    restart(at) {
      last = at
    },
    hold() {
      kept = []
    },
    receive,
    replay(missed) {
      inOrder(missed).forEach(advance)
      return release()
    },
    skip(at) {
      last = at
      return release()
    },
  }
}
