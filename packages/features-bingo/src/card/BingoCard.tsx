import { useT } from '@marquee/core'
import { Icon, VisuallyHidden } from '@marquee/ui'
import { letters } from './Ball.tsx'
import * as css from './BingoCard.css.ts'
import { daubedBy, wonPlaces } from './lines.ts'

interface BingoCardProps {
  card: readonly number[][]
  /** Balls that have come and are daubed. */
  balls: readonly number[]
  /** Numbers that have come and are the player's to daub with a tap. */
  called?: readonly number[]
  onDaub?: (number: number) => void
}

/** Five rows below the letters of BINGO; what balls hit is daubed, what is complete shines. */
export function BingoCard({ card, balls, called = [], onDaub }: BingoCardProps) {
  const t = useT('bingo')
  const daubed = daubedBy(card, balls)
  const won = wonPlaces(daubed)
  return (
    <table className={css.card} data-testid="bingo-card">
      <caption className={css.caption}>{t('card.caption')}</caption>
      <thead>
        <tr>
          {[...letters].map((letter, column) => (
            <th key={letter} scope="col" className={css.letter} data-column={column}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {card.map((row, at) => (
          <tr key={row.join()}>
            {row.map((number, column) => {
              const place = at * row.length + column
              const isDaubed = daubed.has(place)
              return (
                <td
                  key={number}
                  className={css.field}
                  data-daubed={isDaubed || undefined}
                  data-won={won.has(place) || undefined}
                >
                  {called.includes(number) ? (
                    <button
                      type="button"
                      className={css.daub}
                      aria-label={t('card.daub', { number })}
                      aria-pressed={isDaubed}
                      data-testid="bingo-daub"
                      onClick={() => onDaub?.(number)}
                    >
                      <span className={css.number}>{number}</span>
                    </button>
                  ) : (
                    <span className={css.number}>
                      {number || <Icon name="star" label={t('card.free')} />}
                    </span>
                  )}
                  {isDaubed && number > 0 && !called.includes(number) && (
                    <VisuallyHidden>{t('card.daubed')}</VisuallyHidden>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
