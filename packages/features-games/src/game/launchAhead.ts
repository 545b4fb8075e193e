import type { GameLaunch, GameMode } from '@marquee/contract'

interface Asked {
  idOrSlug: string
  mode: GameMode
  answer: Promise<GameLaunch>
}

/** What was asked for at the tap, by whoever asks: a query client lives as long as its page. */
const asked = new WeakMap<object, Asked>()

/**
 * Asks for a game when its tile is tapped. The view that shows it needs a while to be drawn, on a phone as
 * long as the answer takes; it takes over what was asked.
 */
export function askAhead(page: object, ask: Asked): void {
  // Whoever takes it over tells what failed; nobody may.
  ask.answer.catch(() => undefined)
  asked.set(page, ask)
}

/** The answer that was asked for ahead, once; undefined for another game or mode, and where none was. */
export function takeAhead(
  page: object,
  { idOrSlug, mode }: Omit<Asked, 'answer'>,
): Promise<GameLaunch> | undefined {
  const last = asked.get(page)
  asked.delete(page)
  return last?.idOrSlug === idOrSlug && last.mode === mode ? last.answer : undefined
}
