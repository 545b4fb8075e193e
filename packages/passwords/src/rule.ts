import { dictionary } from '@zxcvbn-ts/language-common'
import { personalWords, type Person, squash } from './personalWords.ts'

export type { Person } from './personalWords.ts'

/** Why a password is refused: it is on the list of the most used, or built from who chose it. */
export type PasswordFault = 'common' | 'personal'

/** About 49,000 passwords in the order of their use; the 10,000 that attackers try first among them. */
const common = new Set(dictionary['passwords-common'])

/** Characters beside personal words that make a password one's own. */
const leastOfOnesOwn = 6

/** `p4$$w0rd` is `password` to everybody who guesses. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unleet = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

function isBuiltFrom(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < leastOfOnesOwn
}

/**
 * The one rule for new passwords, on the platform and in the browser. Null for one that is allowed;
 * its length is the contract's matter.
 */
export function passwordFault(password: string, person: Person): PasswordFault | null {
  const lower = password.normalize('NFKC').toLowerCase()
  if (common.has(lower) || common.has(unleet(lower))) return 'common'
  const words = personalWords(person)
  const spellings = [squash(lower), squash(unleet(lower))]
  return spellings.some((text) => isBuiltFrom(text, words)) ? 'personal' : null
}
