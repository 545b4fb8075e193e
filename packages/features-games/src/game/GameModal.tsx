import { Dialog } from '@base-ui/react/dialog'
import { firstOf, type ModalProps, useT } from '@marquee/core'
import { VisuallyHidden } from '@marquee/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as css from './GameModal.css.ts'
import { GameView } from './GameView.tsx'

/** The game over whatever page it was opened from, full screen (GAMES-13, MODAL-11, MODAL-28). */
export function GameModal({ props, close, frame }: ModalProps) {
  const t = useT('games')
  const navigate = useNavigate()
  const search = useRouterState({
    select: (state) => state.location.search as Record<string, unknown>,
  })
  // While it closes the address has let go of the game already; the last one stays until it is gone.
  const asked = firstOf(search['game']) ?? firstOf(props['value']) ?? ''
  const [last, setLast] = useState(asked)
  const game = frame.open ? asked : last
  if (frame.open && asked !== last) setLast(asked)
  const guard = useRef((action: () => void) => action())
  const go = (id: number) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, game: String(id) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Dialog.Root
      open={frame.open}
      modal={frame.modal}
      disablePointerDismissal
      onOpenChange={(open) => {
        // Under another modal the Escape is that one's.
        if (!open && frame.modal !== false) guard.current(close)
      }}
      onOpenChangeComplete={frame.onOpenChangeComplete}
    >
      <Dialog.Portal inert={frame.inert}>
        <Dialog.Popup className={css.popup}>
          <VisuallyHidden>
            <Dialog.Title>{t('game.dialog')}</Dialog.Title>
          </VisuallyHidden>
          <GameView
            game={game}
            money={firstOf(search['isMoney']) === '1'}
            place="modal"
            onGo={go}
            onClose={close}
            onGuard={(next) => {
              guard.current = next
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
