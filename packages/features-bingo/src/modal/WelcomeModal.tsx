import { Link, type ModalProps, useBrand, useT } from '@marquee/core'
import { RoomSteps } from '@marquee/feature-room'
import { Button } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'

/** Welcome to bingo: how it is played, and the way to the card (MODAL-42). */
export function WelcomeModal({ close, frame }: ModalProps) {
  const t = useT('bingo')
  const { theme } = useBrand()
  return (
    <Dialog
      {...frame}
      title={t('welcome.title')}
      description={t('page.lead')}
      closeLabel={t('welcome.close')}
      art={<img src={theme.art.reward} alt="" width={240} height={180} />}
      actions={
        <Button render={<Link to="/bingo" />} onClick={close} data-testid="bingo-welcome-go">
          {t('welcome.go')}
        </Button>
      }
    >
      <RoomSteps
        steps={[1, 2, 3].map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
        }))}
      />
    </Dialog>
  )
}
