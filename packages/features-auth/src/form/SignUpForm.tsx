import { now, useApi, useBrand, useHasRoute, useLocaleCode, useT, Link } from '@marquee/core'
import { Button, Checkbox, Icon, Stack, TextField } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { restrictionInfoQuery, signUp } from '../queries.ts'
import { EmailField } from './EmailField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { invitedBy } from './invitedBy.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { checkSignUp, minimumAgeOf, type SignUpValues } from './rules.ts'
import * as css from './SignUpForm.css.ts'
import { StateField } from './StateField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useRepeatKey } from './useRepeatKey.ts'

const empty: SignUpValues = {
  email: '',
  password: '',
  name: '',
  birthDay: '',
  state: '',
  acceptedTerms: false,
}

/** Everything that a new account asks for, and nothing more. */
export function SignUpForm({ onSignedUp }: { onSignedUp: (login: string) => void }) {
  const t = useT('auth')
  const api = useApi()
  const locale = useLocaleCode()
  const { name: brand, ageBadge } = useBrand()
  const hasRoute = useHasRoute()
  const states = useQuery(restrictionInfoQuery(api))
  const keyFor = useRepeatKey()
  const { formProps, field, watch, problems, goTo, busy, ready } = useCheckedForm({
    name: 'sign-up',
    empty,
    check: (values) => checkSignUp(values, states.data ?? [], now()),
    async send({ email, password, name, birthDay, state }) {
      const invited = invitedBy(document.cookie)
      const body = {
        email: email.trim(),
        password,
        name: name.trim(),
        birthDay,
        state,
        locale,
        acceptedTerms: true as const,
        ...(invited !== undefined && { invitedBy: invited }),
      }
      onSignedUp(await signUp(api, body, keyFor(body)))
    },
  })
  const age = minimumAgeOf(states.data ?? [], watch('state') ?? '') ?? Number.parseInt(ageBadge, 10)
  return (
    <form {...formProps} aria-label={t('signUp.title')} data-testid="sign-up-form">
      <Stack gap={4}>
        <FormSummary problems={problems} goTo={goTo} />
        <EmailField {...field('email')} />
        <NewPasswordField {...field('password')} label={t('form.password')} />
        <div className={css.pair}>
          <TextField
            {...field('name')}
            label={t('form.name')}
            autoComplete="given-name"
            start={<Icon name="user" size="text" />}
          />
          <TextField
            {...field('birthDay')}
            type="date"
            min="1900-01-01"
            label={t('form.birthDay')}
            autoComplete="bday"
            hint={t('signUp.age', { age })}
          />
        </div>
        <StateField {...field('state')} states={states} />
        <Checkbox
          {...field('acceptedTerms')}
          label={t('signUp.terms', { age, brand })}
          hint={hasRoute('/terms') && <Link to="/terms">{t('signUp.readTerms')}</Link>}
        />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
