import { connectGame, HostError, parentChannel, type GameFrameRound } from '@marquee/game-sdk'
import { paint } from './scene.ts'
import { figures } from './sky.ts'
import { chord, ring } from './sound.ts'
import { messages } from './texts/index.ts'

/** What a round is: stars as they fall, and the figures that they complete. */
type Outcome = {
  win: number
  cost: number
  steps: { events: { stars: number[]; figures: number[] }[] }[]
}

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const canvas = find<HTMLCanvasElement>('stage')
const says = find('says')
const playButton = find<HTMLButtonElement>('play')
const sheet = find<HTMLDialogElement>('sheet')

const { init, host } = await connectGame(parentChannel(window))
const readTexts = messages[init.locale.slice(0, 2) as keyof typeof messages] ?? messages.en
const t = { ...(await readTexts()), ...init.texts }
const digits = init.unit.fractionDigits
const amount = (minor: number) =>
  (minor / 10 ** digits).toLocaleString(init.locale, { minimumFractionDigits: digits })
const nameOf = (figure: number) => t[figures[figure]!.name]

let { sound, reducedMotion, balance } = init
let stake = init.stakes.includes(init.stake) ? init.stake : init.stakes[0]!
let gift = init.freeSpins
let isPaused = false
let isBusy = false
let skip = () => {}
let painted = 0
const arrivals = new Map<number, number>()
const joined = new Map<number, number>()

function draw(now = performance.now()): void {
  const state = { arrivals, joined, isStill: reducedMotion, label: nameOf }
  paint(canvas, find('panel').offsetHeight, state, now)
}
/** The lake is never still, unless the player wants it so; thirty times a second are enough for water. */
function live(now: number): void {
  if (now - painted > 30) draw((painted = now))
  if (!reducedMotion) requestAnimationFrame(live)
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** A wait that a press ends: what a player has won may be seen at once, a round may not. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    skip = resolve
    setTimeout(resolve, ms)
  })

function labelled(id: string, label: string, text: string): void {
  const small = document.createElement('small')
  small.textContent = label
  find(id).replaceChildren(small, text)
}

function refresh(): void {
  playButton.textContent = init.replay ? t.replay : t.play
  playButton.disabled = isBusy || isPaused
  labelled('stake', t.stake, amount(gift?.stake ?? stake))
  labelled('balance', t.balance, amount(balance))
  find<HTMLButtonElement>('less').disabled = isBusy || !!gift || stake === init.stakes[0]
  find<HTMLButtonElement>('more').disabled = isBusy || !!gift || stake === init.stakes.at(-1)
  find('sound').setAttribute('aria-pressed', String(sound))
  if (reducedMotion) draw()
}

const say = (text: string, isWin = false) => {
  says.textContent = text
  says.classList.toggle('won', isWin)
}
const idle = () => say(gift ? t.free.replace('{count}', String(gift.left)) : t.ready)

/** Shows a round that the platform has decided; stars take as long as a round has to at least. */
async function show({ outcome }: Pick<GameFrameRound, 'outcome'>, began: number): Promise<Outcome> {
  const round = outcome as unknown as Outcome
  const { stars, figures: complete } = round.steps[0]!.events[0]!
  arrivals.clear()
  joined.clear()
  say('')
  const until = began + init.minimumSpinMs - 100
  const first = performance.now() + 450
  const apart = Math.max(60, (until - first) / stars.length)
  for (const [place, star] of stars.entries()) arrivals.set(star, first + place * apart)
  for (const place of reducedMotion ? [] : stars.keys()) {
    await wait(first + place * apart - performance.now())
    if (sound) ring(place)
  }
  await wait(began + init.minimumSpinMs - performance.now())
  for (const figure of complete) {
    joined.set(figure, performance.now())
    if (sound && round.win > round.cost) chord(figures[figure]!.stars.length)
    draw()
    await pause(reducedMotion ? 0 : 900)
  }
  draw()
  return round
}

