import type { Kernel } from '@marquee/platform-kernel/command'
import type { Clock } from '@marquee/platform-kernel/clock'

/** A clock that stands where it was put, in epoch ms: what happened earlier is done anew by it. */
export class SetClock implements Clock {
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  set(now: number): void {
    this.#now = now
  }

  advance(ms: number): void {
    this.#now += ms
  }
}

/** Domains in which players win from what others win from too: house players have no part in them. */
const shared = new Set(['lottery', 'prize-drops'])

/** A kernel for house players: no prize of a pool that real players share falls on them. */
export function kernelForHouse(kernel: Kernel): Kernel {
  const { inside, afterCommit } = kernel.listeners
  const withoutShared: typeof inside = (name) =>
    inside(name).filter(({ listener }) => !shared.has(listener))
  return { ...kernel, listeners: { inside: withoutShared, afterCommit } }
}

/**
 * The kernel as it would have been at another time: the same database, ledger and rules. Whoever listens
 * after the commit hears within the command, since the delivery of events only knows the time of today.
 */
export function kernelBy(kernel: Kernel, clock: Clock): Kernel {
  const { inside, afterCommit } = kernel.listeners
  return {
    ...kernel,
    clock,
    listeners: {
      inside: (name) => [...inside(name), ...afterCommit(name)],
      afterCommit: () => [],
    },
  }
}
