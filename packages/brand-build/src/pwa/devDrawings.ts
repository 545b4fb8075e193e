import type { Plugin } from 'vite'
import { namedDrawings, readTheme } from './theme.ts'

/** Serves the drawings that a build writes under names that stay, while a brand runs from its sources. */
export const devDrawings = (): Plugin => ({
  name: 'marquee-dev-drawings',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    const theme = readTheme(config.root)
    for (const name of namedDrawings)
      middlewares.use(
        `/icons/${name}.svg`,
        (_request, answer) =>
          void theme.then(({ art }) => {
            answer.setHeader('content-type', 'image/svg+xml')
            answer.end(art(name))
          }),
      )
  },
})
