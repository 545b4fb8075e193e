import type { Supply, Supplies } from '@marquee/conformance/supplies'

/** Has a document of the player in the call of staff. */
const withDocument: Supply = async ({ ask, name }) => {
  const sent = (await ask('verification.upload')) as { data: { id: string } } | null
  if (sent) name('documentId', sent.data.id)
  return undefined
}

interface Sent {
  data: { documents: { id: string }[] }
}

export const moves: Supplies = {
  async 'verification.upload'({ ask, give }) {
    const told = (await ask('verification.documents')) as Sent | null
    for (const { id } of told?.data.documents ?? [])
      await give(`/sandbox/documents/${id}/review`, { decision: 'approved' })
    return undefined
  },
}

export const supplies: Supplies = {
  'backOffice.documentFile': withDocument,
  'backOffice.reviewDocument': withDocument,
}
