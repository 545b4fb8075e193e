import { account } from '@marquee/contract'
import { type ModalProps, useApi, useIsOffline, useT } from '@marquee/core'
import { Button, Icon, PasswordField, Stack } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useRef } from 'react'
import { explained } from '../form/explain.ts'
import { FormProblem } from '../form/FormProblem.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'

/** Asks for the password again before something that could take the account over. */
export function ReauthenticateModal({ props, frame, close }: ModalProps<'reauthenticate'>) {
  const t = useT('account')
  const api = useApi()
  const offline = useIsOffline()
  const first = useRef<HTMLInputElement>(null)
  const { formProps, field, problem, busy, ready } = useAccountForm({
    name: 'reauthenticate',
    values: { currentPassword: '' },
    async send({ currentPassword = '' }) {
      await api.call(account.reauthenticate, {
        body: { password: currentPassword },
        expects: explained,
      })
      props.done?.()
      close()
    },
  })
  const { ref, ...password } = field('currentPassword')
  return (
    <Dialog
      {...frame}
      initialFocus={first}
      title={t('reauthenticate.title')}
      description={t('reauthenticate.text')}
      closeLabel={t('close')}
    >
      <form {...formProps} aria-label={t('reauthenticate.title')} data-testid="reauthenticate-form">
        <Stack gap={4}>
          <FormProblem text={problem} />
          <PasswordField
            {...password}
            ref={(element) => {
              ref(element)
              first.current = element
            }}
            label={t('security.current')}
            showLabel={t('security.show')}
            hideLabel={t('security.hide')}
            start={<Icon name="lock" size="text" />}
          />
          <Button type="submit" wide busy={busy} disabled={!ready || offline}>
            {t('reauthenticate.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
