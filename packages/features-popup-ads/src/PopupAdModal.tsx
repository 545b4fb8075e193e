import { popupActions } from './contract/tracking.ts'
import { popups } from './contract/endpoints.ts'
import {
  type ModalProps,
  navigateTo,
  safePath,
  track,
  useApp,
  useIsGuest,
  useModals,
  useT,
  useTranslate,
} from '@marquee/core'
import { Button, Picture, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect, useEffectEvent, useRef } from 'react'

const signUp = /^\/signup\/?$/

/** A pop-up ad: what it says, the way there, and a way out of the same size (POPUP-01). */
export function PopupAdModal({ props, close, frame }: ModalProps<'popup-ad'>) {
  const { ad, onShown } = props
  const runtime = useApp()
  const t = useT('popup-ads')
  const translate = useTranslate()
  const modals = useModals()
  const guest = useIsGuest()
  const answered = useRef(false)
  const { title, text, image, action, link } = ad.popup_data
  const path = link === null ? null : safePath(link)

  const log = (name: keyof typeof popupActions) => {
    const body = { log_id: ad.log_id, action_id: popupActions[name], is_player: !guest }
    // The client has logged a failure; the ad is none the worse for it.
    return runtime.api.call(popups.logAction, { body }).catch(() => null)
  }
  const noteShown = useEffectEvent(() => {
    onShown?.()
    track('open_popup', { location: 'popup_ad', type: ad.popup_name })
    void log('shown')
  })
  useEffect(() => noteShown(), [ad])

  const leave = (name: 'clicked' | 'closed') => {
    if (answered.current) return
    answered.current = true
    void log(name)
    close()
    if (name === 'closed' || path === null) return
    if (guest && signUp.test(path)) modals.askToSignUp()
    else void navigateTo(runtime, path)
  }
  return (
    <Dialog
      {...frame}
      onOpenChange={(open) => {
        if (!open) leave('closed')
      }}
      title={translate(title)}
      closeLabel={t('close')}
      art={image === null ? undefined : <Picture src={image} alt="" width={144} height={144} />}
      actions={
        <>
          {path !== null && (
            <Button wide onClick={() => leave('clicked')} data-testid="popup-ad-go">
              {action ? translate(action) : t('go')}
            </Button>
          )}
          <Button wide variant="quiet" onClick={() => leave('closed')} data-testid="popup-ad-no">
            {t('no')}
          </Button>
        </>
      }
    >
      <Text centred data-testid="popup-ad">
        {translate(text)}
      </Text>
    </Dialog>
  )
}
