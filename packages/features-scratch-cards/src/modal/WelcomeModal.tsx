import { Link, type ModalProps } from '@marquee/core'
import { WelcomeDialog } from '@marquee/feature-page'

/** Welcome to the scratch cards: how they come and are scratched, and the way to them (MODAL-43). */
export const WelcomeModal = ({ close, frame }: ModalProps) => (
  <WelcomeDialog
    feature="scratch-cards"
    link={<Link to="/scratch-cards" />}
    data-testid="scratch-welcome-go"
    close={close}
    frame={frame}
  />
)
