/**
 * Plays host for one game while it is being developed; never part of the build.
 * Address: harness.html?model=lines-20-adventure&game=slug&want=free&stake=100&locale=es&entries
 * `target` is what a round that was open, or is replayed, was about.
 * `free=3` gives free spins; `want` keeps drawing until a round has it: none, returned, win, big, huge, epic, fall, free, hold, pick, wheel, capped.
 */
import { gameFrameProtocol, isGameMessage } from '@marquee/contract'
import type { GameFrameRound, HostMessage } from '@marquee/contract'
import { games } from '@marquee/game-catalogue'
import {
  actionsOf,
  costOf,
  beginRound,
  endRound,
  findGameModel,
  instantOf,
  isInstant,
  playRound,
  rulesOf,
  seededRng,
  stakesFor,
  unfold,
  withDrops,
} from '@marquee/game-math'
import type { Deal, Rng, RoundChoice, RoundInput, RoundOutcome } from '@marquee/game-math'

const query = new URLSearchParams(location.search)
const slug = query.get('game')
const modelId = query.get('model') ?? 'lines-20-adventure'
const game = games.find((g) => (slug ? g.slug === slug : g.model === modelId)) ?? games[0]!
const model = findGameModel(slug ? game.model : modelId)
const stakes = stakesFor(model)
const stake = Number(query.get('stake') ?? stakes[2])
const delay = Number(query.get('delay') ?? 180)
let balance = Number(query.get('balance') ?? 250_000)
let freeLeft = Number(query.get('free') ?? 0)
const freeSpins = () => (freeLeft > 0 ? { left: freeLeft, stake } : null)

const seed = query.get('seed')
const rng: Rng = seed
  ? seededRng(Number(seed))
  : { int: (max) => crypto.getRandomValues(new Uint32Array(1))[0]! % max }

const isPlain = (outcome: RoundOutcome) =>
  outcome.steps.every(({ kind }) => !['free-spin', 'hold-start', 'feature-start'].includes(kind))

const has: Record<string, (outcome: RoundOutcome) => boolean> = {
  none: (o) => o.win === 0,
  returned: (o) => o.win > 0 && o.win <= o.cost,
  win: (o) => o.win > o.cost && o.win < o.cost * 8 && isPlain(o),
  big: (o) => o.win > o.cost * 10 && o.win < o.cost * 25 && isPlain(o),
  huge: (o) => o.win > o.cost * 25 && o.win < o.cost * 100,
  epic: (o) => o.win >= o.cost * 100,
  fall: (o) => isPlain(o) && o.steps.length > 3,
  free: (o) => o.steps.some((step) => step.kind === 'free-spin'),
  hold: (o) => o.steps.some((step) => step.kind === 'hold-start'),
  pick: (o) => o.steps.some((step) => step.kind === 'pick-start'),
  wheel: (o) => o.steps.some((step) => step.kind === 'wheel'),
  capped: (o) => o.capped,
}

function draw(input: RoundInput): RoundOutcome {
  const wanted = has[query.get('want') ?? '']
  let outcome = playRound(model, input, rng)
  for (let tries = 0; wanted && !wanted(outcome) && tries < 100_000; tries++) {
    outcome = playRound(model, input, rng)
  }
  return outcome
}

/** A round as it begins; one that waits for choices has only that part of what is wanted. */
function beginWanted(input: RoundInput): ReturnType<typeof beginRound> {
  const wanted = has[query.get('want') ?? '']
  let begun = beginRound(model, input, rng)
  for (let tries = 0; wanted && !wanted(begun.outcome) && tries < 100_000; tries++) {
    begun = beginRound(model, input, rng)
  }
  return begun
}

const firstTarget = () => {
  if (isInstant(model)) return instantOf(model).samples()[4]
  return model.engine === 'fish' ? model.targets[0]!.id : undefined
}

