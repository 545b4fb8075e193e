import type { RequiredTerm } from '@marquee/contract'

/** A document in its second version: one paragraph changed, one added, one gone. */
export const makeTerm = (overrides: Partial<RequiredTerm> = {}): RequiredTerm => ({
  id: 12,
  key: 'terms-of-use',
  title: { en: 'Terms of use', es: 'Condiciones de uso' },
  version: '2026-12',
  publishedAt: Date.UTC(2026, 11, 1, 12),
  acceptedVersion: '2026-11',
  paragraphs: [
    {
      id: 'free',
      text: { en: 'Playing is free.', es: 'Jugar es gratis.' },
      change: 'same',
      before: null,
    },
    {
      id: 'fair',
      text: {
        en: 'Programs that play for you are not allowed, and neither are agreements between players.',
        es: 'No se permiten programas que jueguen por ti ni acuerdos entre jugadores.',
      },
      change: 'changed',
      before: {
        en: 'Programs that play for you are not allowed.',
        es: 'No se permiten programas que jueguen por ti.',
      },
    },
    {
      id: 'pause',
      text: {
        en: 'You can pause for a day, a week or longer at any time.',
        es: 'Puedes hacer una pausa de un día, una semana o más cuando quieras.',
      },
      change: 'added',
      before: null,
    },
  ],
  removed: [
    {
      id: 'letters',
      text: { en: 'We may write you letters.', es: 'Podemos escribirte cartas.' },
    },
  ],
  ...overrides,
})

/** The same document for somebody who never accepted it. */
export const makeFirstTerm = (overrides: Partial<RequiredTerm> = {}): RequiredTerm =>
  makeTerm({
    acceptedVersion: null,
    paragraphs: makeTerm().paragraphs.map((paragraph) => ({
      ...paragraph,
      change: 'same',
      before: null,
    })),
    removed: [],
    ...overrides,
  })
