import type { SignUpField } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { settingsOf } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Guard } from '@marquee/platform-kernel/guards'
import { from, type Question } from '@marquee/platform-kernel/questions'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Completion, completionOf, type ProfileFields } from './completion.ts'

const profileFields = ['name', 'surname', 'city', 'address', 'zip', 'state', 'phone'] as const

/** What the sign-up form asks too: with it, a registration is complete and play can begin. */
export const signUpAsks = ({
  registrationFunnel,
}: Pick<BrandSettings, 'registrationFunnel'>): SignUpField[] =>
  registrationFunnel === 'closed_funnel' ? ['surname', 'zip'] : []

const profileQuestion: Question<Completion> = {
  ask: ({ playerId }) =>
    jsonObjectFrom(
      from
        .selectFrom('player_profile')
        .select([...profileFields, 'birth_day as birthday'])
        .where('player_id', '=', playerId),
    ),
  read: (row) => completionOf(row as ProfileFields),
}

/**
 * A brand with a closed funnel plays with players whose registration is complete.
 * @throws PlatformError registration-incomplete with the fields that are missing.
 */
export const refuseIncomplete: Guard<Completion> = {
  looksAt: ({ completeRegistration }) => Boolean(completeRegistration),
  knows: profileQuestion,
  refuse({ request: { brand, kernel }, known }) {
    if (settingsOf(kernel, brand).registrationFunnel !== 'closed_funnel') return
    if (!known || known.easyProfileCompleted) return
    throw new PlatformError(
      'registration-incomplete',
      'This brand asks for a complete registration before the first round. Save name, surname, birthday and zip in the profile.',
      {
        details: known.uncompletedProfileFields.map((path) => ({ path, message: 'Missing' })),
      },
    )
  },
}
