import { useBrand } from '../app/AppContext.ts'
import type { FreeWay } from '../feature/types.ts'
import { useLocaleCode } from '../i18n/hooks.ts'
import { usePlayer } from '../session/session.ts'

/** A free way in the words of whoever looks. */
export interface ShownFreeWay extends Omit<FreeWay, 'label' | 'text'> {
  /** Id of its feature. */
  feature: string
  label: string
  text: string
}

/** The free ways that this brand has and this player may use, in order. */
export function useFreeWays(): ShownFreeWay[] {
  const { features } = useBrand()
  const locale = useLocaleCode()
  const player = usePlayer()
  return features
    .filter(({ isActive }) => !player || (isActive?.(player) ?? true))
    .flatMap(({ id, freeWay }) => (freeWay ? [{ ...freeWay, feature: id }] : []))
    .map((way) => ({ ...way, label: way.label[locale], text: way.text[locale] }))
    .sort((one, other) => one.order - other.order)
}
