import type { MiniSlot } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { VisuallyHidden } from '@marquee/ui'
import * as css from './MiniSlotHall.css.ts'

/** The levels, and how many spins of each are played. */
export function Ladder({ slot: { levels, level, spinsDone, isComplete } }: { slot: MiniSlot }) {
  const t = useT('mini-slot')
  const doneOf = (one: number, spins: number) =>
    one < level || isComplete ? spins : one === level ? spinsDone : 0
  return (
    <ol className={css.ladder} aria-label={t('ladder')}>
      {levels.map(({ level: one, spins }) => {
        const done = doneOf(one, spins)
        return (
          <li
            key={one}
            className={css.rung}
            aria-current={one === level && !isComplete ? 'step' : undefined}
            data-testid={`mini-slot-level-${one + 1}`}
          >
            <p className={css.rungName}>
              <VisuallyHidden>{t('level')} </VisuallyHidden>
              {one + 1}
            </p>
            <span className={css.pips} aria-hidden="true">
              {Array.from({ length: spins }, (_, spin) => (
                <span key={spin} className={css.pip} data-done={spin < done || undefined} />
              ))}
            </span>
            <VisuallyHidden>{t('levelSpins', { done, total: spins })}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
