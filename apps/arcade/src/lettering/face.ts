import { capitals } from '@marquee/game-catalogue/art'
import type { FaceId } from '@marquee/game-catalogue/art'
import audiowide from '@fontsource/audiowide/files/audiowide-latin-400-normal.woff2?url'
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url'
import bungee from '@fontsource/bungee/files/bungee-latin-400-normal.woff2?url'
import chango from '@fontsource/chango/files/chango-latin-400-normal.woff2?url'
import cinzel from '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2?url'
import cinzelDecorative from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
import creepster from '@fontsource/creepster/files/creepster-latin-400-normal.woff2?url'
import lilita from '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?url'
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url'
import lobster from '@fontsource/lobster/files/lobster-latin-400-normal.woff2?url'
import luckiest from '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import monoton from '@fontsource/monoton/files/monoton-latin-400-normal.woff2?url'
import oxanium from '@fontsource/oxanium/files/oxanium-latin-800-normal.woff2?url'
import pirata from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url'
import righteous from '@fontsource/righteous/files/righteous-latin-400-normal.woff2?url'
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url'
import titan from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?url'

/** Where each face's letters are; a game fetches its own alone. */
const files: Record<FaceId, string> = {
  audiowide,
  bangers,
  bungee,
  chango,
  cinzel,
  'cinzel-decorative': cinzelDecorative,
  creepster,
  lilita,
  limelight,
  lobster,
  luckiest,
  marcellus,
  monoton,
  oxanium,
  pirata,
  righteous,
  rye,
  titan,
}

/** What is lettered: the game's title, as on its cover; all else, as its studio does. */
const roles = {
  title: { family: 'Cover', style: '--title' },
  studio: { family: 'Studio', style: '--studio' },
} as const

/** A game waits so long for its lettering, in ms; then it goes on in another. */
const patience = 1200

/**
 * Loads a face and gives it to the page's styles, for titles or for all else. A face that does not
 * come, or that nobody knows, leaves the page's own.
 */
export async function loadFace(id: string | undefined, role: keyof typeof roles): Promise<void> {
  if (!id || !(id in files)) return
  const face = id as FaceId
  const { family, style } = roles[role]
  const font = new FontFace(family, `url(${files[face]}) format('woff2')`)
  const use = () => {
    document.fonts.add(font)
    const root = document.documentElement.style
    root.setProperty(`${style}-face`, `'${family}', system-ui, sans-serif`)
    root.setProperty(`${style}-case`, capitals[face] ? 'uppercase' : 'none')
  }
  const loaded = font.load().then(use, () => undefined)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
}
