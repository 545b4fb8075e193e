import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { personalWords, type Person } from './personalWords.ts'
import { type PasswordFault, passwordFault } from './rule.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

export interface Strength {
  fault: PasswordFault | null
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4
}

/** How well a password stands guessing. Its dictionaries are large: import this file only when needed. */
export function strengthOf(password: string, person: Person): Strength {
  const fault = passwordFault(password, person)
  const { score } = estimator.check(password.slice(0, 100), personalWords(person))
  return { fault, score: fault ? 0 : score }
}
