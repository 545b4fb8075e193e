import { useApp } from '../app/AppContext.ts'

/**
 * Why the platform refused, in the player's language: the dictionary's text for the error's code, or a
 * plain sentence of the shell for what it does not know (a lost connection, a code of tomorrow).
 */
export function useErrorText(): (error: unknown) => string {
  const { i18n, locale } = useApp()
  const t = i18n.getFixedT(locale)
  return (error) => {
    const code = (error as { code?: unknown } | null)?.code
    const known = typeof code === 'string' ? `data:error.${code}` : ''
    return known && i18n.exists(known, { lng: locale }) ? t(known) : t('core:error.text')
  }
}
