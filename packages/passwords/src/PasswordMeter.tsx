import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Person } from './personalWords.ts'
import * as css from './PasswordMeter.css.ts'
import type { Strength } from './strength.ts'

/** What the meter says; each has a text that says how to mend it. */
export type PasswordVerdict = 'short' | 'common' | 'personal' | 'weak' | 'fair' | 'good'

interface PasswordMeterProps {
  password: string
  person: Person
  /** The least length that the platform takes. */
  least: number
  /** Shown until something is typed, and while the dictionaries are fetched. */
  hint: ReactNode
  textOf: (verdict: PasswordVerdict) => ReactNode
  /** Told with every change, so that the form can refuse what the platform would. */
  onVerdict?: (verdict: PasswordVerdict | null) => void
}

const levels = { short: 'weak', common: 'weak', personal: 'weak', weak: 'weak' } as const

type Judge = (password: string, person: Person) => Strength

function verdictOf({ fault, score }: Strength): PasswordVerdict {
  if (fault) return fault
  if (score < 2) return 'weak'
  return score < 3 ? 'fair' : 'good'
}

/** How well a new password stands guessing, and how to mend it. What judges it is fetched on mount. */
export function PasswordMeter({
  password,
  person,
  least,
  hint,
  textOf,
  onVerdict,
}: PasswordMeterProps) {
  const [judge, setJudge] = useState<Judge>()
  useEffect(() => {
    let isGone = false
    import('./strength.ts').then(
      ({ strengthOf }) => {
        if (!isGone) setJudge(() => strengthOf)
      },
      // The platform judges all the same; the hint stays.
      (error: unknown) => console.warn('The password meter could not be fetched.', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  const strength = password.length >= least && judge ? judge(password, person) : null
  const verdict = password && password.length < least ? 'short' : strength && verdictOf(strength)
  const tell = useEffectEvent((given: PasswordVerdict | null) => onVerdict?.(given))
  useEffect(() => tell(verdict), [verdict])
  if (!verdict) return hint
  const level = verdict in levels ? 'weak' : verdict
  const filled = Math.max(1, strength?.score ?? 1)
  return (
    <span className={css.meter} data-level={level} data-testid="password-meter">
      <span className={css.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={css.step} data-filled={step <= filled || undefined} />
        ))}
      </span>
      <span aria-live="polite">{textOf(verdict)}</span>
    </span>
  )
}
