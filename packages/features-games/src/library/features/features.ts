import { allTexts } from '@marquee/contract/locales'
import type { LocaleCode } from '@marquee/core'
import { messages } from './index.ts'

const names: Record<string, Record<LocaleCode, string>> = allTexts(messages)

/** A feature of games in the words of every locale; `ways-243` has its number with it. */
export function featureWords(feature: string): string {
  const [, name = feature, count = ''] = /^(.+)-(\d+)$/.exec(feature) ?? []
  return `${count} ${Object.values(names[name] ?? { name }).join(' ')}`
}
