import { Link, track, useHasRoute, useModals, useT } from '@marquee/core'
import { Button } from '@marquee/ui'

/** A guest's way to a spin: a page to sign up, or the modal where the brand has none. */
export function SignUpAction() {
  const t = useT('wheels')
  const hasRoute = useHasRoute()
  const modals = useModals()
  const tell = () => track('click_button', { button_name: 'sign_up', location: 'wheels' })
  return hasRoute('/signup') ? (
    <Button wide size="lg" render={<Link to="/signup/" onClick={tell} />}>
      {t('guest')}
    </Button>
  ) : (
    <Button
      wide
      size="lg"
      onClick={() => {
        tell()
        modals.askToSignUp()
      }}
    >
      {t('guest')}
    </Button>
  )
}
