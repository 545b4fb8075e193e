import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { pushChannels, pushEnvelope, pushSchemas, resumeAnswer } from '@marquee/contract/pushes'
import { makeVisitor } from '../client.ts'
import { connect, type Listening } from '../connect.ts'
import type { Actor, Run } from '../run.ts'
import { samplePush } from './samplePush.ts'

const where = 'packages/contract/src/pushes/schemas.ts'
/** How long a push may take to arrive, in ms. */
const patience = 5_000

/** What checks the data of a channel. */
interface Schema {
  safeParse: (data: unknown) => { success: boolean }
}

interface Ticket {
  data: { ticket: string; lastSequence: number }
}

async function ticketOf(run: Run, actor: Actor): Promise<Ticket['data'] | null> {
  const operation = run.call('session.realtimeTicket')
  const answer = await run.ask(actor, operation, { path: operation.path })
  return answer.status === 200 ? (answer.json as Ticket).data : null
}

async function until(reached: () => boolean): Promise<void> {
  for (let waited = 0; !reached() && waited < patience; waited += 20) await sleep(20)
}

/** Pushes have the shape of their channel, one number after the other, each once, and none is lost. */
export async function pushes(run: Run): Promise<void> {
  const { report } = run
  const check = (call: string, holds: boolean, expected: string, came: unknown) =>
    report.check('pushes', call, holds, {
      expected,
      came: JSON.stringify(came) ?? 'nothing',
      where,
    })
  const player = await run.player()
  const first = await ticketOf(run, player)
  if (!first) return report.gap('pushes', 'session.realtimeTicket', 'no ticket was given')
  const listening = await connect(run.target.url, first.ticket, first.lastSequence)
  check(
    'connection',
    listening !== null,
    'a connection for a new ticket, and a resume',
    listening?.resumed,
  )
  if (!listening) return
  const { socket, came } = listening
  check(
    'resume',
    resumeAnswer.safeParse(listening.resumed).success,
    'a replay or a snapshot',
    listening.resumed,
  )

  // Each channel once, as the sandbox sends it; where it does not, what comes by itself has to do.
  const sent: { channel: string; data: unknown }[] = []
  for (const channel of pushChannels) {
    const data = samplePush(channel)
    const { status } = await player.visitor.send('POST', '/sandbox/push', {
      body: { channel, data },
    })
    if (status === 200) sent.push({ channel, data })
    else report.gap('pushes', channel, `the sandbox does not send it (${status})`)
  }
  const play = run.contract.find('rounds.play')
  const input = run.reached.get('rounds.play')
  if (play && input) await run.ask(player, play, input)
  const has = (channel: string) =>
    came.some((push) => (push as { channel?: string } | null)?.channel === channel)
  await until(() => sent.every(({ channel }) => has(channel)) && (!input || has('setBalance')))
  await sleep(300)

  const numbers: number[] = []
  for (const push of came) {
    const envelope = pushEnvelope.safeParse(push)
    const channel = String((push as { channel?: unknown } | null)?.channel)
    check(channel, envelope.success, 'an envelope with seq, channel, data and at', push)
    if (!envelope.success) continue
    numbers.push(envelope.data.seq)
    const schema = new Map<string, Schema>(Object.entries(pushSchemas)).get(channel)
    check(channel, schema !== undefined, 'a channel of the contract', push)
    check(
      channel,
      schema?.safeParse(envelope.data.data).success ?? false,
      'data as its schema says',
      push,
    )
  }
  for (const { channel, data } of sent)
    check(
      channel,
      came.some((push) => matches(push, channel, data)),
      'the push that was sent, unchanged',
      data,
    )
  const start = first.lastSequence
  check(
    'order',
    numbers.every((seq, n) => seq === start + 1 + n),
    `numbers from ${start + 1} on, one after the other, each once`,
    numbers,
  )

  await resuming(run, { player, listening, numbers, start })
  socket.disconnect()
  await doors(run, player, first.ticket)
}

const matches = (push: unknown, channel: string, data: unknown): boolean => {
  const one = push as { channel?: unknown; data?: unknown } | null
  return one?.channel === channel && isDeepStrictEqual(one.data, data)
}

/** Who asks for what it missed is told exactly that. */
async function resuming(
  run: Run,
  {
    listening,
    numbers,
    start,
  }: { player: Actor; listening: Listening; numbers: number[]; start: number },
): Promise<void> {
  const { report } = run
  const ask = (lastSeq: unknown): Promise<unknown> =>
    listening.socket
      .timeout(patience)
      .emitWithAck('resume', { lastSeq })
      .catch(() => 'no answer')
  const middle = start + Math.floor(numbers.length / 2)
  const parsed = resumeAnswer.safeParse(await ask(middle))
  const replayed = parsed.success && parsed.data.kind === 'replay' ? parsed.data.pushes : null
  const wanted = numbers.filter((seq) => seq > middle)
  const got = replayed?.map(({ seq }) => seq)
  report.check('pushes', 'resume', JSON.stringify(got) === JSON.stringify(wanted), {
    expected: `a replay of ${wanted.join(', ')}`,
    came: JSON.stringify(got ?? parsed.data) ?? 'no answer',
    where,
  })
  for (const lastSeq of [Number.MAX_SAFE_INTEGER, -1, 'one']) {
    const answer = await ask(lastSeq)
    report.check('pushes', 'resume', resumeAnswer.safeParse(answer).success, {
      expected: `a replay or the whole state for the number ${String(lastSeq)}`,
      came: JSON.stringify(answer) ?? 'no answer',
      where,
    })
  }
}

/** The door: a ticket is good once, for one's own origin, and while the session runs. */
async function doors(run: Run, player: Actor, used: string): Promise<void> {
  const refused = async (name: string, ticket: string) => {
    const listening = await connect(run.target.url, ticket, 0)
    listening?.socket.disconnect()
    run.report.check('pushes', 'connection', listening === null, {
      expected: `no connection for ${name}`,
      came: 'a connection',
      where: `${where}, RT-18`,
    })
  }
  await refused('a ticket that was used', used)
  await refused('a ticket that nobody gave', 'x'.repeat(43))
  const ticket = await ticketOf(run, player)
  if (!ticket) return
  const listening = await connect(run.target.url, ticket.ticket, ticket.lastSequence)
  const logout = run.call('session.logout')
  const ended = new Promise<boolean>((resolve) => {
    listening?.socket.once('disconnect', () => resolve(true))
    setTimeout(() => resolve(false), patience)
  })
  const gone: Actor = { ...player, visitor: makeVisitor(run.target.url) }
  for (const [name, value] of player.visitor.cookies) gone.visitor.cookies.set(name, value)
  await run.ask(gone, logout, { path: logout.path })
  run.report.check('pushes', 'connection', await ended, {
    expected: 'a connection that ends with its session',
    came: 'it stays open',
    where: `${where}, RT-18`,
  })
  listening?.socket.disconnect()
}
