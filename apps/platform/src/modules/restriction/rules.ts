import type { BrandSettings } from '../../brands/settings.ts'
import { states } from './states.ts'

type Limits = Pick<BrandSettings, 'minimumAge' | 'blockedStates'>

export interface StateRule {
  code: string
  name: { en: string; es: string }
  /** Years. */
  minimumAge: number
  allowed: boolean
}

/** What a brand asks for in each state, in the order of their English names. */
export const stateRules = ({ minimumAge, blockedStates }: Limits): StateRule[] =>
  states.map(([code, en, es]) => ({
    code,
    name: { en, es },
    minimumAge: minimumAge.states[code] ?? minimumAge.default,
    allowed: !blockedStates.includes(code),
  }))

/** The rule of one state, or undefined when there is no such state. */
export const stateRule = (limits: Limits, code: string): StateRule | undefined =>
  stateRules(limits).find((rule) => rule.code === code)
