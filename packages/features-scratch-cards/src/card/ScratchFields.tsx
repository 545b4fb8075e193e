import type { Outcome } from '@marquee/contract'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Icon, VisuallyHidden } from '@marquee/ui'
import { type Field, fieldsOf } from './fields.ts'
import * as css from './ScratchTicket.css.ts'
import { Sign } from './Sign.tsx'

function FilledField({ field: { outcome, rank, isWon }, shows }: { field: Field; shows: boolean }) {
  const t = useT('scratch-cards')
  const words = usePrizeWords('scratch-cards')
  return (
    <li className={css.field} data-won={(shows && isWon) || undefined}>
      <span className={css.sign}>
        <Sign rank={rank} />
      </span>
      {words.parts(outcome.prize).map(({ unit, amount, word }) => (
        <span key={unit} className={css.amount}>
          <Icon name={unit} size="text" className={css.unit[unit]} />
          {amount}
          <VisuallyHidden> {word}</VisuallyHidden>
        </span>
      ))}
      {shows && isWon && <VisuallyHidden>{t('card.match')}</VisuallyHidden>}
    </li>
  )
}

interface ScratchFieldsProps {
  /** Outcomes by id; none before the card is drawn. */
  ids: readonly number[]
  odds: readonly Outcome[]
  /** Nothing covers them. */
  isOpen: boolean
}

/** Nine fields: blank until the card is drawn, and kept from screen readers until it is open. */
export function ScratchFields({ ids, odds, isOpen }: ScratchFieldsProps) {
  const t = useT('scratch-cards')
  const fields = fieldsOf(ids, odds)
  if (!fields.length) {
    return (
      <div aria-hidden="true" className={css.fields}>
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} className={css.field} />
        ))}
      </div>
    )
  }
  return (
    <ul aria-label={t('card.fields')} aria-hidden={!isOpen || undefined} className={css.fields}>
      {fields.map((field, index) => (
        <FilledField key={index} field={field} shows={isOpen} />
      ))}
    </ul>
  )
}
