import { useApi, useLocaleCode, useT } from '@marquee/core'
import { Button, Stack } from '@marquee/ui'
import { requestReset } from '../queries.ts'
import { EmailField } from './EmailField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { checkEmail, type Problems } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'

interface Values {
  email: string
}

const empty: Values = { email: '' }

const check = ({ email }: Values): Problems<Values> => {
  const problem = checkEmail(email)
  return problem ? { email: problem } : {}
}

/** Asks for a mail that leads to a new password. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT('auth')
  const api = useApi()
  const locale = useLocaleCode()
  const { formProps, field, problems, goTo, busy, ready } = useCheckedForm({
    name: 'reset-request',
    empty,
    check,
    async send({ email }) {
      await requestReset(api, { email: email.trim(), locale })
      onSent(email.trim())
    },
  })
  return (
    <form {...formProps} aria-label={t('reset.title')} data-testid="reset-request-form">
      <Stack gap={4}>
        <FormSummary problems={problems} goTo={goTo} />
        <EmailField {...field('email')} />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t('reset.request')}
        </Button>
      </Stack>
    </form>
  )
}
