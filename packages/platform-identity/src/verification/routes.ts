import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { outside } from '@marquee/platform-kernel/outside'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { openWebhookCount, takeWebhook, type WebhookCount } from '@marquee/platform-kernel/webhook'
import { ownDocument } from './documents.ts'
import type { DocumentType } from './fileType.ts'
import { takeProviderEvent } from './identity.ts'
import { documentName } from './receive.ts'

const downloadLimit = { name: 'documents', points: 120, seconds: 60 }

/** What files of a type end in, the usual first. */
const endings: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

/** A name by which a saved file opens as what it is: `x.html` of a picture becomes `x.png`. */
export function fittingName(name: string, type: DocumentType): string {
  const [usual, ...others] = endings[type]
  const [, stem = name, ending = ''] = /^(.+?)\.([^.]*)$/s.exec(name) ?? []
  return [usual, ...others].includes(ending.toLowerCase()) ? name : `${stem}.${usual}`
}

/** Always saved, never shown: what a stranger sent must not run on the site's own origin. */
export function fileHeaders(
  given: string,
  type: DocumentType,
  size: number,
): Record<string, string> {
  const name = fittingName(given, type)
  return {
    'content-type': type,
    'content-length': String(size),
    'content-disposition': `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

/** A player's own document, as an attachment; somebody else's does not exist. */
async function download(http: Context, surroundings: Surroundings): Promise<Response> {
  const { session } = await visitorOf(http, surroundings)
  if (!session) throw new PlatformError('unauthorized', 'Sign in first: documents are private.')
  await surroundings.limit(downloadLimit, session.playerId)
  const id = z.uuid().safeParse(http.req.param('id'))
  if (!id.success) throw new PlatformError('not-found', 'There is no such document.')
  const { kernel } = surroundings
  const { file, name, type, size } = await ownDocument(kernel, session.playerId, id.data)
  const stream = await surroundings.files.read(documentName(file))
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: fileHeaders(name, type, size),
  })
}

const countedAs = (metrics: WebhookCount['metrics']) => ({ metrics, provider: 'identity' })

/** What the identity provider reports: signed in its own manner, applied once. */
async function webhook(http: Context, surroundings: Surroundings): Promise<Response> {
  const { kernel, providers } = surroundings
  const { identity } = providers
  if (!identity || identity.name !== http.req.param('provider'))
    throw new PlatformError('not-found', 'There is no provider of this name.')
  const report = await takeWebhook(http, (sent) => identity.read(sent), countedAs(kernel.metrics))
  if (report) await takeProviderEvent(kernel, identity, report)
  return http.json({ success: true })
}

/** Files and webhooks: what the contract, being JSON for players' pages, does not hold. */
export function mountVerification(app: Hono, surroundings: Surroundings): void {
  openWebhookCount(countedAs(surroundings.kernel.metrics))
  const answer = (handle: typeof download) =>
    outside(surroundings.log, (http) => handle(http, surroundings))
  for (const slash of ['', '/']) {
    app.get(`/rest/verification/documents/:id/file${slash}`, answer(download))
    app.post(`/rest/verification/webhook/:provider${slash}`, answer(webhook))
  }
}
