import type { Profile } from '@marquee/contract'
import {
  AccountFrame,
  rewardsQuery,
  Slot,
  useApi,
  useDateFormat,
  useModals,
  usePlayer,
  useT,
  useTranslate,
} from '@marquee/core'
import { Button, Icon, Notice, Stack } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Known } from '../parts/Known.tsx'
import { Section } from '../parts/Section.tsx'
import { profileQuery, restrictionInfoQuery } from '../queries.ts'
import { formatPhone } from './format.ts'
import { allFields, askedFields, type FieldName } from './fields.ts'
import * as css from './PersonalInfoPage.css.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** What a document said stays as it is; a number that signs in changes by a code. */
function useEditable(profile: Profile): FieldName[] {
  const player = usePlayer()
  const rewards = useQuery({ ...rewardsQuery(useApi()), enabled: player !== null })
  const verified = profile.documentConfirmStatus === 'verified'
  const phoneIsOwn = player?.primaryContact === 'phone' || rewards.data?.phone.completed === true
  return allFields.filter(
    (field) =>
      !(verified && ['name', 'surname', 'birthday'].includes(field)) &&
      !(phoneIsOwn && field === 'phone'),
  )
}

function Told({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const t = useT('account')
  const translate = useTranslate()
  const states = useQuery(restrictionInfoQuery(useApi()))
  // A birthday has no zone.
  const day = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' })
  const say = (field: FieldName, value: string): string => {
    if (field === 'birthday') return day(Date.parse(value))
    if (field === 'phone') return formatPhone(value)
    const state = field === 'state' && states.data?.find(({ code }) => code === value)
    return state ? translate(state.name) : value
  }
  const told = allFields.flatMap((field) => {
    const value = profile[field]
    return value ? [{ field, value: say(field, value) }] : []
  })
  return (
    <Stack gap={4}>
      <dl className={css.told}>
        {told.map(({ field, value }) => (
          <div key={field} className={css.fact}>
            <dt className={css.name}>{t(`fields.${field}`)}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="quiet" onClick={onEdit} start={<Icon name="edit" size="text" />}>
          {t('personal.edit')}
        </Button>
      </div>
    </Stack>
  )
}

function Details({ profile }: { profile: Profile }) {
  const t = useT('account')
  const modals = useModals()
  const [editing, setEditing] = useState(false)
  const editable = useEditable(profile)
  return (
    <Section id="told" title={t('personal.told')}>
      {editing ? (
        <Stack gap={4}>
          {editable.length < allFields.length && <Notice>{t('personal.locked')}</Notice>}
          <ProfileForm
            profile={profile}
            fields={editable}
            submitLabel={t('personal.save')}
            onSaved={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        </Stack>
      ) : (
        <Told profile={profile} onEdit={() => setEditing(true)} />
      )}
      {profile.phone && !editing && (
        <div>
          <Button variant="plain" size="sm" onClick={() => modals.open('phone-confirm')}>
            {t('personal.phone')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Missing({ profile }: { profile: Profile }) {
  const t = useT('account')
  const fields = askedFields(profile)
  if (!fields.length) return null
  const easy = !profile.easyProfileCompleted
  return (
    <Section
      id="missing"
      title={t(easy ? 'personal.easyTitle' : 'personal.missingTitle')}
      text={t(easy ? 'personal.easyText' : 'personal.missingText')}
    >
      <Slot name="account.reward" reward="profile" />
      <ProfileForm
        key={fields.join()}
        profile={profile}
        fields={fields}
        submitLabel={t('personal.save')}
      />
    </Section>
  )
}

/** `/profile/personal-info`: what is still missing first, then what the player told (PROFILE-05). */
export function PersonalInfoPage() {
  const t = useT('account')
  const profile = useQuery(profileQuery(useApi()))
  return (
    <AccountFrame title={t('personal.title')}>
      <Known level={2} query={profile} lines={5}>
        {(data) => (
          <Stack gap={4}>
            <Missing profile={data} />
            {data.profileCompleted && <Slot name="account.reward" reward="profile" />}
            <Details profile={data} />
          </Stack>
        )}
      </Known>
    </AccountFrame>
  )
}
