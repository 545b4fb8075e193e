import type { InitMessage } from '@marquee/game-sdk'
import { loadFace } from '../lettering/face.ts'
import { element } from '../ui/dom.ts'
import { studioSign } from './sign.ts'

/** How long the loading scene takes to fade, in ms; the style sheet says the same. */
const fadeMs = 320

export type Loading = {
  /** The studio's lettering is there, or is not waited for any longer. */
  lettered: Promise<void>
  /** The game is there. */
  end: () => void
}

/**
 * Dresses the page in the colours, forms and lettering of the game's studio, and shows its sign and its
 * name until the game is there. Nothing waits for it, and no press is kept from what is below.
 */
export function showLoading({ title, skin: { studio } }: InitMessage['game']): Loading {
  if (!studio) return { lettered: Promise.resolve(), end: () => undefined }
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(studio.styles))
    style.setProperty(`--studio-${name}`, value)
  const name = element('b', { hidden: true }, studio.name)
  const scene = element(
    'div',
    { class: 'curtain', role: 'status' },
    studioSign(studio.mark),
    studioSign(studio.mark),
    name,
    element('span', {}, title),
    element('i'),
  )
  document.body.append(scene)
  const letter = async () => {
    await loadFace(studio.face, 'studio')
    name.hidden = false
  }
  const lettered = letter()
  return {
    lettered,
    end: () => {
      scene.classList.add('gone')
      setTimeout(() => scene.remove(), fadeMs)
    },
  }
}
