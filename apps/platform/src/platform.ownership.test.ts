import type { Call } from '@marquee/contract/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ForeignRequest, foreignRequests } from './testing/foreignRequests.ts'
import { callsOf, fillPath, roleFor, tablesOf, untilPushesLeft } from './testing/hardening.ts'
import type { Answer, TestClient } from './testing/makeClient.ts'
import { makeOwner, type Owner } from './testing/makeOwner.ts'
import { makePlatform } from './testing/makePlatform.ts'
import { backOfficeHost, makeStaff } from './testing/makeStaff.ts'
import { ownerColumns } from './testing/ownOneOfEach.ts'
import { contract } from './contract.ts'

const brand = 'wireframe'
const otherBrand = 'tao'

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

let owner: Owner
let strangers: Record<string, TestClient>

const makeStranger = (of: string) => platform.signUp({ name: 'Bo' }, { brand: of })
beforeAll(async () => {
  owner = await makeOwner(platform, brand)
  strangers = {
    [brand]: await makeStranger(brand),
    [otherBrand]: await makeStranger(otherBrand),
  }
}, 60_000)

/** Asks for every row of the owner's, by table: those that name them, and those that hold an id of theirs. */
async function askForRows() {
  const { db } = platform.kernel
  const columns = await ownerColumns(db)
  const ids = owner.ids.map((id) => `%${id}%`)
  const parts = (await tablesOf(db)).map((name) => {
    const named = (columns.get(name) ?? []).map(
      (column) => sql`t.${sql.ref(column)} = ${owner.player.playerId} or`,
    )
    return sql`select ${sql.lit(name)} as name,
      coalesce(string_agg(t::text, '\n' order by t::text), '') as content
      from ${sql.table(name)} t
      where ${sql.join(named, sql` `)} t::text like any (array[${sql.join(ids)}])`
  })
  return sql<{ name: string; content: string }>`${sql.join(parts, sql` union all `)}`
}

/** Tables do not change while the tests run. */
let question: ReturnType<typeof askForRows> | undefined
async function rowsOfOwner(): Promise<Record<string, string>> {
  await untilPushesLeft(platform)
  const { rows } = await (await (question ??= askForRows())).execute(platform.kernel.db)
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

const without = (rows: Record<string, string>, tables: string[] = []) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !tables.includes(name)))

/** The owner's rows as the last call left them, for the next to find. */
let left: Record<string, string> | undefined
/** Reading a row of every table costs more than the calls that are tested: what one leaves the next begins with. */
async function rowsBefore(): Promise<Record<string, string>> {
  const rows = left ?? (await rowsOfOwner())
  left = undefined
  return rows
}
const rowsAfter = async (): Promise<Record<string, string>> => (left = await rowsOfOwner())

/** An answer as anybody could search it. */
const textOf = ({ body, headers }: Answer): string => JSON.stringify([body, headers]).toLowerCase()

/** A refusal may say the id again that the asker put into the path: it tells nothing new. */
function expectNothingOfOwner(answer: Answer, { params = {} }: ForeignRequest = {}): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  const asked = answer.status < 400 ? [] : Object.values(params)
  const text = asked.reduce<string>((all, id) => all.replaceAll(String(id), ''), textOf(answer))
  expect(owner.traces.filter((trace) => text.includes(trace.toLowerCase()))).toEqual([])
}

function send(client: TestClient, call: Call, request: ForeignRequest): Promise<Answer> {
  const { params = {}, query, body, raw, headers } = request
  const path = fillPath(call, (name) => encodeURIComponent(String(params[name] ?? '')))
  return client.send(call.method, path, {
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(raw !== undefined && { raw }),
    ...(headers && { headers }),
    ...(call.effect && { key: crypto.randomUUID() }),
  })
}

const answered = callsOf(platform)
const ofPlayers = answered.filter(({ audience }) => audience !== 'staff')
const ofStaff = answered.filter(({ audience }) => audience === 'staff')

