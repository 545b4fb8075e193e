import { Link, useT } from '@marquee/core'
import { Button, Heading, Icon, Inline, Skeleton, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { depositIdOf } from '../queries.ts'
import { Ahead } from './Ahead.tsx'
import { tellAround } from './frameMessage.ts'
import * as css from './Payment.css.ts'
import { Payment } from './Payment.tsx'
import { Steps } from './Steps.tsx'
import { useChallenge } from './useChallenge.ts'
import { WholeFrame } from './WholeFrame.tsx'

function Nothing() {
  const t = useT('cash-desk')
  return (
    <>
      <Text>{t('challenge.lead')}</Text>
      <Button variant="quiet" render={<Link to="/cash/deposit-by-money/" target="_top" />}>
        {t('challenge.back')}
      </Button>
    </>
  )
}

function Asked({ id }: { id: string }) {
  const t = useT('cash-desk')
  const { deposit, hasFailed, hasEnded, ...rest } = useChallenge(id)
  if (hasFailed) return <Nothing />
  if (hasEnded) return <Text role="status">{t('challenge.done')}</Text>
  if (!deposit || deposit.challengeStep === null) return <Skeleton shape="block" height="24rem" />
  const step = deposit.challengeStep
  return (
    <>
      <Payment deposit={deposit} />
      <Steps
        key={step}
        deposit={deposit}
        step={step}
        takesFocus={rest.hasAnswered}
        isSandbox={rest.isSandbox}
        isBusy={rest.isBusy}
        problem={rest.problem}
        onAnswer={rest.answer}
      />
      <Ahead step={step} />
    </>
  )
}

/** `/cashIframe`: what a card's provider asks stands here, in a frame of the cash desk (ROUTE-39). */
export function ChallengePage() {
  const t = useT('cash-desk')
  const id = useRouterState({
    select: ({ location }) => depositIdOf(location.search as Record<string, unknown>),
  })
  return (
    <WholeFrame onLeave={() => tellAround('leave', id ?? '')}>
      <Stack gap={5} className={css.asked}>
        <Inline gap={3}>
          <Icon name="shield" size="lg" />
          <Heading level={1} size="lg">
            {t('challenge.title')}
          </Heading>
        </Inline>
        {id ? <Asked id={id} /> : <Nothing />}
      </Stack>
    </WholeFrame>
  )
}
