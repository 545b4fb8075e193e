import type { Call } from '@marquee/contract/domain'
import type { Kernel } from './command.ts'
import type { Request } from './http.ts'
import type { Question } from './questions.ts'

/** What a guard judges by. */
export interface Asked<Known> {
  call: Call
  /** What it wanted to know of the player; undefined for guests, and where it wanted nothing. */
  known: Known | undefined
  /** Epoch ms. */
  now: number
}

/** Refuses calls before their handlers see them. */
export interface Guard<Known> {
  /** Whether it looks at a call at all, by what the call's contract says. */
  looksAt: (call: Call) => boolean
  /** What it has to know of the player who calls: read with the session, in one statement. */
  knows?: Question<Known>
  /** @throws PlatformError to refuse. */
  refuse: (asked: Asked<Known> & { request: Request }) => void
  /**
   * Asked once more inside the commands that the handler runs for the player, when the player's row is
   * held, so that what begins in between is not missed. @throws PlatformError to refuse.
   */
  insist?: (asked: Asked<Known>) => void
}

/** A guard whose knowledge is its own affair. */
// oxlint-disable-next-line typescript/no-explicit-any -- each guard is given what its own question says
export type AnyGuard = Guard<any>

/** What has to hold for a player inside commands: what to know, and who judges it. */
export interface Insistence {
  playerId: string
  question: Question<unknown>
  /** @throws to refuse. */
  judge: (known: unknown, now: number) => void
}

/** The guards that look at a call, and what they have to know. */
export interface Watch {
  guards: readonly AnyGuard[]
  questions: readonly Question<unknown>[]
}

export function watchOver(call: Call, guards: readonly AnyGuard[]): Watch {
  const watching = guards.filter(({ looksAt }) => looksAt(call))
  return { guards: watching, questions: [...new Set(watching.flatMap(({ knows }) => knows ?? []))] }
}

/**
 * Lets a request pass every guard. @param answers to the questions of `watch`; empty for guests.
 * @returns the kernel that the handler works with: its commands insist on what guards insist on.
 * @throws PlatformError what the first guard refuses with.
 */
export function passGuards(
  { guards, questions }: Watch,
  request: Request,
  answers: readonly unknown[],
): Kernel {
  const { kernel, call, session } = request
  const now = kernel.clock.now()
  const insistences: Insistence[] = []
  for (const { knows, refuse, insist } of guards) {
    const known = session && knows ? answers[questions.indexOf(knows)] : undefined
    refuse({ call, request, known, now })
    if (insist && knows && session) {
      insistences.push({
        playerId: session.playerId,
        question: knows,
        judge: (again, then) => insist({ call, known: again, now: then }),
      })
    }
  }
  return insistences.length ? { ...kernel, insistences } : kernel
}