describe('whose things are whose', () => {
  it('is asked of every call of the contract, with a row for each that is not for staff', () => {
    const declared = Object.values(contract.calls).filter(({ audience }) => audience !== 'staff')
    expect(Object.keys(foreignRequests).sort()).toEqual(declared.map(({ id }) => id).sort())
  })

  it('is asked about an owner who has a row in every table that names players', async () => {
    const rows = await rowsOfOwner()
    const names = [...(await ownerColumns(platform.kernel.db)).keys()]
    expect(names.filter((name) => !rows[name])).toEqual([])
    expect(Object.values(rows).join('')).toContain(owner.documentId)
  })
})

describe.each(ofPlayers)('$method $path ($id)', (call) => {
  const requestFor = (): ForeignRequest => {
    const request = foreignRequests[call.id]
    if (!request) throw new Error(`Say in foreignRequests.ts how a stranger asks ${call.id}.`)
    return request(owner)
  }

  it('gives nobody else anything of a player’s, and changes nothing of theirs', async () => {
    const request = requestFor()
    const before = await rowsBefore()

    const guest = await send(platform.guest({ brand }), call, request)
    expectNothingOfOwner(guest, request)
    const refusal = { player: 401, affiliate: 401, renderer: 403 }[call.audience as string]
    expect(guest.status).toBe(refusal ?? guest.status)

    for (const place of [brand, otherBrand]) {
      const stranger = strangers[place] ?? (await makeStranger(place))
      const answer = await send(stranger, call, request)
      expectNothingOfOwner(answer, request)
      const told = request.named ? [403, 404] : (request.answers ?? [200])
      expect(told, `${place}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      if (request.ends) strangers[place] = await makeStranger(place)
    }
    const after = await rowsAfter()
    expect(without(after, request.leaves)).toEqual(without(before, request.leaves))
  })
})

describe('a document’s file', () => {
  it('comes to its owner alone', async () => {
    const path = `/rest/verification/documents/${owner.documentId}/file/`
    const ask = async (client: TestClient) => client.send('GET', path)
    expect(textOf(await ask(owner.player))).toContain('%pdf-1.7')
    const refused = [
      await ask(platform.guest({ brand })),
      ...(await Promise.all(Object.values(strangers).map(ask))),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 404, 404])
    for (const answer of refused) expectNothingOfOwner(answer)
  })
})

describe.each(ofStaff)('$method $path ($id)', (call) => {
  const path = () => {
    const { player, roundId, documentId } = owner
    const values: Record<string, string> = {
      brand,
      playerId: player.playerId,
      roundId,
      documentId,
    }
    return fillPath(call, (name) => values[name] ?? crypto.randomUUID())
  }
  const ask = (client: TestClient, headers = {}) =>
    client.send(call.method, path(), {
      headers,
      ...(call.body && { body: {} }),
      ...(call.effect && { key: crypto.randomUUID() }),
    })

  it('is refused to players, at their brand as at the back office', async () => {
    const before = await rowsOfOwner()
    const own = owner.player
    for (const client of [own, ...Object.values(strangers), platform.guest({ brand })]) {
      const elsewhere = await ask(client)
      expectNothingOfOwner(elsewhere)
      expect(elsewhere.status).toBe(404)
      const inside = await ask(client, { host: backOfficeHost })
      expectNothingOfOwner(inside)
      // What is asked is looked at first, so that an empty form may be what is refused.
      expect([400, 401]).toContain(inside.status)
    }
    expect(await rowsOfOwner()).toEqual(before)
  })

  it.skipIf(call.access === 'door' || call.access === 'signed-in')(
    'gives nothing to staff of another brand',
    async () => {
      const staff = await makeStaff(platform, { role: roleFor(call), brands: [otherBrand] })
      const answer = await ask(await staff.signIn())
      expectNothingOfOwner(answer)
      expect([400, 403]).toContain(answer.status)
    },
  )
})
