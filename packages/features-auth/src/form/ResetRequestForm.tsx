import { useApi, useLocaleCode, useT } from '@marquee/core'
import { Button, Stack } from '@marquee/ui'
import { useState } from 'react'
import { requestReset } from '../queries.ts'
import { ContactField } from './ContactField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { checkContact, contactOf, type Contacts, type Way } from './rules.ts'
import { useCheckedForm } from './useCheckedForm.ts'

/** Where the message went, as the player wrote it. */
export interface SentTo {
  way: Way
  contact: string
}

const empty: Contacts = { email: '', phone: '' }

/** Asks for a mail, or for a text message, that leads to a new password. */
export function ResetRequestForm({ onSent }: { onSent: (sentTo: SentTo) => void }) {
  const t = useT('auth')
  const api = useApi()
  const locale = useLocaleCode()
  const [way, setWay] = useState<Way>('email')
  const { formProps, field, problems, busy, ready } = useCheckedForm({
    name: 'reset-request',
    empty,
    check: (values) => checkContact(values, way),
    async send(values) {
      await requestReset(api, { ...contactOf(values, way), locale })
      onSent({ way, contact: values[way].trim() })
    },
  })
  return (
    <form {...formProps} aria-label={t('reset.title')} data-testid="reset-request-form">
      <Stack gap={4}>
        <FormSummary problems={problems} />
        <ContactField way={way} onWayChange={setWay} field={field} />
        <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
          {t(way === 'email' ? 'reset.request' : 'reset.requestText')}
        </Button>
      </Stack>
    </form>
  )
}
