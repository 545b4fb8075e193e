import type { RedemptionDesk } from '@marquee/contract'
import { Link, useHasRoute, useModals, usePlayer, useSwitchGameMode, useT } from '@marquee/core'
import { PageSection, PlayButton } from '@marquee/feature-page'
import { Button, Card, classNames, Icon, Progress, Stack, Text, VisuallyHidden } from '@marquee/ui'
import type { ReactNode, Ref } from 'react'
import { useAmounts } from '../useAmounts.ts'
import { isReady } from './isReady.ts'
import * as css from './Tracker.css.ts'

interface Step {
  key: string
  title: string
  text: string
  isDone: boolean
  /** What takes the player on; shown at the first step that is open. */
  action?: ReactNode
  /** How far it is done. */
  progress?: ReactNode
}

const identityPage = '/profile/identity'

/** What stands between the player and redeeming, in the order in which it is easiest done. */
function useBefore(desk: RedemptionDesk): Step[] {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const hasRoute = useHasRoute()
  const switchMode = useSwitchGameMode()
  const modals = useModals()
  const { redeemable, minimum, identity } = desk
  const unplayed = desk.winnings - redeemable
  // As the head of the page writes them.
  const sums = { some: amounts.price(redeemable), least: amounts.price(minimum) }
  const worded = (name: string, values = {}) => ({
    title: t(`redeem.plan.${name}.title`, values),
    text: t(`redeem.plan.${name}.text`, values),
  })
  const isEnough = redeemable >= minimum
  return [
    {
      key: 'least',
      ...worded('least', sums),
      isDone: isEnough,
      progress: !isEnough && (
        <Progress
          label={t('missing.progress')}
          value={redeemable}
          max={minimum}
          valueText={t('missing.of', sums)}
        />
      ),
      action: (
        <Button
          size="sm"
          data-testid="what-is-missing"
          onClick={() => modals.open('insufficient-withdrawal')}
        >
          {t('redeem.plan.least.action')}
        </Button>
      ),
    },
    ...(unplayed > 0 && !isEnough
      ? [
          {
            key: 'played',
            ...worded('played', { amount: amounts.winnings(unplayed) }),
            isDone: false,
            action: (
              <PlayButton size="sm" variant="quiet">
                {t('redeem.plan.played.action')}
              </PlayButton>
            ),
          },
        ]
      : []),
    {
      key: 'identity',
      ...worded(identity === 'pending' ? 'waiting' : 'identity'),
      isDone: identity === 'approved',
      action: identity !== 'pending' && hasRoute(identityPage) && (
        <Button size="sm" render={<Link to={identityPage} />}>
          {t('redeem.plan.identity.action')}
        </Button>
      ),
    },
    {
      key: 'mode',
      ...worded('mode'),
      isDone: player?.gameMode === 'SweepStakes',
      action: (
        <Button
          size="sm"
          busy={switchMode.isPending}
          onClick={() => switchMode.mutate('SweepStakes')}
        >
          {t('redeem.plan.mode.action')}
        </Button>
      ),
    },
    { key: 'ask', ...worded('ask'), isDone: false },
  ]
}

/** What follows once it is asked for: who looks at it, until when, what they may ask, and the payment. */
function useAfter({ reviewDays, twoLookAbove }: RedemptionDesk): Step[] {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  return [
    {
      key: 'review',
      title: t('redeem.plan.review', { count: reviewDays }),
      text: t('redeem.plan.reviewText', { amount: amounts.price(twoLookAbove) }),
      isDone: false,
    },
    {
      key: 'paid',
      title: t('redeem.plan.paid.title'),
      text: t('redeem.plan.paid.text'),
      isDone: false,
    },
  ]
}

/**
 * The way to a redemption: what is missing, with the act at the first of it, until when it is looked at,
 * and what will be asked. Whoever has all of it sees what follows alone.
 */
export function RedeemPlan({ desk, list }: { desk: RedemptionDesk; list?: Ref<HTMLOListElement> }) {
  const t = useT('cash-desk')
  const player = usePlayer()
  const before = useBefore(desk)
  const after = useAfter(desk)
  const ready = isReady(desk, player)
  const steps = ready ? after : [...before, ...after]
  const first = steps.find(({ isDone, action }) => !isDone && action)
  return (
    <PageSection title={t(ready ? 'redeem.plan.after' : 'redeem.plan.title')}>
      <Card padding="lg" className={css.plan}>
        <ol
          ref={list}
          tabIndex={-1}
          className={classNames(css.steps, css.reached)}
          data-testid="redeem-plan"
        >
          {steps.map((step) => (
            <li
              key={step.key}
              className={css.step}
              data-step={step.key}
              data-done={step.isDone || undefined}
            >
              {step.isDone ? (
                <Icon name="check" size="text" className={css.sign} />
              ) : (
                <span className={css.coming} aria-hidden />
              )}
              <Stack gap={2}>
                <Stack gap={0}>
                  <Text as="span" size="sm" strong>
                    {step.title}
                    {step.isDone && <VisuallyHidden> {t('redeem.plan.done')}</VisuallyHidden>}
                  </Text>
                  {!step.isDone && (
                    <Text as="span" size="sm" tone="secondary">
                      {step.text}
                    </Text>
                  )}
                </Stack>
                {step.progress}
                {step === first && <div>{step.action}</div>}
              </Stack>
            </li>
          ))}
        </ol>
      </Card>
    </PageSection>
  )
}
