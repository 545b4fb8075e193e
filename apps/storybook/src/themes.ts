import type { Theme } from '@marquee/theme'

/** Every theme in `themes/`, by its file: one is shown by being there. */
const found = import.meta.glob<Theme>('../../../themes/*/src/theme.ts', {
  eager: true,
  import: 'theme',
})

/** The theme that is no brand's. */
export const plain = 'wireframe'
const isPlain = ({ key }: Theme) => Number(key === plain)

/** Every theme there is, by its folder, the plain one last; stories, switches and tests run over this list. */
export const themes: readonly Theme[] = Object.keys(found)
  .toSorted()
  .flatMap((file) => found[file] ?? [])
  .toSorted((one, other) => isPlain(one) - isPlain(other))
