import { connectGame, HostError, parentChannel, type GameFrameRound } from '@marquee/game-sdk'
import { texts } from './texts.ts'

type Outcome = { win: number; cost: number; steps: { events: { wind: number }[] }[] }

const find = (id: string) => document.getElementById(id) as HTMLButtonElement
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const { init, host } = await connectGame(parentChannel(window))
const t = init.locale.startsWith('es') ? texts.es : texts.en
const digits = { minimumFractionDigits: init.unit.fractionDigits }
const amount = (minor: number) =>
  (minor / 10 ** init.unit.fractionDigits).toLocaleString(init.locale, digits)
let stake = init.stakes.includes(init.stake) ? init.stake : init.stakes[0]!
let gift = init.freeSpins
let { reducedMotion } = init
let isBusy = false
let isPaused = false

function refresh(): void {
  find('play').disabled = isBusy || isPaused
  find('less').disabled = isBusy || !!gift || stake === init.stakes[0]
  find('more').disabled = isBusy || !!gift || stake === init.stakes.at(-1)
  find('stake').textContent = amount(gift?.stake ?? stake)
}

/** Turns the cock to where the wind of the round comes from, in the time that a round has to take. */
async function show({ outcome }: Pick<GameFrameRound, 'outcome'>, began: number): Promise<void> {
  const { win, cost, steps } = outcome as unknown as Outcome
  const { wind } = steps[0]!.events[0]!
  find('says').textContent = ''
  for (const at of reducedMotion ? [] : [3, 6, 1, 5]) {
    find('cock').style.rotate = `${at * 45}deg`
    await wait(init.minimumSpinMs / 6)
  }
  find('cock').style.rotate = `${wind * 45}deg`
  await wait(Math.max(0, init.minimumSpinMs - (performance.now() - began)))
  find('says').textContent = win ? `${win > cost ? t.win : t.back} ${amount(win)}.` : t.none
}

async function finish(round: GameFrameRound, began: number): Promise<void> {
  await show(round, began)
  await host.finish(round.id).catch(() => host.finish(round.id))
}

async function play(began: number): Promise<void> {
  if (init.replay) return show(init.replay, began)
  const free = gift && { freeSpin: true }
  const asked = { action: 'play', target: 'base', stake: gift?.stake ?? stake, ...free } as const
  const { round, freeSpins } = await host.request(asked)
  gift = freeSpins
  await finish(round, began)
}

/** One round at a time; the page around is told that something is being shown. */
async function busy(act: (began: number) => Promise<void>): Promise<void> {
  if (isBusy || isPaused) return
  host.setBusy((isBusy = true))
  refresh()
  await act(performance.now()).catch((error: unknown) => {
    if (error instanceof HostError && error.code === 'insufficient-funds') return
    find('says').textContent = String(error)
  })
  host.setBusy((isBusy = false))
  refresh()
}

function change(by: 1 | -1): void {
  stake = init.stakes[init.stakes.indexOf(stake) + by] ?? stake
  host.remember({ stake })
  refresh()
}

host.listen((message) => {
  if (message.type === 'rules.open') find('says').textContent = t.rules
  if (message.type !== 'settings') return
  isPaused = message.paused ?? isPaused
  reducedMotion = message.reducedMotion ?? reducedMotion
  refresh()
})
document.documentElement.lang = init.locale
find('play').textContent = init.replay ? t.again : t.play
find('says').textContent = t.rules
for (const id of ['less', 'more'] as const) find(id).setAttribute('aria-label', t[id])
if (init.replay) for (const id of ['less', 'stake', 'more']) find(id).hidden = true
find('play').addEventListener('click', () => void busy(play))
find('less').addEventListener('click', () => change(-1))
find('more').addEventListener('click', () => change(1))
refresh()
if (init.openRound) await busy((began) => finish(init.openRound!, began))
