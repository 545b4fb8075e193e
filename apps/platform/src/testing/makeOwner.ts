import { randomUUID } from 'node:crypto'
import { account, games, inbox, player, responsiblePlay, rounds, session } from '@marquee/contract'
import { chat } from '@marquee/features-support-chat/contract'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'
import { minimumSpinMs } from '@marquee/platform-play/rounds/rules'
import { makeSpin } from './makePlay.ts'
import { featureOwnerships } from './ownership.ts'
import { ownOneOfEach } from './ownOneOfEach.ts'
import { playAfter } from './playRounds.ts'
import { sendDocument } from './makeStaffCase.ts'

/** A player who has one of everything, and what each is known by. */
export interface Owner {
  player: TestPlayer
  brand: string
  roundId: string
  /** The pair of seeds of that round. */
  fairPairId: string
  documentId: string
  sessionId: string
  passkeyId: string
  popupLogId: number
  bonusMessageId: number
  depositId: string
  redemptionId: string
  /** Of terms that are for them alone. */
  termsId: number
  /** Everything by which the owner or what is theirs would be recognised in an answer. */
  traces: string[]
  /** Ids that stand in rows of theirs. */
  ids: string[]
}

const phone = '+14155553721'
const told = {
  name: 'Quillonna',
  surname: 'Vexborough',
  address: '77 Zanzibar Mews',
  city: 'Yttriumville',
  zip: '43999',
}

/** The id of a row of the player's, as text. */
const idIn = async (
  { kernel: { db } }: TestPlatform,
  table: 'bonus_message' | 'cash_deposit' | 'cash_redemption' | 'passkey' | 'popup_log',
  playerId: string,
): Promise<string> => {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return String(row.id)
}

/** Signs a player up and lets them do, and be given, one of everything. */
export async function makeOwner(platform: TestPlatform, brand = 'wireframe'): Promise<Owner> {
  const { db } = platform.kernel
  const email = `owner-${randomUUID()}@example.test`
  const owner = await platform.signUp({ email, name: told.name }, { brand })
  const { playerId, credentials } = owner
  await owner.ask(account.saveProfile, { body: told })
  await owner.ask(account.sendPhoneCode, { body: { phone } })
  const text = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', phone)
    .executeTakeFirstOrThrow()
  const code = /\b(\d{6})\b/.exec(text.body)?.[1] ?? ''
  await owner.ask(account.confirmPhone, { body: { code } })
  await platform.guest({ brand }).ask(session.signIn, { body: credentials })
  // One that has ended, for what rounds leave behind, and one that is open.
  await playAfter(platform, owner, 0)
  platform.clock.advance(minimumSpinMs)
  const { round, fairness } = (await owner.ask(rounds.play, { body: makeSpin() })).data
  await owner.ask(games.addFavorite, { params: { id: round.gameId } })
  for (const { own } of featureOwnerships) await own?.(owner)
  const limit = { kind: 'time', period: 'day', amount: 600 } as const
  await owner.ask(responsiblePlay.setLimit, { body: limit })
  const documentId = await sendDocument(owner, 'Zephyrine-passport.pdf')
  await owner.ask(inbox.keepDevice, { body: { token: `device-of-${playerId}` } })
  await owner.call(chat.send, { body: { text: 'Wolframite, please help' } })
  await ownOneOfEach(db, { owner: playerId, brand })
  const me = (await owner.ask(player.me)).data
  const { sessions } = (await owner.ask(player.sessions)).data
  const sessionId = sessions.find(({ current }) => !current)?.id ?? ''
  const passkeyId = await idIn(platform, 'passkey', playerId)
  const depositId = await idIn(platform, 'cash_deposit', playerId)
  const redemptionId = await idIn(platform, 'cash_redemption', playerId)
  const terms = await db
    .selectFrom('terms_version')
    .select('id')
    .where('only_for', '=', playerId)
    .executeTakeFirstOrThrow()
  const { pairId } = fairness
  const ids = [
    playerId,
    round.id,
    pairId,
    documentId,
    sessionId,
    passkeyId,
    depositId,
    redemptionId,
  ]
  return {
    player: owner,
    brand,
    roundId: round.id,
    fairPairId: fairness.pairId,
    documentId,
    sessionId,
    passkeyId,
    popupLogId: Number(await idIn(platform, 'popup_log', playerId)),
    bonusMessageId: Number(await idIn(platform, 'bonus_message', playerId)),
    depositId,
    redemptionId,
    termsId: terms.id,
    ids,
    traces: [
      ...ids,
      email,
      phone,
      phone.slice(2),
      me.login,
      ...Object.values(told).filter((words) => words !== told.zip),
      'Zephyrine',
      'Wolframite',
      // What the document's file begins with.
      '%PDF-1.7',
    ],
  }
}
