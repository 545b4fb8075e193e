import { Link, ownPage, useBrand, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { SignInForm } from '../form/SignInForm.tsx'
import { AuthPage } from './AuthPage.tsx'
import * as css from './SignInPage.css.ts'
import { OtherWay } from './OtherWay.tsx'
import { useEntrance } from './useEntrance.ts'

/** `/signin`: for players who have an account. */
export function SignInPage() {
  const t = useT('auth')
  const { name } = useBrand()
  const { enter, kept } = useEntrance()
  return (
    <AuthPage
      title={t('signIn.title')}
      text={t('signIn.text', { brand: name })}
      foot={
        <OtherWay
          question={t('signIn.newHere')}
          answer={t('signIn.toSignUp')}
          render={<Link to={ownPage('auth', '/signup/')} search={kept} />}
        />
      }
    >
      <SignInForm
        onSignedIn={enter}
        help={
          <Button variant="plain" size="sm" className={css.help} render={<Link to="/reset" />}>
            {t('signIn.forgot')}
          </Button>
        }
      />
    </AuthPage>
  )
}
