import { Link, type ModalProps } from '@marquee/core'
import { WelcomeDialog } from '@marquee/feature-page'

/** Welcome to the cosmic boxes: how keys come and a box is opened, and the way to them (MODAL-44). */
export const WelcomeModal = ({ close, frame }: ModalProps) => (
  <WelcomeDialog
    feature="cosmic-boxes"
    link={<Link to="/cosmic-boxes" />}
    data-testid="cosmic-welcome-go"
    close={close}
    frame={frame}
  />
)
