import type { Brand } from '@marquee/core'

/** The name of the script that opens another company's chat, among those of the environment. */
export const chatScript = 'supportChat'

export type WayToSupport = { kind: 'custom' } | { kind: 'script'; src: string }

/**
 * How players of a brand reach support: by the house's own messenger where the brand has it, else by
 * another company's script, which is fetched when it is first asked for and opens at the window's event
 * `marquee:support-chat`. Null where the environment says no address of one.
 */
export function wayToSupport({
  has,
  scripts,
}: Pick<Brand, 'has' | 'scripts'>): WayToSupport | null {
  if (has('support-chat')) return { kind: 'custom' }
  const script = scripts[chatScript]
  return script ? { kind: 'script', src: script.src } : null
}
