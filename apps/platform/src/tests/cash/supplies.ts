import type { Supplier, Supplies, Supply } from '@marquee/conformance/supplies'
import { gameOfModel } from '../../testing/makePlay.ts'
import { numbers } from '../../testing/payment.ts'

interface Desk {
  data: { saved: { id: string }[] }
}

interface Redemptions {
  data: { redeemable: number; minimum: number; identity: string | null }
}

/** The sandbox's provider says that a player is who they say. */
async function becomeKnown({ ask, give }: Supplier): Promise<void> {
  const begun = (await ask('verification.startIdentity')) as { data: { url: string } } | null
  if (begun) await give(begun.data.url, { outcome: 'approved' }, { isForm: true })
}

/** Plays entries for winnings, where nine of ten rolls win. */
async function roll({ ask }: Supplier): Promise<void> {
  const { id: gameId } = gameOfModel('dice-hundred')
  const begun = (await ask('rounds.play', {
    body: { gameId, action: 'play', stake: 1_000, target: 'over-7.61' },
  })) as { data: { round: { id: string } } } | null
  if (begun)
    await ask('rounds.finish', { path: `/rest/game-rounds/${begun.data.round.id}/finish/` })
}

/** Brings a player so far that they may redeem; gives the least that they may. */
async function winEnough(supplier: Supplier): Promise<number | null> {
  const { ask, buy } = supplier
  const desk = async () => ((await ask('cash.redemptions')) as Redemptions | null)?.data ?? null
  await ask('player.switchToSweepStakes')
  let standing = await desk()
  if (standing && standing.identity !== 'approved') await becomeKnown(supplier)
  for (let time = 0; time < 4 && standing && standing.redeemable < standing.minimum; time++) {
    await buy()
    await roll(supplier)
    standing = await desk()
  }
  return standing && standing.redeemable >= standing.minimum ? standing.minimum : null
}

/** What a player sends to redeem to a bank. */
async function makeRedemption(supplier: Supplier) {
  const amount = await winEnough(supplier)
  const typed = { method: 'bank', number: numbers.bank }
  const given = (await supplier.give('/sandbox/cash/tokens', typed)) as { token: string } | null
  return amount !== null && given
    ? { body: { amount, method: 'bank', token: given.token } }
    : undefined
}

/** Redeems; gives the redemption's id, or null where it was refused. */
async function redeem(supplier: Supplier): Promise<string | null> {
  const asked = await makeRedemption(supplier)
  const told = asked && (await supplier.ask('cash.requestRedemption', asked))
  return (told as { data: { id: string } } | null | undefined)?.data.id ?? null
}

const afterRedeeming =
  (
    act: 'answer' | 'cancel',
    before?: (supplier: Supplier, id: string) => Promise<unknown>,
  ): Supply =>
  async (supplier) => {
    const id = await redeem(supplier)
    if (id === null) return undefined
    await before?.(supplier, id)
    return { path: `/rest/cash/redemptions/${id}/${act}/` }
  }

interface Deposit {
  data: { id: string }
}

/** Buys; gives where the purchase is, with what comes after it. */
const afterBuying =
  (rest = ''): Supply =>
  async ({ buy }) => {
    const bought = (await buy()) as Deposit | null
    return bought ? { path: `/rest/cash/deposits/${bought.data.id}/${rest}` } : undefined
  }

/** Buys with something that is kept; gives where it is, with what comes after it. */
const afterSaving =
  (act: string): Supply =>
  async ({ ask, buy }) => {
    await buy()
    const desk = (await ask('cash.desk')) as Desk | null
    const [saved] = desk?.data.saved ?? []
    return saved && { path: `/rest/cash/methods/${saved.id}/${act}/` }
  }

/** Has a redemption of the player in the call of staff. */
const withRedemption: Supply = async (supplier) => {
  const id = await redeem(supplier)
  if (id !== null) supplier.name('redemptionId', id)
  return undefined
}

export const supplies: Supplies = {
  async 'backOffice.purchase'({ buy, name }) {
    const bought = (await buy()) as Deposit | null
    if (bought) name('depositId', bought.data.id)
    return undefined
  },
  'backOffice.redemption': withRedemption,
  'backOffice.decideRedemption': withRedemption,
  'cash.deposit': afterBuying(),
  'cash.receipt': afterBuying('receipt/'),
  'cash.forgetMethod': afterSaving('forget'),
  'cash.savedToken': afterSaving('token'),
  async 'cash.answerChallenge'({ buy }) {
    const begun = (await buy('challenge')) as {
      data: { id: string; challengeStep: number | null }
    } | null
    if (!begun || begun.data.challengeStep === null) return undefined
    return {
      path: `/rest/cash/deposits/${begun.data.id}/challenge/`,
      body: { step: begun.data.challengeStep, answer: 'yes' },
    }
  },
  async 'cash.cancelDeposit'({ buy }) {
    const begun = (await buy('challenge')) as { data: { id: string } } | null
    return begun ? { path: `/rest/cash/deposits/${begun.data.id}/cancel/` } : undefined
  },
  'cash.requestRedemption': makeRedemption,
  'cash.answerRedemption': afterRedeeming('answer', ({ give }, redemption) =>
    give('/sandbox/cash/settle', { redemption, outcome: 'asked' }),
  ),
  'cash.cancelRedemption': afterRedeeming('cancel'),
}

interface Redeemed {
  data: { redemptions: { id: string }[] }
}

/** The provider ends what was asked of it. */
const settle =
  (outcome: string): Supply =>
  async ({ ask, give }) => {
    const told = (await ask('cash.redemptions')) as Redeemed | null
    for (const { id } of told?.data.redemptions ?? [])
      await give('/sandbox/cash/settle', { redemption: id, outcome })
    return undefined
  }

export const moves: Supplies = {
  'backOffice.decideRedemption': settle('paid'),
  'cash.requestRedemption': settle('paid'),
  'cash.answerRedemption': settle('rejected'),
}
