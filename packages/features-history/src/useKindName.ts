import { useTranslate } from '@marquee/core'
import type { KindNames } from './contract/schemas.ts'

/** What an entry was for, in the words of whoever posted it. */
export function useKindName(names: KindNames): (kind: string) => string {
  const translate = useTranslate()
  return (kind) => translate(names[kind] ?? kind)
}
