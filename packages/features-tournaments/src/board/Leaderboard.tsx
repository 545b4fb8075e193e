import type { Tournament } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Button, classNames, useNumberFormat, VisuallyHidden } from '@marquee/ui'
import { Fragment, useState } from 'react'
import { Medal, type Metal } from '../art/Medal.tsx'
import * as css from './Leaderboard.css.ts'
import { boardRows } from './rows.ts'

const isMetal = (place: number): place is Metal => place <= 3

/** So many places are on a phone's screen before the others are asked for. */
const shown = 3

/** Who leads, and where the reader is among them. */
export function Leaderboard({ tournament, title }: { tournament: Tournament; title: string }) {
  const t = useT('tournaments')
  const words = usePrizeWords('tournaments')
  const figure = useNumberFormat()
  const [isWhole, setWhole] = useState(false)
  const rows = boardRows(tournament)
  const isLong = rows.length > shown + 1
  return (
    <div>
      <table className={css.table} data-testid="leaderboard" data-long={isLong && !isWhole}>
        <caption className={css.caption}>{t('board.caption', { title })}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('board.place')}
            </th>
            <th scope="col" className={css.head}>
              {t('board.player')}
            </th>
            <th scope="col" className={css.prizeHead}>
              {t('board.prize')}
            </th>
            <th scope="col" className={css.figureHead}>
              {t('board.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, player, points, prize, isOwn, isHouse, isApart }) => (
            <Fragment key={place}>
              {isApart && (
                <tr aria-hidden="true" className={css.rest}>
                  <td colSpan={4} className={css.gap}>
                    ⋯
                  </td>
                </tr>
              )}
              <tr
                className={classNames(isOwn && css.own, !isOwn && place > shown && css.rest)}
                data-own={isOwn || undefined}
                data-house={isHouse}
              >
                <td className={css.place}>
                  {isMetal(place) ? (
                    <>
                      <Medal place={place} />
                      <VisuallyHidden>{place}</VisuallyHidden>
                    </>
                  ) : (
                    figure.format(place)
                  )}
                </td>
                <th scope="row" className={css.player}>
                  {isOwn ? t('board.you') : isHouse ? t('board.house', { player }) : player}
                </th>
                <td className={css.prize}>{prize ? words.all(prize) : '–'}</td>
                <td className={css.points}>{figure.format(points)}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {isLong && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          className={css.all}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'board.few' : 'board.all')}
        </Button>
      )}
    </div>
  )
}
