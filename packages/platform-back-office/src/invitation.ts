import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import { hashPassword } from '@marquee/platform-identity/account/password'
import { writeAudit } from './audit.ts'
import './migrations.ts'
import { seal } from './seal.ts'
import { forgetStaffGuard, makeSecret } from './staff.ts'
import { base32, otpAuthUri } from './totp.ts'

/** How long an invitation can be taken, in ms: three days. */
export const invitationLifetime = 72 * 3_600_000

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What invitations are made with: another than what seals second factors. */
const tokenKey = ({ identityKey }: Pick<Kernel, 'identityKey'>): Buffer =>
  Buffer.from(hkdfSync('sha256', identityKey, '', 'marquee staff invitation', 32))

/**
 * The token that an act gives: whoever sends the act again with its key is given the same one, and no
 * table holds it.
 */
export const tokenOf = (
  kernel: Pick<Kernel, 'identityKey' | 'random'>,
  idempotency: { scope: string; key: string } | null,
): string =>
  idempotency
    ? createHmac('sha256', tokenKey(kernel))
        .update(JSON.stringify([idempotency.scope, idempotency.key]))
        .digest('base64url')
    : kernel.random.token(32)

/**
 * A new invitation in place of any earlier one, by the command that needs it; its token is kept as a hash
 * only. Whoever holds it could be anybody: the account signs nobody in until somebody else than its issuer
 * has confirmed it.
 * @returns until when it can be taken, epoch ms.
 */
export async function issueInvitation(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { staffId, issuedBy, token }: { staffId: string; issuedBy: string; token: string },
): Promise<number> {
  const expiresAt = now + invitationLifetime
  const row = { token_hash: hash(token), expires_at: at(expiresAt) }
  await tx
    .insertInto('staff_invitation')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute()
  await tx
    .updateTable('staff')
    .set({ confirmed: false, issued_by: issuedBy })
    .where('id', '=', staffId)
    .execute()
  return expiresAt
}

const invited = (db: Db | Tx, token: string, now: number) =>
  db
    .selectFrom('staff_invitation')
    .innerJoin('staff', 'staff.id', 'staff_invitation.staff_id')
    .select(['staff.id', 'staff.email'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', at(now))
    .where('deactivated_at', 'is', null)

const expired = () =>
  new PlatformError(
    'code-expired',
    'This invitation is unknown, was taken already or is older than three days. Ask whoever manages staff for a new one.',
  )

const action = 'backOffice.acceptInvitation'

/**
 * Sets the password of whoever was invited and gives the secret for their authenticator app, which is
 * not shown again.
 * @throws PlatformError code-expired.
 */
export async function acceptInvitation(
  kernel: Kernel,
  { token, password }: { token: string; password: string },
  requestId: string,
): Promise<{ email: string; secret: string; uri: string }> {
  const { db, clock } = kernel
  const entry = { requestId, brand: null, action }
  const found = await invited(db, token, clock.now()).executeTakeFirst()
  if (!found) {
    const refusal = { ...entry, staffId: null, outcome: 'refused', code: 'code-expired' } as const
    await writeAudit(db, refusal, clock.now())
    throw expired()
  }
  const secret = makeSecret(kernel)
  const passwordHash = await hashPassword(password, kernel)
  const noting: Kernel = {
    ...kernel,
    alongside: ({ tx, now }) =>
      writeAudit(tx, { ...entry, staffId: found.id, outcome: 'done' }, now),
  }
  await runCommand(noting, {
    name: 'back-office.accept-invitation',
    playerId: null,
    // A repetition finds its invitation taken: a secret is shown once.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      // Held first, so that of two who take it at once the second finds it taken.
      await tx.selectFrom('staff').select('id').where('id', '=', found.id).forUpdate().execute()
      if (!(await invited(tx, token, now).executeTakeFirst())) throw expired()
      await tx.deleteFrom('staff_invitation').where('staff_id', '=', found.id).execute()
      await tx
        .updateTable('staff')
        .set({
          password_hash: passwordHash,
          totp_secret: seal(kernel, secret),
          totp_step: 0n,
          enrolled: true,
        })
        .where('id', '=', found.id)
        .execute()
      await forgetStaffGuard(tx, found.email)
    },
  })
  return { email: found.email, secret: base32(secret), uri: otpAuthUri(found.email, secret) }
}
