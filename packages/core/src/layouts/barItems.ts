import type { Composition } from '../brand/composition.ts'
import type { ShownItem } from './useNavigation.ts'

/** So many entries stand before a raised middle. */
const before = 2

/**
 * Which of the primary entries a phone's navigation has, in order: a strip all of them, a bar what is
 * meant for it. One with a raised middle has rewards beside it until both sides are full.
 */
export function barItems(
  items: readonly ShownItem[],
  navigation: Composition['navigation'],
): ShownItem[] {
  if (navigation !== 'rail')
    return items.filter(({ bottomBar }) => navigation === 'topbar' || bottomBar)
  const centre = items.filter(({ bottomBar }) => bottomBar === 'centre')
  const sides = items.filter(
    ({ bottomBar, group }) => bottomBar === true || (!bottomBar && group === 'rewards'),
  )
  return sides.toSpliced(before, 0, ...centre)
}
