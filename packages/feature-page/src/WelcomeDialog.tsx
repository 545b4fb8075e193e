import { type ModalProps, useArtPlace, useBrand, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import type { ReactElement, ReactNode } from 'react'
import { StepList } from './StepList.tsx'
import { stepsOf } from './stepsOf.ts'

export interface WelcomeDialogProps extends Pick<ModalProps, 'close' | 'frame'> {
  /** Id of the feature, whose texts it shows: `welcome.*`, `page.lead`, `steps.<n>`. */
  feature: string
  /** Where its button leads. */
  link: ReactElement
  /** The brand's drawing of a reward unless told. */
  art?: ReactNode
  /** Of the button. */
  'data-testid': string
}

/** Welcome to a feature: how it is played in three steps, and the way to it. */
export function WelcomeDialog({
  feature,
  link,
  art,
  'data-testid': testId,
  close,
  frame,
}: WelcomeDialogProps) {
  const t = useT(feature)
  const { theme } = useBrand()
  const place = useArtPlace()
  // A drawing of the feature's own may be wider than a title leaves room for.
  const hasRoom = art === undefined || place.artPlace !== 'beside'
  return (
    <Dialog
      {...frame}
      title={t('welcome.title')}
      description={t('page.lead')}
      closeLabel={t('welcome.close')}
      {...(hasRoom && place)}
      art={art ?? <img src={theme.art.reward} alt="" width={240} height={180} />}
      actions={
        <Button render={link} onClick={close} data-testid={testId}>
          {t('welcome.go')}
        </Button>
      }
    >
      <StepList steps={stepsOf(t, 3)} />
    </Dialog>
  )
}
