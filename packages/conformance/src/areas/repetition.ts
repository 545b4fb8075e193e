import type { Answer } from '../client.ts'
import { type Operation, whereOf } from '../document.ts'
import { type Input, otherInputs } from '../inputs.ts'
import { told } from '../judge.ts'
import { type Actor, isSignedIn, type Run } from '../run.ts'

/** An act that was answered with success. */
export interface Done {
  operation: Operation
  input: Input
  key: string
  first: Answer
  /** Who asked, by their cookies. */
  cookies: string
}

/** Who somebody is to the backend. */
export const cookiesOf = ({ visitor }: Actor): string => JSON.stringify([...visitor.cookies])

/** An act that gave nothing and names nothing has done nothing, and its key means nothing. */
const gaveNothing = ({ json }: Answer): boolean => {
  const { data } = (json ?? {}) as { data?: object }
  const values = Object.values(data ?? {})
  return (
    values.length > 0 && values.every((value) => !value || (Array.isArray(value) && !value.length))
  )
}

/** What the same key has to lead to again. */
const sameAnswer = ({ first }: Done, again: Answer) =>
  again.status === first.status && again.text === first.text

/** What a player has and has done, as far as calls tell it: equal before and after, nothing has happened. */
export async function standing(run: Run, actor: Actor): Promise<string> {
  const parts = ['player.me', 'history.entries', 'inbox.list'].flatMap(
    (id) => run.contract.find(id) ?? [],
  )
  const told = []
  for (const { method, path } of parts) {
    const { json } = await actor.visitor.send(method, path)
    const { data } = (json ?? {}) as { data?: Record<string, unknown> }
    const { playerInfo, gameMode, entries, unread } = data ?? {}
    told.push({ playerInfo, gameMode, entries, unread })
  }
  return JSON.stringify(told)
}

/** The same act again with its key: the same answer and nothing more; another act with it: refused. */
export async function repeat(
  run: Run,
  actor: Actor,
  done: Done,
  about: Actor = actor,
): Promise<void> {
  const { operation, input, key } = done
  const where = `${whereOf(operation, 'parameters')} (Idempotency-Key), docs/architecture.md`
  const isPlayers = operation.audience === 'player' && (await isSignedIn(run, actor))
  const before = isPlayers ? await standing(run, actor) : ''
  const again = await run.ask(actor, operation, input, { key })
  // Who has signed in or out, or left, is another one than asked first. A guest stays one whatever else
  // the browser was told to remember.
  const isGuests = operation.audience === 'guest' && !(await isSignedIn(run, actor))
  const isSame =
    operation.audience === 'player' ? isPlayers : isGuests || cookiesOf(actor) === done.cookies
  if (isSame) {
    if (!operation.answersAnew)
      run.acted.push({ actor, about, operation, input, key, first: done.first })
    const holds = operation.answersAnew
      ? again.status === 200 && again.text !== done.first.text
      : sameAnswer(done, again)
    run.report.check('repetition', operation.id, holds, {
      expected: `${operation.answersAnew ? 'something new after' : 'the first answer again:'} ${told(done.first)}`,
      came: told(again),
      where,
    })
    if (isPlayers) {
      const after = await standing(run, actor)
      run.report.check('repetition', operation.id, after === before, {
        expected: 'nothing more happens for a key that was used',
        came: `${before} became ${after}`,
        where,
      })
    }
  } else {
    run.report.gap('repetition', operation.id, 'the act changes who asks')
    return
  }
  const [other] = otherInputs(operation, input, run)
  if (!other || operation.answersAnew || gaveNothing(done.first)) return
  const misused = await run.ask(actor, operation, other, { key })
  const didNothing = gaveNothing(misused) && misused.text !== done.first.text
  run.report.check('repetition', operation.id, misused.status >= 400 || didNothing, {
    expected: 'a refusal of the same key with another body, such as 409 idempotency-conflict',
    came: told(misused),
    where,
  })
}

/** One key means one thing for each player, and twice at the same moment once. */
export async function keysOfTwo(run: Run): Promise<void> {
  const operation = run.contract.find('games.addFavorite') ?? run.call('rounds.play')
  if (!run.operations.includes(operation)) return
  const [one, other] = [await run.player(), await run.player()]
  const input = run.reached.get(operation.id)
  if (!input) return run.report.gap('repetition', operation.id, 'the act was not reached')
  const key = crypto.randomUUID()
  const where = 'docs/architecture.md, How something is written'
  const both = await Promise.all([
    run.ask(one, operation, input, { key }),
    run.ask(one, operation, input, { key }),
  ])
  run.report.check('repetition', operation.id, both[0].text === both[1].text, {
    expected: 'one answer to two requests with one key at the same time',
    came: both.map(told).join(' and '),
    where,
  })
  const theirs = await run.ask(other, operation, input, { key })
  run.report.check('repetition', operation.id, theirs.status === 200, {
    expected: 'a key that another player used means nothing here',
    came: told(theirs),
    where,
  })
}
