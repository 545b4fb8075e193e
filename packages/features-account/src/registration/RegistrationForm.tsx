import { useApi, useT } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { Known } from '../parts/Known.tsx'
import { easyFields } from '../personal/fields.ts'
import { ProfileForm } from '../personal/ProfileForm.tsx'
import { profileQuery } from '../queries.ts'

/** The four fields that complete a registration (AUTH-04, PROFILE-02). */
export function RegistrationForm({ done }: { done: () => void }) {
  const t = useT('account')
  const profile = useQuery(profileQuery(useApi()))
  return (
    <Known query={profile} lines={4}>
      {(data) => (
        <ProfileForm
          profile={data}
          fields={easyFields}
          submitLabel={t('registration.submit')}
          wide
          onSaved={done}
        />
      )}
    </Known>
  )
}
