import type { Lottery } from '../contract/schemas.ts'
import { useDateFormat, useIsGuest, useNow, useT } from '@marquee/core'
import { Heading, Icon, Notice, Stack, Text } from '@marquee/ui'
import { useTickets } from '../queries.ts'
import { TicketList } from '../ticket/TicketList.tsx'
import { Leaders } from './Leaders.tsx'

/** The last draw: who has won, with which numbers, and the reader's own tickets in it. */
export function LastDraw({
  lottery: { id, drawn, finishedAt, ticketsCount },
}: {
  lottery: Lottery
}) {
  const t = useT('lottery')
  const isGuest = useIsGuest()
  // The server does not know the reader's zone.
  const isKnown = useNow() !== null
  const date = useDateFormat({ dateStyle: 'long' })
  const { data } = useTickets()
  if (!drawn)
    return (
      <Notice icon="hourglass" announced>
        {t('last.drawing')}
      </Notice>
    )
  const own = (data?.tickets ?? [])
    .filter(({ lotteryId }) => lotteryId === id)
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity))
  return (
    <Stack gap={5}>
      <Text tone="secondary">
        <Icon name="calendar" size="text" />{' '}
        {isKnown && t('last.when', { date: date(finishedAt), count: ticketsCount })}
      </Text>
      <Leaders lotteryId={id} none={t('last.nobody')} label={t('last.winners')} />
      {!isGuest && own.length > 0 && (
        <Stack gap={3}>
          <Heading level={3} size="md">
            {t('last.own')}
          </Heading>
          <TicketList tickets={own} isDrawn label={t('last.own')} />
        </Stack>
      )}
    </Stack>
  )
}
