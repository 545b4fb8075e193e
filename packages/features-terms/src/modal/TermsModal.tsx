import { type ModalProps, useBrand, useIsOffline, useLogout, useT } from '@marquee/core'
import { Button, ErrorState, Notice, Skeleton, Stack } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useRef } from 'react'
import * as css from './TermsDocument.css.ts'
import { TermsDocument } from './TermsDocument.tsx'
import { type Acceptance, useAcceptance } from './useAcceptance.ts'

function Actions({ terms, accept, isPending, wasRefused }: Acceptance) {
  const t = useT('terms')
  const offline = useIsOffline()
  const logout = useLogout()
  return (
    <>
      {(offline || wasRefused) && (
        <Notice
          tone={offline ? 'caution' : 'critical'}
          icon={offline ? 'offline' : 'error'}
          announced
        >
          {t(offline ? 'offline' : 'refused')}
        </Notice>
      )}
      <Button
        size="lg"
        data-testid="terms-accept"
        busy={isPending}
        disabled={offline || terms.length === 0 || logout.isPending}
        onClick={accept}
      >
        {t('accept')}
      </Button>
      <Button
        variant="quiet"
        size="lg"
        data-testid="terms-sign-out"
        busy={logout.isPending}
        disabled={offline || isPending}
        onClick={() => logout.mutate()}
      >
        {t('signOut')}
      </Button>
    </>
  )
}

function Documents({ terms, isLoading, hasFailed, retry }: Acceptance) {
  const t = useT('terms')
  const { art } = useBrand().theme
  if (hasFailed) {
    return (
      <ErrorState
        art={art.trouble}
        level={3}
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        onRetry={retry}
      />
    )
  }
  return (
    <Stack
      gap={4}
      {...(isLoading && { role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}
    >
      {isLoading && <Skeleton shape="block" height={220} />}
      {terms.map((term) => (
        <TermsDocument key={term.id} term={term} />
      ))}
    </Stack>
  )
}

/** Freezes the page until the player accepts what is new, or leaves (MODAL-33, TERMS-01). */
export function TermsModal({ close, frame }: ModalProps) {
  const t = useT('terms')
  const acceptance = useAcceptance(close)
  // What is new is read first; the way out is no first choice.
  const start = useRef<HTMLDivElement>(null)
  const isFirst =
    acceptance.terms.length > 0 &&
    acceptance.terms.every(({ acceptedVersion }) => acceptedVersion === null)
  return (
    <Dialog
      {...frame}
      required
      size="lg"
      title={t(isFirst ? 'titleFirst' : 'title')}
      description={t(isFirst ? 'introFirst' : 'intro')}
      closeLabel={t('close')}
      initialFocus={start}
      actions={<Actions {...acceptance} />}
    >
      <div ref={start} tabIndex={-1} className={css.start}>
        <Documents {...acceptance} />
      </div>
    </Dialog>
  )
}
