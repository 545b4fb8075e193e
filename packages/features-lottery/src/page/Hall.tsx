import type { Lottery } from '../contract/schemas.ts'
import { useCountdown, useIsGuest, useIsOffline, useT, useTranslate } from '@marquee/core'
import { useFinishTimer } from '@marquee/feature-page'
import { SignUpAction } from '@marquee/prize-ui'
import {
  Button,
  classNames,
  Countdown,
  Heading,
  Icon,
  type IconName,
  Money,
  Notice,
  Text,
  useNumberFormat,
} from '@marquee/ui'
import type { ReactNode } from 'react'
import { Drum } from '../art/Drum.tsx'
import { useTickets } from '../queries.ts'
import { readable } from '../ticket/ticketText.ts'
import * as css from './Hall.css.ts'
import type { FreeTicket } from './useFreeTicket.ts'
import { lotteryKey } from '../keys.ts'

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon name={icon} size="text" />
      <Text as="span">{children}</Text>
    </li>
  )
}

/** Everything that is drawn, as two sums. */
function Pot({ prizes }: Pick<Lottery, 'prizes'>) {
  const t = useT('lottery')
  const sum = (unit: 'coins' | 'entries') =>
    prizes.reduce((total, { winners, prize }) => total + winners * prize[unit], 0)
  return (
    <div className={css.pot}>
      <Text size="sm" tone="secondary">
        {t('hall.pot')}
      </Text>
      <span className={css.sums} data-testid="lottery-pot">
        {(['coins', 'entries'] as const)
          .filter((unit) => sum(unit) > 0)
          .map((unit) => (
            <Money
              key={unit}
              amount={sum(unit)}
              unit={unit}
              unitLabel={t(`draw.units.${unit}`)}
              size="lg"
              icon
            />
          ))}
      </span>
    </div>
  )
}

/** Today's ticket: to be taken, taken, or what a guest does for it. */
function Action({ free }: { free: FreeTicket }) {
  const t = useT('lottery')
  const isGuest = useIsGuest()
  const offline = useIsOffline()
  const { data } = useTickets()
  if (isGuest)
    return (
      <div className={css.action}>
        <SignUpAction location="lottery" label={t('hall.guest')} />
      </div>
    )
  if (!data?.earning) return null
  const { isFreeReady, nextFreeAt } = data.earning
  const { isBusy, take, ticket, problem } = free
  return (
    <div className={css.action}>
      {(isFreeReady || isBusy) && (
        <Button
          wide
          size="lg"
          disabled={offline || isBusy}
          start={<Icon name="ticket" size="text" />}
          data-testid="lottery-take"
          onClick={take}
        >
          {t(isBusy ? 'hall.turning' : 'hall.take')}
        </Button>
      )}
      <div aria-live="polite">
        {ticket && (
          <p className={css.came} data-testid="lottery-came">
            {t('hall.came', { number: readable(ticket.number) })}
          </p>
        )}
      </div>
      {!isFreeReady && !isBusy && <Next until={nextFreeAt} />}
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** When the next free ticket comes; asks anew once it has. */
function Next({ until }: { until: number | null }) {
  const t = useT('lottery')
  const { refetch } = useTickets()
  const remaining = useCountdown({ until, onStop: () => void refetch() })
  return (
    <Text tone="secondary">
      {until === null ? (
        t('hall.lastDay')
      ) : (
        <>
          {t('hall.next')}{' '}
          {remaining !== null && <Countdown remaining={remaining} label={t('hall.next')} />}
        </>
      )}
    </Text>
  )
}

/** The drum with the pot of the lottery that runs, its end, and today's ticket. */
export function Hall({ lottery, free }: { lottery: Lottery; free: FreeTicket }) {
  const t = useT('lottery')
  const translate = useTranslate()
  const figure = useNumberFormat()
  const { finishedAt, ticketsCount, prizes, title } = lottery
  useFinishTimer({ queryKey: lotteryKey, finishedAt })
  const remaining = useCountdown({ until: finishedAt, optimized: true })
  const name = translate(title)
  return (
    <div className={css.hall} data-mode="dark" data-testid="lottery-hall">
      <div className={css.drum}>
        <Drum tickets={ticketsCount} isTurning={free.isBusy} />
      </div>
      <div className={css.words}>
        <Heading
          level={3}
          size="xl"
          // Where the page has the same name, once is enough for whoever sees both.
          className={classNames(name === t('page.title') && css.unseen)}
        >
          {name}
        </Heading>
        <Pot prizes={prizes} />
        <ul className={css.facts}>
          <Fact icon="hourglass">
            {t('hall.draw')}{' '}
            {remaining !== null && <Countdown remaining={remaining} label={t('hall.draw')} />}
          </Fact>
          <Fact icon="ticket">
            <span data-testid="lottery-count">
              {t('hall.tickets', { count: ticketsCount, tickets: figure.format(ticketsCount) })}
            </span>
          </Fact>
        </ul>
        <Action free={free} />
      </div>
    </div>
  )
}
