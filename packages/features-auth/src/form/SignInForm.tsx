import { isApiError } from '@marquee/api-client'
import { useApi, useT } from '@marquee/core'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { signIn } from '../queries.ts'
import { ContactField } from './ContactField.tsx'
import { isPassedByCode } from './explain.ts'
import { FormSummary } from './FormSummary.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { checkSignIn, contactOf, type Credentials, type Way } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'
import { useSignInCode } from './useSignInCode.ts'

/** Fetched by those few who need it. */
const PausedSignIn = lazy(() =>
  import('./PausedSignIn.tsx').then((module) => ({ default: module.PausedSignIn })),
)

/** The code is asked for during a pause alone, and kept beside the form. */
const empty: Credentials & { code: string } = { email: '', phone: '', password: '', code: '' }

interface SignInFormProps {
  onSignedIn: (login: string) => void
  /** Between password and button: the way to a new password. */
  help?: ReactNode
}

/** E-mail or phone and password of an account that exists, or a passkey; a code too while sign-in pauses. */
export function SignInForm({ onSignedIn, help }: SignInFormProps) {
  const t = useT('auth')
  const api = useApi()
  const [way, setWay] = useState<Way>('email')
  const form = useRef<HTMLFormElement>(null)
  const { formProps, field, watch, problems, clear, busy, ready } = useCheckedForm({
    name: 'sign-in',
    empty,
    check: (values) => checkSignIn({ ...values, code: typedCode() }, way),
    async send(values) {
      const code = typedCode()
      const credentials = { ...contactOf(values, way), password: values.password }
      try {
        onSignedIn(await signIn(api, { ...credentials, ...(code && { code }) }))
      } catch (error) {
        if (isPassedByCode(error)) pause(values[way].trim())
        if (isApiError(error) && error.code === 'wrong-code') startOver()
        throw error
      }
    },
  })
  const { paused, typedCode, pause, startOver } = useSignInCode(
    way,
    watch(way)?.trim() ?? '',
    clear,
  )
  const isEntering = paused !== null && paused.expiresAt !== null
  const codeProblem = problems.find((problem) => problem.field === 'code')?.text
  return (
    <form {...formProps} ref={form} aria-label={t('signIn.title')} data-testid="sign-in-form">
      <Stack gap={4}>
        <FormSummary problems={problems} />
        <ContactField way={way} onWayChange={setWay} field={field} autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={t('form.password')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          start={<Icon name="lock" size="text" />}
        />
        {help}
        {paused && (
          <Suspense fallback={null}>
            <PausedSignIn
              paused={paused}
              error={codeProblem}
              busy={busy}
              onComplete={() => form.current?.requestSubmit()}
            />
          </Suspense>
        )}
        <Button
          type="submit"
          size="lg"
          wide
          variant={paused && !isEntering ? 'quiet' : 'strong'}
          busy={busy}
          disabled={!ready}
        >
          {t('signIn.submit')}
        </Button>
        <PasskeyButton onSignedIn={onSignedIn} />
      </Stack>
    </form>
  )
}
