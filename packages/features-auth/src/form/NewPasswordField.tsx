import { useBrand, useT } from '@marquee/core'
import { PasswordMeter, type Person } from '@marquee/passwords'
import { Icon, PasswordField } from '@marquee/ui'
import { useState } from 'react'
import { passwordLength } from './rules.ts'
import type { FieldProps } from './useCheckedForm.ts'

interface NewPasswordFieldProps extends FieldProps {
  label: string
  /** What is typed. */
  value: string
  /** Whose password it becomes, as far as the form knows. */
  person?: Omit<Person, 'brand'>
}

/** A password that is being chosen, with a meter that says how to mend a weak one. */
export function NewPasswordField({ label, value, person, ...props }: NewPasswordFieldProps) {
  const t = useT('auth')
  const { key, name } = useBrand()
  // The dictionaries behind the meter are large: nobody gets them before the field is used.
  const [used, setUsed] = useState(false)
  const hint = t('form.passwordHint', { count: passwordLength.least })
  return (
    <PasswordField
      {...props}
      onFocus={() => setUsed(true)}
      autoComplete="new-password"
      label={label}
      hint={
        used ? (
          <PasswordMeter
            password={value}
            person={{ ...person, brand: [name, key] }}
            least={passwordLength.least}
            hint={hint}
            textOf={(verdict) => t(`password.${verdict}`, { count: passwordLength.least })}
          />
        ) : (
          hint
        )
      }
      showLabel={t('form.showPassword')}
      hideLabel={t('form.hidePassword')}
      start={<Icon name="lock" size="text" />}
    />
  )
}
