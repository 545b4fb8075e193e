import type { LimitKind, LimitPeriod, PaymentMethod, RedemptionReason } from '@marquee/contract'
import { button, code, facts, type MailTexts, note, text } from './words.ts'

const method: Record<PaymentMethod, string> = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'Wallet',
}

const limitName: Record<LimitKind, string> = {
  purchase: 'Purchase limit',
  'loss-coins': 'Loss limit for coins',
  'loss-entries': 'Loss limit for entries',
  time: 'Time limit',
}

const words = { minutes: 'minutes', coins: 'coins', entries: 'entries' }

const periodName: Record<LimitPeriod, string> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
}

const reasons: Record<RedemptionReason | 'provider', string> = {
  'identity-document':
    'We need a new photo of your ID. Upload a sharp, uncropped photo of a valid ID.',
  'address-proof':
    'We need proof of your address. Upload a bill or bank statement from the last 90 days with your name and address.',
  'account-owner': 'The account is in another name. Redeem to an account in your own name.',
  'account-details':
    'The account number didn’t work. Check the number, or redeem to another account.',
  location: 'We can’t pay out where you live. Check the state in your profile, or contact support.',
  'duplicate-account':
    'You have more than one account. Contact support to sort out which account to keep.',
  rules:
    'This doesn’t meet our sweepstakes rules. Read the rules, or contact support if you think we’re wrong.',
  other: 'We couldn’t approve this. Read our note below, or contact support.',
  provider:
    'Your bank or wallet returned the payment. Redeem to another account, or contact support.',
}

const notYou = 'If this wasn’t you, change your password right away and contact support.'

