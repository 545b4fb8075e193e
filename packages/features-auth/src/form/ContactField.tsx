import { useMask, useT } from '@marquee/core'
import { Button, Icon, Stack, TextField } from '@marquee/ui'
import * as css from './ContactField.css.ts'
import { EmailField } from './EmailField.tsx'
import type { Way } from './rules.ts'
import type { FieldProps } from './useCheckedForm.ts'

const phoneMask = ['(###) ###-####', '+# (###) ###-####']

interface ContactFieldProps {
  way: Way
  onWayChange: (way: Way) => void
  field: (name: Way) => FieldProps
  autoComplete?: 'email' | 'username'
}

/** E-mail address or phone, whichever the player would rather give. */
export function ContactField({ way, onWayChange, field, autoComplete }: ContactFieldProps) {
  const t = useT('auth')
  const masked = useMask(phoneMask)
  return (
    <Stack gap={1}>
      {way === 'email' ? (
        <EmailField {...field('email')} {...(autoComplete && { autoComplete })} />
      ) : (
        <TextField
          {...masked(field('phone'))}
          type="tel"
          autoComplete="tel"
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          start={<Icon name="phone" size="text" />}
        />
      )}
      <div>
        <Button
          variant="plain"
          size="sm"
          className={css.other}
          onClick={() => onWayChange(way === 'email' ? 'phone' : 'email')}
        >
          {t(way === 'email' ? 'form.usePhone' : 'form.useEmail')}
        </Button>
      </div>
    </Stack>
  )
}
