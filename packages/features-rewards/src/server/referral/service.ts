import type { Prize } from '@marquee/contract'
import type { Referral } from '../../contract/index.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { CommandContext, Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Posting } from '@marquee/platform-kernel/ledger'
import { minor, toWire } from '@marquee/platform-kernel/money'
import type { SignedUp } from '@marquee/platform-identity/account/events'
import { isSamePerson } from './samePerson.ts'
import { makeInviteCode, normaliseCode } from '@marquee/platform-campaigns/campaigns/codes'
import { initialOf } from './rules.ts'
import { codeOf, countFriends, earnedOf, findCode, friendsOf, insertCode } from './store.ts'

/** How many friends the page names. */
const listed = 100
/** A code that is taken already is nearly impossible; twice in a row is a fault. */
const codeTries = 5

/** Whose code a newcomer brought; an unknown code is no reason to turn them away. */
export const inviterOf = async (db: Db | Tx, brand: string, code: string | undefined) =>
  code === undefined ? undefined : findCode(db, brand, normaliseCode(code))

async function openReferralCode(
  { tx, random }: CommandContext,
  brand: string,
  playerId: string,
): Promise<void> {
  for (let tries = 0; tries < codeTries; tries++) {
    if (await insertCode(tx, { brand, code: makeInviteCode(random), playerId })) return
  }
  throw new Error(`No free referral code was found in ${codeTries} tries.`)
}

export const gift = (brand: string, playerId: string, { coins, entries }: Prize): Posting[] =>
  (
    [
      ['coins', coins],
      ['entries', entries],
    ] as const
  ).flatMap(([currency, amount]) =>
    amount
      ? [
          { account: { player: playerId, currency }, amount: minor(amount) },
          { account: { house: 'referral', brand, currency }, amount: minor(-amount) },
        ]
      : [],
  )

/**
 * Gives a newcomer a code of their own, and for a friend's code what is promised for it, beside every
 * newcomer's welcome.
 */
export async function welcomeFriend(
  command: CommandContext,
  { playerId, brand, invitedBy }: SignedUp,
): Promise<void> {
  const { tx, post, settingsOf } = command
  const inviter = await inviterOf(tx, brand, invitedBy)
  await openReferralCode(command, brand, playerId)
  // Nobody invites themselves: they are welcome, as everybody is, and the code counts for nothing.
  if (!inviter || (await isSamePerson(tx, { inviter, friendId: playerId }))) return
  await tx
    .updateTable('player_profile')
    .set({ invited_by: inviter.code })
    .where('player_id', '=', playerId)
    .execute()
  const postings = gift(brand, playerId, settingsOf(brand).referral.friend)
  if (postings.length)
    await post({ kind: 'referral-friend', reference: playerId, playerId, postings })
}

const sum = (one: Prize, other: Prize): Prize => ({
  coins: one.coins + other.coins,
  entries: one.entries + other.entries,
})
const nothing: Prize = { coins: 0, entries: 0 }

/** The player's code, whom it brought, and what each of them earned. */
export async function readReferral(
  { db }: Kernel,
  { referral }: BrandSettings,
  playerId: string,
): Promise<Referral> {
  const { brand, code } = await codeOf(db, playerId)
  const friends = await friendsOf(db, brand, code, listed)
  const payments = friends.flatMap(({ paidBy }) => paidBy ?? [])
  const earned = new Map<string, Prize>()
  for (const { transactionId, currency, amount } of await earnedOf(db, payments, playerId)) {
    const prize = { ...nothing, [currency]: toWire(amount) }
    earned.set(transactionId, sum(earned.get(transactionId) ?? nothing, prize))
  }
  const invited = friends.map(({ name, joinedAt, paidBy, isConfirmed }) => ({
    initial: initialOf(name),
    joinedAt,
    confirmed: isConfirmed,
    earned: (paidBy !== null && earned.get(paidBy)) || nothing,
  }))
  return {
    code,
    rewardPerFriend: referral.inviter,
    friendReward: referral.friend,
    earned: invited.reduce((total, friend) => sum(total, friend.earned), nothing),
    invited,
    invitedCount: await countFriends(db, brand, code),
  }
}
