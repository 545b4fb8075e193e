import type { Player } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { issueTicket, type Session } from '@marquee/platform-kernel/sessions'
import { playerPartsFor, type StatusSources } from '@marquee/platform-kernel/status'
import { reminderOf } from '@marquee/platform-protection/protection/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { IdentityProvider } from '@marquee/platform-providers'
import { autoVerificationOf, confirmStatusOf } from '../verification/rules.ts'
import { identityStatusOf } from '../verification/store.ts'
import { completionOf } from '../account/completion.ts'
import { findPlayer } from '../account/playerRow.ts'

/** The Player entity (PLAYER-01, PLAYER-02) with a fresh realtime ticket as its token. */
export async function readPlayer(
  kernel: Kernel,
  {
    status,
    settings,
    session,
  }: { status: StatusSources; settings: BrandSettings; session: Session },
): Promise<Player> {
  const { db } = kernel
  const { playerId } = session
  const now = kernel.clock.now()
  const row = await findPlayer(db, playerId)
  const completion = completionOf(row)
  const restriction = await runningRestriction(db, playerId, now)
  const isExcluded = restriction?.kind === 'self-exclusion'
  const parts = await playerPartsFor(status.player, {
    kernel,
    brand: settings,
    session,
    now,
    restriction,
  })
  const own = {
    id: playerId,
    login: row.login,
    email: row.email,
    phone: row.phone,
    name: row.name,
    surname: row.surname,
    birthDay: row.birthday,
    isGuest: false,
    gameMode: row.game_mode,
    profileCompleted: completion.profileCompleted,
    Registration: {
      complete: completion.easyProfileCompleted,
      registrationFunnel: { funnelType: settings.registrationFunnel },
    },
    playerInfo: { playerBalance: balanceToWire(await balancesOf(db, playerId)) },
    primaryContact: row.email === null ? 'phone' : 'email',
    emailConfirmed: row.email_confirmed,
    wsConnectionData: { path: '/socket.io', lastSequence: row.push_seq },
    restriction,
    websocket: !isExcluded,
    token: isExcluded ? '' : await issueTicket(kernel, session),
  } satisfies Partial<Player>
  // Which domain answers for which field is theirs to say; that none is missing, a test of the contract's.
  return { ...parts, ...own } as Player
}

/** The parts of a profile that no table holds yet keep the value of a player who has not used them. */
export async function readProfile(
  { db, clock }: Kernel,
  playerId: string,
  provider: IdentityProvider | null,
) {
  const row = await findPlayer(db, playerId)
  const verified = await identityStatusOf(db, playerId)
  const { name, surname, city, address, address2, zip, state, phone, birthday } = row
  return {
    name,
    surname,
    city,
    address,
    address2,
    zip,
    state,
    phone,
    birthday,
    ...completionOf(row),
    easyProfileModuleEnabled: true,
    documentConfirmStatus: confirmStatusOf(verified),
    responsiblePlay: { activityReminderValue: await reminderOf(db, playerId, clock.now()) },
    autoVerificationData: autoVerificationOf(verified, provider),
  }
}
