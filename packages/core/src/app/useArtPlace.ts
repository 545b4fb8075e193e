import { useBrand } from './AppContext.ts'

/** Where a dialog has its drawing, by the place that a brand's pages give to the thing itself. */
const places = { banner: 'scene', stage: 'edge', column: 'beside' } as const

/**
 * Of a dialog that opens by itself: where its drawing stands, and the brand's scene where it stands in
 * one. Handed on to `Dialog` as it is.
 */
export function useArtPlace() {
  const { composition, theme } = useBrand()
  const artPlace = places[composition.featurePage]
  return { artPlace, ...(artPlace === 'scene' && { scene: theme.art.hero }) }
}
