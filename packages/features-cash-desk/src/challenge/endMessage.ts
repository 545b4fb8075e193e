/** What the frame of a challenge tells the page around it: this purchase has ended. */
const kind = 'marquee:challenge-end'

export const isEndOf = (deposit: string, message: unknown): boolean => {
  const said = message as { kind?: unknown; deposit?: unknown } | null
  return said?.kind === kind && said.deposit === deposit
}

/** Tells the page around the frame; false where there is none. */
export function tellEnd(deposit: string): boolean {
  if (window.parent === window) return false
  window.parent.postMessage({ kind, deposit }, window.location.origin)
  return true
}
