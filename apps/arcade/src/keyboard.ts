export type Keys = {
  play: () => void
  stake: (direction: 1 | -1) => void
  leave: () => void
  /** Left and right where there is something to aim at; otherwise they change the stake too. */
  aim?: (direction: 1 | -1) => void
}

/**
 * Space and Enter play, arrows change the stake or the aim, Escape leaves.
 * A control that has the focus keeps its own keys, and an open sheet keeps all of them.
 */
export function listenToKeys(frame: Window, keys: Keys): void {
  frame.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const at = event.target instanceof Element ? event.target : null
    if (at?.closest('dialog')) return
    const own = at?.closest('button, input')
    const act = actionOf(event.key, keys)
    if (!act) return
    // A slider has no use for the keys that play.
    const keeps = own && !own.matches('input[type=range]')
    if (keeps && (event.key === ' ' || event.key === 'Enter')) {
      // A button held down by its key would press itself again and again.
      if (event.repeat) event.preventDefault()
      return
    }
    if (own?.matches('input') && keepsArrows(event.key)) return
    event.preventDefault()
    // A held key must not play on by itself.
    if (!event.repeat) act()
  })
}

const keepsArrows = (key: string): boolean => key.startsWith('Arrow')

function actionOf(key: string, { play, stake, aim, leave }: Keys): (() => void) | undefined {
  const sideways = aim ?? stake
  return {
    ' ': play,
    Enter: play,
    Escape: leave,
    ArrowUp: () => stake(1),
    ArrowDown: () => stake(-1),
    ArrowRight: () => sideways(1),
    ArrowLeft: () => sideways(-1),
  }[key]
}
