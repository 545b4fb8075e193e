import type { ModalProps } from '@marquee/core'
import { RoomWelcome } from '@marquee/feature-room'

/** Welcome to the coin drops: when they come and how coins are taken, and the way there (MODAL-39). */
export const WelcomeModal = ({ close, frame }: ModalProps) => (
  <RoomWelcome
    feature="coin-drops"
    to="/coin-drops"
    data-testid="drop-welcome-go"
    close={close}
    frame={frame}
  />
)
