import { Link, type ModalProps, useBrand, useT } from '@marquee/core'
import { Button, EmptyState, ErrorState, Heading, Icon, Notice, Skeleton, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { statusLooks } from '../outcome.ts'
import * as css from './IdentityModal.css.ts'
import { type Check, useCheck } from './useCheck.ts'

/** A partner's page sends forms and runs its own scripts on its own origin; it may not lead this page away. */
const rights = 'allow-forms allow-scripts allow-same-origin allow-popups'

/** What the player reads of how it ended: the card's own words where the card decided. */
const endKey = ({ outcome, action }: Check): string =>
  action && outcome.kind === 'end' && action !== 'surveyRequired' && action !== 'needScanDocument'
    ? `action.${action}`
    : `identity.status.${outcome.kind === 'end' ? outcome.status : 'none'}`

function End(check: Check) {
  const t = useT('verification')
  const { art } = useBrand().theme
  const { outcome } = check
  if (outcome.kind !== 'end') return null
  const key = endKey(check)
  return (
    <div className={css.end} role="status" data-testid="identity-end" data-status={outcome.status}>
      {outcome.status === 'approved' ? (
        <img src={art.reward} alt="" width={160} height={160} />
      ) : (
        <Icon name={statusLooks[outcome.status].icon} size="lg" />
      )}
      <Heading level={3}>{t(`${key}.title`)}</Heading>
      <Text tone="secondary">{t(`${key}.text`)}</Text>
    </div>
  )
}

function Body(check: Check) {
  const t = useT('verification')
  const { outcome, url, isLoading, hasFailed, isClosed, begin } = check
  if (outcome.kind === 'end') return <End {...check} />
  if (isClosed) {
    return <EmptyState level={3} title={t('widget.closed.title')} text={t('widget.closed.text')} />
  }
  if (hasFailed) {
    return (
      <ErrorState
        level={3}
        title={t('widget.failed.title')}
        text={t('widget.failed.text')}
        retryLabel={t('retry')}
        onRetry={begin}
      />
    )
  }
  return (
    <div className={css.body} aria-busy={isLoading}>
      {outcome.kind === 'step' && (
        <Notice
          tone="info"
          announced
          icon={outcome.action === 'needScanDocument' ? 'camera' : 'edit'}
          title={t(`action.${outcome.action}.title`)}
        >
          <span data-testid="identity-step" data-action={outcome.action}>
            {t(`action.${outcome.action}.text`)}
          </span>
        </Notice>
      )}
      {url ? (
        <iframe
          src={url}
          title={t('widget.frame')}
          allow="camera; microphone"
          sandbox={rights}
          className={css.frame}
          data-testid="identity-frame"
        />
      ) : (
        <Skeleton shape="block" height="min(34rem, 60dvh)" />
      )}
    </div>
  )
}

function Actions({ check, close }: { check: Check; close: () => void }) {
  const t = useT('verification')
  const { outcome, isClosed, begin } = check
  const isRefused = outcome.kind === 'end' && outcome.status !== 'approved'
  return (
    <>
      {outcome.kind === 'end' && outcome.status === 'rejected' && (
        <Button data-testid="identity-retry" onClick={begin}>
          {t('widget.again')}
        </Button>
      )}
      {(isRefused || isClosed || outcome.kind === 'step') && (
        <Button variant="quiet" render={<Link to="/profile/documents" />}>
          {t('identity.sendDocument')}
        </Button>
      )}
      <Button
        variant={outcome.kind === 'end' && !isRefused ? 'strong' : 'quiet'}
        data-testid="identity-close"
        onClick={close}
      >
        {t(outcome.kind === 'end' && !isRefused ? 'widget.done' : 'widget.later')}
      </Button>
    </>
  )
}

/** The identity provider's check in a frame, and what it answers (VERIFY-05, VERIFY-11..18). */
export function IdentityModal({ close, frame }: ModalProps) {
  const t = useT('verification')
  const check = useCheck()
  return (
    <Dialog
      {...frame}
      size="lg"
      title={t('widget.title')}
      description={check.outcome.kind === 'check' ? t('widget.text') : undefined}
      closeLabel={t('widget.close')}
      actions={<Actions check={check} close={close} />}
    >
      <Body {...check} />
    </Dialog>
  )
}
