import { Link, type ModalProps, ownPage } from '@marquee/core'
import { WelcomeDialog } from '@marquee/feature-page'
import { useEffect } from 'react'
import { noteWelcomed } from './useWelcome.ts'

/** Welcome to the coin drops: when they come and how coins are taken, and the way there (MODAL-39). */
export function WelcomeModal({ close, frame }: ModalProps) {
  // Opened by a link, it does not come by itself too.
  useEffect(noteWelcomed, [])
  return (
    <WelcomeDialog
      feature="coin-drops"
      link={<Link to={ownPage('coin-drops', '/coin-drops')} />}
      data-testid="drop-welcome-go"
      close={close}
      frame={frame}
    />
  )
}
