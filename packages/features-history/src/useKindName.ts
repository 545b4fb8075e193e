import { useApp, useT } from '@marquee/core'

/** What an entry was for, in words; a kind without words of its own by its name. */
export function useKindName(): (kind: string) => string {
  const t = useT('history')
  const { i18n } = useApp()
  return (kind) =>
    i18n.exists(`history:kinds.${kind}`)
      ? t(`kinds.${kind}`)
      : kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}
