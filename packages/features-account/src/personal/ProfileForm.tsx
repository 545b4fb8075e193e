import type { Profile } from '@marquee/contract'
import { toast, useApi, useIsOffline, useT } from '@marquee/core'
import { Button, Inline, Stack } from '@marquee/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FormProblem } from '../form/FormProblem.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import { saveProfile } from '../queries.ts'
import { type FieldName, optionalFields, valuesOf } from './fields.ts'
import { ProfileFields } from './ProfileFields.tsx'

interface ProfileFormProps {
  profile: Profile
  fields: readonly FieldName[]
  submitLabel: string
  /** The button takes the whole line. */
  wide?: boolean
  onSaved?: () => void
  onCancel?: () => void
}

/** Fields of a profile that are saved together. */
export function ProfileForm({
  profile,
  fields,
  submitLabel,
  wide = false,
  onSaved,
  onCancel,
}: ProfileFormProps) {
  const t = useT('account')
  const api = useApi()
  const queryClient = useQueryClient()
  const offline = useIsOffline()
  const form = useAccountForm({
    name: 'profile',
    values: valuesOf(profile, fields),
    optional: optionalFields,
    async send(values) {
      await saveProfile(api, queryClient, values)
      void toast({ type: 'success', text: t('personal.saved') })
      onSaved?.()
    },
  })
  return (
    <form {...form.formProps} aria-label={submitLabel} data-testid="profile-form">
      <Stack gap={4}>
        <FormProblem text={form.problem} />
        <ProfileFields fields={fields} field={form.field} />
        <Inline gap={2}>
          <Button type="submit" wide={wide} busy={form.busy} disabled={!form.ready || offline}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="plain" onClick={onCancel}>
              {t('personal.cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