/** What each mail says in English. */
export const en: MailTexts = {
  welcome: ({ coins, entries }, { brandName, name, page, ...as }) => ({
    subject: `Welcome to ${brandName}`,
    heading: name ? `Welcome, ${name}` : 'Welcome',
    blocks: [
      text(
        `Your ${brandName} account is ready, with ${as.coins(coins)} coins and ${as.hundredths(entries)} entries to begin with.`,
      ),
      text(
        'Coins are for fun. Entries play for winnings that you can redeem once your identity is verified.',
      ),
      button('Start playing', page('/lobby/')),
      note(
        'You can set limits or take a break at any time in your profile, under Responsible play.',
      ),
    ],
  }),
  'email-code': ({ code: digits, path }, { brandName, page }) => ({
    subject: `${digits} is your ${brandName} code`,
    heading: 'Confirm your email address',
    blocks: [
      text(`Enter this code at ${brandName}:`),
      code(digits),
      button('Confirm email', page(path)),
      note('Code and link work for 15 minutes. If you didn’t ask for them, ignore this email.'),
    ],
  }),
  'reset-code': ({ code: token, path }, { brandName, page }) => ({
    subject: `Set a new password for ${brandName}`,
    heading: 'Set a new password',
    blocks: [
      text(
        `Someone asked for a new password for your ${brandName} account. If it was you, choose one within 30 minutes.`,
      ),
      button('Choose a new password', page(path)),
      text('If the page asks for a code, it is:'),
      code(token),
      note('If it wasn’t you, ignore this email. Your password stays the same.'),
    ],
  }),
  receipt: (mail, { brandName, page, ...as }) => ({
    subject: `Your ${brandName} receipt: ${as.price(mail.price)}`,
    heading: 'Thanks for your purchase',
    blocks: [
      text('Your coins are in your balance, ready to play.'),
      facts(
        ['Receipt number', mail.number],
        ['Date', as.when(mail.at)],
        ['Package', mail.title.en],
        ['Coins', as.coins(mail.coins)],
        ...(mail.entries
          ? ([['Free entries', as.hundredths(mail.entries)]] as [string, string][])
          : []),
        ['Paid with', `${method[mail.method]} ${mail.account}`],
        ['Total', as.price(mail.price)],
      ),
      button('See receipt', page(`/cash/receipt/${mail.depositId}`)),
      note('Entries are a free gift. A purchase doesn’t improve your chances of winning.'),
    ],
  }),
  'redemption-received': (mail, { page, price }) => ({
    subject: `We’ve received your redemption of ${price(mail.amount)}`,
    heading: 'We’re reviewing your redemption',
    blocks: [
      text(
        'Your winnings have left your balance while we review the request. We’ll email you at each step.',
      ),
      facts(['Amount', price(mail.amount)], ['Paid to', `${method[mail.method]} ${mail.account}`]),
      button('Follow your redemption', page('/cash/redeem')),
    ],
  }),
  'redemption-asked': (mail, { page, price }) => ({
    subject: `We need something for your redemption of ${price(mail.amount)}`,
    heading: 'We need something from you',
    blocks: [
      text(reasons[mail.code ?? 'other']),
      ...(mail.reason ? [text(`Our note: ${mail.reason}`)] : []),
      button('Answer now', page('/cash/redeem')),
      note('Your redemption stays open until you answer or cancel it.'),
    ],
  }),
  'redemption-approved': (mail, { page, price }) => ({
    subject: `Your redemption of ${price(mail.amount)} is approved`,
    heading: 'Approved',
    blocks: [
      text('We’ve approved your redemption and sent the payment.'),
      facts(['Amount', price(mail.amount)], ['Paid to', `${method[mail.method]} ${mail.account}`]),
      button('Follow your redemption', page('/cash/redeem')),
    ],
  }),
  'redemption-paid': (mail, { page, price }) => ({
    subject: `${price(mail.amount)} is on its way to you`,
    heading: 'Paid',
    blocks: [
      text('Your redemption has been paid. Your bank or wallet may take a day or two to show it.'),
      facts(['Amount', price(mail.amount)], ['Paid to', `${method[mail.method]} ${mail.account}`]),
      button('Your redemptions', page('/cash/redeem')),
    ],
  }),
  'redemption-refused': (mail, { page, price }) => ({
    subject: `Your redemption of ${price(mail.amount)} wasn’t paid`,
    heading: 'Your winnings are back in your balance',
    blocks: [
      text(reasons[mail.code ?? 'provider']),
      ...(mail.reason ? [text(`Our note: ${mail.reason}`)] : []),
      button('Go to redemptions', page('/cash/redeem')),
    ],
  }),
  'new-device': ({ device, at }, { brandName, page, when }) => ({
    subject: `New sign-in to ${brandName}`,
    heading: 'New sign-in',
    blocks: [
      text('Someone signed in to your account on a device we haven’t seen before.'),
      facts(['Device', device || 'Unknown device'], ['Time', when(at)]),
      button('Check my devices', page('/profile/security')),
      note(notYou),
    ],
  }),
  'password-changed': ({ at }, { brandName, page, when }) => ({
    subject: `Your ${brandName} password was changed`,
    heading: 'Password changed',
    blocks: [
      text(`Your password was changed on ${when(at)}. All other devices were signed out.`),
      button('Reset password', page('/reset')),
      note(notYou),
    ],
  }),
  'passkey-added': ({ device, at }, { brandName, page, when }) => ({
    subject: `Passkey added to ${brandName}`,
    heading: 'Passkey added',
    blocks: [
      text('You can now sign in with a passkey.'),
      facts(['Device', device || 'Unknown device'], ['Time', when(at)]),
      button('See my passkeys', page('/profile/security')),
      note(notYou),
    ],
  }),
  'passkey-removed': ({ at }, { brandName, page, when }) => ({
    subject: `Passkey removed from ${brandName}`,
    heading: 'Passkey removed',
    blocks: [
      text(`A passkey was removed from your account on ${when(at)}.`),
      button('See my passkeys', page('/profile/security')),
      note(notYou),
    ],
  }),
  'limit-changed': ({ limit, period, amount, from }, { page, when, limitText }) => ({
    subject: 'Your limit was changed',
    heading: limitName[limit],
    blocks: [
      facts(
        ['Limit', amount === null ? 'None' : limitText(limit, amount, words)],
        ['Per', periodName[period]],
        ['In effect', from === null ? 'Now' : `From ${when(from)}`],
      ),
      ...(from === null
        ? []
        : [
            text(
              'A looser limit takes effect after 24 hours. You can cancel the change until then.',
            ),
          ]),
      button('See my limits', page('/game/responsible-play')),
    ],
  }),
  'break-begun': ({ breakKind, until }, { brandName, page, when }) => ({
    subject: breakKind === 'cool-off' ? 'Your break has begun' : 'Your self-exclusion has begun',
    heading: breakKind === 'cool-off' ? 'You’re taking a break' : 'You’re excluded from play',
    blocks: [
      text(
        breakKind === 'cool-off'
          ? `You can’t play or buy coins at ${brandName} until ${when(until)}.`
          : `You can’t play or buy coins at ${brandName} or our other brands until ${when(until)}.`,
      ),
      text('You can still redeem your winnings. We won’t send you any offers.'),
      button('Help and support', page('/game/responsible-play')),
      note(
        'Need to talk? Call or text the National Problem Gambling Helpline, 1-800-522-4700, free and confidential.',
      ),
    ],
  }),
  'sign-up-known': (_mail, { brandName, page }) => ({
    subject: `You already have a ${brandName} account`,
    heading: 'You already have an account',
    blocks: [
      text(
        `Someone, hopefully you, tried to sign up at ${brandName} with this address. It already has an account.`,
      ),
      button('Sign in', page('/signin')),
      button('Reset my password', page('/reset')),
      note('If this wasn’t you, you don’t need to do anything. Your account hasn’t changed.'),
    ],
  }),
  'email-changed': ({ address }, { brandName }) => ({
    subject: `Your ${brandName} email address changed`,
    heading: 'Email address changed',
    blocks: [
      text(`The email address of your ${brandName} account is now ${address}. Use it to sign in.`),
      note('If this wasn’t you, contact support right away.'),
    ],
  }),
  'account-closed': (_mail, { brandName }) => ({
    subject: `Your ${brandName} account is closed`,
    heading: 'Account closed',
    blocks: [
      text(
        `You closed your ${brandName} account. You’re signed out everywhere, and we won’t send you any news.`,
      ),
      text('We keep the records the law asks us to keep.'),
      note('If this wasn’t you, or you change your mind, contact support.'),
    ],
  }),
  'bonus-credited': ({ entries, validUntil, path }, { brandName, page, ...as }) => ({
    subject: `${as.hundredths(entries)} free entries at ${brandName}`,
    heading: 'A gift for you',
    blocks: [
      text(
        `We’ve added ${as.hundredths(entries)} free entries for you. Claim them by ${as.when(validUntil)}.`,
      ),
      button('Claim', page(path)),
      note('No purchase necessary.'),
    ],
  }),
}

/** Below every mail. */
export const footerEn = ({ brandName, email }: { brandName: string; email: string }): string[] => [
  `You’re receiving this email because you have an account with ${brandName}. Questions? Write to ${email}.`,
  'No purchase necessary. Play responsibly.',
]
