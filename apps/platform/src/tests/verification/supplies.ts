import type { Supply, Supplies } from '@marquee/conformance/supplies'

/** Has a document of the player in the call of staff. */
const withDocument: Supply = async ({ ask, name }) => {
  const sent = (await ask('verification.upload')) as { data: { id: string } } | null
  if (sent) name('documentId', sent.data.id)
  return undefined
}

export const supplies: Supplies = {
  'backOffice.documentFile': withDocument,
  'backOffice.reviewDocument': withDocument,
}