function tell({ win, cost, steps }: Outcome): string {
  const names = steps[0]!.events[0]!.figures.map(nameOf).join(' + ')
  if (win === 0) return t.none
  return `${names}. ${win > cost ? t.win.replace('{amount}', amount(win)) : t.back}`
}

async function finish(round: GameFrameRound, began: number): Promise<void> {
  const outcome = await show(round, began)
  const before = round.balanceAfterStake
  balance = await host.finish(round.id).catch(() => host.finish(round.id))
  const sum =
    outcome.win > 0 ? ` ${amount(before)} + ${amount(outcome.win)} = ${amount(balance)}` : ''
  say(tell(outcome) + sum, outcome.win > outcome.cost)
}

/** Runs one round at a time; the page around is told that something is being shown. */
async function busy(act: () => Promise<void>): Promise<void> {
  if (isBusy) return
  isBusy = true
  host.setBusy(true)
  refresh()
  try {
    await act()
  } catch (error) {
    // Short of coins: the page around says so, with the ways on.
    const isSaid = error instanceof HostError && error.code === 'insufficient-funds'
    if (isSaid || !(error instanceof Error)) idle()
    else say(error.message)
  }
  isBusy = false
  host.setBusy(false)
  refresh()
}

const play = () =>
  busy(async () => {
    const began = performance.now()
    if (init.replay) return replay(began)
    const request = { action: 'play', stake: gift?.stake ?? stake, target: 'base' } as const
    const { round, freeSpins } = await host.request({ ...request, ...(gift && { freeSpin: true }) })
    gift = freeSpins
    balance = round.balanceAfterStake
    refresh()
    await finish(round, began)
  })

async function replay(began: number): Promise<void> {
  const outcome = await show(init.replay!, began)
  say(tell(outcome), outcome.win > outcome.cost)
}

function changeStake(by: 1 | -1): void {
  stake = init.stakes[init.stakes.indexOf(stake) + by] ?? stake
  host.remember({ stake })
  refresh()
}

function fillRules(): void {
  find('text').textContent = t.text
  find('odds').textContent = t.odds
  find('close').textContent = t.close
  for (const [figure, { pays }] of figures.entries()) {
    const row = document.createElement('li')
    const [name, times] = [document.createElement('span'), document.createElement('b')]
    name.textContent = nameOf(figure)
    times.textContent = `×${pays}`
    row.append(name, times)
    find('pays').append(row)
  }
}
const openRules = () => sheet.open || sheet.showModal()

host.listen((message) => {
  if (message.type === 'settings') {
    const wasStill = reducedMotion
    sound = message.sound ?? sound
    reducedMotion = message.reducedMotion ?? reducedMotion
    isPaused = message.paused ?? isPaused
    if (wasStill && !reducedMotion) requestAnimationFrame(live)
  } else if (message.type === 'balance' && !isBusy) balance = message.balance
  else if (message.type === 'rules.open') openRules()
  refresh()
})
playButton.addEventListener('click', () => void play())
addEventListener('pointerdown', () => skip())
find('less').addEventListener('click', () => changeStake(-1))
find('more').addEventListener('click', () => changeStake(1))
find('rules').addEventListener('click', () => openRules())
find('sound').addEventListener('click', () => {
  sound = !sound
  host.remember({ sound })
  refresh()
})
for (const id of ['less', 'more', 'sound', 'rules'] as const)
  find(id).setAttribute('aria-label', t[id])
document.documentElement.lang = init.locale
if (init.replay) for (const id of ['stakes', 'balance']) find(id).hidden = true
fillRules()
idle()
refresh()
new ResizeObserver(() => draw()).observe(canvas)
canvas.addEventListener('contextrestored', () => draw())
requestAnimationFrame(live)
if (init.openRound) await busy(() => finish(init.openRound!, performance.now()))
