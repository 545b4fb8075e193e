import type { GameFrameFreeSpins } from '@marquee/game-sdk'
import type { Pictures } from '../art/pictures.ts'
import { burst } from '../effects/burst.ts'
import type { Formats } from '../format.ts'
import type { MainChoice, Narrator } from '../game-view.ts'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import type { Translate } from '../texts/texts.ts'
import type { Controls, ControlsState } from '../ui/controls.ts'
import { element } from '../ui/dom.ts'
import { openDialog } from '../ui/dialogs.ts'
import type { Celebrating, Overlay } from '../ui/overlay.ts'
import { jackpotOrder, moments, winBursts } from './moments.ts'
import type { Phase, RoundScreen } from './runner.ts'
import { resultText } from './result-text.ts'
import { countUp } from './timeline.ts'

export type ScreenOptions = {
  root: HTMLElement
  controls: Controls
  overlay: Overlay
  stage: Stage
  pictures: Pictures
  skin: { symbols: Record<string, string> }
  t: Translate
  formats: Formats
  sound: Sound
  state: () => Omit<ControlsState, 'phase' | 'main'>
  reducedMotion: () => boolean
  /** What waits changed; `screen` shows it after this. */
  onFreeSpins: (waiting: GameFrameFreeSpins | null) => void
  /** The round goes on: another spin, win or respin of it is shown. */
  onProgress: () => void
}

export type GameScreen = RoundScreen & {
  narrator: Narrator
  /** Shows the stake and settings as they are now. */
  refresh: () => void
  /** Replaces the controls by a button that shows the round again. */
  offerReplay: (show: () => Promise<void>) => Promise<void>
}

const isAtRest = (phase: Phase): boolean => phase === 'idle' || phase === 'off'

/** Joins controls, overlay and stage into what the course of a round needs. */
export function makeRoundScreen(options: ScreenOptions): GameScreen {
  const { root, controls, overlay, stage, pictures, skin, t, formats, sound } = options
  const { motion } = stage
  let phase: Phase = 'off'
  let main: MainChoice | null = null

  const refresh = () => controls.update({ ...options.state(), phase, main })
  const setPhase = (next: Phase) => {
    if (isAtRest(next) !== isAtRest(phase)) sound.mood(isAtRest(next) ? 'rest' : 'round')
    phase = next
    root.dataset.phase = next
    refresh()
  }

  const throwCoins = async (bursts: number) => {
    if (options.reducedMotion() || bursts === 0) return
    const { width, height } = stage.size
    const texture = await pictures.symbol(skin.symbols.coin ?? 'coin', 64)
    for (let turn = 0; turn < bursts; turn++) {
      const x = width * (0.5 + ((turn % 2) - 0.5) * (turn === 0 ? 0 : 0.5))
      const count = bursts === 1 ? 24 : 40
      await burst(stage, texture, { x, y: height * 0.6, count, ms: 1100, size: 64 })
    }
  }

  const countTo = (shown: Celebrating, amount: number, ms: number) =>
    motion.run(ms, (share) => shown.amount(formats.amount(countUp(amount, share * ms, ms))), {
      skippable: true,
    })

  const showMoment: Narrator['moment'] = async (kind, { title, detail, amount }) => {
    const { countUpMs, staysMs, bursts, lead, rays } = moments[kind]
    const tier = jackpotOrder.findIndex((level) => level === kind)
    if (tier >= 0) sound.play('jackpot', tier)
    else sound.play(kind === 'free-spins' ? 'feature' : 'big')
    setPhase('showing')
    options.onProgress()
    const longest = amount === undefined ? undefined : formats.amount(amount)
    const shown = overlay.celebrate({
      title,
      kind: tier >= 0 ? `jackpot ${kind}` : `feature ${kind}`,
      detail,
      rays,
      longest,
      picture: lead
        ? pictures.symbolUrl(skin.symbols[lead] ?? skin.symbols.coin ?? 'coin')
        : undefined,
    })
    overlay.announce([title, longest, detail].filter((part) => part !== undefined).join('. '))
    void throwCoins(bursts)
    if (amount !== undefined) await countTo(shown, amount, countUpMs)
    await motion.wait(staysMs, { skippable: true })
    shown.end()
  }

  const screen: GameScreen = {
    refresh,
    phase: setPhase,
    wait: (ms) => motion.wait(ms),
    clear: () => controls.result('', false),
    balance: (amount) => controls.balance(formats.amount(amount)),
    celebrate: async (win, { level, countUpMs }) => {
      setPhase('showing')
      sound.play(level)
      const isLarge = level === 'huge' || level === 'epic'
      const celebration = overlay.celebrate({
        title: t(`celebrate.${level}`),
        kind: level,
        longest: formats.amount(win),
        rays: isLarge,
        picture: isLarge ? pictures.symbolUrl(skin.symbols.high1 ?? 'star') : undefined,
      })
      void throwCoins(winBursts[level])
      await countTo(celebration, win, countUpMs)
      await motion.wait(level === 'win' ? 350 : 900, { skippable: true })
      celebration.end()
    },
    result: (outcome, told) => {
      const text = resultText(outcome, t, formats, told ? 'own' : 'theirs')
      if (!told) {
        controls.result(text, outcome.win > outcome.cost)
        overlay.announce(text)
        return
      }
      const { before, now } = told
      controls.balance(formats.amount(now))
      const sum = t('result.sum', {
        before: formats.amount(before),
        win: formats.amount(outcome.win),
        now: formats.amount(now),
      })
      controls.result(outcome.win > 0 ? `${text} · ${sum}` : text, outcome.win > outcome.cost)
      overlay.announce(outcome.win > 0 ? `${text}. ${sum}` : text)
    },
    fail: async (message, action) => {
      const label = t(action === 'retry' ? 'retry' : 'close')
      await openDialog(
        root,
        t,
        t('error.title'),
        [element('p', { role: 'alert' }, message)],
        [{ value: action, label, strong: true }],
      )
    },
    freeSpins: async (waiting) => {
      const had = options.state().freeSpins !== null
      options.onFreeSpins(waiting)
      refresh()
      // The next press costs its stake: nobody should learn that from the balance.
      if (had && !waiting) await overlay.card(t('gift.none'), t('gift.noneDetail'))
    },
    offerReplay: async (show) => {
      controls.root.classList.add('replay')
      overlay.badge(t('replay'))
      const again = element('button', { type: 'button', class: 'strong again' }, t('replay.again'))
      again.addEventListener('click', () => {
        if (phase === 'off') void show().then(() => overlay.badge(t('replay')))
      })
      controls.extra.append(again)
      stage.remeasure()
      await show()
      overlay.badge(t('replay'))
    },
    narrator: {
      total: (amount) => controls.result(`${t('win')} ${formats.amount(amount)}`, false),
      badge: (text) => {
        overlay.badge(text)
        options.onProgress()
      },
      card: overlay.card,
      moment: showMoment,
      announce: overlay.announce,
      skippable: (may) => {
        setPhase(may ? 'showing' : 'busy')
        options.onProgress()
      },
      main: (choice) => {
        main = choice
        refresh()
      },
    },
  }
  return screen
}
