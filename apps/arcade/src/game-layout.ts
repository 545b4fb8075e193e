import type { InitMessage } from '@marquee/game-sdk'
import type { Renderer } from 'pixi.js'
import type { JackpotRibbon } from './jackpot-ribbon.ts'
import { makeStage, type Stage } from './stage/stage.ts'
import { studioSign } from './studio/sign.ts'
import type { Controls } from './ui/controls.ts'
import { element, tellLongestWord } from './ui/dom.ts'
import { makeOverlay, type Overlay } from './ui/overlay.ts'

/** A phone held sideways: title and controls stand beside the game. The style sheets say the same. */
const sideways = matchMedia(
  '(max-height: 480px) and (min-aspect-ratio: 5/4) and (min-width: 561px)',
)

/** Gives the page the colours of a palette, by their roles. */
export function paint(palette: Record<string, string>): void {
  for (const [role, colour] of Object.entries(palette)) {
    document.documentElement.style.setProperty(`--${role}`, colour)
  }
}

function topOf({ title, skin: { studio } }: InitMessage['game'], ribbon: JackpotRibbon | null) {
  const top = element('header', { class: 'top' })
  if (studio) {
    const maker = element('p', { class: 'maker' }, studioSign(studio.mark), studio.name)
    tellLongestWord(maker, studio.name)
    top.append(maker)
  }
  const heading = element('h1', {}, title)
  tellLongestWord(heading, title)
  top.append(heading)
  if (ribbon) top.append(ribbon.root)
  return top
}

type LayoutOptions = {
  renderer: Renderer
  game: InitMessage['game']
  engine: string
  isReplay: boolean
  controls: Controls
  ribbon: JackpotRibbon | null
  background: string
}

/** Puts title, stage, board and controls on the page, and over them what comes and goes. */
export function layOut(
  root: HTMLElement,
  { renderer, game, engine, isReplay, controls, ribbon, background }: LayoutOptions,
): { board: HTMLElement; stage: Stage; overlay: Overlay } {
  const top = topOf(game, ribbon)
  const picture = element('div', { class: 'stage' })
  const board = element('div', { class: 'board' })
  root.replaceChildren(picture, board, top, controls.root)
  root.dataset.engine = engine

  // A replay says all the time what it is: above the game, so that nothing of the round is covered.
  const replayRoom = isReplay ? 52 : 0
  const stage = makeStage({
    renderer,
    host: picture,
    insets: () =>
      sideways.matches
        ? { top: replayRoom, bottom: 0, left: top.offsetWidth, right: controls.root.offsetWidth }
        : {
            top: top.offsetHeight + replayRoom,
            bottom: controls.root.offsetHeight,
            left: 0,
            right: 0,
          },
    background,
  })
  const overlay = makeOverlay(stage.motion)
  root.append(overlay.root)
  const placeOverlay = () => {
    const [badgeTop, below, beside] = sideways.matches
      ? [24, 0, controls.root.offsetWidth]
      : [top.offsetHeight + 14, controls.root.offsetHeight, 0]
    overlay.place({ badgeTop, below, beside, free: stage.free })
  }
  placeOverlay()
  stage.onResize(placeOverlay)
  return { board, stage, overlay }
}
