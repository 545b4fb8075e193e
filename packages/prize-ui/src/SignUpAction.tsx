import { Link, track, useModals, usePage } from '@marquee/core'
import { Button } from '@marquee/ui'
import * as css from './SignUpAction.css.ts'

interface SignUpActionProps {
  /** Where it stands, for analytics. */
  location: string
  label: string
}

/** A guest's way to a draw: a page to sign up, or the modal where the brand has none. */
export function SignUpAction({ location, label }: SignUpActionProps) {
  const signUp = usePage('/signup/')
  const modals = useModals()
  const tell = () => track('click_button', { button_name: 'sign_up', location })
  return signUp ? (
    <Button wide size="lg" className={css.action} render={<Link to={signUp} onClick={tell} />}>
      {label}
    </Button>
  ) : (
    <Button
      wide
      size="lg"
      className={css.action}
      onClick={() => {
        tell()
        modals.askToSignUp()
      }}
    >
      {label}
    </Button>
  )
}
