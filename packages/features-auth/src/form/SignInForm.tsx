import { useApi, useT } from '@marquee/core'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import { type ReactNode, useState } from 'react'
import { signIn } from '../queries.ts'
import { ContactField } from './ContactField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { checkSignIn, contactOf, type Credentials, type Way } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'

const empty: Credentials = { email: '', phone: '', password: '' }

interface SignInFormProps {
  onSignedIn: (login: string) => void
  /** Between password and button: the way to a new password. */
  help?: ReactNode
}

/** E-mail or phone and password of an account that exists, or a passkey. */
export function SignInForm({ onSignedIn, help }: SignInFormProps) {
  const t = useT('auth')
  const api = useApi()
  const [way, setWay] = useState<Way>('email')
  const { formProps, field, problems, goTo, busy, ready } = useCheckedForm({
    name: 'sign-in',
    empty,
    check: (values) => checkSignIn(values, way),
    send: async (values) =>
      onSignedIn(await signIn(api, { ...contactOf(values, way), password: values.password })),
  })
  return (
    <form {...formProps} aria-label={t('signIn.title')} data-testid="sign-in-form">
      <Stack gap={4}>
        <FormSummary problems={problems} goTo={goTo} />
        <ContactField way={way} onWayChange={setWay} field={field} autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={t('form.password')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          start={<Icon name="lock" size="text" />}
        />
        {help}
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('signIn.submit')}
        </Button>
        <PasskeyButton onSignedIn={onSignedIn} />
      </Stack>
    </form>
  )
}
