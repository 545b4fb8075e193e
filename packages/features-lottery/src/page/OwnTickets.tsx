import type { Lottery, LotteryDetails, LotteryTickets } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { PageSkeleton, PlayButton } from '@marquee/feature-page'
import { Heading, Icon, Progress, Text } from '@marquee/ui'
import { useDetails, useTickets } from '../queries.ts'
import { TicketList } from '../ticket/TicketList.tsx'
import { useChanceText } from '../board/chanceText.ts'
import * as css from './OwnTickets.css.ts'
import type { FreeTicket } from './useFreeTicket.ts'

/** How rounds earn the next ticket. */
function Earning({
  earning: { rounds, left },
  rule: { roundsPerTicket, ticketsPerDay },
}: {
  earning: NonNullable<LotteryTickets['earning']>
  rule: NonNullable<LotteryDetails['rule']>
}) {
  const t = useT('lottery')
  const words = t('earning.words', { rounds, needed: roundsPerTicket })
  return (
    <div className={css.column} data-testid="lottery-earning">
      <Heading level={3} size="md">
        {t('earning.title')}
      </Heading>
      {left > 0 ? (
        <>
          <Progress
            label={t('earning.label')}
            value={rounds}
            max={roundsPerTicket}
            valueText={words}
          />
          <Text size="sm" tone="secondary">
            {words} {t('earning.left', { count: left })}
          </Text>
        </>
      ) : (
        <Text size="sm" tone="secondary">
          {t('earning.full', { count: ticketsPerDay })}
        </Text>
      )}
      <Text size="sm" tone="secondary">
        {t('earning.stake')}
      </Text>
      <div>
        <PlayButton variant="quiet" start={<Icon name="play" size="text" />}>
          {t('earning.play')}
        </PlayButton>
      </div>
    </div>
  )
}

interface OwnTicketsProps {
  /** Null while none runs. */
  lottery: Lottery | null
  free: FreeTicket
}

/** The player's tickets in the drum, their chances, and how the next ones come. */
export function OwnTickets({ lottery, free }: OwnTicketsProps) {
  const t = useT('lottery')
  const chanceText = useChanceText()
  const { data, isFetching, refetch } = useTickets()
  const { data: details } = useDetails()
  if (!data) {
    return (
      <PageSkeleton
        feature="lottery"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['12rem', '12rem']}
        className={css.desk}
      />
    )
  }
  const { tickets, chance, earning } = data
  const own = tickets.filter(
    ({ id, lotteryId }) => lotteryId === lottery?.id && id !== free.hidden?.id,
  )
  return (
    <div className={css.desk}>
      <div className={css.column}>
        {own.length > 0 ? (
          <>
            <TicketList
              tickets={own}
              isDrawn={false}
              newId={free.ticket?.id}
              label={t('own.inDrum')}
            />
            <Text data-testid="lottery-chance">
              {chance === 1
                ? t('own.sure')
                : t('own.chance', { count: own.length, chance: chanceText(chance) })}
            </Text>
          </>
        ) : (
          <Text tone="secondary">{t(lottery ? 'own.none' : 'own.noneRuns')}</Text>
        )}
      </div>
      {earning && details?.rule && <Earning earning={earning} rule={details.rule} />}
    </div>
  )
}
