import type {
  AuditEntry,
  FailedMessage,
  StaffAccount,
  StaffLedgerEntry,
  StaffPlayer,
  StaffPurchase,
  StaffRefund,
  StaffQueuedDocument,
  StaffRedemption,
  StaffRound,
} from '@marquee/contract'
import { backOffice, operations } from '@marquee/contract'
import { freeEntryDesk, type StaffFreeEntry } from './free-entries/calls.ts'
import type {
  DataProvider,
  GetListParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
} from 'react-admin'
import { api } from './api.ts'
import {
  moneyRefId,
  parseMoneyRef,
  parsePlayerRef,
  parseRoundRef,
  playerRefId,
  roundRefId,
} from './ids.ts'
import { currentMember } from './session/member.ts'

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'signal'>

/** Page and order as the platform takes them. */
function pageOf<const S extends string>(
  { pagination, sort }: ListParams,
  sorts: readonly [S, ...S[]],
) {
  const { page = 1, perPage = 25 } = pagination ?? {}
  return {
    limit: perPage,
    offset: (page - 1) * perPage,
    sort: sorts.find((name) => name === sort?.field) ?? sorts[0],
    order: sort?.order === 'ASC' ? ('asc' as const) : ('desc' as const),
  }
}

/** The brand a list is asked for; a member's first one until another is chosen. */
async function brandOf({ brand }: { brand?: string }): Promise<string> {
  if (brand) return brand
  const first = (await currentMember())?.brands[0]
  if (!first) throw new Error('You belong to no brand yet. Ask who runs the platform for one.')
  return first.key
}

const given = (filter: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    ),
  )

/** One that waits, with the brand whose call answered it. */
export interface QueuedDocument extends StaffQueuedDocument {
  brand: string
}

/** A card that came by mail, with the brand whose call answered it. */
export interface FreeEntryLine extends StaffFreeEntry {
  /** For the list. */
  id: string
  brand: string
}

interface Listed<T> {
  data: T[]
  total: number
}

const lists: Record<string, (params: ListParams) => Promise<Listed<RaRecord>>> = {
  async players(params): Promise<Listed<StaffPlayer>> {
    const { q } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { data } = await api.call(backOffice.players, {
      params: { brand },
      query: { ...pageOf(params, ['createdAt', 'login']), q },
      signal: params.signal,
    })
    const items = data.items.map((player) => ({
      ...player,
      id: playerRefId({ brand, playerId: player.id }),
    }))
    return { data: items, total: data.total }
  },

  async documents(params): Promise<Listed<QueuedDocument>> {
    const { kind } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { limit, offset } = pageOf(params, ['sentAt'])
    const { data } = await api.call(backOffice.documentQueue, {
      params: { brand },
      query: { limit, offset, kind: kind as StaffQueuedDocument['kind'] | undefined },
      signal: params.signal,
    })
    return { data: data.items.map((item) => ({ ...item, brand })), total: data.total }
  },

  async redemptions(params): Promise<Listed<StaffRedemption>> {
    const { status } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { limit, offset } = pageOf(params, ['createdAt'])
    const { data } = await api.call(backOffice.redemptions, {
      params: { brand },
      query: { limit, offset, status: status as StaffRedemption['status'] | undefined },
      signal: params.signal,
    })
    const items = data.items.map((one) => ({
      ...one,
      id: moneyRefId({ brand, playerId: one.player.id, moneyId: one.id }),
    }))
    return { data: items, total: data.total }
  },

  async 'free-entries'(params): Promise<Listed<FreeEntryLine>> {
    const { status, q } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { limit, offset } = pageOf(params, ['requestedAt'])
    const { data } = await api.call(freeEntryDesk.requests, {
      params: { brand },
      query: { limit, offset, q, status: status as StaffFreeEntry['status'] | undefined },
      signal: params.signal,
    })
    return { data: data.items.map((one) => ({ ...one, id: one.code, brand })), total: data.total }
  },

  async purchases(params): Promise<Listed<StaffPurchase>> {
    const { status, playerId } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { limit, offset } = pageOf(params, ['createdAt'])
    const { data } = await api.call(backOffice.purchases, {
      params: { brand },
      query: { limit, offset, playerId, status: status as StaffPurchase['status'] | undefined },
      signal: params.signal,
    })
    const items = data.items.map((one) => ({
      ...one,
      id: moneyRefId({ brand, playerId: one.player.id, moneyId: one.id }),
    }))
    return { data: items, total: data.total }
  },

  async refunds(params): Promise<Listed<StaffRefund & { id: string }>> {
    const { state } = given(params.filter)
    const brand = await brandOf(params.filter)
    const { limit, offset } = pageOf(params, ['decidedAt'])
    const { data } = await api.call(backOffice.refunds, {
      params: { brand },
      query: { limit, offset, state: state as 'owed' | 'ordered' | undefined },
      signal: params.signal,
    })
    const items = data.items.map((one) => ({
      ...one,
      id: moneyRefId({ brand, playerId: one.player.id, moneyId: one.depositId }),
    }))
    return { data: items, total: data.total }
  },

  async messages(params): Promise<Listed<FailedMessage>> {
    const { limit, offset } = pageOf(params, ['createdAt'])
    const { data } = await api.call(operations.messages, {
      params: { brand: await brandOf(params.filter) },
      query: { limit, offset },
      signal: params.signal,
    })
    return { data: data.items, total: data.total }
  },

  async staff(params): Promise<Listed<StaffAccount>> {
    const { limit, offset } = pageOf(params, ['name'])
    const { data } = await api.call(backOffice.staff, {
      params: { brand: await brandOf(params.filter) },
      query: { limit, offset },
      signal: params.signal,
    })
    return { data: data.items, total: data.total }
  },

  async audit(params): Promise<Listed<AuditEntry>> {
    const { staffId, playerId, action, outcome, from, to } = given(params.filter)
    const { sort: _, ...page } = pageOf(params, ['at'])
    const brand = await brandOf(params.filter)
    const { data } = await api.call(backOffice.audit, {
      params: { brand },
      query: {
        ...page,
        staffId,
        playerId,
        action,
        from,
        to,
        outcome: outcome as AuditEntry['outcome'] | undefined,
      },
      signal: params.signal,
    })
    return { data: data.items, total: data.total }
  },
}

