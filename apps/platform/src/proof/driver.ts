import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, type ErrorBody, games, player, rounds, session } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import type { Rng } from '@marquee/game-math'
import { gameOfModel, makeShot } from '../testing/makePlay.ts'
import { makeSignUp } from '../testing/makePlatform.ts'
import type { KillableServer } from './server.ts'

/** One act as it was sent; repeating it means sending exactly this. */
export interface Operation {
  endpoint: Endpoint
  path: string
  key: string
  body: string | undefined
  cookie: string
  ip: string
}

/** An operation that the platform acknowledged: the client may count on its effect. */
export interface Acknowledged extends Operation {
  text: string
}

export interface Answer {
  status: number
  text: string
  cookie: string | null
}

/** Sends an operation once. @throws when the connection fails, so that nobody knows what became of it. */
export async function send(
  url: string,
  { endpoint, path, key, body, cookie, ip }: Operation,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method: endpoint.method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      'x-forwarded-for': ip,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null,
  }
}

/** What players of the crash test share. */
export interface Field {
  server: KillableServer
  random: Rng
  acknowledged: Acknowledged[]
  /** Players who are in; the killing begins when all are. */
  entered: number
  /** How often an operation had to be sent again because the platform died under it. */
  resent: number
  stopped: boolean
}

/** Sends an operation until there is an answer, with one key, as a browser would after a lost connection. */
async function insist(field: Field, operation: Operation): Promise<Answer> {
  for (;;) {
    const { url } = field.server
    if (url) {
      try {
        return await send(url, operation)
      } catch {
        field.resent++
      }
    }
    await sleep(20)
  }
}

/** Answers that are right and leave nothing behind. */
const refusals = new Set(['too-fast', 'rate-limited', 'already-claimed', 'insufficient-funds'])

const codeOf = ({ status, text }: Answer): string =>
  status === 200 ? '' : (JSON.parse(text) as ErrorBody).error.code

/** Sends an operation and notes that it was acknowledged; null when it was rightly refused. */
async function act(
  field: Field,
  operation: Operation,
): Promise<{ text: string; cookie: string | null } | null> {
  const answer = await insist(field, operation)
  if (refusals.has(codeOf(answer))) return null
  if (answer.status !== 200)
    throw new Error(`${operation.path} answered ${answer.status}: ${answer.text}`)
  field.acknowledged.push({ ...operation, text: answer.text })
  return answer
}

const make = (
  endpoint: Endpoint,
  who: { cookie: string; ip: string },
  body?: unknown,
  path = endpoint.path,
): Operation => ({
  endpoint,
  path,
  key: randomUUID(),
  body: body === undefined ? undefined : JSON.stringify(body),
  ...who,
})

async function playRound(field: Field, who: { cookie: string; ip: string }): Promise<void> {
  const stake = [10, 20, 50][field.random.int(3)] ?? 10
  const begun = await act(field, make(rounds.play, who, makeShot({ stake })))
  if (!begun) return
  const { data } = JSON.parse(begun.text) as { data: { round: { id: string } } }
  await act(
    field,
    make(rounds.finish, who, undefined, rounds.finish.path.replace('{id}', data.round.id)),
  )
}

/** One player from sign-up until the field stops: plays, claims, switches modes, marks favorites. */
export async function runPlayer(field: Field, number: number): Promise<void> {
  const guest = { cookie: '', ip: `198.51.100.${number}` }
  const entered = await act(field, make(session.signUp, guest, makeSignUp()))
  if (!entered?.cookie) throw new Error('Signing up gave no session.')
  field.entered++
  const who = { cookie: entered.cookie, ip: guest.ip }
  const favorite = games.addFavorite.path.replace('{id}', String(gameOfModel('fish-deep').id))
  await act(field, make(dailyLogin.applyPrize, who))
  while (!field.stopped) {
    await playRound(field, who)
    const chance = field.random.int(20)
    if (chance === 0) await act(field, make(player.switchToSweepStakes, who))
    if (chance === 1) await act(field, make(player.switchToTournamentPoints, who))
    if (chance === 2) await act(field, make(games.addFavorite, who, undefined, favorite))
    if (chance === 3) await act(field, make(dailyLogin.applyPrize, who))
    await sleep(300)
  }
}

/** Signs up one player after the other, so that welcome gifts meet crashes too. */
export async function runDoor(field: Field): Promise<void> {
  for (let count = 0; !field.stopped; count++) {
    await act(
      field,
      make(session.signUp, { cookie: '', ip: `198.51.101.${count % 250}` }, makeSignUp()),
    )
    await sleep(150)
  }
}
