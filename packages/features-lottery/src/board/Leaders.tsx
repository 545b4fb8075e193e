import type { LotteryLeader } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { PageSkeleton } from '@marquee/feature-page'
import { usePrizeWords } from '@marquee/prize-ui'
import { Button, Stack, Text, VisuallyHidden } from '@marquee/ui'
import { useState } from 'react'
import { useLeaders } from '../queries.ts'
import { readable } from '../ticket/ticketText.ts'
import * as css from './Leaders.css.ts'

/** Further ones come when they are asked for. */
const shown = 10

function Line({ leader }: { leader: LotteryLeader }) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const { place, player, isOwn, tickets, number, prize } = leader
  return (
    <li className={css.line} data-own={isOwn || undefined}>
      <span className={css.place}>
        <VisuallyHidden>{t('board.place')} </VisuallyHidden>
        {place}
      </span>
      <span>
        <Text as="span" strong>
          {isOwn ? t('board.you') : player}
        </Text>{' '}
        {prize && (
          <Text as="span" size="sm" tone="secondary">
            {words.all(prize)}
          </Text>
        )}
      </span>
      <span className={css.end}>
        {number === null ? t('board.tickets', { count: tickets }) : readable(number)}
      </span>
    </li>
  )
}

interface LeadersProps {
  lotteryId: number
  /** What is said where nobody is listed. */
  none: string
  label: string
}

/** Who has won, or before the draw who has the most tickets; nobody is named. */
export function Leaders({ lotteryId, none, label }: LeadersProps) {
  const t = useT('lottery')
  const { data: leaders, isFetching, refetch } = useLeaders(lotteryId)
  const [isOpen, open] = useState(false)
  if (!leaders) {
    return (
      <PageSkeleton
        feature="lottery"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['12rem']}
      />
    )
  }
  if (!leaders.length) return <Text tone="secondary">{none}</Text>
  const some = isOpen ? leaders : leaders.slice(0, shown)
  return (
    <Stack gap={3}>
      <ol className={css.list} aria-label={label} data-testid="lottery-leaders">
        {some.map((leader, index) => (
          <Line key={leader.number ?? index} leader={leader} />
        ))}
      </ol>
      {some.length < leaders.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => open(true)}>
            {t('board.all', { count: leaders.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
