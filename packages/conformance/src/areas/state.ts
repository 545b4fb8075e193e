import { codeIn } from '../client.ts'
import { whereOf } from '../document.ts'
import { told } from '../judge.ts'
import { type Actor, forEach, type Run, someone } from '../run.ts'
import { makeReady } from './answers.ts'
import { standing } from './repetition.ts'

/** What only asks changes nothing that calls tell of. */
export async function reading(run: Run): Promise<void> {
  const asks = run.operations.filter(
    ({ effect, audience }) => !effect && (audience === 'player' || audience === 'public'),
  )
  await forEach(chunks(asks, 4), async (some) => {
    const player = await run.player()
    let before = await standing(run, player)
    for (const operation of some) {
      const input = run.inputFor(player, operation)
      await run.ask(player, operation, input)
      await run.ask(player, operation, input)
      const after = await standing(run, player)
      run.report.check('reading', operation.id, after === before, {
        expected: 'what only asks changes nothing',
        came: `${before} became ${after}`,
        where: whereOf(operation, 'x-effect'),
      })
      before = after
    }
  })
}

const chunks = <Item>(items: Item[], parts: number): Item[][] =>
  Array.from({ length: parts }, (_, part) => items.filter((__, n) => n % parts === part))

/** What one player has is nobody else's. */
export async function ownership(run: Run): Promise<void> {
  const owner = await run.player()
  const stranger = await run.player()
  const play = run.call('rounds.play')
  await run.ask(owner, play, run.reached.get(play.id) ?? run.inputFor(owner, play))
  for (const id of ['player.sessions', 'inbox.list']) {
    const operation = run.contract.find(id)
    if (operation) await run.ask(owner, operation, { path: operation.path })
  }
  const named = run.operations.filter(
    ({ audience, path, errors }) =>
      audience === 'player' && /\{id\}/.test(path) && errors.includes('not-found'),
  )
  const isOwn = /^(rounds|history|cash)\.|account\.endSession/
  for (const operation of named) {
    if (!isOwn.test(operation.id)) continue
    const given = await makeReady(run, owner, operation)
    const { path } = { ...run.inputFor(owner, operation), ...given }
    const hasOne = path !== run.inputFor(run.guest(), operation).path
    if (!hasOne) {
      run.report.gap('ownership', operation.id, 'nothing was there to ask for')
      continue
    }
    const answer = await run.ask(stranger, operation, {
      ...run.inputFor(stranger, operation),
      ...given,
      path,
    })
    run.report.check('ownership', operation.id, [403, 404].includes(answer.status), {
      expected: '404 for what is another player’s',
      came: told(answer),
      where: whereOf(operation, 'x-audience'),
    })
  }
  const own = ['player.me', 'player.profile', 'player.sessions']
  for (const id of own) {
    const operation = run.contract.find(id)
    if (!operation || !run.operations.includes(operation)) continue
    const [one, other] = [
      await run.ask(owner, operation, { path: operation.path }),
      await run.ask(stranger, operation, { path: operation.path }),
    ]
    run.report.check(
      'ownership',
      id,
      one.text !== other.text && !other.text.includes(emailOf(owner)),
      {
        expected: 'everybody their own',
        came: told(other),
        where: whereOf(operation, 'x-audience'),
      },
    )
  }
}

const emailOf = ({ credentials }: Actor): string => credentials?.email ?? ''

/** Sessions begin with a cookie that scripts cannot read, and end when they are ended. */
export async function sessions(run: Run): Promise<void> {
  const { report } = run
  const me = run.call('player.me')
  const where = 'openapi.json#/components/securitySchemes/playerSession'
  const player = await run.player()
  const isSecure = run.target.url.startsWith('https:')

  async function begins(id: string, body: object): Promise<Actor> {
    const actor = run.guest()
    const operation = run.call(id)
    const answer = await run.ask(actor, operation, { path: operation.path, body })
    const lines = answer.headers['set-cookie'] ?? []
    const line = lines.find((text) => /^(__Host-)?marquee=/.test(text)) ?? ''
    const rules: [string, boolean][] = [
      ['a session cookie', line !== ''],
      ['HttpOnly', /;\s*httponly/i.test(line)],
      ['SameSite=Lax or Strict', /;\s*samesite=(lax|strict)/i.test(line)],
      ['Path=/', /;\s*path=\/(;|$)/i.test(line)],
      ['no Domain', !/;\s*domain=/i.test(line)],
      ...(isSecure
        ? ([
            ['Secure', /;\s*secure/i.test(line)],
            ['the name __Host-marquee', line.startsWith('__Host-')],
          ] as [string, boolean][])
        : []),
    ]
    for (const [rule, holds] of rules)
      report.check('sessions', id, holds, {
        expected: `${rule} in what ${id} sets`,
        came: lines.join(' | ') || 'no cookie',
        where,
      })
    return actor
  }

  const credentials = player.credentials ?? { email: '', password: '' }
  const signedIn = await begins('session.signIn', credentials)
  const email = `conformance-${crypto.randomUUID()}@example.test`
  const form = run.reached.get('session.signUp')?.body ?? run.call('session.signUp').body?.example
  await begins('session.signUp', {
    ...(form as object),
    ...someone(),
    email,
    password: 'nine quiet lamps',
  })

  const signIn = run.call('session.signIn')
  const refused = await run.ask(run.guest(), signIn, {
    path: signIn.path,
    body: { ...credentials, password: 'not the password' },
  })
  report.check('sessions', signIn.id, codeIn(refused) === 'wrong-credentials', {
    expected: '401 wrong-credentials for a wrong password',
    came: told(refused),
    where: whereOf(signIn, 'x-errors'),
  })
  report.check(
    'sessions',
    signIn.id,
    !refused.headers['set-cookie']?.join().match(/marquee=[^;]/),
    {
      expected: 'no session for a wrong password',
      came: String(refused.headers['set-cookie']),
      where,
    },
  )

  const logout = run.call('session.logout')
  const kept = new Map(signedIn.visitor.cookies)
  await run.ask(signedIn, logout, { path: logout.path })
  const after = { ...run.guest(), known: signedIn.known }
  for (const [name, value] of kept) after.visitor.cookies.set(name, value)
  const asked = await run.ask(after, me, { path: me.path })
  report.check('sessions', logout.id, asked.status === 401, {
    expected: '401 for the session that was ended',
    came: told(asked),
    where: whereOf(logout),
  })
}
