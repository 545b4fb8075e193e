import { Link, type ModalProps } from '@marquee/core'
import { WelcomeDialog } from '@marquee/feature-page'

/** Welcome to bingo: how it is played, and the way to the card (MODAL-42). */
export const WelcomeModal = ({ close, frame }: ModalProps) => (
  <WelcomeDialog
    feature="bingo"
    link={<Link to="/bingo" />}
    data-testid="bingo-welcome-go"
    close={close}
    frame={frame}
  />
)
