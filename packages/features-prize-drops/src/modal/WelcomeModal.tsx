import { Link, type ModalProps } from '@marquee/core'
import { WelcomeDialog } from '@marquee/feature-page'
import { Capsule } from '../art/Capsule.tsx'
import * as css from './modals.css.ts'

/** Welcome to prize drops: how prizes fall, and the way to today's (MODAL-48). */
export const WelcomeModal = ({ close, frame }: ModalProps) => (
  <WelcomeDialog
    feature="prize-drops"
    link={<Link to="/prize-drops" />}
    art={
      <span className={css.capsules}>
        <Capsule level={2} />
        <Capsule level={3} />
        <Capsule level={1} />
      </span>
    }
    data-testid="drops-welcome-go"
    close={close}
    frame={frame}
  />
)
