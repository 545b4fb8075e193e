import './styles/base.css'
import './styles/studio.css'
import './styles/top.css'
import './styles/overlay.css'
import './styles/moments.css'
import './styles/controls.css'
import './styles/targets.css'
import './styles/instant.css'
import './styles/tables.css'
import './styles/bonus.css'
import './styles/sheets.css'
import './styles/shapes.css'
import { connectGame, parentChannel } from '@marquee/game-sdk'
import { fetchParts } from './parts.ts'
import { showLoading } from './studio/loading.ts'

/** Shown by a page at rest, it has asked by now for what every game is made of, and opens none. */
const isAhead = location.hash === '#ahead'
if (!isAhead) await openGame()

async function openGame(): Promise<void> {
  // Everything heavy loads while the host answers.
  const game = import('./game.ts')
  const { init, host } = await connectGame(parentChannel(window))
  const parts = fetchParts(init)
  const loading = showLoading(init.game)
  try {
    const { startGame } = await game
    await startGame(document.querySelector<HTMLElement>('#game')!, init, host, loading, parts)
  } finally {
    loading.end()
  }
}
