import { allBrands } from '../../brands/index.ts'
import type { Request } from '../../kernel/http.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { completionOf } from '../player/rules.ts'
import { findPlayer } from '../player/store.ts'

/**
 * A brand with a closed funnel plays with players whose registration is complete.
 * @throws PlatformError registration-incomplete with the fields that are missing.
 */
export async function refuseIncomplete({
  brand,
  kernel,
  player,
}: Pick<Request, 'brand' | 'kernel' | 'player'>): Promise<void> {
  if (allBrands.get(brand)?.registrationFunnel !== 'closed_funnel') return
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
