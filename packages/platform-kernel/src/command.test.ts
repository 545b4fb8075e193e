import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Command, type Kernel, runCommand } from './command.ts'
import type { Question, Questions } from './questions.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { makeTestKernel } from './testing/makeTestKernel.ts'

let kernel: Kernel
let playerId: string
beforeAll(async () => {
  kernel = await makeTestKernel()
  playerId = await makePlayerRow(kernel)
})
afterAll(() => kernel.db.destroy())

const command = <Asked extends Questions>(
  overrides: Partial<Command<unknown, Asked>>,
): Command<unknown, Asked> => ({
  name: 'test.act',
  playerId,
  idempotency: { scope: `player:${playerId}`, key: randomUUID() },
  input: null,
  handle: async () => null,
  ...overrides,
})

/** The player's login; counts how often it is asked. */
function makeQuestion() {
  const ask = vi.fn<Question<string>['ask']>(
    ({ playerId: id }) => sql`(select login from player where id = ${id})`,
  )
  return { ask, read: String } satisfies Question<string>
}

const loginOf = async () =>
  (await kernel.db.selectFrom('player').select('login').where('id', '=', playerId).execute())[0]
    ?.login

it('command with a question > is told, and what a guard insists on is asked with it, once', async () => {
  const login = makeQuestion()
  const judge = vi.fn()
  const insisting = { ...kernel, insistences: [{ playerId, question: login, judge }] }
  const told = await runCommand(
    insisting,
    command({
      knows: { login },
      handle: async ({ ask }, known) => [known.login, await ask(login, playerId)],
    }),
  )
  expect(told).toEqual([await loginOf(), await loginOf()])
  expect(judge).toHaveBeenCalledWith(await loginOf(), expect.any(Number))
  expect(login.ask).toHaveBeenCalledTimes(1)
})

it('command that a guard refuses inside > does nothing', async () => {
  const refused = {
    ...kernel,
    insistences: [
      {
        playerId,
        question: makeQuestion(),
        judge() {
          throw new Error('refused')
        },
      },
    ],
  }
  const handle = vi.fn(async () => null)
  await expect(runCommand(refused, command({ handle }))).rejects.toThrow('refused')
  expect(handle).not.toHaveBeenCalled()
})

it('command of a player who does not exist > is refused, and leaves no key', async () => {
  const nobody = randomUUID()
  const idempotency = { scope: 'test', key: randomUUID() }
  const act = runCommand(kernel, command({ playerId: nobody, idempotency }))
  await expect(act).rejects.toMatchObject({ code: 'not-found' })
  const kept = await kernel.db
    .selectFrom('idempotency')
    .select('key')
    .where('key', '=', idempotency.key)
    .execute()
  expect(kept).toEqual([])
})

it('writes of a command > are there after it, and not when it fails', async () => {
  const write = (login: string, fails: boolean) =>
    runCommand(
      kernel,
      command({
        async handle({ tx, write: atTheEnd }) {
          atTheEnd(tx.updateTable('player').set({ login }).where('id', '=', playerId))
          expect(await loginInside(tx)).not.toBe(login)
          if (fails) throw new Error('undone')
          return null
        },
      }),
    )
  const loginInside = async (tx: Parameters<Command<unknown>['handle']>[0]['tx']) =>
    (await tx.selectFrom('player').select('login').where('id', '=', playerId).execute())[0]?.login
  await write('Written', false)
  expect(await loginOf()).toBe('Written')
  await expect(write('Lost', true)).rejects.toThrow('undone')
  expect(await loginOf()).toBe('Written')
})

it('command with a key that comes again with something else asked > is refused', async () => {
  const act = command({ handle: async () => 'done' })
  const asking = (reason: string) => runCommand({ ...kernel, asked: { reason } }, act)
  expect([await asking('a reason'), await asking('a reason')]).toEqual(['done', 'done'])
  await expect(asking('another')).rejects.toMatchObject({ code: 'idempotency-conflict' })
})
