import type { VerificationDocument } from '@marquee/contract'
import { When } from '../format/When.tsx'

export const kindName: Record<VerificationDocument['kind'], string> = {
  identity: 'Identity',
  address: 'Address',
  payment: 'Payment method',
}

/** What each decision is called in a document's story. */
const eventName: Record<VerificationDocument['status'], string> = {
  pending: 'Sent',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** What became of a document, with the reasons that were given. */
export function DocumentHistory({ document }: { document: VerificationDocument }) {
  return (
    <ul>
      {document.history.map((event) => (
        <li key={event.at}>
          {eventName[event.status]} <When at={event.at} />
          {event.reason && `: ${event.reason}`}
        </li>
      ))}
    </ul>
  )
}
