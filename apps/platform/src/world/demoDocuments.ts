import { Readable } from 'node:stream'
import { keepDocument, reviewDocument } from '@marquee/platform-identity/verification/documents'
import { receiveFile } from '@marquee/platform-identity/verification/receive'
import { documentsOf } from '@marquee/platform-identity/verification/store'
import type { DocumentKind } from '@marquee/contract'
import { drawCard } from './drawCard.ts'
import type { Demo } from './demo.ts'

async function send(
  { visitor, surroundings }: Demo,
  { kind, name, shade }: { kind: DocumentKind; name: string; shade: number },
): Promise<string> {
  const { kernel, playerId } = visitor
  const { files } = surroundings
  const file = drawCard(shade)
  const body = Readable.from([file])
  const received = await receiveFile(body, {
    files,
    announced: file.length,
    random: kernel.random,
  })
  const kept = { playerId, kind, name, received, files, idempotency: null }
  const { id } = await keepDocument(kernel, kept)
  return id
}

const dark = 40
const light = 200

/** A picture of a card that is too dark to be read. */
export async function sendIdentity(demo: Demo): Promise<void> {
  await send(demo, { kind: 'identity', name: 'id-card.png', shade: dark })
}

/** It is refused with its reason, and the next picture is approved: the player is verified. */
export async function rejectAndSendAgain(demo: Demo): Promise<void> {
  const { kernel, playerId } = demo.visitor
  const by = 'Casey Compliance'
  for (const { id: documentId } of await documentsOf(kernel.db, playerId)) {
    const reason = 'The picture is too dark to read. Take it again in daylight.'
    await reviewDocument(kernel, { documentId, decision: 'rejected', reason, by })
  }
  demo.clock.advance(3_600_000)
  const documentId = await send(demo, { kind: 'identity', name: 'id-card-2.png', shade: light })
  demo.clock.advance(7_200_000)
  await reviewDocument(kernel, { documentId, decision: 'approved', reason: null, by })
}

/** A bill that staff have yet to look at. */
export async function sendAddress(demo: Demo): Promise<void> {
  await send(demo, { kind: 'address', name: 'utility-bill.png', shade: light })
}
