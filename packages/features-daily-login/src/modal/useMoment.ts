import { prefersStillness } from '@marquee/ui'
import { useEffect, useState } from 'react'

/** How far the reward moment is: what was there, what came, the sum counting, all said. */
export type Step = 'before' | 'won' | 'sum' | 'over'

const steps: readonly (readonly [Step, number])[] = [
  ['won', 300],
  ['sum', 600],
  ['over', 1200],
]

/**
 * The 1.2 s of a reward, from when there is one; `skip` goes to its end, where those who want
 * stillness begin.
 */
export function useMoment(celebrates: boolean): { step: Step; skip: () => void } {
  const [step, setStep] = useState<Step>('before')
  useEffect(() => {
    if (!celebrates) {
      setStep('before')
      return undefined
    }
    if (prefersStillness()) {
      setStep('over')
      return undefined
    }
    const timers = steps.map(([next, at]) =>
      setTimeout(() => setStep((present) => (present === 'over' ? present : next)), at),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [celebrates])
  return { step, skip: () => setStep('over') }
}
