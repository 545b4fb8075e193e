import { inLocale } from '@marquee/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useApp, useBrand } from '../app/AppContext.ts'
import { featureInfoQuery } from '../feature/featureInfoQuery.ts'
import type { NavigationGroup, NavigationItem } from '../feature/types.ts'
import { useLocaleCode } from '../i18n/hooks.ts'
import { stringifySearch } from '../routing/search.ts'
import { useIsGuest, usePlayer } from '../session/session.ts'

const groups: NavigationGroup[] = ['play', 'rewards', 'compete', 'club', 'help']

export interface ShownItem extends Omit<NavigationItem, 'label'> {
  label: string
  /** Id of its feature. */
  feature: string
  /** Tells entries of one path apart. */
  key: string
}

/** The entries whoever is there may follow, in order. */
export function useNavigationItems(): ShownItem[] {
  const { api } = useApp()
  const { features } = useBrand()
  const locale = useLocaleCode()
  const guest = useIsGuest()
  const player = usePlayer()
  // Only read here: the server tells it with the page, and `useFeatureStatus` asks again when it is old.
  // While it is unknown an entry stays: a list that grows under a finger is worse than a closed page.
  const { data: info } = useQuery({ ...featureInfoQuery(api), enabled: false })
  return features
    .filter((feature) => !player || (feature.isActive?.(player) ?? true))
    .flatMap(({ id, navigation = [] }) => navigation.map((item) => ({ ...item, feature: id })))
    .filter(({ audience = 'anyone' }) => audience === 'anyone' || (audience === 'guest') === guest)
    .filter(
      ({ group, duringBreak }) => !player?.restriction || /help|account/.test(group) || duringBreak,
    )
    .filter(({ status }) => !status || info?.statusFeatures[status]?.isActive !== false)
    .sort((one, other) => one.order - other.order)
    .map((item) => ({
      ...item,
      label: inLocale(item.label, locale),
      key: `${item.to}${stringifySearch(item.search ?? {})}`,
    }))
}

/** The few entries of the main navigation, group by group; everything else is in the menu. */
export const usePrimaryItems = (): ShownItem[] =>
  useNavigationItems()
    .filter(({ primary }) => primary)
    .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
