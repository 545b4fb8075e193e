import { Link, Slot, useModals, useT } from '@marquee/core'
import { Button, ErrorState, Money, Skeleton, Stack, VisuallyHidden } from '@marquee/ui'
import { Line } from '../parts/Line.tsx'
import * as css from '../parts/list.css.ts'
import type { Step } from './steps.ts'
import { useSteps } from './useSteps.ts'

function Action({ step: { modal, to, key } }: { step: Step }) {
  const t = useT('account')
  const modals = useModals()
  const label = t('steps.do')
  const what = <VisuallyHidden>: {t(`steps.${key}.title`)}</VisuallyHidden>
  return modal ? (
    <Button size="sm" variant="quiet" onClick={() => modals.open(modal)}>
      {label}
      {what}
    </Button>
  ) : (
    <Button size="sm" variant="quiet" render={<Link to={to ?? '/profile'} />}>
      {label}
      {what}
    </Button>
  )
}

function Open({ step: { key, coins } }: { step: Step }) {
  const t = useT('account')
  return (
    <span className={css.apart}>
      <span>{t(`steps.${key}.text`)}</span>
      {coins > 0 && <Money amount={coins} unit="coins" unitLabel={t('coins')} icon />}
    </span>
  )
}

/** What makes the account whole: what is done, what is left, and what that brings. */
export function StepList({ openOnly = false }: { openOnly?: boolean }) {
  const t = useT('account')
  const { steps, isError, retry } = useSteps()
  if (!steps) {
    return isError ? (
      <ErrorState
        level={3}
        title={t('states.failed')}
        retryLabel={t('states.retry')}
        onRetry={retry}
      />
    ) : (
      <Stack gap={2} aria-busy="true">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} shape="block" height={56} />
        ))}
      </Stack>
    )
  }
  const shown = openOnly ? steps.filter(({ done }) => !done) : steps
  return (
    <Stack gap={3}>
      <ul className={css.list}>
        {shown.map((step) => (
          <Line
            key={step.key}
            icon={step.icon}
            done={step.done}
            title={t(`steps.${step.key}.title`)}
            text={step.done ? t('steps.done') : <Open step={step} />}
          >
            {!step.done && <Action step={step} />}
          </Line>
        ))}
      </ul>
      {steps.map(
        ({ key, reward, done }) =>
          reward && done && <Slot key={key} name="account.reward" reward={reward} />,
      )}
    </Stack>
  )
}
