/** What is measured of pages finds a press inside a game, which its page never sees, by this mark. */
const mark = 'marquee-press'

/** What a game asks for because the player pressed something. */
const pressed = new Set<unknown>(['round.request', 'round.step'])

/** Marks in the page's timeline that the player pressed something in a game, by the type of what it then said. */
export function markPress(type: unknown): void {
  if (!pressed.has(type)) return
  performance.mark(mark)
  // Who watches is told all the same; nobody else needs it.
  performance.clearMarks(mark)
}
