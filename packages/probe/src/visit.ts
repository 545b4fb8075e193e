import { randomUUID } from 'node:crypto'
import { type Answer, codeIn, type Sent, type Visitor } from '@marquee/conformance/client'
import { connect, type Listening } from '@marquee/conformance/connect'
import { rounds, session, type Round } from '@marquee/contract'
import { seconds } from '@marquee/platform-kernel/metrics/metrics'

/** What a visit does, in order; each needs the one before. */
export const steps = [
  'home',
  'script',
  'sign-in',
  'lobby',
  'realtime',
  'play',
  'push',
  'finish',
] as const
export type Step = (typeof steps)[number]

/** What is asked of one brand. */
export interface Assignment {
  email: string
  password: string
  gameId: number
  /** Minor units of coins; each visit costs one. */
  stake: number
}

export interface Visited {
  /** How long each step took that was done, in s. */
  took: Partial<Record<Step, number>>
  /** The step that the visit ended at, and why; null when all were done. */
  failed: { step: Step; reason: string } | null
}

/** How long anything may take, in ms. A player has gone by then. */
const patience = 10_000

/** Something is not as a player needs it; the message says what. */
class Failed extends Error {
  override name = 'Failed'
}

const shortly = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120)

async function within<T>(milliseconds: number, done: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const tell = () => reject(new Failed(`nothing came within ${milliseconds / 1000} s`))
    timer = setTimeout(tell, milliseconds)
  })
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The answer, if it is what a player needs. @throws Failed otherwise. */
function good(answer: Answer, what: string): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer
  const code = codeIn(answer) ?? shortly(answer.text)
  const cure = code === 'insufficient-funds' ? ': the probe has no coins left, grant it some' : ''
  throw new Failed(`${what} answered ${answer.status || 'nothing'} (${code})${cure}`)
}

const page = async (visitor: Visitor, path: string): Promise<string> => {
  const { text } = good(await visitor.send('GET', path, { headers: { accept: 'text/html' } }), path)
  if (!text.includes('<main') || !text.includes('</html>'))
    throw new Failed(`${path} is no whole page`)
  return text
}

const act = (
  visitor: Visitor,
  { path, method }: { path: string; method: string },
  sent: Sent = {},
) => visitor.send(method, path, { key: randomUUID(), ...sent })

const dataOf = <T>({ json }: Answer): T => (json as { data: T }).data

interface Ticket {
  ticket: string
  lastSequence: number
}

const isBalance = (push: unknown): boolean =>
  (push as { channel?: unknown }).channel === 'setBalance'

/** Settles once a balance has come. */
async function balanceIn({ came, socket }: Listening): Promise<void> {
  while (!came.some(isBalance))
    await new Promise<void>((resolve) => socket.once('push', () => resolve()))
}

/** Ends rounds that a visit before this one left open: one that is open keeps the next from beginning. */
async function finishWhatIsOpen(visitor: Visitor): Promise<void> {
  const answer = good(await visitor.send('GET', rounds.history.path), 'The list of rounds')
  const { rounds: played } = dataOf<{ rounds: Round[] }>(answer)
  const open = played.filter(({ status }) => status === 'open')
  for (const { id } of open)
    good(await act(visitor, finishing(id)), 'Finishing a round that was left open')
}

const finishing = (id: string) => ({
  ...rounds.finish,
  path: rounds.finish.path.replace('{id}', id),
})

/**
 * Visits a brand as a player does: opens its home and a script of it, signs in unless the visitor still
 * is, opens the lobby, connects, plays one round for `stake` coins, hears of it, finishes it. Ends at the
 * first step that fails; never throws.
 */
export async function visit(
  visitor: Visitor,
  { email, password, gameId, stake }: Assignment,
): Promise<Visited> {
  const took: Visited['took'] = {}
  let step: Step = 'home'
  const listening: Listening[] = []
  const during = async <T>(next: Step, run: () => Promise<T>): Promise<T> => {
    step = next
    const began = seconds()
    const done = await within(patience, run())
    took[next] = seconds() - began
    return done
  }
  try {
    const home = await during('home', () => page(visitor, '/'))
    await during('script', async () => {
      const [, src] = /<script type="module" src="([^"]+)"/.exec(home) ?? []
      if (!src) throw new Failed('The home has no script')
      good(await visitor.send('GET', src), src)
    })
    await during('sign-in', async () => {
      const me = await visitor.send('GET', '/rest/player/')
      if (me.status === 200) return
      good(await act(visitor, session.signIn, { body: { email, password } }), 'Signing in')
    })
    await during('lobby', () => page(visitor, '/'))
    const heard = await during('realtime', async () => {
      const ticket = good(await act(visitor, session.realtimeTicket), 'The ticket for realtime')
      const { ticket: secret, lastSequence } = dataOf<Ticket>(ticket)
      const door = await connect(visitor.origin, secret, lastSequence)
      if (!door) throw new Failed('Realtime did not open')
      listening.push(door)
      return door
    })
    await finishWhatIsOpen(visitor)
    const { id } = await during('play', async () => {
      const body = { gameId, action: 'spin', stake }
      const answer = good(await act(visitor, rounds.play, { body }), 'Playing')
      return dataOf<{ round: Round }>(answer).round
    })
    await during('push', () => balanceIn(heard))
    await during('finish', async () => good(await act(visitor, finishing(id)), 'Finishing'))
    return { took, failed: null }
  } catch (error) {
    return {
      took,
      failed: { step, reason: error instanceof Error ? error.message : String(error) },
    }
  } finally {
    for (const { socket } of listening) socket.disconnect()
  }
}