let rounds = 0
/** Rounds that wait for choices: what decides them, and what was chosen. */
const deals = new Map<string, { deal: Deal; choices: RoundChoice[] }>()
const open = new Map<string, RoundOutcome>()
function openRound(input: RoundInput): GameFrameRound {
  const id = `round-${++rounds}`
  const { outcome: own, deal } = query.has('replay')
    ? { outcome: draw(input), deal: null }
    : beginWanted(input)
  if (deal) deals.set(id, { deal, choices: [] })
  const outcome = withDrops(own, fallen)
  open.set(id, outcome)
  balance -= outcome.cost
  return {
    id,
    outcome: outcome,
    balanceAfterStake: balance,
  }
}

/** Jackpots that a game feeds: here they only climb, and `drop=minor` lets one fall to every round. */
const fedLevels =
  model.engine === 'lines' && model.network
    ? model.network.levels.map(({ id, seed: start, mustDropBy }) => ({
        level: id,
        amount: Math.floor((start + mustDropBy) / 2),
        mustDropBy,
      }))
    : undefined
const fallen = fedLevels?.filter(({ level }) => level === query.get('drop')) ?? []

const frame = document.createElement('iframe')
frame.setAttribute('sandbox', 'allow-scripts')
frame.src = import.meta.env.BASE_URL
document.body.append(frame)
const say = (message: HostMessage) => frame.contentWindow!.postMessage(message, '*')
const protocol = gameFrameProtocol

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || !isGameMessage(data)) return
  if (data.type === 'ready') {
    const action = actionsOf(model)[0]!
    const target = query.get('target') ?? firstTarget()
    say({
      protocol,
      type: 'init',
      game: {
        id: game.id,
        title: game.title,
        model: model.id,
        skin: { ...game.skin, palette: { ...game.skin.palette } },
      },
      stakes,
      stake,
      balance,
      unit: query.has('entries')
        ? { label: 'entries', fractionDigits: 2 }
        : { label: 'coins', fractionDigits: 0 },
      locale: query.get('locale') ?? 'en',
      texts: {},
      sound: query.has('sound'),
      reducedMotion: query.has('calm'),
      minimumSpinMs: 2500,
      openRound: query.has('open') ? openRound({ action, stake, target }) : null,
      freeSpins: freeSpins(),
      ...(fedLevels && { jackpots: { levels: fedLevels, drops: [] } }),
      rules: JSON.parse(JSON.stringify(rulesOf(model))),
      ...(query.has('replay') && { replay: openRound({ action, stake, target }) }),
    })
  } else if (data.type === 'round.request') {
    const { requestId, action, target } = data
    setTimeout(() => {
      const isShort = costOf(model, { action, stake: data.stake, target }) > balance
      if (isShort || query.has('refuse')) {
        const message = 'This round could not begin. Your balance is as it was.'
        const code = isShort ? 'insufficient-funds' : 'not-allowed'
        say({ protocol, type: 'round.error', requestId, code, message })
      } else {
        const round = openRound({ action, stake: data.stake, target })
        if (data.freeSpin) {
          freeLeft -= 1
          round.balanceAfterStake = balance += costOf(model, { action, stake: data.stake, target })
        }
        say({ protocol, type: 'round.result', requestId, round, freeSpins: freeSpins() })
      }
      for (const one of fedLevels ?? []) one.amount += Math.ceil(data.stake / 100)
      if (fedLevels) say({ protocol, type: 'jackpots', levels: fedLevels })
    }, delay)
  } else if (data.type === 'round.step') {
    const { requestId, roundId, choice } = data
    setTimeout(() => {
      const held = deals.get(roundId)!
      const outcome = unfold(held.deal, [...held.choices, choice])
      held.choices.push(choice)
      balance -= outcome.cost - (open.get(roundId)?.cost ?? outcome.cost)
      open.set(roundId, outcome)
      const round = { id: roundId, outcome, balanceAfterStake: balance }
      say({ protocol, type: 'round.result', requestId, round, freeSpins: freeSpins() })
    }, delay)
  } else if (data.type === 'round.finish') {
    const held = deals.get(data.roundId)
    if (held) open.set(data.roundId, endRound(held.deal, held.choices))
    balance += open.get(data.roundId)?.win ?? 0
    open.delete(data.roundId)
    say({ protocol, type: 'round.finished', roundId: data.roundId, balance })
  }
})
