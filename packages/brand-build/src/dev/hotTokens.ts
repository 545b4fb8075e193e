import type { Plugin } from 'vite'

const themeStyles = /[\\/]themes[\\/][^\\/]+[\\/]src[\\/]theme\.css\.ts$/

/**
 * Lets an edit of a theme's tokens replace its variables in the open page. A theme's styles have names
 * that no script reads, so whoever imports them has nothing to do.
 */
export const hotTokens = (): Plugin => ({
  name: 'marquee:hot-tokens',
  apply: 'serve',
  transform(code, id, options) {
    if (options?.ssr || !themeStyles.test(id)) return null
    return { code: `${code}\nimport.meta.hot?.accept()\n`, map: null }
  },
})
