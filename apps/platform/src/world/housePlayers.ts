import { issues } from '@marquee/game-catalogue'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { contactOf } from '@marquee/platform-identity/account/contact'
import { signUp } from '@marquee/platform-identity/account/signUp'
import { findAccount } from '@marquee/platform-identity/account/store'
import { completeProfile } from './demo/profile.ts'
import { needsNoChoice } from './play.ts'

const names = ['Maya', 'Theo', 'Priya', 'Diego', 'Hana', 'Luca', 'Nora', 'Kofi'] as const

/** The address of a brand's house player; nobody reads mails there and nobody knows a password. */
const emailOf = (index: number): string => `house-${index + 1}@marquee.test`

/** A kernel under which whoever signs up is a house player, from the first moment on. */
const marking = (kernel: Kernel): Kernel => ({
  ...kernel,
  async alongside({ tx }, result) {
    const { playerId } = result as { playerId: string }
    await tx.updateTable('player').set({ is_house: true }).where('id', '=', playerId).execute()
  },
})

/**
 * Opens a house player of a brand by the kernel's time, unless it is there.
 * @returns its id, or null when it was there.
 */
export async function openHousePlayer(
  kernel: Kernel,
  brand: BrandSettings,
  index: number,
): Promise<string | null> {
  const email = emailOf(index)
  if (await findAccount(kernel.db, brand.key, contactOf({ email }))) return null
  const { playerId } = await signUp(
    marking(kernel),
    brand,
    {
      email,
      password: kernel.random.token(24),
      name: names[index] ?? 'House',
      surname: 'House',
      birthDay: '1987-04-12',
      state: 'OH',
      zip: '43004',
      locale: 'en',
    },
    null,
  )
  await completeProfile(kernel, playerId)
  return playerId
}

/** How many house players each brand has. */
export const houseSize = names.length

/** House players of brands on which somebody is. */
export const housePlayersNear = (db: Db, playerIds: string[]) =>
  db
    .selectFrom('player')
    .select(['id', 'brand'])
    .where('is_house', '=', true)
    .where('brand', 'in', (query) =>
      query.selectFrom('player').select('brand').where('id', 'in', playerIds),
    )
    .orderBy('id')
    .execute()

/** What house players play: what everybody plays, and what is new. */
export const houseGames: readonly number[] = issues
  .filter(({ key }) => key === 'popularGames' || key === 'newGames' || key === 'jackpots')
  .flatMap(({ gameIds }) => gameIds.filter(needsNoChoice).slice(0, 8))
