import { type ModalProps, useArtPlace, useBrand, usePlayer, useT } from '@marquee/core'
import { Dialog } from '@marquee/ui/dialog'
import { WelcomeScene } from './WelcomeScene.tsx'

/** The welcome after sign-up in brands without a page for it. */
export function WelcomeModal({ frame, close }: ModalProps) {
  const t = useT('account')
  const { name: brand, theme } = useBrand()
  const place = useArtPlace()
  const name = usePlayer()?.name ?? ''
  return (
    <Dialog
      {...frame}
      {...place}
      title={t('welcome.title', { name, brand })}
      description={t('welcome.text')}
      closeLabel={t('close')}
      art={<img src={theme.art.reward} alt="" width={144} height={144} />}
    >
      <WelcomeScene done={close} titled />
    </Dialog>
  )
}
