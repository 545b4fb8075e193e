import { useApi, useMask, useT, useTranslate } from '@marquee/core'
import { Select, TextField } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { phoneMask, zipMask } from '../form/checks.ts'
import type { AccountField } from '../form/useAccountForm.ts'
import { restrictionInfoQuery } from '../queries.ts'
import { type FieldName, optionalFields } from './fields.ts'
import * as css from './ProfileFields.css.ts'

const autoComplete: Record<FieldName, string> = {
  name: 'given-name',
  surname: 'family-name',
  birthday: 'bday',
  phone: 'tel',
  address: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
}

function StateSelect({ field }: { field: AccountField }) {
  const t = useT('account')
  const translate = useTranslate()
  const { data = [] } = useQuery(restrictionInfoQuery(useApi()))
  return (
    <Select
      {...field}
      label={t('fields.state')}
      autoComplete={autoComplete.state}
      placeholder={t('fields.stateChoose')}
      options={data.map(({ code, name, allowed }) => ({
        value: code,
        label: translate(name),
        disabled: !allowed,
      }))}
    />
  )
}

interface ProfileFieldsProps {
  fields: readonly FieldName[]
  field: (name: string) => AccountField
}

/** Fields of a profile, with the masks of phone and zip (MASK-07). */
export function ProfileFields({ fields, field }: ProfileFieldsProps) {
  const t = useT('account')
  const asPhone = useMask(phoneMask)
  const asZip = useMask(zipMask)
  return (
    <div className={css.fields}>
      {fields.map((name) => {
        if (name === 'state') return <StateSelect key={name} field={field(name)} />
        const given = field(name)
        const props = name === 'phone' ? asPhone(given) : name === 'zip' ? asZip(given) : given
        return (
          <TextField
            key={name}
            {...props}
            type={name === 'birthday' ? 'date' : name === 'phone' ? 'tel' : 'text'}
            {...(name === 'zip' && { inputMode: 'numeric' as const })}
            {...(name === 'birthday' && { min: '1900-01-01' })}
            label={t(`fields.${name}`)}
            {...(optionalFields.includes(name) && { optionalLabel: t('fields.optional') })}
            autoComplete={autoComplete[name]}
          />
        )
      })}
    </div>
  )
}
