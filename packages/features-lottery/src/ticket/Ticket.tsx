import type { LotteryTicket } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { ticketCut, useTicketShape } from '@marquee/prize-ui/ticket'
import { classNames, Icon, type IconName } from '@marquee/ui'
import * as css from './Ticket.css.ts'
import { readable } from './ticketText.ts'

type State = 'in' | 'blank' | 'won' | 'taken'

const signs: Record<State, IconName> = {
  in: 'ticket',
  blank: 'minus',
  won: 'trophy',
  taken: 'check',
}

interface TicketProps {
  ticket: LotteryTicket
  /** Its lottery has been drawn. */
  isDrawn: boolean
  /** It has just come. */
  isNew?: boolean
}

/** One ticket: its number, how it came, and what became of it. */
export function Ticket({ ticket, isDrawn, isNew = false }: TicketProps) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const shape = useTicketShape()
  const { number, prize, place, source, isRewardTaken } = ticket
  const won: State = isRewardTaken ? 'taken' : 'won'
  const state: State = prize ? won : isDrawn ? 'blank' : 'in'
  return (
    <li
      className={classNames(css.ticket, ticketCut[shape])}
      data-shape={shape}
      data-state={state}
      data-new={isNew || undefined}
      data-testid="lottery-ticket"
    >
      <p className={css.number}>{readable(number)}</p>
      <p className={css.note}>
        <Icon name={signs[state]} size="text" />
        <span>
          {prize
            ? t(`ticket.${state}`, { place, prize: words.all(prize) })
            : t(isDrawn ? 'ticket.blank' : `ticket.${source}`)}
        </span>
      </p>
    </li>
  )
}
