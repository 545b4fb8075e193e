import { randomUUID } from 'node:crypto'
import { rounds, session } from '@marquee/contract'
import { makeClient, type TestClient } from '../../testing/makeClient.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { makeSignUp } from '../../testing/makePlatform.ts'
import { minimumSpinMs } from '@marquee/platform-play/rounds/rules'
import { setTimeout as sleep } from 'node:timers/promises'

/** Players in turn, so many that nobody has to wait between two rounds for the pace to allow it. */
export interface Table {
  clients: TestClient[]
  /** Names of the players' mails, to find them in the database. */
  emails: string[]
  /** When each began a round last, by the clock of this process. */
  began: Map<TestClient, number>
}

/** Signs players up, one after the other. */
export async function seat(url: string, count: number): Promise<Table> {
  const clients: TestClient[] = []
  const emails: string[] = []
  for (let number = 0; number < count; number++) {
    const client = makeClient({ url, host: '127.0.0.1', ip: `203.0.113.${1 + (number % 250)}` })
    const form = makeSignUp({ name: `Robin${randomUUID().replaceAll(/[^a-f]/g, '')}` })
    await client.ask(session.signUp, { body: form })
    clients.push(client)
    emails.push(form.email)
  }
  return { clients, emails, began: new Map() }
}

/** How long each of so many rounds took from its call to its answer, in ms, one after the other. */
export async function timeRounds(
  { clients, began: last }: Table,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < count; number++) {
    const client = clients[number % clients.length]
    if (!client) throw new Error('Nobody sits at the table.')
    const since = performance.now() - (last.get(client) ?? -Infinity)
    if (since < minimumSpinMs + 100) await sleep(minimumSpinMs - since + 100)
    const began = performance.now()
    const { data } = await client.ask(rounds.play, { body: makeSpin() })
    times.push(performance.now() - began)
    last.set(client, performance.now())
    await client.ask(rounds.finish, { params: { id: data.round.id } })
  }
  return times
}
