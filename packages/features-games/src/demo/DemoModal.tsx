import { Dialog } from '@base-ui/react/dialog'
import { type ModalProps, useModals, useT } from '@marquee/core'
import { VisuallyHidden } from '@marquee/ui'
import * as css from '../game/GameModal.css.ts'
import { DemoView } from './DemoView.tsx'

/** A game to try, full screen; opened with `{ gameId }` (a number) for guests and players alike. */
export function DemoModal({ props, close, frame }: ModalProps<'game-demo'>) {
  const t = useT('games')
  const modals = useModals()
  return (
    <Dialog.Root {...frame} disablePointerDismissal>
      <Dialog.Portal inert={frame.inert}>
        <Dialog.Popup className={css.popup}>
          <VisuallyHidden>
            <Dialog.Title>{t('game.demo.dialog')}</Dialog.Title>
          </VisuallyHidden>
          <DemoView
            gameId={props.gameId}
            onClose={close}
            onSignUp={() => {
              // Where signing up is a page, the demo would go on standing in front of it.
              close()
              modals.askToSignUp()
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
