import type { FreeEntry, FreeEntryDecision, FreeEntryRequest } from '../../contract/index.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { minor } from '@marquee/platform-kernel/money'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { refuseIneligible } from '@marquee/platform-identity/account/rules'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { makeCode, postmarkProblem } from './rules.ts'
import {
  countOpen,
  countPostmarked,
  creditedLately,
  findRequest,
  insertRequest,
  type RequestRow,
  requestsOf,
  requestToWire,
  saveRequest,
} from './store.ts'

type Idempotency = { scope: string; key: string } | null

/** How to get entries by mail, with the player's own codes; `playerId` is null for a guest. */
export async function freeEntryInfo(
  { db }: Pick<Kernel, 'db'>,
  { sweepstakes: { mailIn } }: BrandSettings,
  playerId: string | null,
): Promise<FreeEntry> {
  const { address, entries, cardsPerDay, creditedWithinDays, openCodes } = mailIn
  const rows = playerId === null ? [] : await requestsOf(db, playerId)
  const codesLeft = playerId === null ? 0 : Math.max(0, openCodes - (await countOpen(db, playerId)))
  const card = { address, entries, cardsPerDay, creditedWithinDays }
  return { ...card, requests: rows.map(requestToWire), codesLeft }
}

/**
 * Gives a player a code for one card.
 * @throws PlatformError not-available while the player has as many open codes as the brand allows.
 */
export const giveCode = (
  kernel: Kernel,
  { key: brand, sweepstakes }: BrandSettings,
  { playerId, idempotency }: { playerId: string; idempotency: Idempotency },
): Promise<FreeEntryRequest> =>
  runCommand(kernel, {
    name: 'free-entry.request-code',
    playerId,
    idempotency,
    input: null,
    async handle({ tx, now, random }) {
      const { openCodes } = sweepstakes.mailIn
      if ((await countOpen(tx, playerId)) >= openCodes) {
        throw new PlatformError(
          'not-available',
          `You have ${openCodes} codes already. Write one of them on your next card.`,
        )
      }
      let code = makeCode(random)
      while (!(await insertRequest(tx, { brand, code, playerId, now }))) code = makeCode(random)
      const row = await findRequest(tx, { brand, code, playerId })
      if (!row) throw new Error(`The code ${code} was given and is not there.`)
      return requestToWire(row)
    },
  })

/** Whether one more card takes two members of staff, by what the player was credited lately. */
export const needsTwo =
  ({ sweepstakes: { mailIn } }: Pick<BrandSettings, 'sweepstakes'>) =>
  (lately: bigint): boolean =>
    lately + BigInt(mailIn.entries) > BigInt(mailIn.twoApprovalsAbove)

const notAvailable = (message: string) => new PlatformError('not-available', message)

/** @throws PlatformError not-available or age-restricted when this player may not be credited now. */
async function refuseUncreditable(
  { tx, now }: CommandContext,
  settings: BrandSettings,
  row: RequestRow,
  postmarkedOn: string,
): Promise<void> {
  const { player_id: playerId, requested_at: requestedAt } = row
  const problem = postmarkProblem(postmarkedOn, { requestedAt, now })
  if (problem) throw notAvailable(problem)
  const { cardsPerDay } = settings.sweepstakes.mailIn
  if ((await countPostmarked(tx, row, postmarkedOn)) >= cardsPerDay) {
    throw notAvailable(
      `${cardsPerDay === 1 ? 'A card' : `${cardsPerDay} cards`} of this player with this postmark counted already. Refuse this one as one too many.`,
    )
  }
  if (await runningRestriction(tx, playerId, now)) {
    throw notAvailable(
      'This player is on a break or excluded, so nothing may be credited. Keep the card until that is over.',
    )
  }
  const { birthday: birthDay, state } = await findPlayer(tx, playerId)
  if (!birthDay || !state) {
    throw notAvailable('The profile has no birthday or no state. Ask the player to complete it.')
  }
  refuseIneligible(settings, { birthDay, state }, now)
}

interface Deciding {
  row: RequestRow
  staffId: string
  settings: BrandSettings
}

async function credit(
  command: CommandContext,
  { row, staffId, settings }: Deciding,
  { postmarkedOn, reason }: Extract<FreeEntryDecision, { decision: 'credit' }>,
): Promise<void> {
  const { tx, now } = command
  const { player_id: playerId, code } = row
  await refuseUncreditable(command, settings, row, postmarkedOn)
  const isSecond = row.approved_by !== null
  if (isSecond && row.approved_by === staffId) {
    throw notAvailable('You have approved this card. Somebody else has to look at it too.')
  }
  if (!isSecond && needsTwo(settings)(await creditedLately(tx, playerId, now))) {
    const change = { status: 'review', postmarked_on: postmarkedOn, approved_by: staffId } as const
    await saveRequest(tx, row, { ...change, reason })
    return
  }
  const { entries } = settings.sweepstakes.mailIn
  const brand = settings.key
  await command.post({
    kind: 'free-entry',
    reference: `${brand}:${code}`,
    playerId,
    postings: [
      { account: { player: playerId, currency: 'entries' }, amount: minor(entries) },
      { account: { house: 'free-entry', brand, currency: 'entries' }, amount: minor(-entries) },
    ],
  })
  await saveRequest(tx, row, {
    status: 'credited',
    postmarked_on: postmarkedOn,
    entries: BigInt(entries),
    reason,
    decided_by: staffId,
    decidedAt: now,
  })
  const params = { status: 'credited' }
  await recordInInbox(command, { playerId, kind: 'free-entry', key: code, params, entries })
}

async function refuse(
  command: CommandContext,
  { row, staffId }: Deciding,
  { code: reasonCode, reason }: Extract<FreeEntryDecision, { decision: 'refuse' }>,
): Promise<void> {
  const { player_id: playerId, code: key } = row
  await saveRequest(command.tx, row, {
    status: 'refused',
    reason_code: reasonCode,
    reason,
    decided_by: staffId,
    decidedAt: command.now,
  })
  const params = { status: 'refused' }
  await recordInInbox(command, { playerId, kind: 'free-entry', key, params })
}

/**
 * What a member of staff decides about a card that came. Whoever credits more than the brand's sum
 * within 30 days is the first of two.
 * @throws PlatformError not-found, not-available, age-restricted.
 */
export const decideCard = (
  kernel: Kernel,
  settings: BrandSettings,
  {
    playerId,
    code,
    staffId,
    idempotency,
    decision,
  }: {
    playerId: string
    code: string
    staffId: string
    idempotency: Idempotency
    decision: FreeEntryDecision
  },
): Promise<{ status: RequestRow['status'] }> =>
  runCommand(kernel, {
    name: 'free-entry.decide',
    playerId,
    idempotency,
    input: { code, decision },
    async handle(command) {
      const key = { brand: settings.key, code, playerId }
      const row = await findRequest(command.tx, key)
      if (!row) {
        throw new PlatformError('not-found', 'This player has no such code. Look at it again.')
      }
      if (row.status === 'credited' || row.status === 'refused') {
        throw notAvailable(`This card is ${row.status} already. Each code is good for one card.`)
      }
      const deciding = { row, staffId, settings }
      if (decision.decision === 'credit') await credit(command, deciding, decision)
      else await refuse(command, deciding, decision)
      const after = await findRequest(command.tx, key)
      return { status: after?.status ?? row.status }
    },
  })
