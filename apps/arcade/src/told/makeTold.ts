import type { ChangedSettings, InitMessage } from '@marquee/game-sdk'
import { soundOf } from '../sound/settings.ts'
import { makeSound } from '../sound/sound.ts'
import type { Sound } from '../sound/sound.ts'
import type { Translate } from '../texts/texts.ts'
import type { Captions } from './captions.ts'
import { shake } from './haptics.ts'

export type Told = {
  /** What happens, heard, written out and felt: captions and haptics do not need sound to be on. */
  sound: Sound
  /** Takes over what the page says of sound, music, captions and haptics; anything else is not its matter. */
  change: (settings: ChangedSettings) => void
}

/** Everything that tells of what happens beside the picture, as the player has set it. */
export function makeTold(
  place: HTMLElement,
  {
    init,
    scene,
    t,
    texts,
    reducedMotion,
  }: {
    init: InitMessage
    /** Where the game is set, which is what is heard beneath everything. */
    scene: string
    t: Translate
    texts: Record<string, string>
    reducedMotion: () => boolean
  },
): Told {
  const sound = makeSound(
    { on: false, volume: 1, music: true },
    init.game.skin.studio?.voice,
    scene,
  )
  let captions: Promise<Captions> | undefined
  let written: Captions | undefined
  let haptics = false
  const write = async (on: boolean) => {
    if (!on && !captions) return
    // Few ask for them: they come when somebody does.
    captions ??= import('./captions.ts').then(({ makeCaptions }) =>
      makeCaptions(place, { t, locale: init.locale, texts }),
    )
    written = await captions
    written.on = on
  }
  const change: Told['change'] = (settings) => {
    sound.change(soundOf(settings))
    if (settings.captions !== undefined) void write(settings.captions)
    haptics = settings.haptics ?? haptics
  }
  change(init)
  return {
    change,
    sound: {
      ...sound,
      get settings() {
        return sound.settings
      },
      play: (name, level) => {
        sound.play(name, level)
        written?.heard(name)
        if (haptics && !reducedMotion()) shake(name)
      },
    },
  }
}
