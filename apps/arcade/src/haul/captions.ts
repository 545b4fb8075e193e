import type { Narrator } from '../game-view.ts'
import type { Motion } from '../stage/motion.ts'

/** How long a caption stays. */
const stayMs = 1_700

/**
 * Says what is heard: a line that everyone can read goes with every sound that tells something. The
 * newest stays; each goes after a while, and what stands there at rest comes back.
 */
export function makeCaptions(
  motion: Pick<Motion, 'wait'>,
  narrator: Pick<Narrator, 'announce' | 'badge'>,
  rest: string | null,
): (text: string) => void {
  let newest = 0
  return (text) => {
    const own = ++newest
    narrator.badge(text)
    narrator.announce(text)
    void motion.wait(stayMs).then(() => {
      if (own === newest) narrator.badge(rest)
    })
  }
}
