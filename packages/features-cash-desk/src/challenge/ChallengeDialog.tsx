import { cash, type Deposit } from '@marquee/contract'
import { localisedPath, useApp, useLocaleCode, useT } from '@marquee/core'
import { Button, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { pathAfter } from '../payment/usePurchase.ts'
import * as css from './ChallengeDialog.css.ts'
import { isFrameMessage } from './frameMessage.ts'
import { useCancel } from './useCancel.ts'

interface Props {
  deposit: Deposit
  onEnd: (deposit: Deposit) => void
}

/** What the card's bank asks, in a frame of its own. Closing it asks first, and then cancels the purchase. */
export function ChallengeDialog({ deposit: { id }, onEnd }: Props) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const locale = useLocaleCode()
  const [isLeaving, setLeaving] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const wasLeaving = useRef(false)
  // What had the focus is hidden, or gone: it goes to what stands there now.
  useEffect(() => {
    if (isLeaving) stay.current?.focus()
    else if (wasLeaving.current) frame.current?.focus()
    wasLeaving.current = isLeaving
  }, [isLeaving])
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin) return
      // As the button does, from within the frame.
      if (isFrameMessage('leave', id, event.data)) setLeaving(true)
      if (!isFrameMessage('end', id, event.data)) return
      void api.call(cash.deposit, { params: { id } }).then(({ data }) => {
        if (pathAfter(data) !== null) onEnd(data)
      })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [api, id, onEnd])
  const cancel = useCancel(id, onEnd)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Pressed once more, Escape takes the question back.
        if (!open && !cancel.isPending) setLeaving(!isLeaving)
      }}
      title={t(isLeaving ? 'challenge.ask.title' : 'challenge.title')}
      titleHidden={!isLeaving}
      closeLabel={t('challenge.leave')}
      actions={
        isLeaving && (
          <>
            <Button ref={stay} wide onClick={() => setLeaving(false)} data-testid="challenge-stay">
              {t('challenge.ask.stay')}
            </Button>
            <Button
              wide
              variant="quiet"
              busy={cancel.isPending}
              onClick={() => cancel.mutate()}
              data-testid="challenge-cancel"
            >
              {t('challenge.ask.cancel')}
            </Button>
          </>
        )
      }
    >
      {isLeaving && <Text>{t('challenge.ask.text')}</Text>}
      {/* Hidden, not removed: what was typed for the bank is still there for who goes on. */}
      {/* A page of our own: a sandbox that lets it use the session holds nothing back, and browsers warn of it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={t('challenge.frame')}
        src={`${localisedPath('/cashIframe', locale)}?deposit=${id}`}
        className={css.frame}
        hidden={isLeaving}
        data-testid="challenge-frame"
      />
    </Dialog>
  )
}
