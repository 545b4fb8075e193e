import type { Promotion } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import type { Kernel } from '../../kernel/command.ts'

/** For whom promotions are listed. */
export interface PromotionContext {
  kernel: Kernel
  brand: BrandSettings
  /** Null for a guest, for whom nothing is ready. */
  playerId: string | null
}

/**
 * What a module has running for whoever asks; empty where the brand has none of it. A player on a
 * break is never asked for.
 */
export type PromotionSource = (context: PromotionContext) => Promise<Promotion[]> | Promotion[]

type Given = Pick<Promotion, 'id' | 'feature' | 'title' | 'text' | 'link'>

/** An entry that runs and has nothing to claim; what is given replaces that. */
export const promotion = (entry: Given & Partial<Promotion>): Promotion => ({
  finishedAt: null,
  ready: 0,
  nextAt: null,
  gives: null,
  ...entry,
})

type Amount = Partial<{ coins: number; entries: number; freeSpins: number }>

/** Exactly this is given; null when it is nothing. */
export const exactly = ({ coins = 0, entries = 0, freeSpins = 0 }: Amount): Promotion['gives'] =>
  coins + entries + freeSpins > 0 ? { coins, entries, freeSpins, upTo: false } : null

/** The best prize of several, by coins and then by entries. */
export function upTo(prizes: readonly Amount[]): Promotion['gives'] {
  const [best] = prizes.toSorted(
    (one, other) =>
      (other.coins ?? 0) - (one.coins ?? 0) || (other.entries ?? 0) - (one.entries ?? 0),
  )
  const given = exactly(best ?? {})
  return given && { ...given, upTo: true }
}
