import { Link, track, useHasRoute, useModals } from '@marquee/core'
import { Button } from '@marquee/ui'
import * as css from './SignUpAction.css.ts'

interface SignUpActionProps {
  /** Where it stands, for analytics. */
  location: string
  label: string
}

/** A guest's way to a draw: a page to sign up, or the modal where the brand has none. */
export function SignUpAction({ location, label }: SignUpActionProps) {
  const hasRoute = useHasRoute()
  const modals = useModals()
  const tell = () => track('click_button', { button_name: 'sign_up', location })
  return hasRoute('/signup') ? (
    <Button wide size="lg" className={css.action} render={<Link to="/signup/" onClick={tell} />}>
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
