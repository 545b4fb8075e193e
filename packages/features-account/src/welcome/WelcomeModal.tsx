import { type ModalProps, useBrand, usePlayer, useT } from '@marquee/core'
import { Dialog } from '@marquee/ui/dialog'
import { WelcomeScene } from './WelcomeScene.tsx'

/** The welcome after sign-up in brands without a page for it. */
export function WelcomeModal({ frame, close }: ModalProps) {
  const t = useT('account')
  const { name: brand } = useBrand()
  const name = usePlayer()?.name ?? ''
  return (
    <Dialog {...frame} title={t('welcome.title', { name, brand })} closeLabel={t('close')}>
      <WelcomeScene done={close} titled />
    </Dialog>
  )
}
