import type { Outcome } from '@marquee/contract'
import { usePrizeWords } from '@marquee/prize-ui'
import { Icon } from '@marquee/ui'
import * as css from './VaultDrawing.css.ts'

interface VaultDrawingProps {
  prizes: readonly Outcome[]
  label: string
  /** The boxes are being gone through. */
  isTurning?: boolean
  /** The box that was drawn. */
  wonId?: number | undefined
}

/** A vault with a box for each prize. */
export function VaultDrawing({ prizes, label, isTurning = false, wonId }: VaultDrawingProps) {
  const words = usePrizeWords('wheels')
  return (
    <ul
      className={css.vault}
      aria-label={label}
      data-turning={isTurning || undefined}
      data-testid="vault"
    >
      {prizes.map(({ id, prize }) => (
        <li key={id} className={css.box} data-won={id === wonId || undefined}>
          <Icon name={prize.coins > 0 ? 'coins' : 'entries'} className={css.icon} />
          {words.parts(prize).map(({ unit, amount, word }) => (
            <span key={unit} className={css.words}>
              <span className={css.amount}>{amount}</span> {word}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
