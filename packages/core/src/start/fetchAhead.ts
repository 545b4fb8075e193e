import { loadComponent } from '../app/lazy.ts'
import type { AppRuntime } from '../app/runtime.ts'
import type { LazyComponent } from '../feature/pages.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { findModal } from '../modals/useModals.ts'
import { modalsAskedFor } from '../modals/useQueryModals.ts'
import { preloadSlots } from '../slots/registry.ts'
import { parseSearch } from '../routing/search.ts'

const bare = (path: string) => path.replace(/\/$/, '')

/**
 * Fetches the scripts, styles and texts of a page of this brand, and before them those of the modals that
 * its address opens, while something else is shown: a document that opens there has them at hand. Asks for
 * no data. What does not come is fetched again where it is needed.
 */
export async function fetchAhead(
  { brand, i18n }: Pick<AppRuntime, 'brand' | 'i18n'>,
  target: string,
): Promise<void> {
  const { pathname, search } = new URL(target, 'http://site.invalid')
  const modals = modalsAskedFor(brand, parseSearch(search), pathname).flatMap(({ name }) => {
    const owner = brand.features.find(({ modals: own }) => own?.[name])
    const load = findModal(brand, name)?.load as LazyComponent | undefined
    return load && owner ? [{ load, owner: owner.id }] : []
  })
  await Promise.all([
    modals.length > 0 && import('../modals/ModalHost.tsx'),
    ensureMessages(
      brand,
      i18n,
      modals.map(({ owner }) => owner),
    ),
    ...modals.map(({ load }) => loadComponent(load)),
  ])
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  const route = routes.find(({ path }) => bare(path) === bare(pathname))
  if (!route) return
  await Promise.all([loadComponent(route.page), preloadSlots(brand, route.slots ?? [])])
}
