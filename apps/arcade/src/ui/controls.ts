import type { InstantEngineId, SteppedModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { MainChoice } from '../game-view.ts'
import type { Translate } from '../texts/texts.ts'
import { element, icon } from './dom.ts'
import type { IconName } from './dom.ts'

export type ControlsOptions = {
  t: Translate
  formats: Formats
  unit: string
  kind: 'slot' | 'fish' | Exclude<InstantEngineId, 'books'> | SteppedModel['engine']
  buyLabel: string | null
  /** Buttons that the page around the game has itself. */
  shownByPage: readonly string[]
  on: {
    play: () => void
    skip: () => void
    stake: (direction: 1 | -1) => void
    rules: () => void
    sound: () => void
    buy: () => void
  }
}

export type ControlsState = {
  stake: number
  lowest: boolean
  highest: boolean
  sound: boolean
  /** Free spins that wait: the next spins cost nothing, and their stake is given. */
  freeSpins: { left: number } | null
  /**
   * `idle` may play, `busy` may only wait, `showing` may skip, `asking` waits for a choice, `off` is a
   * pause or a replay.
   */
  phase: 'idle' | 'busy' | 'showing' | 'asking' | 'off'
  /** What the large button is for while the round asks. */
  main: MainChoice | null
}

export type Controls = {
  root: HTMLElement
  /** Where a fish game's list of targets goes, and what is chosen in an instant game. */
  extra: HTMLElement
  update: (state: ControlsState) => void
  balance: (text: string) => void
  result: (text: string, strong: boolean) => void
  /** Puts the focus on the button that plays. */
  focus: () => void
}

/** What the button that plays is called. */
const startOf = {
  slot: 'spin',
  fish: 'fire',
  haul: 'fire',
  plinko: 'plinko.play',
  dice: 'dice.play',
  keno: 'keno.play',
  crash: 'crash.play',
  flight: 'crash.play',
  mines: 'mines.begin',
  poker: 'poker.deal',
  blackjack: 'blackjack.deal',
} as const

function iconOf(kind: ControlsOptions['kind']): IconName {
  if (kind === 'slot') return 'spin'
  if (kind === 'poker' || kind === 'blackjack') return 'deal'
  return kind === 'fish' || kind === 'haul' ? 'fire' : 'play'
}

/** The bar under the game: balance, stake, the play button. */
export function makeControls({
  t,
  formats,
  unit,
  kind,
  buyLabel,
  shownByPage,
  on,
}: ControlsOptions): Controls {
  const button = (name: string, label: string, press: () => void, ...content: Node[]) => {
    const made = element('button', { type: 'button', class: name, 'aria-label': label }, ...content)
    made.addEventListener('click', press)
    return made
  }
  const lower = button('step', t('stakeLower'), () => on.stake(-1), icon('minus'))
  const higher = button('step', t('stakeHigher'), () => on.stake(1), icon('plus'))
  const stake = element('output', { class: 'amount', 'aria-live': 'polite' })
  const balance = element('span', { class: 'amount' })
  const result = element('p', { class: 'result', 'aria-hidden': 'true' })
  const sound = button('tool', t('soundOn'), on.sound, icon('soundOff'))
  const rules = button('tool', t('rules'), on.rules, icon('info'))
  const tools = Object.entries({ rules, sound })
    .filter(([name]) => !shownByPage.includes(name))
    .map(([, tool]) => tool)
  const extra = element('div', { class: 'extra' })

  let phase: ControlsState['phase'] = 'off'
  const press = () => (phase === 'showing' ? on.skip() : on.play())
  const play = button('play', '', press)
  const buy =
    buyLabel === null ? null : element('button', { type: 'button', class: 'buy' }, buyLabel)
  buy?.addEventListener('click', on.buy)

  const meter = (label: string | Node, ...content: Node[]) =>
    element('div', { class: 'meter' }, element('span', { class: 'label' }, label), ...content)
  const stakeLabel = document.createTextNode(t('stake'))

  const root = element(
    'div',
    { class: 'controls' },
    result,
    extra,
    element(
      'div',
      { class: 'bar' },
      ...(tools.length ? [element('div', { class: 'tools' }, ...tools)] : []),
      meter(`${t('balance')} · ${unit}`, balance),
      element('div', { class: 'stake' }, lower, meter(stakeLabel, stake), higher),
      play,
      ...(buy ? [buy] : []),
    ),
  )

  let shownPlay = ''
  return {
    root,
    extra,
    update: (state) => {
      phase = state.phase
      const idle = phase === 'idle'
      const free = state.freeSpins
      stake.textContent = formats.amount(state.stake)
      stakeLabel.data = free ? t('gift.left', { count: free.left }) : t('stake')
      root.classList.toggle('free', free !== null)
      lower.disabled = !idle || state.lowest || free !== null
      higher.disabled = !idle || state.highest || free !== null
      if (buy) buy.disabled = !idle || free !== null
      // Stays focusable while it waits, so that the keyboard does not lose its place.
      const asked = phase === 'asking' ? state.main : null
      const waits = phase === 'busy' || phase === 'off' || (phase === 'asking' && !asked?.enabled)
      play.setAttribute('aria-disabled', String(waits))
      const label = asked
        ? [asked.label, asked.detail].filter(Boolean).join(' ')
        : t(phase === 'showing' ? 'skip' : free ? 'gift.spin' : startOf[kind])
      if (`${phase} ${label}` !== shownPlay) {
        shownPlay = `${phase} ${label}`
        play.setAttribute('aria-label', label)
        play.dataset.phase = phase
        play.dataset.start = startOf[kind]
        play.replaceChildren(
          ...(asked ? wordsOf(asked) : [icon(phase === 'showing' ? 'skip' : iconOf(kind))]),
        )
      }
      sound.setAttribute('aria-label', t(state.sound ? 'soundOff' : 'soundOn'))
      sound.replaceChildren(icon(state.sound ? 'soundOn' : 'soundOff'))
    },
    focus: () => play.focus({ preventScroll: true }),
    balance: (text) => {
      balance.textContent = text
    },
    result: (text, strong) => {
      result.textContent = text
      result.classList.toggle('strong', strong)
    },
  }
}

/** A choice as the large button shows it. */
function wordsOf({ label, detail }: MainChoice): Node[] {
  const words: Node[] = [element('span', { class: 'verb' }, label)]
  if (detail) words.push(element('b', { class: 'amount' }, detail))
  return [element('span', { class: 'words' }, ...words)]
}
