import { Link, type ModalProps, useT } from '@marquee/core'
import { Button, Stack } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { Me } from './Me.tsx'
import { Sections } from './Sections.tsx'

/** The account at a glance, above whatever page is open (MODAL-59). */
export function ProfileModal({ frame, close }: ModalProps) {
  const t = useT('account')
  return (
    <Dialog
      {...frame}
      title={t('overview.title')}
      closeLabel={t('close')}
      actions={
        <Button wide render={<Link to="/profile" onClick={close} />}>
          {t('overview.open')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Me />
        <Sections onFollow={close} />
      </Stack>
    </Dialog>
  )
}
