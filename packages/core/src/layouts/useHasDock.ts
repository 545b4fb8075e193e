import { useBrand } from '../app/AppContext.ts'

/** Whether a feature of this brand puts a button where the layouts keep a place for it. */
export function useHasDock(): boolean {
  const brand = useBrand()
  return brand.features.some(({ docks }) => docks?.(brand))
}
