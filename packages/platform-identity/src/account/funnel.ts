import type { SignUpField } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { settingsOf } from '@marquee/platform-kernel/command'
import type { Request } from '@marquee/platform-kernel/http'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { completionOf } from './completion.ts'
import { findPlayer } from './playerRow.ts'

/** What the sign-up form asks too: with it, a registration is complete and play can begin. */
export const signUpAsks = ({
  registrationFunnel,
}: Pick<BrandSettings, 'registrationFunnel'>): SignUpField[] =>
  registrationFunnel === 'closed_funnel' ? ['surname', 'zip'] : []

/**
 * A brand with a closed funnel plays with players whose registration is complete.
 * @throws PlatformError registration-incomplete with the fields that are missing.
 */
export async function refuseIncomplete({
  brand,
  kernel,
  player,
}: Pick<Request, 'brand' | 'kernel' | 'player'>): Promise<void> {
  if (settingsOf(kernel, brand).registrationFunnel !== 'closed_funnel') return
  const { easyProfileCompleted, uncompletedProfileFields } = completionOf(
    await findPlayer(kernel.db, player().playerId),
  )
  if (easyProfileCompleted) return
  throw new PlatformError(
    'registration-incomplete',
    'This brand asks for a complete registration before the first round. Save name, surname, birthday and zip in the profile.',
    { details: uncompletedProfileFields.map((path) => ({ path, message: 'Missing' })) },
  )
}
