import { useT } from '@marquee/core'
import { Icon, PasswordField } from '@marquee/ui'
import { passwordLength } from './rules.ts'
import type { FieldProps } from './useCheckedForm.ts'

/** A password that is being chosen. */
export function NewPasswordField({ label, ...props }: FieldProps & { label: string }) {
  const t = useT('auth')
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      label={label}
      hint={t('form.passwordHint', { count: passwordLength.least })}
      showLabel={t('form.showPassword')}
      hideLabel={t('form.hidePassword')}
      start={<Icon name="lock" size="text" />}
    />
  )
}
