import type { Player } from '@marquee/contract'
import { now } from '../app/clock.ts'
import type { AppRuntime } from '../app/runtime.ts'
import type { AutoModal } from '../feature/types.ts'
import { modalStackAtom } from './store.ts'

/** The calendar day where the player is, as `2026-11-20`. */
export function calendarDay(epochMs: number): string {
  const date = new Date(epochMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const storageKey = (key: string) => `marquee:once:${key}`

/** Claims today's showing of a key: true for the first to ask on this calendar day (DAILY-08). */
export function claimToday(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  epochMs: number,
): boolean {
  const today = calendarDay(epochMs)
  if (storage.getItem(storageKey(key)) === today) return false
  storage.setItem(storageKey(key), today)
  return true
}

const shownToday = (key: string): boolean =>
  localStorage.getItem(storageKey(key)) === calendarDay(now())

/** Every modal that may open by itself for this player, the most important first. */
function candidates({ brand }: AppRuntime, player: Player): AutoModal[] {
  return brand.features
    .filter((feature) => feature.isActive?.(player) ?? true)
    .flatMap((feature) => feature.autoModals ?? [])
    .sort((one, other) => other.priority - one.priority)
}

/** The one modal that opens unasked now, or null. Never while another is open, each once a day. */
export async function nextAutoModal(runtime: AppRuntime, player: Player): Promise<string | null> {
  const { store, queryClient, api } = runtime
  for (const candidate of candidates(runtime, player)) {
    if (shownToday(candidate.oncePerDay)) continue
    if (!(await candidate.wanted({ queryClient, api }))) continue
    if (store.get(modalStackAtom).length > 0) return null
    return claimToday(localStorage, candidate.oncePerDay, now()) ? candidate.modal : null
  }
  return null
}
