import { connectGame, HostError, parentChannel, type GameFrameRound } from '@marquee/game-sdk'
import { messages } from './texts/index.ts'

/** What a round of this game is: the lamps that light up, as its book says them. */
type Outcome = { win: number; cost: number; steps: { events: { lamps: number[] }[] }[] }

const count = 5
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const canvas = find<HTMLCanvasElement>('stage')
const pen = canvas.getContext('2d')!
const says = find('says')
const playButton = find<HTMLButtonElement>('play')

const { init, host } = await connectGame(parentChannel(window))
const readTexts = messages[init.locale.slice(0, 2) as keyof typeof messages] ?? messages.en
const t = { ...(await readTexts()), ...init.texts }
const digits = init.unit.fractionDigits
const amount = (minor: number) =>
  (minor / 10 ** digits).toLocaleString(init.locale, { minimumFractionDigits: digits })
let { sound, reducedMotion, volume: loudness = 100 } = init
let stake = init.stakes.includes(init.stake) ? init.stake : init.stakes[0]!
let gift = init.freeSpins
let isPaused = false
let isBusy = false
let lit: number[] = []
let audio: AudioContext | undefined

document.documentElement.lang = init.locale

function draw(): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = devicePixelRatio
  canvas.width = width * scale
  canvas.height = height * scale
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  const radius = Math.min(width / (count * 2.6), height / 3.2)
  for (let lamp = 0; lamp < count; lamp++) {
    const x = width / 2 + (lamp - 2) * radius * 2.4
    const y = height / 2 + Math.abs(lamp - 2) * radius * 0.25
    const isLit = lit.includes(lamp)
    const light = pen.createRadialGradient(x, y, radius * 0.1, x, y, radius)
    light.addColorStop(0, isLit ? '#fffbe0' : '#3a3d6e')
    light.addColorStop(1, isLit ? '#ff9d2e' : '#24264d')
    pen.fillStyle = light
    pen.beginPath()
    pen.ellipse(x, y, radius * 0.85, radius, 0, 0, Math.PI * 2)
    pen.fill()
    pen.fillRect(x - radius * 0.35, y - radius * 1.12, radius * 0.7, radius * 0.18)
  }
}

function chime(step: number): void {
  if (!sound) return
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = 440 * 1.25 ** step
  volume.gain.value = loudness / 1000
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.4)
}

function refresh(): void {
  playButton.textContent = init.replay ? t.replay : t.play
  playButton.disabled = isBusy || isPaused
  find('stake').textContent = amount(gift?.stake ?? stake)
  find<HTMLButtonElement>('less').disabled = isBusy || !!gift || stake === init.stakes[0]
  find<HTMLButtonElement>('more').disabled = isBusy || !!gift || stake === init.stakes.at(-1)
  find('sound').setAttribute('aria-pressed', String(sound))
}

/** Shows a round that the platform has decided; takes as long as a round has to take at least. */
async function show({ outcome }: Pick<GameFrameRound, 'outcome'>, began: number): Promise<Outcome> {
  const round = outcome as unknown as Outcome
  const { lamps } = round.steps[0]!.events[0]!
  lit = []
  draw()
  for (const lamp of reducedMotion ? [] : lamps) {
    await wait(init.minimumSpinMs / (count + 2))
    lit = [...lit, lamp]
    draw()
    chime(lit.length)
  }
  await wait(Math.max(0, init.minimumSpinMs - (performance.now() - began)))
  lit = lamps
  draw()
  return round
}

function tell({ win, cost }: Outcome): void {
  const what = win > cost ? t.win : t.back
  says.textContent = win === 0 ? t.none : `${what} ${amount(win)}.`
}

async function finish(round: GameFrameRound, began: number): Promise<void> {
  const outcome = await show(round, began)
  const balance = await host.finish(round.id).catch(() => host.finish(round.id))
  tell(outcome)
  says.textContent += ` ${amount(round.balanceAfterStake)} + ${amount(outcome.win)} = ${amount(balance)}`
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
    says.textContent = isSaid || !(error instanceof Error) ? t.ready : error.message
  }
  isBusy = false
  host.setBusy(false)
  refresh()
}

const play = () =>
  busy(async () => {
    const began = performance.now()
    if (init.replay) return tell(await show(init.replay, began))
    const free = gift && { freeSpin: true }
    const request = {
      action: 'play',
      stake: gift?.stake ?? stake,
      target: 'base',
      ...free,
    } as const
    const { round, freeSpins } = await host.request(request)
    gift = freeSpins
    await finish(round, began)
  })

function changeStake(by: 1 | -1): void {
  stake = init.stakes[init.stakes.indexOf(stake) + by] ?? stake
  host.remember({ stake })
  refresh()
}

const sheet = find<HTMLDialogElement>('sheet')
const openRules = () => sheet.open || sheet.showModal()

host.listen((message) => {
  if (message.type === 'settings') {
    sound = message.sound ?? sound
    loudness = message.volume ?? loudness
    reducedMotion = message.reducedMotion ?? reducedMotion
    isPaused = message.paused ?? isPaused
  } else if (message.type === 'rules.open') openRules()
  refresh()
})
playButton.addEventListener('click', () => void play())
find('less').addEventListener('click', () => changeStake(-1))
find('more').addEventListener('click', () => changeStake(1))
find('rules').addEventListener('click', () => openRules())
find('sound').addEventListener('click', () => {
  sound = !sound
  host.remember({ sound })
  refresh()
})
for (const id of ['less', 'more', 'sound'] as const) find(id).setAttribute('aria-label', t[id])
find('sound').textContent = '♪'
find('rules').textContent = t.rules
find('text').textContent = t.text
says.textContent = t.ready
for (const id of init.shownByPage ?? []) find(id).hidden = true
if (init.replay) for (const id of ['less', 'more', 'stake']) find(id).hidden = true
new ResizeObserver(draw).observe(canvas)
canvas.addEventListener('contextrestored', draw)
draw()
refresh()
if (init.openRound) await busy(() => finish(init.openRound!, performance.now()))
