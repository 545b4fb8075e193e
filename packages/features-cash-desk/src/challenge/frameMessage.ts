/** What the frame of a challenge tells the page around it: this purchase has ended, or its player would leave. */
const kinds = { end: 'marquee:challenge-end', leave: 'marquee:challenge-leave' } as const

export type FrameMessage = keyof typeof kinds

/** Whether a message is the frame's own, about this purchase. */
export const isFrameMessage = (what: FrameMessage, deposit: string, message: unknown): boolean => {
  const said = message as { kind?: unknown; deposit?: unknown } | null
  return said?.kind === kinds[what] && said.deposit === deposit
}

/** Tells the page around the frame; false where there is none. */
export function tellAround(what: FrameMessage, deposit: string): boolean {
  if (window.parent === window) return false
  window.parent.postMessage({ kind: kinds[what], deposit }, window.location.origin)
  return true
}
