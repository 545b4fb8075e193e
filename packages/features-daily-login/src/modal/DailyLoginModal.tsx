import {
  type ModalProps,
  useArtPlace,
  useBalanceHold,
  useBrand,
  useClaimAtOnce,
  useIsOffline,
  useT,
} from '@marquee/core'
import { Button, CollectButton, EmptyState, ErrorState, Icon } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import type { ReactNode } from 'react'
import type { DailyLoginOptions } from '../feature.ts'
import { type Claim, useClaim } from '../useClaim.ts'
import { type DailyLogin, useDailyLogin } from '../useDailyLogin.ts'
import * as css from './DailyLoginModal.css.ts'
import { DaysSkeleton } from './DaysSkeleton.tsx'
import { DaysView } from './DaysView.tsx'
import { PrizeReveal } from './PrizeReveal.tsx'
import { type Step, useMoment } from './useMoment.ts'

/** Each action is a button of its own: it takes the focus of the one that is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function MomentAction({
  step,
  skip,
  onDone,
}: {
  step: Step
  skip: () => void
  onDone: () => void
}) {
  const t = useT('daily-login')
  if (step === 'over') {
    return (
      <CollectButton
        wide
        ref={takeFocus}
        size="lg"
        data-testid="daily-login-continue"
        onClick={onDone}
      >
        {t('moment.done')}
      </CollectButton>
    )
  }
  return (
    <Button
      wide
      size="lg"
      ref={takeFocus}
      data-testid="daily-login-continue"
      variant="quiet"
      onClick={skip}
    >
      {t('moment.skip')}
    </Button>
  )
}

function ClaimAction({ claim, isPending, error }: Claim) {
  const t = useT('daily-login')
  const offline = useIsOffline()
  return (
    <Button
      wide
      size="lg"
      data-testid="daily-login-claim"
      busy={isPending}
      disabled={isPending || offline}
      start={<Icon name="gift" size="text" />}
      onClick={claim}
    >
      {t(error ? 'claimAgain' : 'claim')}
    </Button>
  )
}

function CloseAction({ close, claimed }: { close: () => void; claimed: boolean }) {
  const t = useT('daily-login')
  return (
    <Button wide variant="quiet" ref={claimed ? takeFocus : undefined} onClick={close}>
      {t('back')}
    </Button>
  )
}

function States({ daily, children }: { daily: DailyLogin; children: ReactNode }) {
  const t = useT('daily-login')
  const { art } = useBrand().theme
  if (daily.isLoading) return <DaysSkeleton />
  if (daily.failed) {
    return (
      <ErrorState
        art={art.trouble}
        level={3}
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        onRetry={daily.retry}
        busy={daily.isRetrying}
      />
    )
  }
  if (!daily.info.isActive) {
    return (
      <EmptyState art={art.empty} level={3} title={t('inactive.title')} text={t('inactive.text')} />
    )
  }
  return children
}

function DailyLoginDialog({
  props: { claims },
  close,
  frame,
  options,
}: ModalProps & { options: DailyLoginOptions | undefined }) {
  const t = useT('daily-login')
  const { art } = useBrand().theme
  const place = useArtPlace()
  const daily = useDailyLogin()
  const claiming = useClaim()
  const { reward } = claiming
  const { step, skip } = useMoment(reward !== undefined)
  // Until the sum counts up, which the header does with it.
  const isBefore = step === 'before' || step === 'won'
  useBalanceHold(claiming.isPending || (reward !== undefined && isBefore))
  const { info, isLoading, failed } = daily
  const known = !isLoading && !failed && info.isActive
  const claimable = known && info.isAvailable
  useClaimAtOnce(claims !== undefined && claimable, claiming.claim)

  const action = reward ? (
    <MomentAction step={step} skip={skip} onDone={close} />
  ) : claimable ? (
    <ClaimAction {...claiming} />
  ) : (
    <CloseAction close={close} claimed={known} />
  )
  return (
    <Dialog
      {...frame}
      size="lg"
      title={reward ? t('moment.title', { day: reward.prize.level }) : t('title')}
      description={!reward && known && t('dayOf', { day: info.activeLevel, days: info.levels })}
      closeLabel={t('close')}
      {...place}
      art={
        <img
          src={art.reward}
          alt=""
          width={144}
          height={144}
          data-celebrates={reward && step !== 'over' ? '' : undefined}
          className={css.art}
        />
      }
      actions={action}
    >
      {reward ? (
        <PrizeReveal reward={reward} step={step} options={options} />
      ) : (
        <States daily={daily}>
          <DaysView daily={daily} error={claiming.error} options={options} />
        </States>
      )}
    </Dialog>
  )
}

/** The daily reward with the brand's words for free spins (DAILY-07, MODAL-37). */
export const dailyLoginModal = (options: DailyLoginOptions | undefined) =>
  function DailyLoginModal(props: ModalProps) {
    return <DailyLoginDialog {...props} options={options} />
  }
