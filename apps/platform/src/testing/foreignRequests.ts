import { studioModelIds } from '@marquee/platform-play/games/game'
import type { CallInput } from './makeClient.ts'
import { makeSignUp } from './makePlatform.ts'
import { makeSpin } from './makePlay.ts'
import type { Owner } from './makeOwner.ts'
import { featureOwnerships } from './ownership.ts'

/** How somebody who is not the owner asks a call, with the owner's ids wherever it takes any. */
export interface ForeignRequest extends Pick<CallInput, 'query' | 'body' | 'raw' | 'headers'> {
  params?: Record<string, string | number>
  /** It names something of the owner's, which does not exist for anybody else. */
  named?: true
  /** What another player is told, where that is not simply their own answer. */
  answers?: number[]
  /** Tables in which anybody may leave a row of the owner's, such as a reset code that is mailed to them. */
  leaves?: string[]
  /** It ends the asker's session, or their play. */
  ends?: true
}

const none = {}
const signedIn = { answers: [403] }
const token = 'x'.repeat(40)
const period = { kind: 'time', period: 'day' }

/**
 * One row for each call that is not for staff. What it holds is a request that would do something if
 * whose things are whose were not looked at. An id where a call takes none is refused as unknown, with
 * every other field that is not declared.
 */
export const foreignRequests: Record<string, (owner: Owner) => ForeignRequest> = {
  ...Object.assign({}, ...featureOwnerships.map(({ requests }) => requests)),
  'session.check': () => none,
  'session.appInit': () => none,
  'session.translations': () => ({ params: { locale: 'en' } }),
  'session.signUp': ({ player }) => ({
    body: makeSignUp({ email: player.credentials.email }),
    ...signedIn,
  }),
  'session.signIn': ({ player }) => ({
    body: { email: player.credentials.email, password: 'not the password' },
    ...signedIn,
  }),
  'session.signInCode': ({ player }) => ({
    body: { email: player.credentials.email },
    ...signedIn,
  }),
  'session.resetRequest': ({ player }) => ({
    body: { email: player.credentials.email },
    leaves: ['reset_code'],
  }),
  'session.resetConfirm': ({ player }) => ({
    body: { code: player.playerId, password: 'a stolen password' },
    answers: [410],
  }),
  'session.logout': () => ({ ends: true }),
  'session.realtimeTicket': () => none,
  'session.restrictionInfo': () => none,
  'player.me': () => none,
  'player.rewards': () => none,
  'player.profile': () => none,
  'player.switchToSweepStakes': () => none,
  'player.switchToTournamentPoints': () => none,
  'player.sessions': () => none,
  'account.welcome': () => none,
  'account.saveProfile': () => ({
    body: { surname: 'Other' },
  }),
  'account.sendEmailCode': ({ player }) => ({
    body: { email: player.credentials.email },
    // At another brand the address is free.
    answers: [200, 409],
  }),
  'account.confirmEmail': () => ({ body: { code: '000000' }, answers: [400, 410] }),
  'account.confirmEmailByLink': () => ({ body: { token: 'x'.repeat(43) }, answers: [410] }),
  'account.sendPhoneCode': () => ({ body: { phone: '(415) 555-3721' }, answers: [200, 409] }),
  'account.confirmPhone': () => ({ body: { code: '000000' }, answers: [400, 410] }),
  'account.changePassword': () => ({
    body: {
      currentPassword: 'a long password',
      password: 'thirteen quiet lamps',
    },
  }),
  'account.reauthenticate': () => ({ body: { password: 'not the password' }, answers: [403, 423] }),
  'account.exportData': () => none,
  'account.closeAccount': () => ({
    body: { password: 'not the password' },
    // The asker's own account pauses after three wrong ones.
    answers: [403, 423],
  }),
  'account.endSession': ({ sessionId }) => ({ params: { id: sessionId }, named: true }),
  'account.endOtherSessions': () => none,
  'account.subscription': () => none,
  'account.saveSubscription': () => ({ body: { email: true, push: true, sms: true } }),
  'account.claimReward': () => ({ params: { reward: 'phone' }, answers: [409] }),
  'inbox.list': () => none,
  'inbox.read': () => ({ body: {} }),
  'inbox.keepDevice': () => ({ body: { token: 'device-of-another' } }),
  'inbox.dropDevice': ({ player }) => ({ body: { token: `device-of-${player.playerId}` } }),
  'inbox.settings': () => none,
  'inbox.choose': () => ({ body: { kind: 'bonus', mail: false } }),
  'passkeys.list': () => none,
  'passkeys.registerOptions': () => none,
  'passkeys.register': () => ({ body: { credential: {} }, answers: [400] }),
  'passkeys.remove': ({ passkeyId }) => ({ params: { id: passkeyId }, named: true }),
  'passkeys.signInOptions': () => signedIn,
  'passkeys.signIn': () => ({ body: { credential: {} }, answers: [400, 403] }),
  'socials.list': () => none,
  'socials.begin': () => ({ params: { provider: 'google' }, answers: [200, 404, 409] }),
  'socials.link': () => ({
    params: { provider: 'google' },
    body: { code: 'x'.repeat(30), state: 'x'.repeat(30) },
    answers: [400, 404, 409, 410],
  }),
  'socials.unlink': () => ({ params: { provider: 'google' }, answers: [200, 404] }),
  'pages.home': () => none,
  'pages.promotions': () => none,
  'pages.profile': () => none,
  'pages.quests': () => none,
  'pages.banners': () => none,
  'pages.latestWinners': () => none,
  'cash.savedToken': () => ({
    params: { id: '3f2b8c1e-6d4a-4f0b-9c57-1e8d2a7b5f60' },
    answers: [404],
  }),
  'cash.forgetMethod': () => ({
    params: { id: '3f2b8c1e-6d4a-4f0b-9c57-1e8d2a7b5f60' },
    answers: [404],
  }),
  'freeEntry.info': () => none,
  'freeEntry.requestCode': () => none,
  'content.page': () => ({ params: { name: 'help' }, answers: [200, 404] }),
  'games.list': () => none,
  'games.filters': () => none,
  'games.cached': () => ({ query: { groupKey: 'public' }, answers: [200, 404] }),
  'games.storeCached': () => ({ query: { groupKey: 'public' }, body: {}, answers: [403] }),
  'games.launch': () => ({ params: { id: makeSpin().gameId } }),
  'games.launchPlay': () => ({ params: { idOrSlug: makeSpin().gameId } }),
  'games.addFavorite': () => ({ params: { id: makeSpin().gameId } }),
  'games.removeFavorite': () => ({ params: { id: makeSpin().gameId } }),
  'rounds.play': () => ({ body: { ...makeSpin() } }),
  'rounds.step': ({ roundId }) => ({
    params: { id: roundId },
    body: { made: 0, choice: { kind: 'cash-out' } },
    named: true,
  }),
  'rounds.demoStep': ({ roundId }) => ({
    params: { id: roundId },
    body: { made: 0, choice: { kind: 'cash-out' } },
    answers: [409],
  }),
  'rounds.watch': ({ roundId }) => ({ params: { id: roundId }, named: true }),
  'rounds.demoWatch': ({ roundId }) => ({ params: { id: roundId }, answers: [409] }),
  'rounds.finish': ({ roundId }) => ({ params: { id: roundId }, named: true }),
  'rounds.demo': () => ({ body: makeSpin() }),
  'rounds.recall': ({ roundId }) => ({ params: { id: roundId }, named: true }),
  'rounds.history': () => none,
  'featuresInfo.info': () => none,
  'dailyLogin.info': () => none,
  'dailyLogin.applyPrize': () => ({ answers: [200, 409] }),
  'quests.current': () => none,
  'quests.claim': () => ({ body: { questId: 1, taskId: 11 }, answers: [404, 409] }),
  'scratchCards.info': () => none,
  'coinDrops.info': () => none,
  'coinDrops.claim': () => ({ params: { id: 1 }, answers: [409] }),
  'magicBox.info': () => none,
  'magicBox.open': () => ({ params: { id: 1 }, answers: [200, 409] }),
  'scratchCards.scratch': () => ({ params: { id: 1 }, answers: [200, 404, 409] }),
  'adventureMap.info': () => none,
  'adventureMap.map': () => ({ params: { id: 1 }, answers: [200, 404] }),
  'adventureMap.claimAward': () => ({
    params: { id: 1 },
    body: { index: 0 },
    answers: [200, 404, 409],
  }),
  'affiliates.visit': () => ({ body: { code: 'NOBODY00' }, ...signedIn }),
  'affiliates.account': () => signedIn,
  'affiliates.statistics': () => signedIn,
  'affiliates.days': () => signedIn,
  'affiliates.export': () => signedIn,
  'bingo.status': () => none,
  'bingo.game': () => ({ answers: [200, 404, 409] }),
  'bingo.accrueReward': () => ({ answers: [200, 404, 409] }),
  'bingoStore.offers': () => ({ answers: [200, 409] }),
  'bingoStore.exchange': () => ({ body: { offerId: 1 }, answers: [409] }),
  'depositStreak.info': () => ({ answers: [200, 404, 409] }),
  'depositStreak.wheelsPrizes': () => ({ answers: [200, 404, 409] }),
  'depositStreak.applyPrize': () => ({ answers: [200, 404, 409] }),
  'depositStreak.chooseBoost': () => ({ body: { boostId: 2 }, answers: [200, 404, 409] }),
  'depositStreak.groupInfo': () => ({ answers: [200, 404, 409] }),
  'fortune.packages': () => none,
  'fortune.chosenPackage': () => none,
  'fortune.choosePackage': () => ({ body: { packageId: 1 } }),
  'fortune.collectPackage': () => ({ answers: [409] }),
  // Their own, which they have just set aside.
  'fortune.takeBackPackage': () => none,
  'funmachine.info': () => none,
  'funmachine.play': () => none,
  'funmachine.meter': () => none,
  'dailyChests.info': () => none,
  // Some brands have neither chests nor dice.
  'dailyChests.open': () => ({ body: { number: 1 }, answers: [200, 409] }),
  'luckyDice.info': () => none,
  'luckyDice.roll': () => ({ answers: [200, 409] }),
  'miniSlot.configs': () => ({ answers: [200, 404, 409] }),
  'miniSlot.resetLevel': () => ({ answers: [200, 404, 409] }),
  'miniSlot.spin': () => ({ answers: [200, 404, 409] }),
  'moneyBox.info': () => none,
  'moneyBox.games': () => none,
  'moneyBox.break': () => ({ answers: [409] }),
  'seasons.season': () => ({ params: { name: 'first' }, answers: [200, 404, 409] }),
  'bonuses.list': () => none,
  'bonuses.credit': ({ bonusMessageId: id }) => ({
    body: { bonusId: id, message_id: id },
    named: true,
  }),
  'bonuses.check': ({ bonusMessageId }) => ({ body: { message_id: bonusMessageId }, named: true }),
  'promo.availableSets': () => none,
  'promo.bundles': () => none,
  'promo.checkAvailability': () => ({
    body: { promoOfferBundleId: 1, promoOfferId: 1 },
    answers: [200, 404, 409],
  }),
  'promo.subscribe': () => ({ body: { urlHash: 'x' }, answers: [200, 404, 409] }),
  'promo.flipTheCoin': () => ({ query: { promoOfferSet: 'sun-and-stars' } }),
  'promo.coin': () => ({ query: { promoOfferSet: 'sun-and-stars' } }),
  'promoVip.offer': () => none,
  'prizeDrops.info': () => ({ answers: [200, 409] }),
  'tournaments.running': () => none,
  'tournaments.current': () => none,
  'tournaments.upcoming': () => none,
  'tournaments.history': () => none,
  'rankLeague.info': () => none,
  'rankLeague.claimReward': () => ({ body: { reward: 'level' }, answers: [409] }),
  'rankLeague.cashback': () => none,
  'rankLeague.payCashback': () => ({ answers: [409] }),
  'referral.checkRewards': () => none,
  'referral.mine': () => none,
  'wheels.configs': () => none,
  'wheels.spin': () => ({ params: { id: 1 }, answers: [200, 403, 404, 409] }),
  'popups.guest': () => ({ body: { triggerType: 'sessionStart' }, ...signedIn }),
  'popups.player': () => ({ body: { triggerType: 'sessionStart' } }),
  'popups.logAction': ({ popupLogId }) => ({
    body: { log_id: popupLogId, action_id: 1, is_player: true },
    named: true,
  }),
  'terms.log': ({ termsId }) => ({ body: { ids: [termsId] }, named: true }),
  'terms.confirm': ({ termsId }) => ({ body: { ids: [termsId] }, named: true }),
  'terms.unconfirmed': () => none,
  'responsiblePlay.status': () => none,
  'responsiblePlay.setLimit': () => ({
    body: { ...period, amount: 300 },
  }),
  'responsiblePlay.withdrawLimitChange': () => ({ params: period, answers: [200, 404, 409] }),
  'responsiblePlay.setReminder': () => ({ body: { minutes: 30 } }),
  'responsiblePlay.withdrawReminderChange': () => ({ answers: [200, 404, 409] }),
  'responsiblePlay.answerRealityCheck': () => ({
    body: { answer: 'continue' },
    answers: [200, 409],
  }),
  'responsiblePlay.coolOff': () => ({ body: { days: 1 }, ends: true }),
  'responsiblePlay.selfExclude': () => ({
    body: { term: '6-months', understood: true },
    ends: true,
  }),
  'fairness.model': () => ({ params: { modelId: studioModelIds[0] ?? '' } }),
  'fairness.show': () => none,
  'fairness.reveal': ({ fairPairId }) => ({
    body: { pairId: fairPairId, playerSeed: 'another' },
    answers: [409],
    named: true,
  }),
  'history.entries': () => none,
  'history.export': () => none,
  'history.statements': () => none,
  'history.round': ({ roundId }) => ({ params: { id: roundId }, named: true }),
  'history.share': ({ roundId }) => ({ params: { id: roundId }, named: true }),
  'history.unshare': ({ roundId }) => ({ params: { id: roundId } }),
  'history.shared': () => ({ params: { linkId: 'x'.repeat(22) }, answers: [404] }),
  'restriction.checkIp': () => none,
  'restriction.checkGeo': () => ({ query: { latitude: 40, longitude: -83 } }),
  'restriction.block': () => ({ body: { apps: ['geolocation'] } }),
  'verification.documents': () => none,
  'verification.upload': () => ({
    query: { name: 'mine.pdf', kind: 'address' },
    raw: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
    headers: { 'content-type': 'application/pdf' },
  }),
  'verification.identity': () => none,
  'verification.startIdentity': () => ({ body: {}, answers: [200, 404, 409] }),
  'cash.desk': () => none,
  'cash.deposits': () => none,
  'cash.deposit': ({ depositId }) => ({ params: { id: depositId }, named: true }),
  'cash.receipt': ({ depositId }) => ({ params: { id: depositId }, named: true }),
  'cash.createDeposit': () => ({
    body: { presetId: 1, method: 'card', token },
    answers: [409],
  }),
  'cash.answerChallenge': ({ depositId }) => ({
    params: { id: depositId },
    body: { step: 1, answer: 'yes' },
    named: true,
  }),
  'cash.cancelDeposit': ({ depositId }) => ({ params: { id: depositId }, named: true }),
  'cash.redemptions': () => none,
  'cash.requestRedemption': () => ({
    body: { amount: 1000, method: 'bank', token },
    answers: [409],
  }),
  'cash.answerRedemption': ({ redemptionId }) => ({ params: { id: redemptionId }, named: true }),
  'cash.cancelRedemption': ({ redemptionId }) => ({ params: { id: redemptionId }, named: true }),
  'chat.auth': ({ player }) => ({
    body: { login: 'Quillonna', email: player.credentials.email, appName: 'web' },
    answers: [403, 409],
  }),
  'chat.messages': () => ({ answers: [200, 409] }),
  'chat.send': () => ({
    body: { text: 'Good day' },
    answers: [200, 409],
  }),
  'chat.read': () => ({ body: { upTo: 1 }, answers: [200, 409] }),
}
