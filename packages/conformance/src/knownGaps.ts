import type { Area, Gap } from './report.ts'

interface KnownGap {
  areas: Area[]
  /** Why a look from outside does not reach it. */
  why: string
  calls: string[]
}

/**
 * What a look at the reference may leave unchecked. Doors, guards and input of these calls are checked all the
 * same, and their success by tests of the platform.
 */
const knownGaps: readonly KnownGap[] = [
  {
    areas: ['answers', 'repetition'],
    why: 'needs a code or link from a mail or text message',
    calls: [
      'account.confirmEmailByLink',
      'account.confirmEmail',
      'account.confirmPhone',
      'session.resetConfirm',
    ],
  },
  {
    areas: ['answers', 'repetition'],
    why: 'needs the page of another company, or an authenticator',
    calls: [
      'socials.link',
      'socials.unlink',
      'passkeys.signIn',
      'passkeys.register',
      'passkeys.remove',
      'chat.auth',
      'chat.send',
      'chat.read',
      'inbox.keepDevice',
      'inbox.dropDevice',
    ],
  },
  {
    areas: ['answers', 'repetition', 'ownership'],
    why: 'needs a purchase or a redemption, for which only a provider gives a token',
    calls: [
      'cash.deposit',
      'cash.receipt',
      'cash.forgetMethod',
      'cash.cancelDeposit',
      'cash.answerChallenge',
      'cash.savedToken',
      'cash.requestRedemption',
      'cash.answerRedemption',
      'cash.cancelRedemption',
      'backOffice.purchase',
      'backOffice.redemption',
      'backOffice.decideRedemption',
      'promo.subscribe',
    ],
  },
  {
    areas: ['answers', 'repetition'],
    why: 'needs time, a campaign that runs, or weeks of play',
    calls: [
      'bingo.accrueReward',
      'bingoStore.exchange',
      'adventureMap.claimAward',
      'rankLeague.payCashback',
      'rankLeague.claimReward',
      'coinDrops.claim',
      'depositStreak.applyPrize',
      'depositStreak.chooseBoost',
      'fortune.collectPackage',
      'fortune.takeBackPackage',
      'miniSlot.resetLevel',
      'moneyBox.break',
      'account.claimReward',
      'lottery.seeDraw',
      'lottery.takeReward',
      'quests.claim',
      'seasons.season',
      'bonuses.check',
      'bonuses.credit',
      'inbox.choose',
    ],
  },
  {
    areas: ['answers', 'repetition'],
    why: 'needs a round of a game with steps, or one that was settled and is still told',
    calls: [
      'rounds.demoWatch',
      'rounds.demoStep',
      'rounds.step',
      'history.share',
      'history.shared',
      'fairness.reveal',
      'fairness.model',
      'backOffice.round',
    ],
  },
  {
    areas: ['answers', 'repetition'],
    why: 'needs something that another has made first: a page, a conversation, a document, a request, a session',
    calls: [
      'games.cached',
      'content.page',
      'chatDesk.conversation',
      'chatDesk.answer',
      'chatDesk.close',
      'backOffice.documentFile',
      'backOffice.reviewDocument',
      'freeEntryDesk.decide',
      'backOffice.endPlayerSessions',
      'account.endSession',
      'responsiblePlay.withdrawLimitChange',
      'responsiblePlay.withdrawReminderChange',
      'terms.log',
      'terms.confirm',
    ],
  },
  {
    areas: ['repetition'],
    why: 'changes who asks',
    calls: ['account.closeAccount', 'session.signIn', 'session.signUp'],
  },
  {
    areas: ['answers'],
    why: 'is about accounts of staff or a whole brand, and would change an installation',
    calls: [
      'bonusDesk.grant',
      'operations.decideJob',
      'operations.decideMessage',
      'backOffice.refreshPages',
      'backOffice.inviteStaff',
      'backOffice.setStaffActive',
      'backOffice.confirmStaff',
      'backOffice.resetStaffSecondFactor',
      'operations.liftSuppression',
      'backOffice.acceptInvitation',
      'backOffice.signIn',
      'backOffice.signOut',
    ],
  },
  {
    areas: ['input'],
    why: 'is asked by the front, or before staff are signed in: there is nobody to ask as',
    calls: ['games.storeCached', 'backOffice.acceptInvitation', 'backOffice.signIn'],
  },
  {
    areas: ['registration'],
    why: 'is open at the brand for makers, whose sign-up leaves nothing to complete',
    calls: ['rounds.play'],
  },
]

/** Gaps that nobody has given a reason for. */
export const unlistedGaps = (gaps: readonly Gap[]): Gap[] =>
  gaps.filter(
    ({ area, call }) =>
      !knownGaps.some(({ areas, calls }) => areas.includes(area) && calls.includes(call)),
  )