const references: Record<string, (params: GetManyReferenceParams) => Promise<Listed<RaRecord>>> = {
  async ledger(params): Promise<Listed<StaffLedgerEntry>> {
    const { wallet, kind } = given(params.filter)
    const { data } = await api.call(backOffice.ledger, {
      params: parsePlayerRef(params.id),
      query: {
        ...pageOf(params, ['at', 'amount']),
        wallet: wallet as StaffLedgerEntry['wallet'] | undefined,
        kind,
      },
      signal: params.signal,
    })
    return { data: data.items, total: data.total }
  },

  async rounds(params): Promise<Listed<StaffRound>> {
    const player = parsePlayerRef(params.id)
    const { gameMode, status } = given(params.filter)
    const { data } = await api.call(backOffice.rounds, {
      params: player,
      query: {
        ...pageOf(params, ['createdAt', 'cost', 'win']),
        gameMode: gameMode as StaffRound['gameMode'] | undefined,
        status: status as StaffRound['status'] | undefined,
      },
      signal: params.signal,
    })
    const items = data.items.map((round) => ({
      ...round,
      id: roundRefId({ ...player, roundId: round.id }),
    }))
    return { data: items, total: data.total }
  },
}

const ones: Record<string, (params: GetOneParams) => Promise<RaRecord>> = {
  async players({ id, signal }) {
    const { data } = await api.call(backOffice.player, { params: parsePlayerRef(id), signal })
    return { ...data, id, playerId: data.id }
  },

  async redemptions({ id, signal }) {
    const { moneyId: redemptionId, ...player } = parseMoneyRef(id)
    const params = { ...player, redemptionId }
    const { data } = await api.call(backOffice.redemption, { params, signal })
    return { ...data, id, redemptionId }
  },

  async purchases({ id, signal }) {
    const { moneyId: depositId, ...player } = parseMoneyRef(id)
    const { data } = await api.call(backOffice.purchase, {
      params: { ...player, depositId },
      signal,
    })
    return { ...data, id, depositId }
  },

  async rounds({ id, signal }) {
    const { data } = await api.call(backOffice.round, { params: parseRoundRef(id), signal })
    return { ...data, id, roundId: data.id }
  },
}

function found<T>(table: Record<string, T>, resource: string): T {
  const asked = table[resource]
  if (!asked) throw new Error(`The platform has no such call for '${resource}'.`)
  return asked
}

const refuse = async (resource: string): Promise<never> => {
  throw new Error(`'${resource}' is only read; what staff do has calls of its own.`)
}

/** For react-admin, whoever asks says what a record of a resource is; the tables above are where that is decided. */
const asAsked = <Asked extends RaRecord>(record: RaRecord) => record as Asked

const asAskedAll = <Asked extends RaRecord>({ data, total }: Listed<RaRecord>): Listed<Asked> => ({
  data: data.map((record) => asAsked<Asked>(record)),
  total,
})

/** react-admin's reading of lists and records over the platform's calls for staff. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: async (resource, params) => asAskedAll(await found(lists, resource)(params)),
  getOne: async (resource, params) => ({
    data: asAsked(await found(ones, resource)(params)),
  }),
  getManyReference: async (resource, params) =>
    asAskedAll(await found(references, resource)(params)),
  getMany: async (resource, { ids, signal }) => ({
    data: await Promise.all(
      ids.map(async (id) => asAsked(await found(ones, resource)({ id, signal }))),
    ),
  }),
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
}
