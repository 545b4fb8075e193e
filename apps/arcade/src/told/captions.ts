import type { SoundName } from '../sound/sound.ts'
import { loadCaptionTexts } from '../texts/texts.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from '../ui/dom.ts'

/** Sounds that tell something. Those of every press and every reel would only cover it. */
const telling = [
  'win',
  'big',
  'huge',
  'epic',
  'feature',
  'jackpot',
  'rise',
  'burst',
  'coin',
  'hit',
  'land',
  'miss',
  'net',
  'deep',
  'lift',
  'boom',
  'collect',
  'multiply',
  'respin',
] as const satisfies readonly SoundName[]

type Telling = (typeof telling)[number]

const isTelling = (name: SoundName): name is Telling => telling.some((known) => known === name)

/** What came last stays this long. */
const stays = 1800

export type Captions = {
  on: boolean
  heard: (name: SoundName) => void
}

/**
 * Writes out the sounds that tell something, whether they are heard or not. Not read out: screen
 * readers are told of what happens itself.
 */
export function makeCaptions(
  root: HTMLElement,
  { t, locale, texts }: { t: Translate; locale: string; texts: Record<string, string> },
): Captions {
  const line = element('p', { class: 'caption', 'aria-hidden': 'true', hidden: true })
  root.append(line)
  let leaves: ReturnType<typeof setTimeout> | undefined
  let on = false
  return {
    get on() {
      return on
    },
    set on(next) {
      on = next
      if (!on) line.hidden = true
      // A host's own wording stands.
      else void loadCaptionTexts(locale).then((own) => Object.assign(texts, { ...own, ...texts }))
    },
    heard: (name) => {
      if (!on || !isTelling(name)) return
      line.textContent = `♪ ${t(`caption.${name}`)}`
      line.hidden = false
      clearTimeout(leaves)
      leaves = setTimeout(() => {
        line.hidden = true
      }, stays)
    },
  }
}
