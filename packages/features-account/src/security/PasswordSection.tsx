import { account } from '@marquee/contract'
import { toast, useApi, useIsOffline, useT } from '@marquee/core'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import { useQueryClient } from '@tanstack/react-query'
import { leastPassword } from '../form/checks.ts'
import { FormProblem } from '../form/FormProblem.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import { Section } from '../parts/Section.tsx'
import { sessionsQuery } from './queries.ts'

const empty = { currentPassword: '', password: '' }

/** Another password; every other device is signed out with it. */
export function PasswordSection() {
  const t = useT('account')
  const api = useApi()
  const offline = useIsOffline()
  const queryClient = useQueryClient()
  const { formProps, field, problem, busy, ready, reset } = useAccountForm({
    name: 'password',
    values: empty,
    async send({ currentPassword = '', password = '' }) {
      await api.call(account.changePassword, { body: { currentPassword, password } })
      reset(empty)
      void toast({ type: 'success', text: t('security.passwordChanged') })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
    },
  })
  const eye = { showLabel: t('security.show'), hideLabel: t('security.hide') }
  const lock = <Icon name="lock" size="text" />
  return (
    <Section id="password" title={t('security.password')} text={t('security.passwordText')}>
      <form {...formProps} aria-label={t('security.password')} data-testid="password-form">
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
            hint={t('security.newHint', { count: leastPassword })}
            start={lock}
          />
          <div>
            <Button type="submit" busy={busy} disabled={!ready || offline}>
              {t('security.change')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
