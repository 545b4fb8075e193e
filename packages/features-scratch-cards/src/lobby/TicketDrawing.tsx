import { Paths } from '@marquee/prize-ui/drawing'
import { useTicketShape } from '@marquee/prize-ui/ticket'
import * as css from './TicketDrawing.css.ts'
import { ticketDrawings } from './ticketDrawings.ts'

/** A ticket in the shape of the brand's theme, a corner of its cover rubbed free; decoration. */
export function TicketDrawing() {
  const shape = useTicketShape()
  const { back = [], paper, front = [] } = ticketDrawings[shape]
  return (
    <svg viewBox="0 0 120 88" aria-hidden="true" className={css.drawing} data-shape={shape}>
      <Paths drawing={back} />
      <path className={css.paper} d={paper} />
      <Paths drawing={front} />
      <rect className={css.board} x="20" y="18" width="80" height="52" rx="4" />
      <path
        className={css.foil}
        d="M20 22Q20 18 24 18H100V42Q88 36 84 48Q78 40 70 50Q62 44 58 56Q48 48 42 60Q34 52 20 62Z"
      />
      <path className={css.sheen} d="M40 18H56L30 54L20 62V46Z" />
      <path className={css.star} d="M84 50L87 57L95 58L89 63L91 70H78L80 63L74 58L81 57Z" />
      <path className={css.gem} d="M52 60H64L68 66L65 70H51L48 66Z" />
    </svg>
  )
}
