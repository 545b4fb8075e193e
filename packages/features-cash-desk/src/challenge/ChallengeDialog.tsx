import { cash, type Deposit } from '@marquee/contract'
import { localisedPath, useApp, useLocaleCode, useT } from '@marquee/core'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect } from 'react'
import { pathAfter } from '../payment/usePurchase.ts'
import * as css from './ChallengeDialog.css.ts'
import { isEndOf } from './endMessage.ts'

/** The bank's question is the player's, so it needs their session; it may lead nowhere by itself. */
const rights = 'allow-forms allow-same-origin allow-scripts allow-top-navigation-by-user-activation'

interface Props {
  deposit: Deposit
  onEnd: (deposit: Deposit) => void
}

/** What the card's bank asks, in a frame of its own; closing it takes the purchase back. */
export function ChallengeDialog({ deposit: { id }, onEnd }: Props) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const locale = useLocaleCode()

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || !isEndOf(id, event.data)) return
      void api.call(cash.deposit, { params: { id } }).then(({ data }) => {
        if (pathAfter(data) !== null) onEnd(data)
      })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [api, id, onEnd])

  const leave = (open: boolean) => {
    if (open) return
    const canceled = api.call(cash.cancelDeposit, { params: { id } })
    // It may have ended in the meantime: then that is what counts.
    void canceled
      .catch(() => api.call(cash.deposit, { params: { id } }))
      .then(({ data }) => onEnd(data))
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('challenge.title')}
      titleHidden
      closeLabel={t('challenge.leave')}
    >
      <iframe
        title={t('challenge.frame')}
        sandbox={rights}
        src={`${localisedPath('/cashIframe', locale)}?deposit=${id}`}
        className={css.frame}
        data-testid="challenge-frame"
      />
    </Dialog>
  )
}
