import { useApi, useT } from '@marquee/core'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import type { ReactNode } from 'react'
import { signIn } from '../queries.ts'
import { EmailField } from './EmailField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { checkSignIn, type Credentials } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'

const empty: Credentials = { email: '', password: '' }

interface SignInFormProps {
  onSignedIn: (login: string) => void
  /** Between password and button: the way to a new password. */
  help?: ReactNode
}

/** E-mail and password of an account that exists. */
export function SignInForm({ onSignedIn, help }: SignInFormProps) {
  const t = useT('auth')
  const api = useApi()
  const { formProps, field, problems, goTo, busy, ready } = useCheckedForm({
    name: 'sign-in',
    empty,
    check: checkSignIn,
    send: async ({ email, password }) =>
      onSignedIn(await signIn(api, { email: email.trim(), password })),
  })
  return (
    <form {...formProps} aria-label={t('signIn.title')} data-testid="sign-in-form">
      <Stack gap={4}>
        <FormSummary problems={problems} goTo={goTo} />
        <EmailField {...field('email')} autoComplete="username" />
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
      </Stack>
    </form>
  )
}
