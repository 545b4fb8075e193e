import type { Db } from '@marquee/platform-kernel/database'
import { currentTerms } from '@marquee/platform-identity/terms/store'
import type { ContentDocument, Texts } from './documents/types.ts'

/** Headings for paragraphs of the documents that players accept, by document and paragraph. */
const headings: Partial<Record<string, Partial<Record<string, Texts>>>> = {
  'terms-of-use': {
    free: { en: 'Playing is free', es: 'Jugar es gratis' },
    who: { en: 'Who may play', es: 'Quién puede jugar' },
    identity: { en: 'Who you are', es: 'Quién eres' },
    place: { en: 'Where you are', es: 'Dónde estás' },
    fair: { en: 'Fair play', es: 'Juego limpio' },
    pause: { en: 'Limits and breaks', es: 'Límites y pausas' },
    changes: { en: 'Changes to these terms', es: 'Cambios en estas condiciones' },
  },
  privacy: {
    what: { en: 'What we keep', es: 'Qué guardamos' },
    why: { en: 'What we use it for', es: 'Para qué lo usamos' },
    position: { en: 'Your position', es: 'Tu posición' },
    documents: { en: 'Your documents', es: 'Tus documentos' },
    rights: { en: 'Your rights', es: 'Tus derechos' },
  },
  'sweepstakes-rules': {
    'no-purchase': { en: 'No purchase necessary', es: 'Sin compra necesaria' },
    sponsor: { en: 'Sponsor', es: 'Patrocinador' },
    eligibility: { en: 'Who can take part', es: 'Quién puede participar' },
    dates: { en: 'Dates', es: 'Fechas' },
    value: { en: 'What an entry is', es: 'Qué es una participación' },
    entries: { en: 'How to get entries free', es: 'Cómo conseguir participaciones gratis' },
    'mail-in': { en: 'Free entry by mail', es: 'Participación gratis por correo' },
    'play-through': { en: 'Play-through', es: 'Requisito de juego' },
    redeeming: { en: 'Redeeming winnings', es: 'Canje de ganancias' },
    odds: { en: 'Odds', es: 'Probabilidades' },
    prizes: { en: 'Prizes', es: 'Premios' },
    taxes: { en: 'Taxes', es: 'Impuestos' },
    privacy: { en: 'Privacy', es: 'Privacidad' },
    disputes: { en: 'Disputes', es: 'Disputas' },
  },
}

const descriptions: Partial<Record<string, Texts>> = {
  'terms-of-use': {
    en: 'What holds between you and us when you play.',
    es: 'Lo que vale entre tú y nosotros cuando juegas.',
  },
  privacy: {
    en: 'What we know of you, why, and what you can do about it.',
    es: 'Qué sabemos de ti, por qué y qué puedes hacer.',
  },
  'sweepstakes-rules': {
    en: 'How to get entries, how to play them and what you can redeem. No purchase necessary.',
    es: 'Cómo se consiguen las participaciones, cómo se juegan y qué se puede canjear. Sin compra necesaria.',
  },
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
