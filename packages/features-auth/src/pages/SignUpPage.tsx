import { Link, ownPage, useBrand, useT } from '@marquee/core'
import { SignUpForm } from '../form/SignUpForm.tsx'
import { AuthPage } from './AuthPage.tsx'
import { OtherWay } from './OtherWay.tsx'
import { useEntrance } from './useEntrance.ts'

/** `/signup`: an account of this brand. */
export function SignUpPage() {
  const t = useT('auth')
  const { name } = useBrand()
  const { begin, leadsTo, kept } = useEntrance()
  return (
    <AuthPage
      title={t('signUp.title')}
      text={t('signUp.text', { brand: name })}
      foot={
        <OtherWay
          question={t('signUp.haveOne')}
          answer={t('signUp.toSignIn')}
          render={<Link to={ownPage('auth', '/signin')} search={kept} />}
        />
      }
    >
      <SignUpForm onSignedUp={begin} leadsTo={leadsTo} />
    </AuthPage>
  )
}
