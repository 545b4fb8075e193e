import { Readable } from 'node:stream'
import type { FeatureSwitches, StaffMember } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import type { Handlers, RequestOf } from '@marquee/platform-kernel/http'
import { keepAnswer } from '@marquee/platform-kernel/keepAnswer'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { switchesOf, switchFeature } from '@marquee/platform-campaigns/switches'
import { contactsOfPlayer, deleteGuard, isPaused } from '@marquee/platform-identity/account/store'
import { rememberDevice, sourceOf } from '@marquee/platform-identity/account/knownDevice'
import { ownDocument, reviewDocument } from '@marquee/platform-identity/verification/documents'
import { documentName } from '@marquee/platform-identity/verification/receive'
import { fileHeaders } from '@marquee/platform-identity/verification/routes'
import { documentsOf } from '@marquee/platform-identity/verification/store'
import { type StaffCallOf, type StaffHandlers, staffHandlers } from './access.ts'
import { listAudit } from './audit.ts'
import { playerOf } from './playerOf.ts'
import { playerSessionHandlers } from './playerSessions.ts'
import { readingHandlers } from './players.ts'
import { endStaffSession, giveStaffCookie, type Staff, staffById } from './sessions.ts'
import { acceptInvitation } from './invitation.ts'
import { managementHandlers } from './management.ts'
import { refreshPages } from './refreshPages.ts'
import { signInStaff } from './signIn.ts'
import { waitingFor } from './waiting.ts'

/** Hashing a password is dear, and guessing one cheap. */
const signInLimit = { name: 'staff-passwords', points: 30, seconds: 600 }

const data = <T>(value: T) => ({ success: true as const, data: value })

async function review(call: StaffCallOf<'backOffice.reviewDocument'>) {
  const { documentId } = call.params
  const { decision, reason } = call.body
  const playerId = await playerOf(call)
  const { kernel, staff } = call
  const { status } = await ownDocument(kernel, playerId, documentId)
  await call.audited(
    {
      before: { status },
      after: () => ({ status: decision, reason }),
      happened: (changed) => changed === true,
    },
    (auditing) =>
      reviewDocument(auditing, {
        documentId,
        decision,
        reason,
        by: staff.email,
        idempotency: call.idempotency,
      }),
  )
  const answered = { name: 'verification.reviewed', playerId, idempotency: call.idempotency }
  return keepAnswer(kernel, answered, async (tx) => {
    const reviewed = (await documentsOf(tx, playerId)).find(({ id }) => id === documentId)
    if (!reviewed) throw new Error(`Document ${documentId} was reviewed and is not there any more.`)
    return reviewed
  })
}

async function unlock(
  call: StaffCallOf<'backOffice.unlockSignIn'>,
): Promise<{ wasPaused: boolean }> {
  const playerId = await playerOf(call)
  const wasPaused = await call.audited(
    { before: null, after: (paused) => ({ wasPaused: paused }) },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.unlock-sign-in',
        playerId: null,
        idempotency: call.idempotency,
        input: { playerId },
        async handle({ tx, now }) {
          let paused = false
          for (const contact of await contactsOfPlayer(tx, playerId)) {
            paused ||= await isPaused(tx, call.brand, contact, now)
            await deleteGuard(tx, call.brand, contact)
          }
          return paused
        },
      }),
  )
  return { wasPaused }
}

async function switchOne(call: StaffCallOf<'backOffice.switchFeature'>): Promise<FeatureSwitches> {
  const playerId = await playerOf(call)
  const { feature, isOn } = call.body
  const { kernel, idempotency } = call
  const before = { [feature]: (await switchesOf(kernel.db, playerId))[feature] }
  await call.audited(
    { before, after: () => ({ [feature]: isOn }), happened: (changed) => changed === true },
    (auditing) => switchFeature(auditing, { playerId, feature, isOn, idempotency }),
  )
  const answered = { name: 'player.switched-feature', playerId, idempotency }
  return keepAnswer(kernel, answered, (tx) => switchesOf(tx, playerId))
}

async function file(
  call: StaffCallOf<'backOffice.documentFile'>,
  surroundings: Surroundings,
): Promise<Response> {
  const { documentId } = call.params
  const { kernel, http } = call
  const { file: name, ...document } = await ownDocument(kernel, await playerOf(call), documentId)
  const stream = await surroundings.files.read(documentName(name))
  return http.body(
    Readable.toWeb(stream) as ReadableStream,
    200,
    fileHeaders(document.name, document.type, document.size),
  )
}

/** What staff sign in, do and look back on. */
export function backOfficeHandlers(surroundings: Surroundings): Handlers {
  const memberOf = ({ id, name, email, role, permissions, brands, signedInUntil }: Staff) => ({
    id,
    name,
    email,
    role,
    permissions: [...permissions],
    brands: brands
      .filter((key) => surroundings.brands.has(key))
      .map((key) => ({ key, name: settingsOf(surroundings, key).name })),
    signedInUntil,
  })

  async function signIn(
    request: RequestOf<'backOffice.signIn'>,
  ): Promise<{ success: true; data: StaffMember }> {
    await surroundings.limit(signInLimit, request.network)
    const credentials = request.body
    const { kernel, requestId } = request
    const { token, staffId, expiresAt } = await signInStaff(kernel, credentials, {
      requestId,
      sourceFor: (id) => sourceOf(request, id),
    })
    giveStaffCookie(request, token)
    rememberDevice(request, staffId)
    return { success: true, data: memberOf(await staffById(kernel.db, staffId, expiresAt)) }
  }

  async function accept({
    kernel,
    network,
    body,
    requestId,
  }: RequestOf<'backOffice.acceptInvitation'>) {
    await surroundings.limit(signInLimit, network)
    return data(await acceptInvitation(kernel, body, requestId))
  }

  const acting: StaffHandlers = {
    'backOffice.me': async ({ staff }) => data(memberOf(staff)),
    'backOffice.waiting': async ({ kernel: { db }, staff }) =>
      data({
        brands: await waitingFor(
          db,
          {
            permissions: staff.permissions,
            brands: staff.brands.filter((key) => surroundings.brands.has(key)),
          },
          surroundings.status.staffWaiting,
        ),
      }),

    async 'backOffice.signOut'(call) {
      await call.audited({ before: null, after: () => null }, (kernel) =>
        runCommand(kernel, {
          name: 'back-office.sign-out',
          playerId: null,
          idempotency: null,
          input: null,
          handle: ({ tx }) => endStaffSession(tx, call),
        }),
      )
      return { success: true }
    },

    'backOffice.reviewDocument': async (call) => data(await review(call)),
    'backOffice.unlockSignIn': async (call) => data(await unlock(call)),
    'backOffice.switchFeature': async (call) => data(await switchOne(call)),
    'backOffice.refreshPages': async (call) => data(await refreshPages(call)),
    'backOffice.documentFile': (call) => file(call, surroundings),
    'backOffice.audit': async (call) =>
      data(await listAudit(call.kernel.db, call.brand, call.query)),
  }
  return {
    'backOffice.signIn': signIn,
    'backOffice.acceptInvitation': accept,
    ...staffHandlers({
      ...readingHandlers(surroundings),
      ...acting,
      ...playerSessionHandlers(surroundings),
      ...managementHandlers(surroundings),
    }),
  }
}
