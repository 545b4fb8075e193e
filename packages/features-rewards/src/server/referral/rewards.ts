import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { at } from '@marquee/platform-kernel/schema'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { isSamePerson } from './samePerson.ts'
import { gift } from './service.ts'
import { codeOf, findCode } from './store.ts'

const day = 86_400_000
/** The days of the smaller limit. */
const month = 30 * day
/** When one that cannot be paid yet is looked at again, in ms. */
const againAfter = day
/** How many are decided in one run. */
const atOnce = 100

/** Notes that a friend has just confirmed how to reach them: whoever invited them is paid later. */
export async function holdReward(
  { tx, now, settingsOf }: CommandContext,
  { playerId: friendId, brand }: { playerId: string; brand: string },
): Promise<void> {
  const { invited_by: code } = await tx
    .selectFrom('player_profile')
    .select('invited_by')
    .where('player_id', '=', friendId)
    .executeTakeFirstOrThrow()
  const inviter = code === null ? undefined : await findCode(tx, brand, code)
  if (!inviter) return
  const due = now + settingsOf(brand).referral.holdDays * day
  await tx
    .insertInto('referral_reward')
    .values({
      friend_id: friendId,
      inviter_id: inviter.playerId,
      due_at: at(due),
      state: 'waiting',
    })
    .onConflict((conflict) => conflict.column('friend_id').doNothing())
    .execute()
}

type Decision = 'pay' | 'wait' | { refused: 'same-person' | 'closed' | 'limit' }

/** How many friends of an inviter were paid since an instant. */
async function paidSince({ tx }: CommandContext, inviterId: string, since: number) {
  const { count } = await tx
    .selectFrom('referral_reward')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('inviter_id', '=', inviterId)
    .where('state', '=', 'paid')
    .where('due_at', '>', at(since))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function decide(
  command: CommandContext,
  { friendId, inviterId, brand }: { friendId: string; inviterId: string; brand: string },
): Promise<Decision> {
  const { tx, now, settingsOf } = command
  const { most } = settingsOf(brand).referral
  // What was told since the sign-up may show that they are one person.
  const { code } = await codeOf(tx, inviterId)
  const inviter = { code, playerId: inviterId }
  if (await isSamePerson(tx, { inviter, friendId })) return { refused: 'same-person' }
  const closed = await tx
    .selectFrom('account')
    .select('player_id')
    .where('player_id', 'in', [friendId, inviterId])
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  if (closed) return { refused: 'closed' }
  if ((await paidSince(command, inviterId, 0)) >= most.ever) return { refused: 'limit' }
  if ((await paidSince(command, inviterId, now - month)) >= most.month) return 'wait'
  return (await runningRestriction(tx, inviterId, now)) ? 'wait' : 'pay'
}

async function pay(
  command: CommandContext,
  { friendId, inviterId: playerId, brand }: { friendId: string; inviterId: string; brand: string },
): Promise<void> {
  const { tx } = command
  const { inviter } = command.settingsOf(brand).referral
  const postings = gift(brand, playerId, inviter)
  if (!postings.length) return
  await command.post({ kind: 'referral-inviter', reference: friendId, playerId, postings })
  command.push(playerId, 'cash', {
    reason: 'referral',
    ...inviter,
    balance: balanceToWire(await balancesOf(tx, playerId)),
  })
  const { coins, entries } = inviter
  await recordInInbox(command, { playerId, kind: 'friend', key: friendId, coins, entries })
}

const settle = (
  kernel: Kernel,
  reward: { friendId: string; inviterId: string; brand: string },
): Promise<void> =>
  runCommand(kernel, {
    name: 'referral.reward',
    playerId: reward.inviterId,
    idempotency: null,
    input: null,
    async handle(command) {
      const { tx, now } = command
      const { friendId } = reward
      const isWaiting = await tx
        .selectFrom('referral_reward')
        .select('friend_id')
        .where('friend_id', '=', friendId)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst()
      if (!isWaiting) return
      const decision = await decide(command, reward)
      if (decision === 'pay') await pay(command, reward)
      const change =
        decision === 'pay'
          ? { state: 'paid' as const, due_at: at(now) }
          : decision === 'wait'
            ? { due_at: at(now + againAfter) }
            : { state: 'refused' as const, reason: decision.refused, due_at: at(now) }
      await tx
        .updateTable('referral_reward')
        .set(change)
        .where('friend_id', '=', friendId)
        .execute()
    },
  })

/**
 * Decides on every reward whose time has come: paid once for each friend, refused for somebody who is
 * nobody new, and looked at again while a limit or a break stands against it.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function payDueRewards(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const due = await kernel.db
    .selectFrom('referral_reward')
    .innerJoin('player', 'player.id', 'inviter_id')
    .select(['friend_id as friendId', 'inviter_id as inviterId', 'brand'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at(kernel.clock.now()))
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  const work = makeDueWork(stopping)
  await work.each(due, (reward) => settle(kernel, reward))
  work.end('Rewards')
}
