import { isApiError } from '@marquee/api-client'
import type { SignUp, SignUpField } from '@marquee/contract'
import {
  appInitQuery,
  fetchAhead,
  now,
  useApp,
  useBrand,
  useLocaleCode,
  useMask,
  useT,
  whenIdle,
} from '@marquee/core'
import { Button, Checkbox, Icon, Stack, TextField } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { signUp, signUpInfoQuery } from '../queries.ts'
import { CaptchaBox } from './CaptchaBox.tsx'
import { ContactField } from './ContactField.tsx'
import { ExcludedNotice } from './ExcludedNotice.tsx'
import { FormSummary } from './FormSummary.tsx'
import { invitedBy } from './invitedBy.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { checkSignUp, contactOf, minimumAgeOf, type SignUpValues, type Way } from './rules.ts'
import * as css from './SignUpForm.css.ts'
import { StateField } from './StateField.tsx'
import { TermsLabel } from './TermsLabel.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useRepeatKey } from './useRepeatKey.ts'
import { signUpParts } from './signUpParts.ts'

const empty: SignUpValues = {
  email: '',
  phone: '',
  password: '',
  name: '',
  surname: '',
  birthDay: '',
  state: '',
  zip: '',
  acceptedTerms: false,
}

const zipMask = ['#####', '#####-####']
const noAsks: SignUpField[] = []

/** When the exclusion ends that a refusal names, in epoch ms; null when it names none. */
const endOf = (details: readonly { path: string; message: string }[]): number | null => {
  const end = Number(details.find(({ path }) => path === 'until')?.message)
  return Number.isFinite(end) && end > 0 ? end : null
}

interface SignUpFormProps {
  onSignedUp: (login: string) => void
  /** Where a new player goes on, without locale: fetched while the form is filled in. */
  leadsTo: string
}

/** Everything that a new account asks for, play included, and nothing more. */
export function SignUpForm({ onSignedUp, leadsTo }: SignUpFormProps) {
  const t = useT('auth')
  const app = useApp()
  const { api } = app
  const locale = useLocaleCode()
  const { ageBadge } = useBrand()
  const info = useQuery(signUpInfoQuery(api))
  const { states = [], asks = noAsks } = info.data ?? {}
  const asZip = useMask(zipMask)
  const [excluded, setExcluded] = useState<{ until: number | null }>()
  const keyFor = useRepeatKey()
  const [way, setWay] = useState<Way>('email')
  const captcha = useRef<Pick<SignUp, 'captcha' | 'captchaUnavailable'>>({})
  const keepToken = useCallback((token: string) => {
    captcha.current = token ? { captcha: token } : {}
  }, [])
  const goWithout = useCallback(() => {
    captcha.current = { captchaUnavailable: true }
  }, [])
  const [refusedTokens, setRefusedTokens] = useState(0)
  /** A refused token is of no use again, and its widget gives no other: the next one is drawn anew. */
  const renewCaptcha = () => {
    captcha.current = {}
    setRefusedTokens((count) => count + 1)
  }
  const { formProps, field, watch, problems, busy, ready } = useCheckedForm({
    name: 'sign-up',
    empty,
    check: (values) => checkSignUp(values, { states, asks }, now(), way),
    async send(values) {
      const { password, name, surname, birthDay, state, zip } = values
      const invited = invitedBy(document.cookie)
      const parts = await signUpParts(app.brand)
      const body = {
        ...contactOf(values, way),
        password,
        name: name.trim(),
        birthDay,
        state,
        ...(asks.includes('surname') && { surname: surname.trim() }),
        ...(asks.includes('zip') && { zip: zip.trim() }),
        locale,
        acceptedTerms: true as const,
        ...(invited !== undefined && { invitedBy: invited }),
        ...Object.assign({}, ...parts.map(({ fields }) => fields(app))),
        ...captcha.current,
      }
      const login = await signUp(api, body, keyFor(body)).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'self-excluded')
          setExcluded({ until: endOf(error.details) })
        if (isApiError(error) && error.code === 'captcha-required') {
          // Perhaps asked for only now: many sign up from where this one does.
          void app.queryClient.invalidateQueries(appInitQuery(api, app.queryClient))
          renewCaptcha()
        }
        throw error
      })
      for (const part of parts) part.onSignedUp(app)
      onSignedUp(login)
    },
  })
  const person = { name: watch('name'), surname: watch('surname'), email: watch('email') }
  const isBegun = Boolean(person.email) || Boolean(watch('phone'))
  useEffect(() => {
    if (!isBegun) return undefined
    return whenIdle(
      () =>
        void fetchAhead(app, leadsTo).catch(() => {
          // The page that it is for fetches it again, and says so if it cannot.
        }),
    )
  }, [app, isBegun, leadsTo])
  const age = minimumAgeOf(states, watch('state') ?? '') ?? Number.parseInt(ageBadge, 10)
  if (excluded) return <ExcludedNotice until={excluded.until} />
  return (
    <form {...formProps} aria-label={t('signUp.title')} data-testid="sign-up-form">
      <Stack gap={4}>
        <FormSummary problems={problems} />
        <ContactField way={way} onWayChange={setWay} field={field} />
        <NewPasswordField
          {...field('password')}
          label={t('form.password')}
          value={watch('password') ?? ''}
          person={person}
        />
        <div className={css.pair}>
          <TextField
            {...field('name')}
            label={t('form.name')}
            autoComplete="given-name"
            start={<Icon name="user" size="text" />}
          />
          {asks.includes('surname') && (
            <TextField
              {...field('surname')}
              label={t('form.surname')}
              autoComplete="family-name"
              start={<Icon name="user" size="text" />}
            />
          )}
        </div>
        <TextField
          {...field('birthDay')}
          type="date"
          min="1900-01-01"
          label={t('form.birthDay')}
          autoComplete="bday"
          hint={t('signUp.age', { age })}
        />
        <div className={asks.includes('zip') ? css.pair : undefined}>
          <StateField {...field('state')} states={info} />
          {asks.includes('zip') && (
            <TextField
              {...asZip(field('zip'))}
              inputMode="numeric"
              label={t('form.zip')}
              autoComplete="postal-code"
            />
          )}
        </div>
        <Checkbox {...field('acceptedTerms')} label={<TermsLabel age={age} />} />
        <CaptchaBox key={refusedTokens} onToken={keepToken} onUnavailable={goWithout} />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
