import {
  affiliateCode,
  dropAffiliateCode,
  Link,
  now,
  useApp,
  useBrand,
  useHasRoute,
  useLocaleCode,
  useT,
} from '@marquee/core'
import { Button, Checkbox, Icon, Stack, TextField } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { restrictionInfoQuery, signUp } from '../queries.ts'
import { CaptchaBox } from './CaptchaBox.tsx'
import { ContactField } from './ContactField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { invitedBy } from './invitedBy.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { checkSignUp, contactOf, minimumAgeOf, type SignUpValues, type Way } from './rules.ts'
import * as css from './SignUpForm.css.ts'
import { StateField } from './StateField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useRepeatKey } from './useRepeatKey.ts'

const empty: SignUpValues = {
  email: '',
  phone: '',
  password: '',
  name: '',
  birthDay: '',
  state: '',
  acceptedTerms: false,
}

/** Everything that a new account asks for, and nothing more. */
export function SignUpForm({ onSignedUp }: { onSignedUp: (login: string) => void }) {
  const t = useT('auth')
  const app = useApp()
  const { api } = app
  const locale = useLocaleCode()
  const { name: brand, ageBadge } = useBrand()
  const hasRoute = useHasRoute()
  const states = useQuery(restrictionInfoQuery(api))
  const keyFor = useRepeatKey()
  const [way, setWay] = useState<Way>('email')
  const captcha = useRef('')
  const keepToken = useCallback((token: string) => {
    captcha.current = token
  }, [])
  const { formProps, field, watch, problems, goTo, busy, ready } = useCheckedForm({
    name: 'sign-up',
    empty,
    check: (values) => checkSignUp(values, states.data ?? [], now(), way),
    async send(values) {
      const { password, name, birthDay, state } = values
      const invited = invitedBy(document.cookie)
      const partner = affiliateCode(app)
      const body = {
        ...contactOf(values, way),
        password,
        name: name.trim(),
        birthDay,
        state,
        locale,
        acceptedTerms: true as const,
        ...(invited !== undefined && { invitedBy: invited }),
        ...(partner !== undefined && { affiliateCode: partner }),
        ...(captcha.current && { captcha: captcha.current }),
      }
      const login = await signUp(api, body, keyFor(body))
      dropAffiliateCode(app)
      onSignedUp(login)
    },
  })
  const age = minimumAgeOf(states.data ?? [], watch('state') ?? '') ?? Number.parseInt(ageBadge, 10)
  return (
    <form {...formProps} aria-label={t('signUp.title')} data-testid="sign-up-form">
      <Stack gap={4}>
        <FormSummary problems={problems} goTo={goTo} />
        <ContactField way={way} onWayChange={setWay} field={field} />
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
        <CaptchaBox onToken={keepToken} />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
