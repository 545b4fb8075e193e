import { allTexts } from '@marquee/contract/locales'
import type { LocaleCode } from '@marquee/core'
import { messages } from './index.ts'

const names: Record<string, Record<LocaleCode, string>> = allTexts(messages)

/** What a type of games is called; its own key where nobody gave it a name. */
export const typeName = (type: string, locale: LocaleCode): string => names[type]?.[locale] ?? type

/** A type in the words of every locale: somebody looks for 'Minas' on an English page. */
export const typeWords = (type: string): string => Object.values(names[type] ?? { type }).join(' ')
