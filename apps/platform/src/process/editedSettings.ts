import {
  brandSchema,
  type BrandSettings,
  type BrandSource,
  parseBrands,
} from '@marquee/platform-kernel/brandSettings'
import { handlersOf, type Surroundings } from '@marquee/platform-kernel/module'
import { modules } from '../modules.ts'
import type { PlatformOptions } from '../options.ts'
import { withAccount } from './accounts.ts'

/** Whether settings are served from now on, or only once the process has started anew. */
export type Taken = 'taken' | 'restart'

/** What is decided as a process starts: which brand a host is, and which brands there are. */
const isOfTheStart = (before: BrandSettings | undefined, now: BrandSettings): boolean =>
  before?.hosts.join() !== now.hosts.join()

/** The same surroundings with other settings of one brand. */
function withSettings(surroundings: Surroundings, settings: BrandSettings): Surroundings {
  const brands = new Map([...surroundings.brands, [settings.key, settings]])
  return { ...surroundings, brands, kernel: { ...surroundings.kernel, brands } }
}

/**
 * Serves a brand by edited settings: checked as at a start (what domains make of them included), then taken
 * by every domain at once, since all of them look settings up whenever they need them. What players have
 * is as it was: a draw or a round that has begun is kept with what was drawn.
 * @throws Error for settings that do not fit; those before stay.
 */
export async function takeSettings(
  options: Pick<PlatformOptions, 'accounts'>,
  surroundings: Surroundings,
  source: BrandSource,
): Promise<Taken> {
  const [parsed] = parseBrands(brandSchema(modules), [source]).values()
  if (!parsed) throw new Error('There are no settings.')
  const settings = withAccount(options, parsed)
  const { kernel, brands } = surroundings
  if (isOfTheStart(brands.get(settings.key), settings)) return 'restart'
  const tried = withSettings(surroundings, settings)
  handlersOf(modules, tried)
  for (const module of modules) await module.seed?.(tried)
  // Both lists were made for this process; nobody else changes them.
  for (const list of [kernel.brands, brands] as Map<string, BrandSettings>[])
    list.set(settings.key, settings)
  return 'taken'
}
