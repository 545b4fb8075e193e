import type { LotteryTicket } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { useState } from 'react'
import { Ticket } from './Ticket.tsx'
import * as css from './TicketList.css.ts'

/** Further ones come when they are asked for. */
const shown = 12

interface TicketListProps {
  tickets: readonly LotteryTicket[]
  isDrawn: boolean
  /** Of the one that has just come. */
  newId?: number | undefined
  /** What they are called together. */
  label: string
}

/** Tickets next to each other. */
export function TicketList({ tickets, isDrawn, newId, label }: TicketListProps) {
  const t = useT('lottery')
  const [isOpen, open] = useState(false)
  const some = isOpen ? tickets : tickets.slice(0, shown)
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {some.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} isDrawn={isDrawn} isNew={ticket.id === newId} />
        ))}
      </ul>
      {some.length < tickets.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => open(true)}>
            {t('ticket.all', { count: tickets.length })}
          </Button>
        </div>
      )}
    </>
  )
}
