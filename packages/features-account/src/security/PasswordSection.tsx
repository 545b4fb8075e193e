import { account } from '@marquee/contract'
import { toast, useApi, useBrand, useIsOffline, usePlayer, useT } from '@marquee/core'
import { PasswordMeter } from '@marquee/passwords'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leastPassword } from '../form/checks.ts'
import { explained } from '../form/explain.ts'
import { FormProblem } from '../form/FormProblem.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import { Section } from '../parts/Section.tsx'
import * as css from './PasswordSection.css.ts'
import { sessionsQuery } from './queries.ts'

const empty = { currentPassword: '', password: '' }

/** Another password; every other device is signed out with it. */
export function PasswordSection() {
  const t = useT('account')
  const api = useApi()
  const offline = useIsOffline()
  const queryClient = useQueryClient()
  const player = usePlayer()
  const { key, name: brandName } = useBrand()
  // The dictionaries behind the meter are large: nobody gets them before the field is used.
  const [used, setUsed] = useState(false)
  const { formProps, field, watch, problem, busy, ready, reset } = useAccountForm({
    name: 'password',
    values: empty,
    async send({ currentPassword = '', password = '' }) {
      await api.call(account.changePassword, {
        body: { currentPassword, password },
        expects: explained,
      })
      reset(empty)
      void toast({ type: 'success', text: t('security.passwordChanged') })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
    },
  })
  const hint = t('security.newHint', { count: leastPassword })
  const meter = (
    <PasswordMeter
      password={watch('password')}
      person={{
        name: player?.name,
        surname: player?.surname,
        email: player?.email,
        brand: [brandName, key],
      }}
      least={leastPassword}
      hint={hint}
      textOf={(verdict) => t(`password.${verdict}`, { count: leastPassword })}
    />
  )
  const eye = { showLabel: t('security.show'), hideLabel: t('security.hide') }
  const lock = <Icon name="lock" size="text" />
  return (
    <Section id="password" title={t('security.password')} text={t('security.passwordText')}>
      <form
        {...formProps}
        aria-label={t('security.password')}
        className={css.form}
        data-testid="password-form"
      >
        <Stack gap={4}>
          <FormProblem text={problem} />
          <PasswordField
            {...field('currentPassword')}
            {...eye}
            label={t('security.current')}
            start={lock}
          />
          <PasswordField
            {...field('password')}
            {...eye}
            autoComplete="new-password"
            label={t('security.new')}
            onFocus={() => setUsed(true)}
            hint={used ? meter : hint}
            start={lock}
          />
          <div>
            <Button type="submit" busy={busy} disabled={!ready || offline}>
              {t('security.changePassword')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
