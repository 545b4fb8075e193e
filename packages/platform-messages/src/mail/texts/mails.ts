import { button, code, facts, type MailTexts, note, text } from './words.ts'
import { receiptRows } from './receipt.ts'

/** What each mail says; the words are in `messages`. */
export const mails: MailTexts = {
  welcome: ({ coins, entries }, { t, brandName, name, page, ...as }) => ({
    subject: t('mails.welcome.subject', { brandName }),
    heading: name ? t('mails.welcome.heading.named', { name }) : t('mails.welcome.heading.plain'),
    blocks: [
      text(
        t('mails.welcome.yourAccountIs', {
          brandName,
          coins: as.coins(coins),
          count: entries / 100,
          entries: as.hundredths(entries),
        }),
      ),
      text(t('mails.welcome.coinsAreFor')),
      button(t('mails.welcome.startPlaying'), page('/lobby/')),
      note(t('mails.welcome.youCanSet')),
    ],
  }),
  'email-code': ({ code: digits, path }, { t, brandName, page }) => ({
    subject: t('mails.emailCode.subject', { digits, brandName }),
    heading: t('mails.emailCode.heading'),
    blocks: [
      text(t('mails.emailCode.enterThisCode', { brandName })),
      code(digits),
      button(t('mails.emailCode.confirmEmail'), page(path)),
      note(t('mails.emailCode.codeAndLink')),
    ],
  }),
  'reset-code': ({ code: token, path }, { t, brandName, page }) => ({
    subject: t('mails.resetCode.subject', { brandName }),
    heading: t('mails.resetCode.heading'),
    blocks: [
      text(t('mails.resetCode.someoneAskedFor', { brandName })),
      button(t('mails.resetCode.chooseANew'), page(path)),
      text(t('mails.resetCode.ifThePage')),
      code(token),
      note(t('mails.resetCode.ifItWasnt')),
    ],
  }),
  'sign-in-code': ({ code: digits, device, at, until }, { t, brandName, when }) => ({
    subject: t('mails.signInCode.subject', { digits, brandName }),
    heading: t('mails.signInCode.heading'),
    blocks: [
      text(t('mails.signInCode.enterThisCode', { brandName })),
      code(digits),
      facts(
        [t('mails.signInCode.device'), device || t('mails.signInCode.unknownDevice')],
        [t('mails.signInCode.time'), when(at)],
        [t('mails.signInCode.until'), when(until)],
      ),
      note(t('mails.signInCode.ifItWasnt')),
    ],
  }),
  receipt: (mail, { t, brandName, page, ...as }) => ({
    subject: t('mails.receipt.subject', { brandName, price: as.price(mail.price) }),
    heading: t('mails.receipt.heading'),
    blocks: [
      text(t('mails.receipt.yourCoinsAre')),
      facts(...receiptRows({ t, ...as }, mail), [t('mails.receipt.total'), as.price(mail.price)]),
      button(t('mails.receipt.seeReceipt'), page(`/cash/receipt/${mail.depositId}`)),
      note(t('mails.receipt.entriesAreA')),
    ],
  }),
  'redemption-received': (mail, { t, page, price }) => ({
    subject: t('mails.redemptionReceived.subject', { amount: price(mail.amount) }),
    heading: t('mails.redemptionReceived.heading'),
    blocks: [
      text(t('mails.redemptionReceived.yourWinningsHave')),
      facts(
        [t('mails.redemptionReceived.amount'), price(mail.amount)],
        [
          t('mails.redemptionReceived.paidTo'),
          `${t(`mails.words.method.${mail.method}`)} ${mail.account}`,
        ],
      ),
      button(t('mails.redemptionReceived.followYourRedemption'), page('/cash/redeem')),
    ],
  }),
  'redemption-asked': (mail, { t, page, price }) => ({
    subject: t('mails.redemptionAsked.subject', { amount: price(mail.amount) }),
    heading: t('mails.redemptionAsked.heading'),
    blocks: [
      text(t(`mails.words.reasons.${mail.code ?? 'other'}`)),
      ...(mail.reason ? [text(t('mails.redemptionAsked.ourNote', { reason: mail.reason }))] : []),
      button(t('mails.redemptionAsked.answerNow'), page('/cash/redeem')),
      note(t('mails.redemptionAsked.yourRedemptionStays')),
    ],
  }),
  'redemption-approved': (mail, { t, page, price }) => ({
    subject: t('mails.redemptionApproved.subject', { amount: price(mail.amount) }),
    heading: t('mails.redemptionApproved.heading'),
    blocks: [
      text(t('mails.redemptionApproved.weveApprovedYour')),
      facts(
        [t('mails.redemptionApproved.amount'), price(mail.amount)],
        [
          t('mails.redemptionApproved.paidTo'),
          `${t(`mails.words.method.${mail.method}`)} ${mail.account}`,
        ],
      ),
      button(t('mails.redemptionApproved.followYourRedemption'), page('/cash/redeem')),
    ],
  }),
  'redemption-paid': (mail, { t, page, price }) => ({
    subject: t('mails.redemptionPaid.subject', { amount: price(mail.amount) }),
    heading: t('mails.redemptionPaid.heading'),
    blocks: [
      text(t('mails.redemptionPaid.yourRedemptionHas')),
      facts(
        [t('mails.redemptionPaid.amount'), price(mail.amount)],
        [
          t('mails.redemptionPaid.paidTo'),
          `${t(`mails.words.method.${mail.method}`)} ${mail.account}`,
        ],
      ),
      button(t('mails.redemptionPaid.yourRedemptions'), page('/cash/redeem')),
    ],
  }),
  'redemption-refused': (mail, { t, page, price }) => ({
    subject: t('mails.redemptionRefused.subject', { amount: price(mail.amount) }),
    heading: t('mails.redemptionRefused.heading'),
    blocks: [
      text(t(`mails.words.reasons.${mail.code ?? 'provider'}`)),
      ...(mail.reason ? [text(t('mails.redemptionRefused.ourNote', { reason: mail.reason }))] : []),
      button(t('mails.redemptionRefused.goToRedemptions'), page('/cash/redeem')),
    ],
  }),
  'new-device': ({ device, at }, { t, brandName, page, when }) => ({
    subject: t('mails.newDevice.subject', { brandName }),
    heading: t('mails.newDevice.heading'),
    blocks: [
      text(t('mails.newDevice.someoneSignedIn')),
      facts(
        [t('mails.newDevice.device'), device || t('mails.newDevice.unknownDevice')],
        [t('mails.newDevice.time'), when(at)],
      ),
      button(t('mails.newDevice.checkMyDevices'), page('/profile/security')),
      note(t('mails.words.notYou')),
    ],
  }),
  'password-changed': ({ at }, { t, brandName, page, when }) => ({
    subject: t('mails.passwordChanged.subject', { brandName }),
    heading: t('mails.passwordChanged.heading'),
    blocks: [
      text(t('mails.passwordChanged.yourPasswordWas', { at: when(at) })),
      button(t('mails.passwordChanged.resetPassword'), page('/reset')),
      note(t('mails.words.notYou')),
    ],
  }),
  'passkey-added': ({ device, at }, { t, brandName, page, when }) => ({
    subject: t('mails.passkeyAdded.subject', { brandName }),
    heading: t('mails.passkeyAdded.heading'),
    blocks: [
      text(t('mails.passkeyAdded.youCanNow')),
      facts(
        [t('mails.passkeyAdded.device'), device || t('mails.passkeyAdded.unknownDevice')],
        [t('mails.passkeyAdded.time'), when(at)],
      ),
      button(t('mails.passkeyAdded.seeMyPasskeys'), page('/profile/security')),
      note(t('mails.words.notYou')),
    ],
  }),
  'passkey-removed': ({ at }, { t, brandName, page, when }) => ({
    subject: t('mails.passkeyRemoved.subject', { brandName }),
    heading: t('mails.passkeyRemoved.heading'),
    blocks: [
      text(t('mails.passkeyRemoved.aPasskeyWas', { at: when(at) })),
      button(t('mails.passkeyRemoved.seeMyPasskeys'), page('/profile/security')),
      note(t('mails.words.notYou')),
    ],
  }),
  'limit-changed': ({ limit, period, amount, from }, { t, page, when, limitText }) => ({
    subject: t('mails.limitChanged.subject'),
    heading: t(`mails.words.limit.${limit}`),
    blocks: [
      facts(
        [
          t('mails.limitChanged.limit'),
          amount === null ? t('mails.limitChanged.none') : limitText(limit, amount),
        ],
        [t('mails.limitChanged.per'), t(`mails.words.period.${period}`)],
        [
          t('mails.limitChanged.inEffect'),
          from === null
            ? t('mails.limitChanged.now')
            : t('mails.limitChanged.from', { from: when(from) }),
        ],
      ),
      ...(from === null ? [] : [text(t('mails.limitChanged.aLooserLimit'))]),
      button(t('mails.limitChanged.seeMyLimits'), page('/game/responsible-play')),
    ],
  }),
  'break-begun': ({ breakKind, until }, { t, brandName, page, when }) => ({
    subject:
      breakKind === 'cool-off'
        ? t('mails.breakBegun.subject.yourBreakHas')
        : t('mails.breakBegun.subject.yourSelfExclusion'),
    heading:
      breakKind === 'cool-off'
        ? t('mails.breakBegun.heading.youreTakingA')
        : t('mails.breakBegun.heading.youreExcludedFrom'),
    blocks: [
      text(
        breakKind === 'cool-off'
          ? t('mails.breakBegun.youCantPlay', { brandName, until: when(until) })
          : t('mails.breakBegun.youCantPlay2', { brandName, until: when(until) }),
      ),
      text(t('mails.breakBegun.youCanStill')),
      button(t('mails.breakBegun.helpAndSupport'), page('/game/responsible-play')),
      note(t('mails.breakBegun.needToTalk')),
    ],
  }),
  'sign-up-known': (_mail, { t, brandName, page }) => ({
    subject: t('mails.signUpKnown.subject', { brandName }),
    heading: t('mails.signUpKnown.heading'),
    blocks: [
      text(t('mails.signUpKnown.someoneHopefullyYou', { brandName })),
      button(t('mails.signUpKnown.signIn'), page('/signin')),
      button(t('mails.signUpKnown.resetMyPassword'), page('/reset')),
      note(t('mails.signUpKnown.ifThisWasnt')),
    ],
  }),
  'email-changed': ({ address }, { t, brandName }) => ({
    subject: t('mails.emailChanged.subject', { brandName }),
    heading: t('mails.emailChanged.heading'),
    blocks: [
      text(t('mails.emailChanged.theEmailAddress', { brandName, address })),
      note(t('mails.emailChanged.ifThisWasnt')),
    ],
  }),
  'phone-changed': ({ phone }, { t, brandName, page }) => ({
    subject: t('mails.phoneChanged.subject', { brandName }),
    heading: t('mails.phoneChanged.heading'),
    blocks: [
      text(t('mails.phoneChanged.thePhoneNumber', { brandName, phone })),
      button(t('mails.phoneChanged.seeMySecurity'), page('/profile/security')),
      note(t('mails.phoneChanged.ifThisWasnt')),
    ],
  }),
  'account-closed': (_mail, { t, brandName }) => ({
    subject: t('mails.accountClosed.subject', { brandName }),
    heading: t('mails.accountClosed.heading'),
    blocks: [
      text(t('mails.accountClosed.youClosedYour', { brandName })),
      text(t('mails.accountClosed.weKeepThe')),
      note(t('mails.accountClosed.ifThisWasnt')),
    ],
  }),
  'win-back': (_mail, { t, brandName, name, page }) => ({
    subject: t('mails.winBack.subject', { brandName }),
    heading: name
      ? t('mails.winBack.headingNamed', { name })
      : t('mails.winBack.heading', { brandName }),
    blocks: [
      text(t('mails.winBack.everythingIsAs', { brandName })),
      text(t('mails.winBack.whatRuns')),
      button(t('mails.winBack.seeWhatsOn'), page('/lobby/')),
      note(t('mails.winBack.noPurchaseNecessary')),
    ],
  }),
  'bonus-credited': ({ entries, validUntil, path }, { t, brandName, page, ...as }) => ({
    subject: t('mails.bonusCredited.subject', {
      count: entries / 100,
      entries: as.hundredths(entries),
      brandName,
    }),
    heading: t('mails.bonusCredited.heading'),
    blocks: [
      text(
        t('mails.bonusCredited.weveAddedFree', {
          count: entries / 100,
          entries: as.hundredths(entries),
          validUntil: as.when(validUntil),
        }),
      ),
      button(t('mails.bonusCredited.claim'), page(path)),
      note(t('mails.bonusCredited.noPurchaseNecessary')),
    ],
  }),
}
