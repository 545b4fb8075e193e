import { codeIn } from '../client.ts'
import { whereOf } from '../document.ts'
import { otherInputs } from '../inputs.ts'
import { told } from '../judge.ts'
import { type Acted, forEach, isSignedIn, type Run } from '../run.ts'
import { moveOn } from './supply.ts'

/** Ends who asks, or what they may do: what they have done cannot be asked for again. */
const ends =
  /^(session\.|account\.(closeAccount|changePassword|endSession)|responsiblePlay\.(coolOff|selfExclude)|passkeys\.)/

/** How far the sandbox's clock goes ahead, in ms: what is decided by the day is decided anew. */
const ahead = 25 * 3_600_000

/** Does what may change what an act was answered with: the same once more, otherwise, and all that is done beside it. */
async function goOn(run: Run, acted: Acted): Promise<void> {
  const { actor, operation, input } = acted
  await moveOn(run, acted)
  if (ends.test(operation.id)) return
  for (const one of [input, ...otherInputs(operation, input, run)])
    await run.ask(actor, operation, one)
  if (operation.audience !== 'player') return
  const tag = operation.id.split('.')[0]
  const beside = run.contract.operations.filter(
    ({ id, effect, audience }) =>
      effect && audience === 'player' && id.startsWith(`${tag}.`) && !ends.test(id),
  )
  for (const one of beside) await run.ask(actor, one, run.inputFor(actor, one))
}

/** Whether a key is answered as at first, where who asked is still there to ask. */
async function again(run: Run, acted: Acted): Promise<void> {
  const { actor, operation, input, key, first } = acted
  if (operation.audience === 'player' && !(await isSignedIn(run, actor))) return
  let answer = await run.ask(actor, operation, input, { key })
  // What only somebody who has just proved who they are may do is theirs again once they prove it.
  const prove = run.contract.find('account.reauthenticate')
  if (codeIn(answer) === 'reauthentication-required' && prove && actor.credentials) {
    const { password } = actor.credentials
    await run.ask(actor, prove, { path: prove.path, body: { password } })
    answer = await run.ask(actor, operation, input, { key })
  }
  run.report.check(
    'repetition',
    operation.id,
    answer.status === first.status && answer.text === first.text,
    {
      expected: `the first answer again, whatever came after: ${told(first)}`,
      came: told(answer),
      where: `${whereOf(operation, 'parameters')} (Idempotency-Key), docs/architecture.md`,
    },
  )
}

/** Keys of acts come again after much else has happened, and after a day where the sandbox has a clock. */
export async function later(run: Run): Promise<void> {
  const { acted } = run
  const ofStaff = acted.filter(({ operation }) => operation.audience === 'staff')
  const others = acted.filter(({ operation }) => operation.audience !== 'staff')
  for (const one of ofStaff) await goOn(run, one)
  await forEach(others, (one) => goOn(run, one))
  for (const one of ofStaff) await again(run, one)
  const clock = (body: object) => run.guest().visitor.send('POST', '/sandbox/clock', { body })
  await clock({ advanceMs: ahead })
  try {
    await forEach(others, (one) => again(run, one))
  } finally {
    await clock({ reset: true })
  }
}
