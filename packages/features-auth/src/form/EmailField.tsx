import { useT } from '@marquee/core'
import { Icon, TextField } from '@marquee/ui'
import type { FieldProps } from './useCheckedForm.ts'

/** An e-mail address, with the keyboard that phones have for it. */
export function EmailField(props: FieldProps & { autoComplete?: 'email' | 'username' }) {
  const t = useT('auth')
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      label={t('form.email')}
      start={<Icon name="mail" size="text" />}
    />
  )
}
