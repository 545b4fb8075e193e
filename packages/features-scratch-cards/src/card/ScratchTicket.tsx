import type { Outcome } from '@marquee/contract'
import { useT } from '@marquee/core'
import { ticketCut, useTicketShape } from '@marquee/prize-ui/ticket'
import { classNames, Icon, type IconName } from '@marquee/ui'
import type { ReactNode } from 'react'
import { ScratchSurface } from '../surface/ScratchSurface.tsx'
import { ScratchFields } from './ScratchFields.tsx'
import * as css from './ScratchTicket.css.ts'

interface ScratchTicketProps {
  /** Outcomes in its fields, by id; none before it is drawn. */
  ids: readonly number[]
  odds: readonly Outcome[]
  /** It can be rubbed. */
  isReady: boolean
  /** Nothing covers its fields. */
  isOpen: boolean
  /** Why it cannot be rubbed, on its cover. */
  seal?: { icon: IconName; words: ReactNode } | null
  onStart: () => void
  onEnough: () => void
  /** Another shape than that of the brand's theme. */
  shape?: keyof typeof ticketCut
}

/** A scratch card: a printed ticket with nine fields below a cover. */
export function ScratchTicket({
  ids,
  odds,
  isReady,
  isOpen,
  seal = null,
  onStart,
  onEnough,
  shape: chosen,
}: ScratchTicketProps) {
  const t = useT('scratch-cards')
  const own = useTicketShape()
  const shape = chosen ?? own
  return (
    <div
      className={css.ticket}
      data-testid="scratch-card"
      data-open={isOpen || undefined}
      data-shape={shape}
    >
      <div className={classNames(css.paper, ticketCut[shape])}>
        <div className={css.head}>
          <p className={css.name}>{t('card.name')}</p>
          <p className={css.rule}>{t('card.rule')}</p>
        </div>
        <div className={css.board}>
          <ScratchFields ids={ids} odds={odds} isOpen={isOpen} />
          <ScratchSurface isReady={isReady} isOpen={isOpen} onStart={onStart} onEnough={onEnough} />
          {seal && (
            <div className={css.seal}>
              <span className={css.sealSign}>
                <Icon name={seal.icon} size="lg" />
              </span>
              <div className={css.sealWords}>{seal.words}</div>
            </div>
          )}
        </div>
        <p className={css.foot}>{t('card.foot')}</p>
      </div>
    </div>
  )
}
