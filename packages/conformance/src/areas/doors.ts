import { randomUUID } from 'node:crypto'
import { codeIn, makeVisitor } from '../client.ts'
import { type Operation, whereOf } from '../document.ts'
import { told } from '../judge.ts'
import { type Actor, forEach, type Run } from '../run.ts'

const foreign = 'https://elsewhere.example'

/** How no page of a brand asks for an act, and what it is told. */
const wrong: [name: string, headers: Record<string, string | null>, codes: string[]][] = [
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, ['cross-site']],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, ['cross-site']],
  ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }, ['cross-site']],
  ['neither Sec-Fetch-Site nor Origin', { 'sec-fetch-site': null }, ['cross-site']],
  ['an Origin of elsewhere', { origin: foreign, 'sec-fetch-site': null }, ['cross-site']],
  ['an Origin of elsewhere that claims the same site', { origin: foreign }, ['cross-site']],
  ['no key', { 'idempotency-key': null }, ['missing-idempotency-key']],
  ['a key that is no UUID', { 'idempotency-key': 'again' }, ['missing-idempotency-key']],
]

/** Somebody for each audience, for what is refused whoever asks. */
async function oneOfEach(run: Run): Promise<(operation: Operation) => Promise<Actor | null>> {
  const player = await run.player()
  const has = (audience: string) => run.operations.some((one) => one.audience === audience)
  const partner = has('affiliate') ? await run.partner() : null
  const guest = run.guest()
  return async ({ audience, access }) => {
    if (audience === 'player') return player
    if (audience === 'affiliate') return partner
    return audience === 'staff' ? run.staff({ access }) : guest
  }
}

/** Acts that no page of the brand asked for are refused, each for its reason. */
export async function actsNeedAPage(run: Run): Promise<void> {
  const actorOf = await oneOfEach(run)
  const acts = run.operations.filter(({ effect, audience }) => effect && audience !== 'renderer')
  await forEach(acts, async (operation) => {
    const actor = await actorOf(operation)
    if (!actor)
      return run.report.gap('acts', operation.id, `nobody to ask as (${operation.audience})`)
    const input = run.inputFor(actor, operation)
    for (const [name, headers, codes] of wrong) {
      const answer = await run.ask(actor, operation, input, { headers })
      const holds = answer.status === 403 && codes.includes(codeIn(answer) ?? '')
      run.report.check('acts', operation.id, holds, {
        expected: `403 ${codes.join(' or ')} with ${name}`,
        came: told(answer),
        where: `${whereOf(operation, 'x-effect')}, docs/adding-an-endpoint.md`,
      })
    }
  })
}

/** Calls answer those they are for, and nobody else. */
export async function audiences(run: Run): Promise<void> {
  const { report, operations } = run
  const player = await run.player()
  await forEach(operations, async (operation) => {
    const { id, audience, access } = operation
    const where = whereOf(operation, 'x-audience')
    const input = run.reached.get(id) ?? run.inputFor(player, operation)
    const expect = async (actor: Actor, who: string, outcomes: [number, string?][]) => {
      const answer = await run.ask(actor, operation, input)
      const holds = outcomes.some(
        ([status, code]) => answer.status === status && (!code || codeIn(answer) === code),
      )
      report.check('audience', id, holds, {
        expected: `${outcomes.map((one) => one.join(' ')).join(' or ')} for ${who}`,
        came: told(answer),
        where,
      })
    }
    if (audience === 'player' || audience === 'affiliate')
      await expect(run.guest(), 'a guest', [[401, 'unauthorized']])
    if (audience === 'affiliate') await expect(player, 'a player', [[403, 'forbidden']])
    if (audience === 'renderer') {
      await expect(run.guest(), 'a guest', [[403, 'forbidden']])
      await expect(player, 'a player', [[403, 'forbidden']])
    }
    if (audience === 'guest') await expect(player, 'a player', [[403, 'forbidden']])
    if (audience === 'staff') {
      await expect(player, 'a player at the brand', [[404, 'not-found']])
      const { backOffice } = run.target
      if (!backOffice) return report.gap('audience', id, 'no back office was named')
      if (access === 'door') return
      const stranger = { ...run.guest(), visitor: makeVisitor(backOffice) }
      // What is asked is looked at first, so that the form may be what is refused.
      await expect(stranger, 'a stranger at the back office', [[401, 'unauthorized'], [400]])
    }
  })
}

/** Addresses: what there is not, and both spellings of what there is. */
export async function addresses(run: Run): Promise<void> {
  const { visitor } = run.guest()
  const where = 'docs/contracts/conformance.md, Addresses'
  const checks: [string, string][] = [
    ['GET', `/rest/${randomUUID()}/`],
    ['PATCH', run.call('player.me').path],
    ['GET', '/api/rest/translations/%00'],
  ]
  for (const [method, path] of checks) {
    const answer = await visitor.send(method, path)
    const holds = answer.status >= 400 && answer.status < 500 && codeIn(answer) !== undefined
    run.report.check('errors', `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`, holds, {
      expected: 'a refusal with a code',
      came: told(answer),
      where,
    })
  }
  const plain = run.operations.filter(
    ({ effect, audience, path }) => !effect && audience === 'public' && !path.includes('{'),
  )
  await forEach(plain, async (operation) => {
    const input = run.reached.get(operation.id)
    if (!input) return
    const other = input.path.endsWith('/') ? input.path.slice(0, -1) : `${input.path}/`
    const guest = run.guest()
    const usual = await run.ask(guest, operation, input)
    const answer = await run.ask(guest, operation, { ...input, path: other })
    run.report.check('answers', operation.id, answer.status === usual.status, {
      expected: `${usual.status} at ${other} too: both spellings of an address answer`,
      came: told(answer),
      where,
    })
  })
}
