import { makeApp, makePlayer } from '@marquee/core/testing'
import { describe, expect, it } from 'vitest'
import { verification } from './feature.ts'
import {
  addDocument,
  documentsQuery,
  hearAction,
  hearProfile,
  hearStatus,
  identityQuery,
  lastActionQuery,
} from './queries.ts'
import { makeDocument, makeIdentity, makeRejectedDocument } from './testing/makeVerification.ts'

async function makeTools() {
  const { runtime } = await makeApp({
    brand: { features: [verification()] },
    player: makePlayer(),
    data: [
      [['player', 'identity'], makeIdentity({ status: 'pending' })],
      [['player', 'documents'], [makeDocument()]],
      [['player', 'profile'], {}],
    ],
  })
  const isStale = (key: string) =>
    runtime.queryClient.getQueryState(['player', key])?.isInvalidated ?? false
  return { ...runtime, isStale }
}

describe('what pushes say', () => {
  it('VERIFY-22 VERIFY-23 turns the check off in the tab once it is passed', async () => {
    const tools = await makeTools()
    hearStatus(tools, { status: 'approved' })
    expect(tools.queryClient.getQueryData(identityQuery(tools.api).queryKey)).toMatchObject({
      status: 'approved',
      canStart: false,
    })
    expect([tools.isStale('identity'), tools.isStale('profile')]).toEqual([true, true])
  })

  it('leaves the check open after a refusal', async () => {
    const tools = await makeTools()
    hearStatus(tools, { status: 'rejected' })
    expect(tools.queryClient.getQueryData(identityQuery(tools.api).queryKey)).toMatchObject({
      status: 'rejected',
      canStart: true,
    })
  })

  it('keeps the last action of the card check', async () => {
    const tools = await makeTools()
    hearAction(tools, { action: 'needScanDocument' })
    expect(tools.queryClient.getQueryData(lastActionQuery.queryKey)).toBe('needScanDocument')
    expect(tools.isStale('identity')).toBe(true)
  })

  it('asks again only for what changed', async () => {
    const tools = await makeTools()
    hearProfile(tools, { changed: ['name'] })
    expect(['documents', 'identity', 'profile'].map(tools.isStale)).toEqual([false, false, false])
    hearProfile(tools, { changed: ['documents'] })
    expect(['documents', 'identity', 'profile'].map(tools.isStale)).toEqual([true, false, false])
    hearProfile(tools, { changed: ['documentConfirmStatus'] })
    expect(['documents', 'identity', 'profile'].map(tools.isStale)).toEqual([true, true, true])
  })
})

describe('addDocument', () => {
  it('puts a new document first, and one that came twice once', async () => {
    const tools = await makeTools()
    addDocument(tools.queryClient, makeRejectedDocument())
    addDocument(tools.queryClient, makeRejectedDocument())
    const known = tools.queryClient.getQueryData(documentsQuery(tools.api).queryKey)
    expect(known?.map(({ name }) => name)).toEqual(['bill-of-october.pdf', 'passport.jpg'])
  })
})
