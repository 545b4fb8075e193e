import { about } from './about.ts'
import { cookies } from './cookies.ts'
import { help } from './help.ts'
import { responsiblePlayPolicy } from './responsiblePlayPolicy.ts'
import type { Author } from './types.ts'

/** Who writes each page, by its name in the address. */
export const authors: ReadonlyMap<string, Author> = new Map([
  ['about', about],
  ['cookies', cookies],
  ['help', help],
  ['responsible-play-policy', responsiblePlayPolicy],
])
