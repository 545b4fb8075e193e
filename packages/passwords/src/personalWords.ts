/** What a password must not be built from. */
export interface Person {
  name?: string | null | undefined
  surname?: string | null | undefined
  email?: string | null | undefined
  /** Name and key of the brand. */
  brand: readonly string[]
}

/** Shorter pieces occur in any sentence by chance. */
const shortestWord = 3

/** Letters and digits alone, without accents or capitals. */
export const squash = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a person's name, of the part of their e-mail before the @, and of the brand; longest first. */
export function personalWords({ name, surname, email, brand }: Person): string[] {
  const texts = [name ?? '', surname ?? '', (email ?? '').split('@')[0] ?? '', ...brand]
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(squash)
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length)
}
