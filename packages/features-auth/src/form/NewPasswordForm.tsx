import { useApi, useT } from '@marquee/core'
import { Button, Stack } from '@marquee/ui'
import { confirmReset } from '../queries.ts'
import { FormSummary } from './FormSummary.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { checkNewPassword, type Problems } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'

interface Values {
  password: string
}

const empty: Values = { password: '' }

const check = ({ password }: Values): Problems<Values> => {
  const problem = checkNewPassword(password)
  return problem ? { password: problem } : {}
}

/** Sets a new password with the code of a mail. */
export function NewPasswordForm({ code, onSet }: { code: string; onSet: () => void }) {
  const t = useT('auth')
  const api = useApi()
  const { formProps, field, watch, problems, busy, ready } = useCheckedForm({
    name: 'reset-confirm',
    empty,
    check,
    async send({ password }) {
      await confirmReset(api, { code, password })
      onSet()
    },
  })
  return (
    <form {...formProps} aria-label={t('reset.newTitle')} data-testid="new-password-form">
      <Stack gap={4}>
        <FormSummary problems={problems} />
        <NewPasswordField
          {...field('password')}
          label={t('form.newPassword')}
          value={watch('password') ?? ''}
        />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('reset.set')}
        </Button>
      </Stack>
    </form>
  )
}
