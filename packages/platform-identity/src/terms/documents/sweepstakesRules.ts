import { dateFormat, eachLocale } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import { stateRules } from '../../restriction/rules.ts'
import { mailIn, ways } from './sweepstakesWays.ts'
import type { TermsDocument, Texts } from './types.ts'
import { texts } from '../../messages/texts.ts'

const dateIn = (locale: string, date: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** `Alabama and Nebraska (19)`: the states that ask for more than the brand does elsewhere. */
function olderStates(settings: BrandSettings): Texts | null {
  const older = stateRules(settings).filter(
    ({ minimumAge, allowed }) => allowed && minimumAge > settings.minimumAge.default,
  )
  if (!older.length) return null
  return eachLocale((locale) =>
    new Intl.ListFormat(locale).format(
      older.map(({ name, minimumAge }) => `${name[locale]} (${minimumAge})`),
    ),
  )
}

function eligibility(settings: BrandSettings): Texts {
  const { name: brand, minimumAge } = settings
  const closed = stateRules(settings).filter(({ allowed }) => !allowed)
  const states = eachLocale((locale) =>
    new Intl.ListFormat(locale).format(closed.map(({ name }) => name[locale])),
  )
  const older = olderStates(settings)
  return texts('terms.sweepstakesRules.eligibility', {
    who: texts(`terms.sweepstakesRules.residents.${older ? 'older' : 'all'}`, {
      brand,
      age: minimumAge.default,
      older: older ?? '',
    }),
    where: closed.length ? texts('terms.sweepstakesRules.closed', { states }) : '',
  })
}

function redeeming({ cash }: BrandSettings): Texts {
  const [least, dollars] = [
    (locale: string) =>
      numberFormat(locale, { minimumFractionDigits: 2 }).format(cash.redemptionMinimum / 100),
    (locale: string) =>
      numberFormat(locale, { style: 'currency', currency: 'USD' }).format(
        cash.redemptionMinimum / 100,
      ),
  ]
  return texts('terms.sweepstakesRules.redeeming', { least, dollars })
}

/**
 * The rules of a brand's sweepstakes. Every figure comes from the settings that the platform enforces;
 * the sponsor's name and addresses are the operator's to fill in.
 */
export function sweepstakesRules(settings: BrandSettings): TermsDocument {
  const { name: brand, sweepstakes, contactEmail } = settings
  const { sponsor, startsOn } = sweepstakes
  const paragraphs: [id: string, text: Texts][] = [
    ['no-purchase', texts('terms.sweepstakesRules.noPurchase')],
    [
      'sponsor',
      texts('terms.sweepstakesRules.sponsor', {
        brand,
        sponsor: sponsor.name,
        address: sponsor.address,
        contactEmail,
      }),
    ],
    ['eligibility', eligibility(settings)],
    [
      'dates',
      texts('terms.sweepstakesRules.dates', { starts: (locale) => dateIn(locale, startsOn) }),
    ],
    ['value', texts('terms.sweepstakesRules.value')],
    ['entries', ways(settings)],
    ['mail-in', mailIn(settings)],
    ['play-through', texts('terms.sweepstakesRules.playThrough')],
    ['redeeming', redeeming(settings)],
    ['odds', texts('terms.sweepstakesRules.odds')],
    ['prizes', texts('terms.sweepstakesRules.prizes')],
    ['taxes', texts('terms.sweepstakesRules.taxes')],
    ['privacy', texts('terms.sweepstakesRules.privacy')],
    ['disputes', texts('terms.sweepstakesRules.disputes', { contactEmail })],
  ]
  return {
    key: 'sweepstakes-rules',
    version: '2026-11c',
    title: texts('terms.sweepstakesRules.title'),
    paragraphs: paragraphs.map(([id, text]) => ({ id, text })),
  }
}
