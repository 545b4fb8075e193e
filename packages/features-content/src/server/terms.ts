import type { Db } from '@marquee/platform-kernel/database'
import { currentTerms } from '@marquee/platform-identity/terms/store'
import type { ContentDocument, Texts } from './documents/types.ts'
import { texts } from './messages/texts.ts'

/** Headings for paragraphs of the documents that players accept, by document and paragraph. */
const headings: Partial<Record<string, Partial<Record<string, Texts>>>> = {
  'terms-of-use': {
    free: texts('terms.headings.termsOfUse.free'),
    who: texts('terms.headings.termsOfUse.who'),
    account: texts('terms.headings.termsOfUse.account'),
    purchases: texts('terms.headings.termsOfUse.purchases'),
    identity: texts('terms.headings.termsOfUse.identity'),
    place: texts('terms.headings.termsOfUse.place'),
    fair: texts('terms.headings.termsOfUse.fair'),
    pause: texts('terms.headings.termsOfUse.pause'),
    changes: texts('terms.headings.termsOfUse.changes'),
    contact: texts('terms.headings.termsOfUse.contact'),
  },
  privacy: {
    what: texts('terms.headings.privacy.what'),
    why: texts('terms.headings.privacy.why'),
    payments: texts('terms.headings.privacy.payments'),
    position: texts('terms.headings.privacy.position'),
    documents: texts('terms.headings.privacy.documents'),
    rights: texts('terms.headings.privacy.rights'),
  },
  'sweepstakes-rules': {
    'no-purchase': texts('terms.headings.sweepstakesRules.noPurchase'),
    sponsor: texts('terms.headings.sweepstakesRules.sponsor'),
    eligibility: texts('terms.headings.sweepstakesRules.eligibility'),
    dates: texts('terms.headings.sweepstakesRules.dates'),
    value: texts('terms.headings.sweepstakesRules.value'),
    entries: texts('terms.headings.sweepstakesRules.entries'),
    'mail-in': texts('terms.headings.sweepstakesRules.mailIn'),
    'play-through': texts('terms.headings.sweepstakesRules.playThrough'),
    redeeming: texts('terms.headings.sweepstakesRules.redeeming'),
    odds: texts('terms.headings.sweepstakesRules.odds'),
    prizes: texts('terms.headings.sweepstakesRules.prizes'),
    taxes: texts('terms.headings.sweepstakesRules.taxes'),
    privacy: texts('terms.headings.sweepstakesRules.privacy'),
    disputes: texts('terms.headings.sweepstakesRules.disputes'),
  },
}

const descriptions: Partial<Record<string, Texts>> = {
  'terms-of-use': texts('terms.descriptions.termsOfUse'),
  privacy: texts('terms.descriptions.privacy'),
  'sweepstakes-rules': texts('terms.descriptions.sweepstakesRules'),
}

/**
 * A document that players accept, in the version that counts: the very words they are asked to agree
 * to. Null when the brand has none of that name.
 */
export async function acceptedDocument(
  db: Db,
  brand: string,
  key: string,
): Promise<ContentDocument | null> {
  const term = (await currentTerms(db, brand)).find((current) => current.key === key)
  if (!term) return null
  return {
    updatedAt: term.publishedAt,
    title: term.title,
    description: descriptions[key] ?? term.title,
    sections: term.paragraphs.map(({ id, text }) => ({
      id,
      heading: headings[key]?.[id] ?? null,
      body: [text],
    })),
  }
}
