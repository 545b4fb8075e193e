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

/** Faces drawn for capitals and small letters; all others are set in capitals. */
const mixedCase = new Set<FaceId>(['chango', 'cinzel-decorative', 'lobster', 'pirata'])

/** The name the game's face goes by in styles, whichever it is. */
export const faceFamily = 'Cover'

/** A game waits so long for its lettering, in ms; then it goes on in another. */
const patience = 1200

/**
 * Loads the face of a game's cover and gives it to the page's styles. A face that does not come
 * leaves the page's own.
 */
export async function loadFace(face: FaceId | undefined): Promise<void> {
  if (!face) return
  const font = new FontFace(faceFamily, `url(${files[face]}) format('woff2')`)
  const use = () => {
    document.fonts.add(font)
    const style = document.documentElement.style
    style.setProperty('--face', `'${faceFamily}', system-ui, sans-serif`)
    style.setProperty('--face-case', mixedCase.has(face) ? 'none' : 'uppercase')
  }
  const loaded = font.load().then(use, () => undefined)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
}
