import type { Game } from '@marquee/contract'
import type { Shelf } from '../catalogue/shelf.ts'
import { featureWords } from './features/features.ts'
import { typeWords } from './types/types.ts'

/** Without case and accents: 'SENORA' finds 'Señora'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

export const wordsOf = (q: string): string[] => fold(q).split(/\s+/).filter(Boolean)

/** Shorter words are one edit away from too many others. */
const shortestTypo = 4

/** Whether one letter too many, too few or wrong, or two that changed places, make one of the other. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const swapped = `${long[at + 1] ?? ''}${long[at] ?? ''}${long.slice(at + 2)}`
  return short.slice(at) === swapped
}

/** Whether somebody may have meant that word, or its beginning. */
const isMeant = (typed: string, word: string): boolean =>
  typed.length >= shortestTypo &&
  (isOneEdit(typed, word) || isOneEdit(typed, word.slice(0, typed.length)))

const nameTexts = new WeakMap<Shelf, Map<number, string>>()

/** What each game is found by: its title, studio and type, the collections it is in and what it has. */
function textsOf(shelf: Shelf): ReadonlyMap<number, string> {
  const known = nameTexts.get(shelf)
  if (known) return known
  const collections = new Map<number, string>()
  for (const { key, pageName, title } of shelf.catalogue.issues) {
    // What every game is in finds none.
    if (key === 'allGames') continue
    const names = typeof title === 'string' ? title : Object.values(title).join(' ')
    for (const { id } of shelf.inIssue(pageName))
      collections.set(id, `${collections.get(id) ?? ''} ${names}`)
  }
  const features = new Map<number, string>()
  for (const [feature, ids] of Object.entries(shelf.catalogue.featureGamesIds ?? {})) {
    const words = featureWords(feature)
    for (const id of ids) features.set(id, `${features.get(id) ?? ''} ${words}`)
  }
  const texts = new Map(
    shelf.all.map(({ id, title, provider, type }) => [
      id,
      fold(
        `${title} ${shelf.providerName(provider)} ${type.replaceAll('-', ' ')} ${typeWords(type)} ${collections.get(id) ?? ''} ${features.get(id) ?? ''}`.replaceAll(
          ',',
          ' ',
        ),
      ),
    ]),
  )
  nameTexts.set(shelf, texts)
  return texts
}

/**
 * Tells which games a text finds: those that have each of its words somewhere in title, studio, type,
 * features or the names of their collections, in any locale. A text that finds none is taken for one with a
 * slip of the finger in each word.
 */
export function makeMatcher(shelf: Shelf, q: string): (game: Pick<Game, 'id'>) => boolean {
  const words = wordsOf(q)
  if (!words.length) return () => true
  const texts = textsOf(shelf)
  const has = ({ id }: Pick<Game, 'id'>) => {
    const text = texts.get(id) ?? ''
    return words.every((word) => text.includes(word))
  }
  if (shelf.all.some(has)) return has
  return ({ id }) => {
    const text = texts.get(id) ?? ''
    const own = text.split(/\s+/)
    return words.every((word) => text.includes(word) || own.some((one) => isMeant(word, one)))
  }
}
